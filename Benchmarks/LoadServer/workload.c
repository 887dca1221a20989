#include "workload.h"

#include "chat.h"

#include <stdio.h>
#include <string.h>

enum { most_tokens = 1000000, most_bytes = 64 << 20, longest_interval = 3600000 };

struct Workload {
    /// The part of the path before `/v1/`.
    char key[64];
    Answer *answer;
    /// How many requests in a hundred fail.
    size_t fault_percent;
    Answer *faults[CHAT_FAULTS];
    size_t requests;
};

/// Reads `/NAME/NUMBER/…` with exactly `count` numbers.
static bool read_numbers(const char *key, const char *name, size_t *numbers, int count) {
    char found[16];
    int end = 0, step = 0;
    if (sscanf(key, "/%15[a-z]%n", found, &end) != 1 || strcmp(found, name) != 0) return false;
    for (int place = 0; place < count; place++) {
        if (sscanf(key + end, "/%9zu%n", &numbers[place], &step) != 1) return false;
        end += step;
    }
    return key[end] == 0;
}

static Answer *make_stream(size_t tokens, size_t interval) {
    return tokens <= most_tokens && interval <= longest_interval ? chat_stream(tokens, interval) : NULL;
}

static Answer *make_answer(const char *key, size_t *fault_percent) {
    size_t numbers[3];
    if (read_numbers(key, "stream", numbers, 2)) return make_stream(numbers[0], numbers[1]);
    if (read_numbers(key, "faults", numbers, 3) && numbers[0] <= 100) {
        *fault_percent = numbers[0];
        return make_stream(numbers[1], numbers[2]);
    }
    if (read_numbers(key, "late", numbers, 1) && numbers[0] <= longest_interval) return chat_late(numbers[0]);
    if (read_numbers(key, "tool", numbers, 2) && numbers[0] <= most_bytes && numbers[1] > 0)
        return chat_tool_call(numbers[0], numbers[1]);
    if (read_numbers(key, "line", numbers, 1) && numbers[0] <= most_bytes) return chat_line(numbers[0]);
    if (read_numbers(key, "whole", numbers, 1) && numbers[0] <= most_bytes) return chat_whole(numbers[0]);
    return NULL;
}

static Workload *make_workload(const char *key) {
    size_t fault_percent = 0;
    Answer *answer = make_answer(key, &fault_percent);
    if (!answer) return NULL;
    Workload *workload = grown(NULL, sizeof *workload);
    *workload = (Workload){.answer = answer, .fault_percent = fault_percent};
    strcpy(workload->key, key);
    for (size_t kind = 0; kind < CHAT_FAULTS; kind++) workload->faults[kind] = chat_fault(kind);
    return workload;
}

static Workload *find(Workloads *workloads, const char *key) {
    for (size_t place = 0; place < workloads->count; place++)
        if (strcmp(workloads->all[place]->key, key) == 0) return workloads->all[place];
    Workload *workload = make_workload(key);
    if (!workload) return NULL;
    workloads->all = grown(workloads->all, (workloads->count + 1) * sizeof(Workload *));
    workloads->all[workloads->count++] = workload;
    return workload;
}

/// The next answer in turn: the faults are spread evenly, and the same on every run.
static Answer *next_answer(Workload *workload) {
    size_t before = workload->requests * workload->fault_percent / 100;
    size_t after = ++workload->requests * workload->fault_percent / 100;
    return after == before ? workload->answer : workload->faults[before % CHAT_FAULTS];
}

Answer *workloads_answer(Workloads *workloads, const char *path) {
    const char *version = strstr(path, "/v1/");
    char key[sizeof((Workload *)0)->key];
    if (!version || (size_t)(version - path) >= sizeof key) return NULL;
    memcpy(key, path, (size_t)(version - path));
    key[version - path] = 0;
    if (strcmp(version, "/v1/models") == 0) {
        if (!workloads->models) workloads->models = chat_models();
        return workloads->models;
    }
    Workload *workload = find(workloads, key);
    return workload ? next_answer(workload) : NULL;
}
