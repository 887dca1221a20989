#include "driver.h"

#include "measure.h"

#include <sys/epoll.h>

enum { events_at_once = 256 };

/// libcurl's mark of a socket that is watched already; any address will do.
static char watched;

static int watch(CURL *easy, curl_socket_t socket, int wish, void *context, void *mark) {
    (void)easy;
    Driver *driver = context;
    struct epoll_event event = {.data.fd = socket};
    if (wish == CURL_POLL_REMOVE) {
        epoll_ctl(driver->epoll, EPOLL_CTL_DEL, socket, &event);
        return 0;
    }
    if (wish & CURL_POLL_IN) event.events |= EPOLLIN;
    if (wish & CURL_POLL_OUT) event.events |= EPOLLOUT;
    if (!mark) curl_multi_assign(driver->multi, socket, &watched);
    return epoll_ctl(driver->epoll, mark ? EPOLL_CTL_MOD : EPOLL_CTL_ADD, socket, &event);
}

static int set_timer(CURLM *multi, long milliseconds, void *context) {
    (void)multi;
    Driver *driver = context;
    driver->deadline = milliseconds < 0 ? -1 : now_us() + milliseconds * 1000;
    return 0;
}

bool driver_init(Driver *driver, long connections) {
    *driver = (Driver){.multi = curl_multi_init(), .epoll = epoll_create1(EPOLL_CLOEXEC), .deadline = -1};
    CURLM *multi = driver->multi;
    return multi && driver->epoll >= 0
        && curl_multi_setopt(multi, CURLMOPT_MAXCONNECTS, connections) == CURLM_OK
        && curl_multi_setopt(multi, CURLMOPT_SOCKETFUNCTION, watch) == CURLM_OK
        && curl_multi_setopt(multi, CURLMOPT_SOCKETDATA, driver) == CURLM_OK
        && curl_multi_setopt(multi, CURLMOPT_TIMERFUNCTION, set_timer) == CURLM_OK
        && curl_multi_setopt(multi, CURLMOPT_TIMERDATA, driver) == CURLM_OK;
}

static int wait_ms(const Driver *driver) {
    if (driver->deadline < 0) return -1;
    int64_t left = driver->deadline - now_us();
    return left > 0 ? (int)((left + 999) / 1000) : 0;
}

static int reasons(uint32_t events) {
    int result = 0;
    // Reading tells what a hang-up or an error is.
    if (events & ~(uint32_t)EPOLLOUT) result |= CURL_CSELECT_IN;
    if (events & EPOLLOUT) result |= CURL_CSELECT_OUT;
    return result;
}

void driver_turn(Driver *driver) {
    struct epoll_event events[events_at_once];
    int running;
    int count = epoll_wait(driver->epoll, events, events_at_once, wait_ms(driver));
    for (int place = 0; place < count; place++)
        curl_multi_socket_action(driver->multi, events[place].data.fd, reasons(events[place].events), &running);
    if (driver->deadline >= 0 && driver->deadline <= now_us()) {
        driver->deadline = -1;
        curl_multi_socket_action(driver->multi, CURL_SOCKET_TIMEOUT, 0, &running);
    }
}
