#pragma once

#include "lines.h"

#include <curl/curl.h>
#include <stdbool.h>
#include <stdint.h>

/// A request and its answer, on a handle that is used again and again.
typedef struct {
    CURL *easy;
    bool walks_lines;
    /// Whether it leaves with the first byte of the body.
    bool leaves_at_first;
    Lines lines;
    size_t size;
    int64_t started;
    /// When the first byte of the body came; 0 before.
    int64_t first;
} Exchange;

/// Makes one that posts to a URL. The strings must live as long as it does.
bool exchange_init(Exchange *exchange, const char *url, const char *body, struct curl_slist *fields);

/// Makes it ready for its next request.
void exchange_begin(Exchange *exchange);

/// Whether the answer came whole, when the transfer ended with this result.
bool exchange_is_whole(const Exchange *exchange, CURLcode result, size_t tokens);
