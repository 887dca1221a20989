// What Swift can't call of libcurl: `curl_easy_setopt`, `curl_easy_getinfo` and `curl_multi_setopt` take a variable
// argument. Each wrapper here fixes its type. libcurl must be 7.80 or newer.

#ifndef MARTLET_CURL_SHIM_H
#define MARTLET_CURL_SHIM_H

#include <curl/curl.h>

// What the event loop needs of the system, and Swift's modules for libc leave out.
#ifdef __linux__
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <sys/prctl.h>
#else
#include <pthread.h>
#endif

typedef size_t (*curl_shim_data_callback)(char *bytes, size_t size, size_t count, void *context);
typedef int (*curl_shim_request_callback)(void *context, char *peer, char *local, int peer_port, int local_port);

static inline CURLcode curl_shim_set_long(CURL *easy, CURLoption option, long value) {
    return curl_easy_setopt(easy, option, value);
}

static inline CURLcode curl_shim_set_offset(CURL *easy, CURLoption option, curl_off_t value) {
    return curl_easy_setopt(easy, option, value);
}

static inline CURLcode curl_shim_set_string(CURL *easy, CURLoption option, const char *value) {
    return curl_easy_setopt(easy, option, value);
}

static inline CURLcode curl_shim_set_pointer(CURL *easy, CURLoption option, void *value) {
    return curl_easy_setopt(easy, option, value);
}

/// For `CURLOPT_HEADERFUNCTION`, `CURLOPT_WRITEFUNCTION` and `CURLOPT_READFUNCTION`, whose types are the same.
static inline CURLcode curl_shim_set_data_callback(CURL *easy, CURLoption option, curl_shim_data_callback callback) {
    return curl_easy_setopt(easy, option, callback);
}

static inline CURLcode curl_shim_set_seek_callback(CURL *easy, curl_seek_callback callback) {
    return curl_easy_setopt(easy, CURLOPT_SEEKFUNCTION, callback);
}

static inline CURLcode curl_shim_set_open_socket_callback(CURL *easy, curl_opensocket_callback callback) {
    return curl_easy_setopt(easy, CURLOPT_OPENSOCKETFUNCTION, callback);
}

/// Has a function called each time before the request is written to a connection.
static inline CURLcode curl_shim_set_request_callback(CURL *easy, curl_shim_request_callback callback) {
    return curl_easy_setopt(easy, CURLOPT_PREREQFUNCTION, callback);
}

static const int curl_shim_allow_request = CURL_PREREQFUNC_OK;
static const int curl_shim_refuse_request = CURL_PREREQFUNC_ABORT;

/// HTTP and HTTPS, and nothing else that libcurl speaks.
static inline CURLcode curl_shim_allow_only_http(CURL *easy) {
#if LIBCURL_VERSION_NUM >= 0x075500
    CURLcode code = curl_easy_setopt(easy, CURLOPT_PROTOCOLS_STR, "http,https");
    return code ? code : curl_easy_setopt(easy, CURLOPT_REDIR_PROTOCOLS_STR, "http,https");
#else
    CURLcode code = curl_easy_setopt(easy, CURLOPT_PROTOCOLS, CURLPROTO_HTTP | CURLPROTO_HTTPS);
    return code ? code : curl_easy_setopt(easy, CURLOPT_REDIR_PROTOCOLS, CURLPROTO_HTTP | CURLPROTO_HTTPS);
#endif
}

/// Since 7.87: a transfer that is removed does not wait for the thread that resolves its host.
static inline CURLcode curl_shim_leave_resolver_behind(CURL *easy) {
#if LIBCURL_VERSION_NUM >= 0x075700
    return curl_easy_setopt(easy, CURLOPT_QUICK_EXIT, 1L);
#else
    return CURLE_OK;
#endif
}

static inline const curl_version_info_data *curl_shim_version(void) {
    return curl_version_info(CURLVERSION_NOW);
}

static inline CURLcode curl_shim_get_long(CURL *easy, CURLINFO info, long *value) {
    return curl_easy_getinfo(easy, info, value);
}

static inline CURLcode curl_shim_get_socket(CURL *easy, curl_socket_t *socket) {
    return curl_easy_getinfo(easy, CURLINFO_ACTIVESOCKET, socket);
}

static inline CURLcode curl_shim_get_context(CURL *easy, void **context) {
    return curl_easy_getinfo(easy, CURLINFO_PRIVATE, (char **)context);
}

static inline CURLMcode curl_shim_multi_set_long(CURLM *multi, CURLMoption option, long value) {
    return curl_multi_setopt(multi, option, value);
}

static inline CURLMcode curl_shim_multi_set_socket_callback(
    CURLM *multi, curl_socket_callback callback, void *context
) {
    CURLMcode code = curl_multi_setopt(multi, CURLMOPT_SOCKETFUNCTION, callback);
    return code ? code : curl_multi_setopt(multi, CURLMOPT_SOCKETDATA, context);
}

static inline CURLMcode curl_shim_multi_set_timer_callback(
    CURLM *multi, curl_multi_timer_callback callback, void *context
) {
    CURLMcode code = curl_multi_setopt(multi, CURLMOPT_TIMERFUNCTION, callback);
    return code ? code : curl_multi_setopt(multi, CURLMOPT_TIMERDATA, context);
}

/// Names the calling thread for debuggers.
static inline void curl_shim_name_thread(const char *name) {
#ifdef __linux__
    prctl(PR_SET_NAME, name);
#else
    pthread_setname_np(name);
#endif
}

#endif
