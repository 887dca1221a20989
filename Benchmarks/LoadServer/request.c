#define _GNU_SOURCE
#include "request.h"

#include <stdlib.h>
#include <string.h>

/// The value of a field, or NULL. `name` begins with the line ending before it and ends with the colon.
static const char *field(const char *head, const char *name) {
    const char *found = strcasestr(head, name);
    if (!found) return NULL;
    found += strlen(name);
    return found + strspn(found, " \t");
}

static bool read_path(Request *request, const char *head) {
    const char *path = strchr(head, ' ');
    if (!path) return false;
    size_t length = strcspn(++path, " ?\r\n");
    if (length >= sizeof request->path) return false;
    memcpy(request->path, path, length);
    request->path[length] = 0;
    return true;
}

bool request_read(Request *request, Bytes *bytes) {
    static const char ending[] = "\r\n\r\n";
    char *end = bytes->size ? memmem(bytes->data, bytes->size, ending, sizeof ending - 1) : NULL;
    if (!end) return false;
    // Its last line ending becomes its end as a string.
    end[2] = 0;
    const char *head = bytes->data;
    const char *length = field(head, "\r\ncontent-length:");
    const char *expectation = field(head, "\r\nexpect:");
    const char *connection = field(head, "\r\nconnection:");

    request->head_size = (size_t)(end - head) + sizeof ending - 1;
    request->body_size = length ? strtoull(length, NULL, 10) : 0;
    request->expects_continue = expectation && strncasecmp(expectation, "100-", 4) == 0;
    request->closes = connection && strncasecmp(connection, "close", 5) == 0;
    request->is_valid = read_path(request, head) && !field(head, "\r\ntransfer-encoding:");
    return true;
}
