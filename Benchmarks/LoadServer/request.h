#pragma once

#include "bytes.h"

#include <stdbool.h>

/// The head of a request, as far as it matters here.
typedef struct {
    /// The path without its query.
    char path[512];
    /// How many bytes the head has, with the empty line.
    size_t head_size;
    size_t body_size;
    bool expects_continue;
    bool closes;
    /// Whether it can be answered: a path that fits, and a body of known length.
    bool is_valid;
} Request;

/// Reads the head at the beginning of the bytes; false while it has not come whole.
bool request_read(Request *request, Bytes *bytes);
