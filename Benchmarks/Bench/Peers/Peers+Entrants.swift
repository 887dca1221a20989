extension Peers {
    /// The limit, Martlet, the plain client and openai, the slow two of them in some of the rounds.
    func four(slowRounds: Int? = nil, openai share: Entrant.Share? = nil) -> [Entrant] {
        [
            Entrant(limit), Entrant(martlet), Entrant(plain, rounds: slowRounds),
            Entrant(openai, share: share, rounds: slowRounds),
        ]
    }
}
