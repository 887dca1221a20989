#include "answer.h"

#include <stdlib.h>

static size_t steps_due(const Answer *answer, uint64_t elapsed) {
    uint64_t steps = elapsed / answer->interval + 1;
    return steps < answer->step_count ? (size_t)steps : answer->step_count;
}

size_t answer_due(const Answer *answer, uint64_t elapsed) {
    if (answer->interval == 0 || answer->step_count == 0) return answer->bytes.size;
    return answer->steps[steps_due(answer, elapsed) - 1];
}

uint64_t answer_next(const Answer *answer, uint64_t elapsed) {
    return answer->interval == 0 ? 0 : steps_due(answer, elapsed) * answer->interval;
}

void answer_set_whole(Answer *answer, const char *status, const char *fields, const Bytes *body) {
    bytes_print(
        &answer->bytes,
        "HTTP/1.1 %s\r\nContent-Type: application/json\r\n%sContent-Length: %zu\r\n\r\n",
        status, fields, body->size);
    bytes_append(&answer->bytes, body->data, body->size);
}

void answer_begin_events(Answer *answer) {
    bytes_print(
        &answer->bytes,
        "HTTP/1.1 200 OK\r\nContent-Type: text/event-stream; charset=utf-8\r\n"
        "Cache-Control: no-cache\r\nTransfer-Encoding: chunked\r\n\r\n");
}

void answer_add_event(Answer *answer, const Bytes *json) {
    static const size_t around = sizeof "data: \n\n" - 1;
    bytes_print(&answer->bytes, "%zx\r\ndata: ", json->size + around);
    bytes_append(&answer->bytes, json->data, json->size);
    bytes_text(&answer->bytes, "\n\n\r\n");
}

void answer_end_events(Answer *answer) {
    static const Bytes done = {.data = "[DONE]", .size = 6};
    answer_add_event(answer, &done);
    bytes_text(&answer->bytes, "0\r\n\r\n");
}

void answer_end_step(Answer *answer) {
    if (answer->step_count == answer->step_capacity) {
        answer->step_capacity = answer->step_capacity ? answer->step_capacity * 2 : 16;
        answer->steps = grown(answer->steps, answer->step_capacity * sizeof *answer->steps);
    }
    answer->steps[answer->step_count++] = answer->bytes.size;
}

void answer_free(Answer *answer) {
    bytes_free(&answer->bytes);
    free(answer->steps);
    free(answer);
}
