#include "run.h"

#include "driver.h"
#include "exchange.h"
#include "measure.h"

#include <stdio.h>
#include <stdlib.h>

/// A run that is under way.
typedef struct {
    const Options *options;
    Driver driver;
    size_t started;
    int64_t *firsts;
    size_t first_count;
    Outcome *outcome;
} Run;

static size_t over(const Outcome *outcome) {
    return outcome->whole + outcome->failed;
}

static void start(Run *run, Exchange *exchange) {
    run->started++;
    exchange_begin(exchange);
    if (curl_multi_add_handle(run->driver.multi, exchange->easy) != CURLM_OK) run->outcome->failed++;
}

static void finish(Run *run, Exchange *exchange, CURLcode result) {
    bool is_whole = exchange_is_whole(exchange, result, run->options->tokens);
    if (is_whole) run->outcome->whole++;
    else run->outcome->failed++;
    if (exchange->first > 0) run->firsts[run->first_count++] = exchange->first - exchange->started;
    curl_multi_remove_handle(run->driver.multi, exchange->easy);
    if (run->started < run->options->answers) start(run, exchange);
}

static void finish_all(Run *run) {
    int left;
    for (CURLMsg *message; (message = curl_multi_info_read(run->driver.multi, &left));) {
        if (message->msg != CURLMSG_DONE) continue;
        // The message is gone as soon as its handle is removed.
        CURLcode result = message->data.result;
        void *exchange = NULL;
        curl_easy_getinfo(message->easy_handle, CURLINFO_PRIVATE, &exchange);
        if (exchange) finish(run, exchange, result);
    }
}

static void measure(Run *run, Exchange *exchanges) {
    Outcome *outcome = run->outcome;
    int64_t cpu = cpu_us(), wall = now_us();
    for (size_t place = 0; place < run->options->at_once && run->started < run->options->answers; place++)
        start(run, &exchanges[place]);
    while (over(outcome) < run->options->answers) {
        driver_turn(&run->driver);
        finish_all(run);
    }
    outcome->cpu = cpu_us() - cpu;
    outcome->wall = now_us() - wall;
    outcome->first = median(run->firsts, run->first_count);
}

static bool prepare(const Options *options, Exchange *exchanges) {
    static char url[1024], body[256];
    snprintf(url, sizeof url, "%s/chat/completions", options->url);
    snprintf(
        body, sizeof body,
        "{\"model\":\"bench\",\"messages\":[{\"role\":\"user\",\"content\":\"Where does a swift sleep?\"}],"
        "\"stream\":%s}",
        options->mode == MODE_CALLS ? "false" : "true");
    struct curl_slist *fields = curl_slist_append(NULL, "Content-Type: application/json");
    if (!fields) return false;
    for (size_t place = 0; place < options->at_once; place++) {
        if (!exchange_init(&exchanges[place], url, body, fields)) return false;
        exchanges[place].walks_lines = options->walks_lines && options->mode == MODE_STREAM;
        exchanges[place].leaves_at_first = options->mode == MODE_FIRST;
    }
    return true;
}

bool run(const Options *options, Outcome *outcome) {
    *outcome = (Outcome){0};
    Run run = {.options = options, .outcome = outcome};
    Exchange *exchanges = calloc(options->at_once, sizeof *exchanges);
    run.firsts = calloc(options->answers, sizeof *run.firsts);
    if (!exchanges || !run.firsts || curl_global_init(CURL_GLOBAL_DEFAULT) != CURLE_OK) return false;
    if (!driver_init(&run.driver, (long)options->at_once) || !prepare(options, exchanges)) return false;
    measure(&run, exchanges);
    return true;
}
