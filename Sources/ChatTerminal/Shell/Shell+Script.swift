extension Shell {
    /// What the shell reads to complete command lines of `martlet`: it asks the program, which knows its own table.
    public var script: String {
        switch self {
        case .bash: Self.bashScript
        case .zsh: Self.zshScript
        case .fish: Self.fishScript
        }
    }

    private static let bashScript = #"""
        # Completion of martlet for bash. In ~/.bashrc: source <(martlet completion bash)
        _martlet() {
            local reply
            COMPREPLY=()
            while IFS= read -r reply; do
                COMPREPLY+=("$reply")
            done < <("$1" completion words bash -- "${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null)
        }
        complete -o default -F _martlet martlet

        """#

    private static let zshScript = #"""
        #compdef martlet
        # Completion of martlet for zsh. In ~/.zshrc, after compinit: source <(martlet completion zsh)
        _martlet() {
            local -a candidates
            candidates=("${(@f)$("${words[1]}" completion words zsh -- "${(@)words[2,CURRENT]}" 2>/dev/null)}")
            if [[ -z "${candidates[1]}" ]]; then
                _files
                return
            fi
            candidates=("${(@)candidates//:/\\:}")
            candidates=("${(@)candidates/$'\t'/:}")
            _describe martlet candidates
        }
        if [[ "${funcstack[1]}" == _martlet ]]; then
            _martlet "$@"
        else
            compdef _martlet martlet
        fi

        """#

    private static let fishScript = #"""
        # Completion of martlet for fish. In ~/.config/fish/config.fish: martlet completion fish | source
        function __martlet_complete
            set -l words (commandline -opc)
            set -l current (commandline -ct)
            set -l candidates ($words[1] completion words fish -- $words[2..-1] "$current" 2>/dev/null)
            if test (count $candidates) -gt 0
                printf '%s\n' $candidates
            else
                __fish_complete_path "$current"
            end
        end
        complete -c martlet -f -a '(__martlet_complete)'

        """#
}
