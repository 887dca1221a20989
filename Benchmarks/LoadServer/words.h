#pragma once

#include "bytes.h"

/// The word at a place of an endless text; neighbours differ.
const char *word(size_t place);

/// Appends so many bytes of that text.
void words_append(Bytes *bytes, size_t size);
