#pragma once
#include <stdint.h>

/// How many blocks of memory the process has asked for, or -1 where that cannot be counted.
int64_t allocation_count(void);

/// How many bytes the process has asked for and not given back, or -1 where that cannot be counted.
int64_t allocated_bytes(void);
