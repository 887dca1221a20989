#include "traffic.h"

#include "chat.h"

#include <string.h>
#include <sys/resource.h>

static Answer *make_statistics(const Traffic *traffic) {
    struct rusage usage;
    getrusage(RUSAGE_SELF, &usage);
    long seconds = usage.ru_utime.tv_sec + usage.ru_stime.tv_sec;
    long cpu = seconds * 1000000 + usage.ru_utime.tv_usec + usage.ru_stime.tv_usec;
    Bytes json = {0};
    bytes_print(
        &json, "{\"requests\":%zu,\"connections\":%zu,\"bytes\":%zu,\"cpu_us\":%ld}",
        traffic->requests, traffic->connections, traffic->bytes, cpu);
    Answer *answer = grown(NULL, sizeof *answer);
    *answer = (Answer){.is_single = true};
    answer_set_whole(answer, "200 OK", "", &json);
    bytes_free(&json);
    return answer;
}

Answer *traffic_answer(Traffic *traffic, const Request *request) {
    if (request->is_valid && strcmp(request->path, "/stats") == 0) return make_statistics(traffic);
    traffic->requests++;
    Answer *answer = request->is_valid ? workloads_answer(&traffic->workloads, request->path) : NULL;
    if (answer) return answer;
    Answer *error = chat_error("404 Not Found", "", "There is no such workload.");
    error->is_single = true;
    return error;
}
