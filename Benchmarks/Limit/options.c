#include "options.h"

#include <stdlib.h>
#include <string.h>

static bool read_number(size_t *number, const char *text) {
    char *end;
    *number = strtoull(text, &end, 10);
    return end != text && *end == 0 && *number > 0;
}

static bool read_mode(Options *options, int count, char **arguments) {
    if (count == 4 && strcmp(arguments[0], "stream") == 0) {
        options->mode = MODE_STREAM;
        if (!read_number(&options->tokens, arguments[2]) || !read_number(&options->answers, arguments[3])) return false;
        options->at_once = options->answers;
        return true;
    }
    if (count == 4 && strcmp(arguments[0], "calls") == 0) {
        options->mode = MODE_CALLS;
        options->tokens = 1;
        return read_number(&options->answers, arguments[2]) && read_number(&options->at_once, arguments[3]);
    }
    if (count == 2 && strcmp(arguments[0], "first") == 0) {
        options->mode = MODE_FIRST;
        options->tokens = options->answers = options->at_once = 1;
        return true;
    }
    return false;
}

bool options_read(Options *options, int count, char **arguments) {
    *options = (Options){0};
    count--;
    arguments++;
    if (count > 0 && strcmp(arguments[0], "--lines") == 0) {
        options->walks_lines = true;
        count--;
        arguments++;
    }
    if (!read_mode(options, count, arguments)) return false;
    options->url = arguments[1];
    return true;
}
