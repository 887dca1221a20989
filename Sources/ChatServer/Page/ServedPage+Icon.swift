extension ServedPage {
    /// `/icon.svg`: a martlet, the bird without feet.
    static let icon = #"""
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><style>path{fill:#2a5db0}@media(prefers-color-scheme:dark){path{fill:#8fb4f2}}</style><path d="M2 9c5 .5 8.5 2 11 5 1.5-4 4.5-6.5 9-6.5 2 0 3.5.7 4.5 2l3.5 1.3-3.3 1.5c0 5.5-3.5 9.2-8.7 9.2-1.2 0-2.3-.2-3.3-.500L9 27l1.5-7.3C6 18 3 14.5 2 9Z"/></svg>
        """#
}
