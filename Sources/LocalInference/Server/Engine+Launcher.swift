extension Engine {
    /// The Python program that serves a model with `xllamacpp`; its arguments are the model's path and name, the
    /// context's length, the number of threads, and the temperature or an empty word.
    ///
    /// Looking for the best fit into memory takes as long as loading a small model, so only a large one gets it. One
    /// slot has the whole context; further requests wait. The cache of old prompts may otherwise grow to 8 GB.
    static let launcher = """
        import os, signal, sys
        import xllamacpp

        model, name, context, threads, temperature = sys.argv[1:]
        params = xllamacpp.CommonParams()
        params.model.path = model
        params.model_alias = {name}
        params.hostnames = ["127.0.0.1"]
        params.port = 0
        params.api_keys = [os.environ.pop("LLAMA_API_KEY")]
        params.n_ctx = int(context)
        params.n_parallel = 1
        params.cpuparams.n_threads = int(threads)
        params.cpuparams_batch.n_threads = int(threads)
        if temperature:
            params.sampling.temp = float(temperature)
        params.warmup = False
        params.fit_params = os.path.getsize(model) > 1 << 30
        params.cache_ram_mib = 0
        params.cache_idle_slots = False
        params.endpoint_slots = False
        params.ui = False
        params.offline = True
        params.verbosity = 2
        try:
            server = xllamacpp.Server(params)
        except RuntimeError as error:
            sys.exit(str(error))
        print("listening on " + server.listening_address, flush=True)
        while True:
            signal.pause()

        """
}
