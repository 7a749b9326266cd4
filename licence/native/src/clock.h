/* The file that keeps the latest time seen on a machine. */
#ifndef CLOCK_H
#define CLOCK_H
#include "slice.h"

/* 1 to 255 characters, one above U+FFFF counting twice. */
bool kw_is_machine_text(Slice text);
void kw_clock_key(const char *machine, unsigned char key[32]);
/* The time seen: -1 when there is no file, -2 when it is not as it was left or cannot be read. */
int64_t kw_clock_seen(const char *path, const unsigned char key[32]);
/* Written whole or not at all. */
bool kw_keep_clock(const char *path, const unsigned char key[32], int64_t seen);

#endif
