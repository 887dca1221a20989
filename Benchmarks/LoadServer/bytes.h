#pragma once

#include <stddef.h>

/// Bytes that grow at their end.
typedef struct {
    char *data;
    size_t size;
    size_t capacity;
} Bytes;

void bytes_append(Bytes *bytes, const void *data, size_t size);

void bytes_text(Bytes *bytes, const char *text);

/// Appends text, as `printf` does.
__attribute__((format(printf, 2, 3))) void bytes_print(Bytes *bytes, const char *format, ...);

/// Drops so many bytes at the beginning.
void bytes_drop(Bytes *bytes, size_t size);

void bytes_free(Bytes *bytes);

/// Memory of that size, old content kept; ends the program where there is none.
void *grown(void *memory, size_t size);
