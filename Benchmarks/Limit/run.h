#pragma once

#include "options.h"

#include <stdint.h>

/// What came of a run.
typedef struct {
    size_t whole;
    size_t failed;
    int64_t cpu;
    int64_t wall;
    /// The median time from a request to the first byte of its body.
    int64_t first;
} Outcome;

/// Makes all requests; false where libcurl cannot be used.
bool run(const Options *options, Outcome *outcome);
