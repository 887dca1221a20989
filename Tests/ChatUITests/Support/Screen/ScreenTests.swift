import Observation
@_spi(Tree) import SwiftUI
import Testing

/// What a test of a view may take for granted.
@MainActor
struct ScreenTests {
    @Test func sendsOnlyWhatIsTyped() throws {
        let screen = Screen(Jotter())
        #expect(try screen.button("Add").isDisabled)

        try screen.field("Note").type("milk")
        try screen.button("Add").tap()

        #expect(screen.texts.contains("milk"))
        #expect(try screen.field("Note").text == "")
        #expect(screen.scrolls.last?.edge == .bottom)
        #expect(try screen.node("Text", "notes: 1")["font"] == "caption")
    }

    @Test func keepsStateByPlaceAndBeginsAnewWithAnotherIdentity() throws {
        let screen = Screen(Jotter())
        try screen.field("Note").type("milk")
        screen.update()
        #expect(try screen.field("Note").text == "milk")
    }

    @Test func asksAndRemoves() async throws {
        let screen = Screen(Jotter())
        try screen.field("Note").type("milk")
        #expect(await (try screen.field("Note")).press(.return))
        try screen.button("Remove all").tap()
        let alert = try #require(screen.alert)
        #expect(alert.text == "Remove all?")
        try alert.button("Remove").tap()
        #expect(screen.alert == nil)
        #expect(!screen.says("milk"))
    }

    @Test func runsTasksAndChanges() async throws {
        let jots = Jots()
        let screen = Screen(Jotter(jots: jots))
        await screen.finishTasks()
        #expect(screen.says("ready"))
        jots.notes = ["a", "b"]
        screen.update()
        #expect(jots.changes == 1)
        #expect(try screen.node("Text", "notes: 2").isDisabled == false)
    }

    @Test func readsItsSurroundings() {
        #expect(Screen(Jotter()) { $0.override(\.accessibilityReduceMotion, true) }.says("still"))
    }
}

@Observable
private final class Jots {
    var notes: [String] = []
    @ObservationIgnored var changes = 0
}

private struct Jotter: View {
    @State var jots = Jots()
    @State private var note = ""
    @State private var isAsking = false
    @State private var isReady = false
    @State private var position = ScrollPosition(edge: .bottom)
    @FocusState private var isFocused: Bool
    @Environment(\.accessibilityReduceMotion) private var reducesMotion

    var body: some View {
        VStack {
            ScrollView { ForEach(jots.notes, id: \.self) { Text(verbatim: $0) } }.scrollPosition($position)
            if isReady { Text("ready") }
            if reducesMotion { Text("still") }
            Text("notes: \(jots.notes.count)").font(.caption)
            TextField("Note", text: $note)
                .focused($isFocused)
                .onKeyPress(.return) {
                    add()
                    return .handled
                }
            Button("Add", action: add).disabled(note.isEmpty)
            Button("Remove all", role: .destructive) { isAsking = true }
        }
        .alert("Remove all?", isPresented: $isAsking) { Button("Remove") { jots.notes = [] } }
        .task { isReady = true }
        .onChange(of: jots.notes) { jots.changes += 1 }
    }

    private func add() {
        jots.notes.append(note)
        note = ""
        position.scrollTo(edge: .bottom)
    }
}
