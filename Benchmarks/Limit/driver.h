#pragma once

#include <curl/curl.h>
#include <stdbool.h>
#include <stdint.h>

/// Drives libcurl's transfers over epoll.
typedef struct {
    CURLM *multi;
    int epoll;
    /// When libcurl wants to be called though nothing happened; negative for never.
    int64_t deadline;
} Driver;

/// Makes a driver that keeps so many connections. It must not move afterwards.
bool driver_init(Driver *driver, long connections);

/// Waits until something happens, and lets libcurl act on it.
void driver_turn(Driver *driver);
