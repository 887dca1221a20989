import JSONCoding  // asked for by MemberImportVisibility, which users need not set
import LLM

// The Swift samples of README.md, word for word. `SampleTests` finds each of them here.
enum ReadmeSamples {
    static func ask(key: String) async throws {
        let client = LLMClient(.n4n, apiKey: key, model: "openai/gpt-4o-mini")

        let answer = try await client.complete("Explain Swift actors in one line.")

        for try await piece in client.stream("Explain Swift actors in one line.").text {
            print(piece, terminator: "")
        }
        print(answer)
    }

    static func errors(_ client: LLMClient) async {
        do {
            print(try await client.complete("Name a bird that sleeps while it flies."))
        } catch .rateLimited(let retryAfter, _) {
            print("The provider asks to wait \(retryAfter ?? .seconds(1)).")
        } catch let error where error.partial != nil {
            print("Only a part has come: \(error.partial?.text ?? "")")
        } catch {
            print("\(error.kind): \(error)")
        }
    }

    static func events(_ client: LLMClient) async throws {
        var request = ChatRequest(messages: [.system("Be brief."), .user("What is the weather in Kyiv?")])
        request.tools = [.function(name: "weather", parameters: ["type": "object"])]

        for try await event in client.stream(request) {
            switch event {
            case .text(let piece): print(piece, terminator: "")
            case .finished(let completion): print(completion.toolCalls, completion.usage?.totalTokens ?? 0)
            default: break
            }
        }
    }
}
