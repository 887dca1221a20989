public import JSONCoding

/// Roughly where a person is, for a search that depends on it.
public struct UserLocation: JSONModel {
    /// The city, in any form: `San Francisco`.
    public var city: String?
    /// The country by its code of two letters: `US`.
    public var country: String?
    /// The region, in any form: `California`.
    public var region: String?
    /// The time zone by its IANA name: `America/Los_Angeles`.
    public var timeZone: String?
    /// Further fields.
    public var extraFields: JSONObject

    /// Makes a location.
    public init(
        city: String? = nil,
        country: String? = nil,
        region: String? = nil,
        timeZone: String? = nil,
        extraFields: JSONObject = [:]
    ) {
        self.city = city
        self.country = country
        self.region = region
        self.timeZone = timeZone
        self.extraFields = extraFields
    }

    /// Reads a location, whose fields lie in `approximate`.
    public init(fields: JSONObject) {
        var approximate = FieldReader(fields["approximate"]?.objectValue ?? [:])
        city = approximate.read("city")
        country = approximate.read("country")
        region = approximate.read("region")
        timeZone = approximate.read("timezone")
        extraFields = approximate.rest
    }

    /// The members of `user_location`.
    public var fields: JSONObject {
        var approximate = FieldWriter(extraFields: extraFields)
        approximate.write("city", city)
        approximate.write("country", country)
        approximate.write("region", region)
        approximate.write("timezone", timeZone)
        return ["type": "approximate", "approximate": .object(approximate.fields)]
    }
}
