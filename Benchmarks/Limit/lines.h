#pragma once

#include <stddef.h>

/// Counts the lines that begin with `data: `, over bytes that come in any portions.
typedef struct {
    size_t data_lines;
    /// How much of `data: ` the line that is not over has shown; past its length where the line is known.
    size_t matched;
} Lines;

void lines_feed(Lines *lines, const char *bytes, size_t size);
