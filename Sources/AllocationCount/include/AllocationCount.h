#pragma once
#include <stdbool.h>
#include <stdint.h>

/// Begins or ends counting, which costs each allocation time. Called while no other thread allocates.
void count_allocations(bool counts);

/// How many blocks of memory the process has asked for while they were counted, or -1 where that cannot be counted.
int64_t allocation_count(void);

/// How many bytes the process has asked for and not given back while they were counted, or -1 where that cannot be counted.
int64_t allocated_bytes(void);
