#pragma once

#include "traffic.h"

/// A client's connection: a request, its answer, the next request.
typedef struct {
    /// When the next step of the answer is due. It comes first: the schedule's appointment is the connection.
    Appointment appointment;
    int socket;
    Traffic *traffic;
    /// What was read of the next request's head.
    Bytes input;
    /// How much of the request's body has not come yet.
    size_t body_left;
    /// What is being sent, or will be when the body has come; NULL between requests.
    Answer *answer;
    size_t sent;
    uint64_t started;
    bool is_answering;
    bool closes;
    /// Whether there may be something to read.
    bool is_readable;
} Connection;

Connection *connection_new(int socket, Traffic *traffic);

/// Goes on with what epoll reports.
void connection_handle(Connection *connection, uint32_t events);

/// Goes on with the step that is due.
void connection_continue(Connection *connection);
