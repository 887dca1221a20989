// The least that a client can do: libcurl over epoll, which drops what it gets, or walks its lines.
// limit [--lines] stream URL COUNT STREAMS | calls URL CALLS CONCURRENCY | first URL

#include "measure.h"
#include "run.h"

#include <stdio.h>
#include <sys/resource.h>

/// Lets as many connections be open as the system allows.
static void raise_limit(void) {
    struct rlimit limit;
    if (getrlimit(RLIMIT_NOFILE, &limit) != 0) return;
    limit.rlim_cur = limit.rlim_max;
    setrlimit(RLIMIT_NOFILE, &limit);
}

int main(int count, char **arguments) {
    Options options;
    if (!options_read(&options, count, arguments)) {
        fputs("usage: limit [--lines] stream URL COUNT STREAMS | calls URL CALLS CONCURRENCY | first URL\n", stderr);
        return 2;
    }
    raise_limit();
    Outcome outcome;
    if (!run(&options, &outcome)) {
        fputs("limit: libcurl can't be used\n", stderr);
        return 1;
    }
    printf(
        "{\"tokens\":%zu,\"failed\":%zu,\"cpu_us\":%lld,\"wall_us\":%lld,\"first_us\":%lld,\"peak_kb\":%ld}\n",
        outcome.whole * options.tokens, outcome.failed, (long long)outcome.cpu, (long long)outcome.wall,
        (long long)outcome.first, peak_kb());
    return outcome.failed == 0 ? 0 : 1;
}
