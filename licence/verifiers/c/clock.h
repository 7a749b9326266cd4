/* The file that keeps the latest time seen on a machine. */
#ifndef CLOCK_H
#define CLOCK_H
#include <stdbool.h>
#include <stdint.h>

void clock_key(const char *machine, unsigned char key[32]);
/* The time seen: -1 when there is no file, -2 when it is not as it was left. */
int64_t clock_seen(const char *path, const unsigned char key[32]);
/* Written whole or not at all. */
bool keep_clock(const char *path, const unsigned char key[32], int64_t seen);

#endif
