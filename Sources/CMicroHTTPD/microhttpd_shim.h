// What Swift can't call of libmicrohttpd: `MHD_start_daemon` takes a variable argument, and some of its constants are casts.
// libmicrohttpd must be 0.9.71 or newer.

#ifndef MARTLET_MICROHTTPD_SHIM_H
#define MARTLET_MICROHTTPD_SHIM_H

#include <microhttpd.h>

typedef void *(*microhttpd_shim_target_callback)(void *context, const char *target, struct MHD_Connection *connection);

/// Serves what comes to a listening socket, which is the daemon's from then on, on a thread of the daemon's own.
///
/// `changed` is called when a connection begins and when it has ended, whose socket is open then.
/// `target` is called with a request's target as it was sent, and what it returns is the request's state from then on, until
/// `completed` is called with it.
static inline struct MHD_Daemon *microhttpd_shim_start(
    int listener,
    MHD_NotifyConnectionCallback changed,
    microhttpd_shim_target_callback target,
    MHD_AccessHandlerCallback handler,
    MHD_RequestCompletedCallback completed,
    void *context,
    unsigned int connections,
    unsigned int connections_of_one_address,
    unsigned int seconds
) {
    // `poll` tells of an end again and again; with `epoll` libmicrohttpd misses one that comes along with the last bytes, and
    // keeps the connection until its time is over.
    return MHD_start_daemon(
        MHD_USE_POLL_INTERNAL_THREAD | MHD_ALLOW_SUSPEND_RESUME, 0, NULL, NULL, handler, context,
        MHD_OPTION_LISTEN_SOCKET, (MHD_socket)listener,
        MHD_OPTION_NOTIFY_CONNECTION, changed, context,
        MHD_OPTION_URI_LOG_CALLBACK, target, context,
        MHD_OPTION_NOTIFY_COMPLETED, completed, context,
        MHD_OPTION_CONNECTION_LIMIT, connections,
        MHD_OPTION_PER_IP_CONNECTION_LIMIT, connections_of_one_address,
        MHD_OPTION_CONNECTION_TIMEOUT, seconds,
        MHD_OPTION_END
    );
}

/// The socket of a connection, or -1.
static inline int microhttpd_shim_socket(struct MHD_Connection *connection) {
    const union MHD_ConnectionInfo *info = MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CONNECTION_FD);
    return info ? (int)info->connect_fd : -1;
}

/// How many connections are open.
static inline unsigned int microhttpd_shim_connections(struct MHD_Connection *connection) {
    const union MHD_ConnectionInfo *info = MHD_get_connection_info(connection, MHD_CONNECTION_INFO_DAEMON);
    const union MHD_DaemonInfo *daemon =
        info ? MHD_get_daemon_info(info->daemon, MHD_DAEMON_INFO_CURRENT_CONNECTIONS) : NULL;
    return daemon ? daemon->num_connections : 0;
}

/// A body whose length is not known before its end.
static inline struct MHD_Response *microhttpd_shim_stream(
    size_t block, MHD_ContentReaderCallback reader, void *context, MHD_ContentReaderFreeCallback free
) {
    return MHD_create_response_from_callback(MHD_SIZE_UNKNOWN, block, reader, context, free);
}

static const ssize_t microhttpd_shim_end = MHD_CONTENT_READER_END_OF_STREAM;
static const ssize_t microhttpd_shim_failure = MHD_CONTENT_READER_END_WITH_ERROR;

#endif
