#include "lines.h"

#include <string.h>

static const char field[] = "data: ";
enum { field_size = sizeof field - 1, known };

/// Compares the beginning of a line, and returns where it stopped.
static const char *match(Lines *lines, const char *bytes, const char *end) {
    while (bytes < end && lines->matched < field_size) {
        if (*bytes != field[lines->matched]) {
            lines->matched = known;
            return bytes;
        }
        lines->matched++;
        bytes++;
    }
    if (lines->matched == field_size) {
        lines->data_lines++;
        lines->matched = known;
    }
    return bytes;
}

void lines_feed(Lines *lines, const char *bytes, size_t size) {
    const char *end = bytes + size;
    while (bytes < end) {
        bytes = match(lines, bytes, end);
        const char *ending = memchr(bytes, '\n', (size_t)(end - bytes));
        if (!ending) return;
        lines->matched = 0;
        bytes = ending + 1;
    }
}
