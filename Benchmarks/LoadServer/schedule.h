#pragma once

#include <stddef.h>
#include <stdint.h>

/// Nanoseconds of the clock that all schedules go by.
uint64_t now(void);

/// Something that is due at a time; part of what waits.
typedef struct {
    uint64_t due;
    /// Its place in the schedule plus one; 0 where it is in none.
    size_t place;
} Appointment;

/// Appointments in a heap, the earliest on top.
typedef struct {
    Appointment **heap;
    size_t count;
    size_t capacity;
} Schedule;

/// Sets an appointment, or moves it.
void schedule_set(Schedule *schedule, Appointment *appointment, uint64_t due);

/// Takes an appointment out, if it is in.
void schedule_remove(Schedule *schedule, Appointment *appointment);

/// The earliest appointment; NULL where there is none.
Appointment *schedule_first(const Schedule *schedule);
