#pragma once

#include "answer.h"

#include <stddef.h>

/// How a request can fail: 500, 429, closed before the head, cut before the first content.
enum { CHAT_FAULTS = 4 };

/// An event stream of so many tokens, one each interval of so many milliseconds.
Answer *chat_stream(size_t tokens, size_t interval);

/// An event stream of one token that comes so many milliseconds after the request.
Answer *chat_late(size_t wait);

/// An event stream with one tool call, whose arguments have so many bytes in fragments of so many.
Answer *chat_tool_call(size_t size, size_t fragment);

/// An event stream of one chunk whose content has so many bytes.
Answer *chat_line(size_t size);

/// A completion that is no stream, whose content has so many bytes.
Answer *chat_whole(size_t size);

Answer *chat_fault(size_t kind);

/// The list of models.
Answer *chat_models(void);

/// An error without more to say than its message.
Answer *chat_error(const char *status, const char *fields, const char *message);
