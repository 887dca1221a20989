#pragma once

#include "request.h"
#include "schedule.h"
#include "workload.h"

/// What all connections share.
typedef struct {
    Workloads workloads;
    Schedule schedule;
    size_t requests;
    size_t connections;
    size_t bytes;
} Traffic;

/// The answer to a request; what it asks for that is none gets an error.
Answer *traffic_answer(Traffic *traffic, const Request *request);
