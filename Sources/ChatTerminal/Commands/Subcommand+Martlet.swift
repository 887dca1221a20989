extension Subcommand {
    /// The subcommands of `martlet`, in the order of the help.
    public static let all: [Subcommand] = [
        Subcommand(.chat, ChatArguments.init, Invocation.chat),
        Subcommand(.serve, ServeArguments.init, Invocation.serve),
        history,
        Subcommand(.models, ModelsArguments.init, Invocation.models),
        Subcommand(.inspect, InspectArguments.init, Invocation.inspect),
        Subcommand(.doctor, DoctorArguments.init, Invocation.doctor),
        local,
        keys,
        config,
        templates,
        completion,
        Subcommand(.man, { _ in () }, { _ in .manual }),
    ]

    private static let history = Subcommand(
        .history,
        actions: [
            Subcommand(.historyList, HistoryArguments.list, Invocation.history),
            Subcommand(.historyShow, HistoryArguments.show, Invocation.history),
            Subcommand(.historySearch, HistoryArguments.search, Invocation.history),
            Subcommand(.historyRename, HistoryArguments.rename, Invocation.history),
            Subcommand(.historyRemove, HistoryArguments.remove, Invocation.history),
            Subcommand(.historyExport, HistoryArguments.export, Invocation.history),
            Subcommand(.historyImport, HistoryArguments.import, Invocation.history),
            Subcommand(.historyPath, { _ in HistoryArguments.path }, Invocation.history),
            Subcommand(.historyPrune, HistoryArguments.prune, Invocation.history),
        ],
        HistoryArguments.list,
        Invocation.history
    )

    private static let local = Subcommand(
        .local,
        actions: [
            Subcommand(.localInstall, LocalArguments.install, Invocation.local),
            Subcommand(.localStatus, { _ in LocalArguments.status }, Invocation.local),
            Subcommand(.localRemove, { _ in LocalArguments.remove }, Invocation.local),
        ]
    )

    private static let keys = Subcommand(
        .keys,
        actions: [
            Subcommand(.keysSet, KeysArguments.set, Invocation.keys),
            Subcommand(.keysList, KeysArguments.list, Invocation.keys),
            Subcommand(.keysRemove, KeysArguments.remove, Invocation.keys),
            Subcommand(.keysPath, { _ in KeysArguments.path }, Invocation.keys),
        ]
    )

    private static let templates = Subcommand(
        .templates,
        actions: [
            Subcommand(.templatesList, TemplatesArguments.list, Invocation.templates),
            Subcommand(.templatesShow, TemplatesArguments.show, Invocation.templates),
            Subcommand(.templatesPath, TemplatesArguments.path, Invocation.templates),
        ]
    )

    private static let completion = Subcommand(
        .completion,
        actions: Shell.allCases.map { shell in
            Subcommand(.completionScript(shell), { _ in CompletionArguments.script(shell) }, Invocation.completion)
        } + [Subcommand(.completionWords, CompletionArguments.words, Invocation.completion)]
    )

    private static let config = Subcommand(
        .config,
        actions: [
            Subcommand(.configPath, { _ in ConfigArguments.path }, Invocation.config),
            Subcommand(.configExample, { _ in ConfigArguments.example }, Invocation.config),
            Subcommand(.configCheck, { _ in ConfigArguments.check }, Invocation.config),
            Subcommand(.configShow, { _ in ConfigArguments.show }, Invocation.config),
        ]
    )
}
