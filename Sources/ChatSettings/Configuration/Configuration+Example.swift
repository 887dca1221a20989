extension Configuration {
    /// A configuration that shows each field and changes nothing much where it is taken as it is.
    public static let example = """
        // Martlet's configuration: JSON, with comments from two slashes to the end of the line. All of it may be left out.
        {
          // Servers of the chat API by names of your own, as in: martlet --endpoint lab "Hi"
          "endpoints": {
            "lab": {
              // Where the API's paths begin.
              "baseURL": "http://127.0.0.1:1234/v1",
              // The model to ask where none is named; without it, the first that the server lists.
              "model": "qwen3-8b",
              // How many tokens a request and its answer may have together.
              "contextWindow": 32768,
              // A key never stands here. "martlet keys set lab" keeps one. Where it is kept elsewhere, say how to get it:
              // {"command": "op read op://Private/lab/key"} takes the first line that a command writes,
              // {"stored": "NAME"} the stored key of another name, and this an environment variable:
              "key": {"variable": "LAB_API_KEY"}
            },
            // Martlet knows the addresses of n4n, openai, openrouter and ollama.
            "ollama": {"model": "llama3.2"}
          },

          // Short names of models, for -m. One may say whom to ask as well.
          "aliases": {
            "mini": "openai/gpt-4o-mini",
            "llama": {"model": "llama3.2", "endpoint": "ollama"}
          },

          // What holds where neither the command line nor the environment says anything else.
          "defaults": {
            // "endpoint": "lab",
            // "model": "mini",
            // "system": "Answer in one paragraph."
          },

          // Who stands in where no answer begins, in order: models, aliases, endpoints or "local".
          "fallbacks": [],

          // What models cost, in US dollars per million tokens. "cached" is for what the server has in its cache.
          "prices": {
            "openai/gpt-4o-mini": {"input": 0.15, "cached": 0.075, "output": 0.6}
          },

          // Whether questions and answers are kept, for martlet -c and martlet history.
          "log": true,

          // Whether answers on a terminal are shown as Markdown.
          "markdown": true
        }

        """
}
