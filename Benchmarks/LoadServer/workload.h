#pragma once

#include "answer.h"

// The path of a request says what it gets; it goes on with `/v1/` and anything, such as `chat/completions`.
//
// /stream/TOKENS/INTERVAL          an event stream, one token each INTERVAL milliseconds; 0 is full speed
// /late/WAIT                       an event stream of one token, which comes WAIT milliseconds after the request
// /tool/BYTES/FRAGMENT             an event stream: a tool call whose arguments have BYTES, in fragments
// /line/BYTES                      an event stream: one chunk, whose content has BYTES
// /whole/BYTES                     a completion that is no stream, whose content has BYTES
// /faults/PERCENT/TOKENS/INTERVAL  `stream`, but PERCENT of the requests fail, in four ways in turn
//
// Under each, `/v1/models` is a list of one model. `/stats` is no workload: it tells what the server did so far.

/// What the requests to one path get.
typedef struct Workload Workload;

/// The workloads that were asked for so far; each is made once.
typedef struct {
    Workload **all;
    size_t count;
    Answer *models;
} Workloads;

/// The answer to a request; NULL for a path that means none.
Answer *workloads_answer(Workloads *workloads, const char *path);
