#pragma once
#include <stdint.h>

/// How many blocks of memory the process has asked for, or -1 where that cannot be counted.
int64_t allocation_count(void);
