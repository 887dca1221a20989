// What a saved completion says: swift run decode completion.json

import Foundation
import LLM

guard CommandLine.arguments.count == 2 else {
    print("Usage: decode FILE")
    exit(2)
}

do {
    let data = try Data(contentsOf: URL(filePath: CommandLine.arguments[1]))
    let completion = try JSONDecoder().decode(ChatCompletion.self, from: data)
    print("id:", completion.id)
    print("content:", completion.choices.first?.message.content ?? "none")
    print("total tokens:", completion.usage?.totalTokens.map(String.init) ?? "unknown")
} catch {
    print(error)
    exit(1)
}
