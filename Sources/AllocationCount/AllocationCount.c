#include "AllocationCount.h"

#if defined(__linux__)
#include <features.h>
#endif

#if defined(__GLIBC__)
#include <errno.h>
#include <malloc.h>
#include <stddef.h>

extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);
extern void __libc_free(void *);

static bool is_counting;
static int64_t count;
static int64_t bytes;

static int64_t size_of(void *block) { return block ? (int64_t)malloc_usable_size(block) : 0; }

static void *counted(void *block) {
    if (!is_counting) return block;
    __atomic_fetch_add(&count, 1, __ATOMIC_RELAXED);
    __atomic_fetch_add(&bytes, size_of(block), __ATOMIC_RELAXED);
    return block;
}

void *malloc(size_t size) { return counted(__libc_malloc(size)); }

void *calloc(size_t members, size_t size) { return counted(__libc_calloc(members, size)); }

void *realloc(void *block, size_t size) {
    int64_t before = is_counting ? size_of(block) : 0;
    void *moved = __libc_realloc(block, size);
    if (moved || size == 0) __atomic_fetch_sub(&bytes, before, __ATOMIC_RELAXED);
    return counted(moved);
}

void *aligned_alloc(size_t alignment, size_t size) { return counted(__libc_memalign(alignment, size)); }

int posix_memalign(void **block, size_t alignment, size_t size) {
    *block = counted(__libc_memalign(alignment, size));
    return *block ? 0 : ENOMEM;
}

void free(void *block) {
    if (is_counting) __atomic_fetch_sub(&bytes, size_of(block), __ATOMIC_RELAXED);
    __libc_free(block);
}

void count_allocations(bool counts) { is_counting = counts; }
int64_t allocated_bytes(void) { return __atomic_load_n(&bytes, __ATOMIC_RELAXED); }
int64_t allocation_count(void) { return __atomic_load_n(&count, __ATOMIC_RELAXED); }
#else
void count_allocations(bool counts) { (void)counts; }
int64_t allocation_count(void) { return -1; }
int64_t allocated_bytes(void) { return -1; }
#endif
