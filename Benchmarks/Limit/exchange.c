#include "exchange.h"

#include "measure.h"

static size_t receive(char *bytes, size_t one, size_t size, void *context) {
    (void)one;
    Exchange *exchange = context;
    if (exchange->size == 0) exchange->first = now_us();
    exchange->size += size;
    if (exchange->leaves_at_first) return CURL_WRITEFUNC_ERROR;
    if (exchange->walks_lines) lines_feed(&exchange->lines, bytes, size);
    return size;
}

bool exchange_init(Exchange *exchange, const char *url, const char *body, struct curl_slist *fields) {
    *exchange = (Exchange){.easy = curl_easy_init()};
    CURL *easy = exchange->easy;
    return easy && curl_easy_setopt(easy, CURLOPT_URL, url) == CURLE_OK
        && curl_easy_setopt(easy, CURLOPT_HTTPHEADER, fields) == CURLE_OK
        && curl_easy_setopt(easy, CURLOPT_POSTFIELDS, body) == CURLE_OK
        && curl_easy_setopt(easy, CURLOPT_PROXY, "") == CURLE_OK
        && curl_easy_setopt(easy, CURLOPT_NOSIGNAL, 1L) == CURLE_OK
        && curl_easy_setopt(easy, CURLOPT_HTTP_VERSION, (long)CURL_HTTP_VERSION_1_1) == CURLE_OK
        && curl_easy_setopt(easy, CURLOPT_PRIVATE, exchange) == CURLE_OK
        && curl_easy_setopt(easy, CURLOPT_WRITEDATA, exchange) == CURLE_OK
        && curl_easy_setopt(easy, CURLOPT_WRITEFUNCTION, receive) == CURLE_OK;
}

void exchange_begin(Exchange *exchange) {
    exchange->lines = (Lines){0};
    exchange->size = 0;
    exchange->first = 0;
    exchange->started = now_us();
}

bool exchange_is_whole(const Exchange *exchange, CURLcode result, size_t tokens) {
    if (exchange->leaves_at_first) return exchange->size > 0;
    long status = 0;
    curl_easy_getinfo(exchange->easy, CURLINFO_RESPONSE_CODE, &status);
    if (result != CURLE_OK || status != 200 || exchange->size == 0) return false;
    // Behind the tokens come the chunk that says why the answer ends, and `[DONE]`.
    return !exchange->walks_lines || exchange->lines.data_lines >= tokens + 2;
}
