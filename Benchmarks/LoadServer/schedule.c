#include "schedule.h"

#include "bytes.h"

#include <time.h>

uint64_t now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (uint64_t)time.tv_sec * 1000000000 + (uint64_t)time.tv_nsec;
}

static void put(Schedule *schedule, Appointment *appointment, size_t place) {
    schedule->heap[place] = appointment;
    appointment->place = place + 1;
}

static void rise(Schedule *schedule, Appointment *appointment, size_t place) {
    while (place > 0) {
        size_t parent = (place - 1) / 2;
        if (schedule->heap[parent]->due <= appointment->due) break;
        put(schedule, schedule->heap[parent], place);
        place = parent;
    }
    put(schedule, appointment, place);
}

static void sink(Schedule *schedule, Appointment *appointment, size_t place) {
    for (;;) {
        size_t child = place * 2 + 1;
        if (child >= schedule->count) break;
        if (child + 1 < schedule->count && schedule->heap[child + 1]->due < schedule->heap[child]->due) child++;
        if (schedule->heap[child]->due >= appointment->due) break;
        put(schedule, schedule->heap[child], place);
        place = child;
    }
    rise(schedule, appointment, place);
}

void schedule_set(Schedule *schedule, Appointment *appointment, uint64_t due) {
    appointment->due = due;
    if (appointment->place > 0) {
        sink(schedule, appointment, appointment->place - 1);
        return;
    }
    if (schedule->count == schedule->capacity) {
        schedule->capacity = schedule->capacity ? schedule->capacity * 2 : 64;
        schedule->heap = grown(schedule->heap, schedule->capacity * sizeof *schedule->heap);
    }
    rise(schedule, appointment, schedule->count++);
}

void schedule_remove(Schedule *schedule, Appointment *appointment) {
    if (appointment->place == 0) return;
    size_t place = appointment->place - 1;
    appointment->place = 0;
    Appointment *last = schedule->heap[--schedule->count];
    if (last != appointment) sink(schedule, last, place);
}

Appointment *schedule_first(const Schedule *schedule) {
    return schedule->count ? schedule->heap[0] : NULL;
}
