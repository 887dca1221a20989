#include "connection.h"

#include <errno.h>
#include <stdlib.h>
#include <sys/epoll.h>
#include <sys/socket.h>
#include <unistd.h>

/// No connection sends more in one turn, nor has a longer head.
enum { longest_turn = 256 << 10, longest_head = 64 << 10 };

Connection *connection_new(int socket, Traffic *traffic) {
    Connection *connection = grown(NULL, sizeof *connection);
    *connection = (Connection){.socket = socket, .traffic = traffic};
    traffic->connections++;
    return connection;
}

static void drop_answer(Connection *connection) {
    if (connection->answer && connection->answer->is_single) answer_free(connection->answer);
    connection->answer = NULL;
    connection->is_answering = false;
    connection->sent = 0;
}

static void end(Connection *connection) {
    drop_answer(connection);
    schedule_remove(&connection->traffic->schedule, &connection->appointment);
    close(connection->socket);
    bytes_free(&connection->input);
    free(connection);
}

/// Begins with the request whose head has come.
static void begin(Connection *connection, const Request *request) {
    connection->answer = traffic_answer(connection->traffic, request);
    connection->closes = request->closes || !request->is_valid || connection->answer->closes;
    connection->body_left = request->body_size;
    bytes_drop(&connection->input, request->head_size);
    if (request->expects_continue && request->body_size > connection->input.size) {
        static const char permission[] = "HTTP/1.1 100 Continue\r\n\r\n";
        send(connection->socket, permission, sizeof permission - 1, MSG_NOSIGNAL);
    }
}

/// Reads the request from what has come.
static void read_request(Connection *connection) {
    if (connection->is_answering) return;
    Request request;
    if (!connection->answer && request_read(&request, &connection->input)) begin(connection, &request);
    if (!connection->answer) return;
    size_t come = connection->input.size < connection->body_left ? connection->input.size : connection->body_left;
    bytes_drop(&connection->input, come);
    connection->body_left -= come;
    if (connection->body_left > 0) return;
    connection->is_answering = true;
    connection->started = now();
}

/// Receives until a request is whole or nothing is left; false where the connection has ended.
static bool receive(Connection *connection) {
    static char buffer[64 << 10];
    read_request(connection);
    while (!connection->is_answering && connection->is_readable) {
        ssize_t size = recv(connection->socket, buffer, sizeof buffer, 0);
        if (size == 0 || (size < 0 && errno != EAGAIN && errno != EINTR)) return false;
        if (size < (ssize_t)sizeof buffer) connection->is_readable = size < 0 && errno == EINTR;
        if (size < 0) continue;
        bytes_append(&connection->input, buffer, (size_t)size);
        read_request(connection);
        if (!connection->answer && connection->input.size > longest_head) return false;
    }
    return true;
}

/// Sends what is due, as far as the socket takes it; false where the connection has ended.
static bool send_due(Connection *connection) {
    const Answer *answer = connection->answer;
    uint64_t elapsed = now() - connection->started;
    size_t due = answer_due(answer, elapsed);
    size_t turn = due - connection->sent < longest_turn ? due - connection->sent : longest_turn;
    ssize_t size = send(connection->socket, answer->bytes.data + connection->sent, turn, MSG_NOSIGNAL);
    if (size < 0 && errno != EAGAIN && errno != EINTR) return false;
    if (size > 0) {
        connection->sent += (size_t)size;
        connection->traffic->bytes += (size_t)size;
    }
    // A socket that is full is reported when it has room again.
    if (size < 0 ? errno == EAGAIN : (size_t)size < turn) return true;
    uint64_t next = connection->sent < due ? elapsed : answer_next(answer, elapsed);
    if (connection->sent < answer->bytes.size)
        schedule_set(&connection->traffic->schedule, &connection->appointment, connection->started + next);
    return true;
}

/// Answers, and reads the next request, until one of them has to wait; false where the connection has ended.
static bool go_on(Connection *connection) {
    while (receive(connection)) {
        if (!connection->is_answering) return true;
        if (connection->sent < connection->answer->bytes.size && !send_due(connection)) return false;
        if (connection->sent < connection->answer->bytes.size) return true;
        if (connection->closes) return false;
        drop_answer(connection);
    }
    return false;
}

void connection_continue(Connection *connection) {
    schedule_remove(&connection->traffic->schedule, &connection->appointment);
    if (!go_on(connection)) end(connection);
}

void connection_handle(Connection *connection, uint32_t events) {
    if (events & (EPOLLRDHUP | EPOLLHUP | EPOLLERR)) {
        end(connection);
        return;
    }
    if (events & EPOLLIN) connection->is_readable = true;
    // A step that is not due yet is left to the schedule.
    if (connection->appointment.place == 0 && !go_on(connection)) end(connection);
}
