#include "words.h"

#include <string.h>

static const char *const words[] = {
    "swifts", "sleep", "on", "the", "wing", "and", "never", "land", "above", "river", "while", "evening", "light",
    "falls", "over", "old", "towers", "where", "their", "young", "wait", "for", "summer", "wind", "to", "carry",
    "them", "south", "across", "desert", "sea", "forest", "again", "each", "year", "by", "same", "road", "of",
    "air", "that", "no", "map", "has", "drawn", "yet", "all", "find",
};
static const size_t word_count = sizeof words / sizeof words[0];

const char *word(size_t place) {
    // A step that shares no factor with the count, and a turn after each round, so that rounds differ too.
    return words[(place * 5 + place / word_count) % word_count];
}

void words_append(Bytes *bytes, size_t size) {
    for (size_t place = 0; size > 0; place++) {
        const char *text = word(place);
        size_t length = strlen(text);
        if (length > size) length = size;
        bytes_append(bytes, text, length);
        size -= length;
        if (size > 0) {
            bytes_append(bytes, " ", 1);
            size--;
        }
    }
}
