#pragma once

#include "bytes.h"

#include <stdbool.h>
#include <stdint.h>

/// A whole response as it goes over the wire, head and all.
typedef struct {
    Bytes bytes;
    /// Where each step ends; steps are sent one each interval, the first at once.
    size_t *steps;
    size_t step_count;
    size_t step_capacity;
    /// Nanoseconds between two steps; 0 sends everything at once.
    uint64_t interval;
    /// Whether the connection is closed behind it.
    bool closes;
    /// Whether it was made for one request alone.
    bool is_single;
} Answer;

/// What is sent `elapsed` nanoseconds after the answer began.
size_t answer_due(const Answer *answer, uint64_t elapsed);

/// When, after the answer began, the step is due that follows the first `sent` bytes.
uint64_t answer_next(const Answer *answer, uint64_t elapsed);

/// Makes it a body of one piece. `fields` are further lines of the head, each with its line ending.
void answer_set_whole(Answer *answer, const char *status, const char *fields, const Bytes *body);

/// Begins an event stream.
void answer_begin_events(Answer *answer);

/// Adds one event, as a chunk of its own. `json` goes behind `data: `.
void answer_add_event(Answer *answer, const Bytes *json);

/// Adds what the stream ends with: `[DONE]`, and the last chunk.
void answer_end_events(Answer *answer);

/// Ends a step.
void answer_end_step(Answer *answer);

void answer_free(Answer *answer);
