// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

nonisolated extension View {
    public func alert<A>(
        _ titleKey: LocalizedStringKey,
        isPresented: Binding<Bool>,
        @ViewBuilder actions: () -> A
    )
        -> some View where A: View
    {
        asking("Alert", Text(titleKey), isPresented, actions(), EmptyView())
    }

    @_disfavoredOverload
    public func alert<S, A>(_ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A) -> some View
    where S: StringProtocol, A: View {
        asking("Alert", Text(title), isPresented, actions(), EmptyView())
    }

    public func alert<A>(_ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A) -> some View
    where A: View {
        asking("Alert", title, isPresented, actions(), EmptyView())
    }

    public func alert<A, M>(
        _ titleKey: LocalizedStringKey,
        isPresented: Binding<Bool>,
        @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View where A: View, M: View {
        asking("Alert", Text(titleKey), isPresented, actions(), message())
    }

    @_disfavoredOverload
    public func alert<S, A, M>(
        _ title: S,
        isPresented: Binding<Bool>,
        @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View where S: StringProtocol, A: View, M: View {
        asking("Alert", Text(title), isPresented, actions(), message())
    }

    public func alert<A, M>(
        _ title: Text,
        isPresented: Binding<Bool>,
        @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View where A: View, M: View {
        asking("Alert", title, isPresented, actions(), message())
    }

    public func alert<A, T>(
        _ titleKey: LocalizedStringKey,
        isPresented: Binding<Bool>,
        presenting data: T?,
        @ViewBuilder actions: (T) -> A
    ) -> some View where A: View {
        asking("Alert", Text(titleKey), isPresented, data.map(actions), EmptyView())
    }

    public func alert<A, M, T>(
        _ titleKey: LocalizedStringKey,
        isPresented: Binding<Bool>,
        presenting data: T?,
        @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
    ) -> some View where A: View, M: View {
        asking("Alert", Text(titleKey), isPresented, data.map(actions), data.map(message))
    }

    @_disfavoredOverload
    public func alert<S, A, M, T>(
        _ title: S,
        isPresented: Binding<Bool>,
        presenting data: T?,
        @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
    ) -> some View where S: StringProtocol, A: View, M: View {
        asking("Alert", Text(title), isPresented, data.map(actions), data.map(message))
    }

    public func alert<E, A>(isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A) -> some View
    where E: LocalizedError, A: View {
        asking("Alert", Text(verbatim: error?.errorDescription ?? ""), isPresented, actions(), EmptyView())
    }

    public func alert<E, A, M>(
        isPresented: Binding<Bool>,
        error: E?,
        @ViewBuilder actions: (E) -> A,
        @ViewBuilder message: (E) -> M
    ) -> some View where E: LocalizedError, A: View, M: View {
        asking(
            "Alert",
            Text(verbatim: error?.errorDescription ?? ""),
            isPresented,
            error.map(actions),
            error.map(message)
        )
    }

    public func confirmationDialog<A>(
        _ titleKey: LocalizedStringKey,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
    ) -> some View where A: View {
        asking("ConfirmationDialog", Text(titleKey), isPresented, actions(), EmptyView())
    }

    @_disfavoredOverload
    public func confirmationDialog<S, A>(
        _ title: S,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
    ) -> some View where S: StringProtocol, A: View {
        asking("ConfirmationDialog", Text(title), isPresented, actions(), EmptyView())
    }

    public func confirmationDialog<A, M>(
        _ titleKey: LocalizedStringKey,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View where A: View, M: View {
        asking("ConfirmationDialog", Text(titleKey), isPresented, actions(), message())
    }

    @_disfavoredOverload
    public func confirmationDialog<S, A, M>(
        _ title: S,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View where S: StringProtocol, A: View, M: View {
        asking("ConfirmationDialog", Text(title), isPresented, actions(), message())
    }

    public func confirmationDialog<A, T>(
        _ titleKey: LocalizedStringKey,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        presenting data: T?,
        @ViewBuilder actions: (T) -> A
    ) -> some View where A: View {
        asking("ConfirmationDialog", Text(titleKey), isPresented, data.map(actions), EmptyView())
    }

    public func confirmationDialog<A, M, T>(
        _ titleKey: LocalizedStringKey,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        presenting data: T?,
        @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
    ) -> some View where A: View, M: View {
        asking("ConfirmationDialog", Text(titleKey), isPresented, data.map(actions), data.map(message))
    }

    @_disfavoredOverload
    public func confirmationDialog<S, A, M, T>(
        _ title: S,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        presenting data: T?,
        @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
    ) -> some View where S: StringProtocol, A: View, M: View {
        asking("ConfirmationDialog", Text(title), isPresented, data.map(actions), data.map(message))
    }

    private func asking(
        _ kind: String,
        _ title: Text,
        _ isPresented: Binding<Bool>,
        _ actions: some View,
        _ message: some View
    ) -> Attached<Self> {
        attaching { scope in
            guard isPresented.wrappedValue else { return nil }
            let dismiss = { isPresented.wrappedValue = false }
            let node = Node.presented(kind, actions, in: scope, dismiss: dismiss)
            node.text = title.string
            let said = Node("Message", scope.inside(kind).inside("Message"))
            said.children = scope.inside(kind).inside("Message").nodes(of: message)
            if !said.children.isEmpty { node.children.append(said) }
            node.closeAfterButtons(dismiss)
            return node
        }
    }
}

nonisolated extension Node {
    /// Every button of an alert closes it first, as Apple's do, and then acts.
    fileprivate func closeAfterButtons(_ dismiss: @escaping () -> Void) {
        nonisolated(unsafe) let dismiss = dismiss  // tests drive the tree on the main actor only
        for button in all where button.kind == "Button" {
            let run = button.tap
            button.tap = {
                dismiss()
                run?()
            }
        }
    }
}
