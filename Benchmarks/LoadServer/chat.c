#include "chat.h"

#include "words.h"

static Answer *new_answer(void) {
    Answer *answer = grown(NULL, sizeof *answer);
    *answer = (Answer){0};
    return answer;
}

/// Adds a chunk. `delta` is JSON; `reason` is JSON too: null, or a string with its quotes.
static void add_chunk(Answer *answer, const Bytes *delta, const char *reason) {
    Bytes json = {0};
    bytes_text(
        &json,
        "{\"id\":\"chatcmpl-bench\",\"object\":\"chat.completion.chunk\",\"created\":1750000000,\"model\":\"bench\","
        "\"system_fingerprint\":\"fp_0123456789\",\"choices\":[{\"index\":0,\"delta\":");
    bytes_append(&json, delta->data, delta->size);
    bytes_text(&json, ",\"logprobs\":null,\"finish_reason\":");
    bytes_text(&json, reason);
    bytes_text(&json, "}]}");
    answer_add_event(answer, &json);
    bytes_free(&json);
}

static void add_content(Answer *answer, const Bytes *content) {
    Bytes delta = {0};
    bytes_text(&delta, "{\"content\":\"");
    bytes_append(&delta, content->data, content->size);
    bytes_text(&delta, "\"}");
    add_chunk(answer, &delta, "null");
    bytes_free(&delta);
}

static void end_stream(Answer *answer, const char *reason) {
    Bytes delta = {0};
    bytes_text(&delta, "{}");
    add_chunk(answer, &delta, reason);
    answer_end_events(answer);
    answer_end_step(answer);
    bytes_free(&delta);
}

Answer *chat_stream(size_t tokens, size_t interval) {
    Answer *answer = new_answer();
    answer->interval = interval * 1000000;
    answer_begin_events(answer);
    Bytes content = {0};
    for (size_t token = 0; token < tokens; token++) {
        content.size = 0;
        bytes_text(&content, " ");
        bytes_text(&content, word(token));
        add_content(answer, &content);
        answer_end_step(answer);
    }
    end_stream(answer, "\"stop\"");
    bytes_free(&content);
    return answer;
}

Answer *chat_late(size_t wait) {
    Answer *answer = new_answer();
    answer->interval = wait * 1000000;
    // The first step is due at once, and has nothing.
    answer_end_step(answer);
    answer_begin_events(answer);
    Bytes content = {0};
    bytes_text(&content, word(0));
    add_content(answer, &content);
    end_stream(answer, "\"stop\"");
    bytes_free(&content);
    return answer;
}

Answer *chat_line(size_t size) {
    Answer *answer = new_answer();
    answer_begin_events(answer);
    Bytes content = {0};
    words_append(&content, size);
    add_content(answer, &content);
    end_stream(answer, "\"stop\"");
    bytes_free(&content);
    return answer;
}

/// Adds a part of the arguments; only quotes need an escape in them.
static void add_fragment(Answer *answer, const char *text, size_t size) {
    Bytes delta = {0};
    bytes_text(&delta, "{\"tool_calls\":[{\"index\":0,\"function\":{\"arguments\":\"");
    for (size_t place = 0; place < size; place++) {
        if (text[place] == '"') bytes_append(&delta, "\\", 1);
        bytes_append(&delta, text + place, 1);
    }
    bytes_text(&delta, "\"}}]}");
    add_chunk(answer, &delta, "null");
    bytes_free(&delta);
}

Answer *chat_tool_call(size_t size, size_t fragment) {
    static const char before[] = "{\"text\":\"", after[] = "\"}";
    static const size_t around = sizeof before - 1 + sizeof after - 1;
    Bytes arguments = {0}, delta = {0};
    bytes_text(&arguments, before);
    words_append(&arguments, size > around ? size - around : 0);
    bytes_text(&arguments, after);

    Answer *answer = new_answer();
    answer_begin_events(answer);
    bytes_text(
        &delta,
        "{\"role\":\"assistant\",\"content\":null,\"tool_calls\":[{\"index\":0,\"id\":\"call_bench\","
        "\"type\":\"function\",\"function\":{\"name\":\"write\",\"arguments\":\"\"}}]}");
    add_chunk(answer, &delta, "null");
    for (size_t start = 0; start < arguments.size; start += fragment) {
        size_t rest = arguments.size - start;
        add_fragment(answer, arguments.data + start, rest < fragment ? rest : fragment);
    }
    end_stream(answer, "\"tool_calls\"");
    bytes_free(&arguments);
    bytes_free(&delta);
    return answer;
}

Answer *chat_whole(size_t size) {
    Bytes json = {0};
    bytes_text(
        &json,
        "{\"id\":\"chatcmpl-bench\",\"object\":\"chat.completion\",\"created\":1750000000,\"model\":\"bench\","
        "\"system_fingerprint\":\"fp_0123456789\",\"choices\":[{\"index\":0,\"message\":{\"role\":\"assistant\","
        "\"content\":\"");
    words_append(&json, size);
    bytes_print(
        &json,
        "\",\"refusal\":null},\"logprobs\":null,\"finish_reason\":\"stop\"}],"
        "\"usage\":{\"prompt_tokens\":9,\"completion_tokens\":%zu,\"total_tokens\":%zu}}",
        size / 4, size / 4 + 9);
    Answer *answer = new_answer();
    answer_set_whole(answer, "200 OK", "", &json);
    bytes_free(&json);
    return answer;
}

/// A stream that begins, and then is closed.
static Answer *cut_stream(void) {
    Answer *answer = new_answer();
    answer->closes = true;
    answer_begin_events(answer);
    Bytes delta = {0};
    bytes_text(&delta, "{\"role\":\"assistant\",\"content\":\"\"}");
    add_chunk(answer, &delta, "null");
    bytes_free(&delta);
    return answer;
}

static Answer *silence(void) {
    Answer *answer = new_answer();
    answer->closes = true;
    return answer;
}

Answer *chat_fault(size_t kind) {
    switch (kind % CHAT_FAULTS) {
        case 0: return chat_error("500 Internal Server Error", "", "The server had an error.");
        case 1: return chat_error("429 Too Many Requests", "Retry-After: 0\r\n", "Too many requests.");
        case 2: return silence();
        default: return cut_stream();
    }
}

Answer *chat_models(void) {
    Bytes json = {0};
    bytes_text(
        &json,
        "{\"object\":\"list\",\"data\":[{\"id\":\"bench\",\"object\":\"model\",\"created\":1750000000,"
        "\"owned_by\":\"bench\"}]}");
    Answer *answer = new_answer();
    answer_set_whole(answer, "200 OK", "", &json);
    bytes_free(&json);
    return answer;
}

Answer *chat_error(const char *status, const char *fields, const char *message) {
    Bytes json = {0};
    bytes_print(
        &json, "{\"error\":{\"message\":\"%s\",\"type\":\"bench_error\",\"param\":null,\"code\":null}}", message);
    Answer *answer = new_answer();
    answer_set_whole(answer, status, fields, &json);
    bytes_free(&json);
    return answer;
}
