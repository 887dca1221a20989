#include "bytes.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void *grown(void *memory, size_t size) {
    void *result = realloc(memory, size);
    if (!result) {
        perror("load-server");
        exit(1);
    }
    return result;
}

static void reserve(Bytes *bytes, size_t size) {
    size_t needed = bytes->size + size;
    if (needed <= bytes->capacity) return;
    size_t doubled = bytes->capacity * 2;
    bytes->capacity = needed > doubled ? needed : doubled;
    bytes->data = grown(bytes->data, bytes->capacity);
}

void bytes_append(Bytes *bytes, const void *data, size_t size) {
    if (size == 0) return;
    reserve(bytes, size);
    memcpy(bytes->data + bytes->size, data, size);
    bytes->size += size;
}

void bytes_text(Bytes *bytes, const char *text) {
    bytes_append(bytes, text, strlen(text));
}

void bytes_print(Bytes *bytes, const char *format, ...) {
    va_list arguments, copy;
    va_start(arguments, format);
    va_copy(copy, arguments);
    int size = vsnprintf(NULL, 0, format, copy);
    va_end(copy);
    if (size > 0) {
        reserve(bytes, (size_t)size + 1);
        vsnprintf(bytes->data + bytes->size, (size_t)size + 1, format, arguments);
        bytes->size += (size_t)size;
    }
    va_end(arguments);
}

void bytes_drop(Bytes *bytes, size_t size) {
    bytes->size -= size;
    memmove(bytes->data, bytes->data + size, bytes->size);
}

void bytes_free(Bytes *bytes) {
    free(bytes->data);
    *bytes = (Bytes){0};
}
