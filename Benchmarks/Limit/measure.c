#include "measure.h"

#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <time.h>

int64_t now_us(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (int64_t)time.tv_sec * 1000000 + time.tv_nsec / 1000;
}

int64_t cpu_us(void) {
    struct rusage usage;
    getrusage(RUSAGE_SELF, &usage);
    return (int64_t)(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) * 1000000 + usage.ru_utime.tv_usec
        + usage.ru_stime.tv_usec;
}

long peak_kb(void) {
    FILE *status = fopen("/proc/self/status", "r");
    if (!status) return 0;
    long peak = 0;
    char line[256];
    while (fgets(line, sizeof line, status) && sscanf(line, "VmHWM: %ld", &peak) != 1) {}
    fclose(status);
    return peak;
}

static int compare(const void *one, const void *other) {
    int64_t left = *(const int64_t *)one, right = *(const int64_t *)other;
    return (left > right) - (left < right);
}

int64_t median(int64_t *values, size_t count) {
    if (count == 0) return 0;
    qsort(values, count, sizeof *values, compare);
    return values[count / 2];
}
