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
// A wait that is longer than the one before can be told from none: what is drawn is the upper part of each bound.
let waits = RetryPolicy(jitter: 0.4)
var client = LLMClient(baseURL: url, model: "mock", timeouts: limits, retryPolicy: waits)
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
