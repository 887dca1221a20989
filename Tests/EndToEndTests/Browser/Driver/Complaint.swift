import JSONCoding

/// Something that a browser's console shows in red.
struct Complaint {
    var sentence: String

    /// Reads an event of the browser; nil where it is no complaint.
    init?(method: String, parameters: JSONValue) {
        switch method {
        case "Runtime.exceptionThrown":
            let details = parameters["exceptionDetails"]
            sentence = details?["exception"]?["description"]?.stringValue ?? details?.text ?? method
        case "Runtime.consoleAPICalled" where parameters["type"]?.stringValue == "error":
            sentence = parameters["args"]?.text ?? method
        // A request that failed is for the page to tell; the browser's own line about it is no fault of a script.
        case "Log.entryAdded" where parameters["entry"]?["level"]?.stringValue == "error":
            guard parameters["entry"]?["source"]?.stringValue != "network" else { return nil }
            sentence = parameters["entry"]?["text"]?.stringValue ?? method
        default:
            return nil
        }
    }
}
