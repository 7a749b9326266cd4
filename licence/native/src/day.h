/* Days and times: days compare as text, times as seconds since 1970 in UTC. */
#ifndef DAY_H
#define DAY_H
#include "slice.h"

/* The number two digits make; -1 when they are none. */
int kw_two(const unsigned char *at);
/* An existing day from 1970-01-01 to 9999-12-30. */
bool kw_is_day(Slice slice);
bool kw_not_before(Slice end, Slice start);
/* Seconds since 1970 of YYYY-MM-DDThh:mm:ssZ; -1 when it is none. */
int64_t kw_instant(Slice slice);
/* A calendar day begins when it begins anywhere (UTC+14) and is over when it is over everywhere (UTC-12). */
bool kw_has_begun(Slice day, int64_t now);
/* How many days there are until this one is over everywhere, the current and the last one counted; below 1 it is over. */
int64_t kw_days_until_over(Slice day, int64_t now);
/* The same of a day, or a time with or without fraction and offset, as licence requests have it. */
int64_t kw_loose_instant(Slice slice);
/* Of seconds from 0 to the last one of the year 9999. */
void kw_write_instant(int64_t seconds, char text[32]);

#endif
