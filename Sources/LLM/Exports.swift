// Whoever asks a model names limits, retries and header fields, and should need no second import for that.
@_exported public import WebAPI
