/* What a library of kernels has besides them: a function that tells which of its builds this processor can run, and
   those that compilers may call. With these it asks nothing of the system. */
#include <stddef.h>
#include <stdint.h>

#if defined(_WIN32)
__declspec(dllexport)
#else
__attribute__((visibility("default")))
#endif
int64_t tilewright_level(void);

#if defined(__x86_64__)
#include <cpuid.h>

static int has(unsigned found, unsigned wanted) { return (found & wanted) == wanted; }

/* The number of builds, x86-64-v2 and v3, whose instructions this processor has, as the System V ABI of AMD64 lists
   them; and the system must save the long registers, too. */
int64_t tilewright_level(void)
{
    const unsigned v2 = 1u << 0 | 1u << 9 | 1u << 13 | 1u << 19 | 1u << 20 | 1u << 23;
    const unsigned v3 = 1u << 12 | 1u << 22 | 1u << 27 | 1u << 28 | 1u << 29;
    const unsigned v3_more = 1u << 3 | 1u << 5 | 1u << 8;
    unsigned a, b, c, d, more, saved, high;
    if (!__get_cpuid(1, &a, &b, &c, &d) || !has(c, v2)) return 0;
    if (!has(c, v3) || !__get_cpuid_count(7, 0, &a, &more, &c, &d) || !has(more, v3_more)) return 1;
    if (!__get_cpuid(0x80000001, &a, &b, &c, &d) || !has(c, 1u << 5)) return 1;
    __asm__("xgetbv" : "=a"(saved), "=d"(high) : "c"(0));
    return has(saved, 6) ? 2 : 1;
}
#else
int64_t tilewright_level(void) { return 1; }
#endif

#if defined(_WIN32)
/* Windows wants this name in every library that computes with floats. */
int _fltused = 0;
#endif
#if defined(__linux__) || defined(_WIN32)
#if defined(__linux__)
__attribute__((visibility("hidden")))
#endif
/* Volatile, so that no compiler takes the loop for what it is. */
void *memset(void *to, int byte, size_t n)
{
    volatile char *at = to;
    for (size_t k = 0; k < n; k++) at[k] = (char)byte;
    return to;
}
#endif
