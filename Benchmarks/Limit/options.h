#pragma once

#include <stdbool.h>
#include <stddef.h>

/// What the command line asks for.
typedef struct {
    enum { MODE_STREAM, MODE_CALLS, MODE_FIRST } mode;
    /// Whether lines are walked, where bytes are dropped otherwise.
    bool walks_lines;
    const char *url;
    /// How many tokens each answer has.
    size_t tokens;
    /// How many answers there are in all, and at once.
    size_t answers;
    size_t at_once;
} Options;

/// Reads the command line; false where it is wrong.
bool options_read(Options *options, int count, char **arguments);
