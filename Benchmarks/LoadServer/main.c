// A chat server that is never the bottleneck: it prints its URL, then serves until standard input ends or SIGTERM
// comes. The path says what a request gets, see workload.h.

#include "server.h"

#include <stdio.h>
#include <sys/resource.h>

/// Lets as many connections be open as the system allows.
static void raise_limit(void) {
    struct rlimit limit;
    if (getrlimit(RLIMIT_NOFILE, &limit) != 0) return;
    limit.rlim_cur = limit.rlim_max;
    setrlimit(RLIMIT_NOFILE, &limit);
}

int main(void) {
    raise_limit();
    uint16_t port;
    int listener = server_listen(&port);
    printf("http://127.0.0.1:%u\n", port);
    fflush(stdout);
    server_run(listener);
    return 0;
}
