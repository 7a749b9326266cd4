/* The file that keeps the latest time seen on a machine. */
#ifndef CLOCK_H
#define CLOCK_H
#include <stdbool.h>
#include <stdint.h>

void kw_clock_key(const char *machine, unsigned char key[32]);
/* The time seen: -1 when there is no file, -2 when it is not as it was left. */
int64_t kw_clock_seen(const char *path, const unsigned char key[32]);
/* Written whole or not at all. */
bool kw_keep_clock(const char *path, const unsigned char key[32], int64_t seen);

#endif
