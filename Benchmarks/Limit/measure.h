#pragma once

#include <stddef.h>
#include <stdint.h>

int64_t now_us(void);

/// The CPU time of this process so far, user's and system's.
int64_t cpu_us(void);

/// The most memory that this process ever held.
long peak_kb(void);

/// The median; it sorts the values. 0 where there are none.
int64_t median(int64_t *values, size_t count);
