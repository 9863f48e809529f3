#include "AllocationCount.h"

#if defined(__linux__)
#include <features.h>
#endif

#if defined(__GLIBC__)
#include <errno.h>
#include <stddef.h>

extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);

static int64_t count;

static void counted(void) { __atomic_fetch_add(&count, 1, __ATOMIC_RELAXED); }

void *malloc(size_t size) {
    counted();
    return __libc_malloc(size);
}

void *calloc(size_t members, size_t size) {
    counted();
    return __libc_calloc(members, size);
}

void *realloc(void *block, size_t size) {
    counted();
    return __libc_realloc(block, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
    counted();
    return __libc_memalign(alignment, size);
}

int posix_memalign(void **block, size_t alignment, size_t size) {
    counted();
    *block = __libc_memalign(alignment, size);
    return *block ? 0 : ENOMEM;
}

int64_t allocation_count(void) { return __atomic_load_n(&count, __ATOMIC_RELAXED); }
#else
int64_t allocation_count(void) { return -1; }
#endif
