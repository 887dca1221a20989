// Asks one question as a program does that shows the answer while it comes: resilience-client BASE_URL PROMPT SECONDS
// SECONDS is how long it waits for the next byte. Prints what its user is left with as one line of JSON.

import Foundation
import LLM
import WebAPI

let arguments = CommandLine.arguments
guard arguments.count == 4, let url = URL(string: arguments[1]), let seconds = Double(arguments[3]) else {
    print("Usage: resilience-client BASE_URL PROMPT SECONDS")
    exit(2)
}

let limits = Timeouts(firstByte: .seconds(seconds), idle: .seconds(seconds))
var client = LLMClient(baseURL: url, model: "mock", timeouts: limits)
client.interruption = .restart

var ending = Ending()
do {
    for try await event in client.stream(arguments[2]) {
        switch event {
        case .text(let piece): ending.text += piece
        case .restarted: ending.text = ""
        default: break
        }
    }
} catch {
    ending.error = error.kind.rawValue
}
print(String(decoding: try JSONEncoder().encode(ending), as: UTF8.self))
