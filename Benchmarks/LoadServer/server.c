#define _GNU_SOURCE
#include "server.h"

#include "connection.h"

#include <arpa/inet.h>
#include <errno.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/epoll.h>
#include <sys/socket.h>
#include <unistd.h>

enum { backlog = 4096, events_at_once = 256 };

static int checked(int result, const char *what) {
    if (result < 0) {
        perror(what);
        exit(1);
    }
    return result;
}

int server_listen(uint16_t *port) {
    int listener = checked(socket(AF_INET, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0), "socket");
    struct sockaddr_in address = {.sin_family = AF_INET, .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
    socklen_t size = sizeof address;
    checked(bind(listener, (struct sockaddr *)&address, size), "bind");
    checked(listen(listener, backlog), "listen");
    checked(getsockname(listener, (struct sockaddr *)&address, &size), "getsockname");
    *port = ntohs(address.sin_port);
    return listener;
}

static void watch(int epoll, int descriptor, uint32_t events, void *context) {
    struct epoll_event event = {.events = events, .data.ptr = context};
    // A file, such as /dev/null, cannot be waited for: then only a signal ends the server.
    if (epoll_ctl(epoll, EPOLL_CTL_ADD, descriptor, &event) < 0 && errno != EPERM) checked(-1, "epoll_ctl");
}

static void accept_all(int epoll, int listener, Traffic *traffic) {
    for (;;) {
        int client = accept4(listener, NULL, NULL, SOCK_NONBLOCK | SOCK_CLOEXEC);
        if (client < 0) return;
        int on = 1;
        setsockopt(client, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
        watch(epoll, client, EPOLLIN | EPOLLOUT | EPOLLRDHUP | EPOLLET, connection_new(client, traffic));
    }
}

static bool input_has_ended(void) {
    char buffer[4096];
    return read(STDIN_FILENO, buffer, sizeof buffer) <= 0;
}

/// Waits until something happens or is due.
static int wait_for(int epoll, struct epoll_event *events, const Schedule *schedule) {
    const Appointment *first = schedule_first(schedule);
    uint64_t time = first ? now() : 0;
    uint64_t left = first && first->due > time ? first->due - time : 0;
    struct timespec timeout = {.tv_sec = (time_t)(left / 1000000000), .tv_nsec = (long)(left % 1000000000)};
    return epoll_pwait2(epoll, events, events_at_once, first ? &timeout : NULL, NULL);
}

static void continue_due(Schedule *schedule) {
    uint64_t time = now();
    for (Appointment *first; (first = schedule_first(schedule)) && first->due <= time;)
        connection_continue((Connection *)first);
}

void server_run(int listener) {
    static Traffic traffic;
    struct epoll_event events[events_at_once];
    int epoll = checked(epoll_create1(EPOLL_CLOEXEC), "epoll_create1");
    // Whatever is no connection has an address here to be known by.
    static char listening, ending;
    watch(epoll, listener, EPOLLIN, &listening);
    watch(epoll, STDIN_FILENO, EPOLLIN, &ending);
    for (;;) {
        int count = wait_for(epoll, events, &traffic.schedule);
        for (int place = 0; place < count; place++) {
            void *context = events[place].data.ptr;
            if (context == &listening) accept_all(epoll, listener, &traffic);
            else if (context == &ending) {
                if (input_has_ended()) return;
            } else connection_handle(context, events[place].events);
        }
        continue_due(&traffic.schedule);
    }
}
