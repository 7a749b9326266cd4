#include "day.h"
#include <string.h>

enum { HOUR = 3600, DAY = 24 * HOUR };

int kw_two(const unsigned char *at) { return kw_digit(at[0]) && kw_digit(at[1]) ? (at[0] - '0') * 10 + at[1] - '0' : -1; }

bool kw_is_day(Slice slice) {
  static const int days[] = { 31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31 };
  if (slice.length != 10 || slice.at[4] != '-' || slice.at[7] != '-') return false;
  int century = kw_two(slice.at), rest = kw_two(slice.at + 2), month = kw_two(slice.at + 5), day = kw_two(slice.at + 8);
  if (century < 0 || rest < 0 || month < 1 || month > 12 || day < 1) return false;
  int year = century * 100 + rest;
  bool leap = (year % 4 == 0 && year % 100 != 0) || year % 400 == 0;
  return year >= 1970 && day <= days[month - 1] + (month == 2 && leap) && !kw_says(slice, "9999-12-31");
}

bool kw_not_before(Slice end, Slice start) { return memcmp(end.at, start.at, 10) >= 0; }

int64_t kw_instant(Slice slice) {
  if (slice.length != 20 || slice.at[10] != 'T' || slice.at[13] != ':' || slice.at[16] != ':' || slice.at[19] != 'Z') return -1;
  if (!kw_is_day((Slice){ slice.at, 10 })) return -1;
  int hour = kw_two(slice.at + 11), minute = kw_two(slice.at + 14), second = kw_two(slice.at + 17);
  if (hour < 0 || hour > 23 || minute < 0 || minute > 59 || second < 0 || second > 59) return -1;
  int year = kw_two(slice.at) * 100 + kw_two(slice.at + 2), month = kw_two(slice.at + 5), day = kw_two(slice.at + 8);
  /* Years begin in March here, so that the day that comes and goes is the last one. */
  int64_t y = year - (month <= 2), m = month + (month > 2 ? -3 : 9);
  int64_t whole = y * 365 + y / 4 - y / 100 + y / 400 + (153 * m + 2) / 5 + day - 1 - 719468;
  return ((whole * 24 + hour) * 60 + minute) * 60 + second;
}

/* The first second of a day in UTC. */
static int64_t midnight(Slice day) {
  unsigned char whole[] = "YYYY-MM-DDT00:00:00Z";
  memcpy(whole, day.at, 10);
  return kw_instant((Slice){ whole, 20 });
}

bool kw_has_begun(Slice day, int64_t now) { return now >= midnight(day) - 14 * HOUR; }

/* Half a day is added and a whole one taken away again, so that nothing below zero is divided. */
int64_t kw_days_until_over(Slice day, int64_t now) { return midnight(day) / DAY - ((now + 12 * HOUR) / DAY - 1) + 1; }

/* The seconds between here and UTC that a `Z`, an offset or nothing says; false when it is none of them. */
static bool offset_of(Cursor cursor, int64_t *seconds) {
  *seconds = 0;
  if (cursor.at == cursor.end) return true;
  if (kw_take(&cursor, "Z")) return cursor.at == cursor.end;
  if (cursor.end - cursor.at != 6 || cursor.at[3] != ':') return false;
  int hours = kw_two(cursor.at + 1), minutes = kw_two(cursor.at + 4);
  *seconds = (hours * 60 + minutes) * 60 * (*cursor.at == '+' ? 1 : -1);
  return (*cursor.at == '+' || *cursor.at == '-') && hours >= 0 && hours <= 23 && minutes >= 0 && minutes <= 59;
}

int64_t kw_loose_instant(Slice slice) {
  unsigned char whole[] = "YYYY-MM-DDT00:00:00Z";
  Cursor rest = { slice.at + slice.length, slice.at + slice.length };
  int64_t offset;
  if (slice.length != 10 && slice.length < 19) return -1;
  memcpy(whole, slice.at, slice.length == 10 ? 10 : 19);
  if (slice.length > 10) rest.at = slice.at + 19;
  if (kw_take(&rest, ".")) {
    const unsigned char *first = rest.at;
    while (rest.at < rest.end && kw_digit(*rest.at)) rest.at++;
    if (rest.at == first || rest.at - first > 9) return -1;
  }
  int64_t seconds = kw_instant((Slice){ whole, 20 });
  if (seconds < 0 || !offset_of(rest, &offset)) return -1;
  seconds -= offset;
  return seconds >= 0 && seconds <= kw_instant(kw_slice_of("9999-12-30T23:59:59Z")) ? seconds : -1;
}

static void put_digits(char *at, int digits, int64_t number) {
  for (; digits > 0; number /= 10) at[--digits] = (char)('0' + number % 10);
}

/* The way back from `kw_instant`; 719468 days lie between the first of March of the year 0 and 1970. */
void kw_write_instant(int64_t seconds, char text[32]) {
  int64_t days = seconds / DAY + 719468, second = seconds % DAY;
  int64_t era = days / 146097, of_era = days % 146097;
  int64_t of_years = (of_era - of_era / 1460 + of_era / 36524 - of_era / 146096) / 365;
  int64_t of_year = of_era - (365 * of_years + of_years / 4 - of_years / 100), month = (5 * of_year + 2) / 153;
  memcpy(text, "YYYY-MM-DDThh:mm:ssZ", 21);
  put_digits(text, 4, era * 400 + of_years + (month >= 10));
  put_digits(text + 5, 2, month < 10 ? month + 3 : month - 9);
  put_digits(text + 8, 2, of_year - (153 * month + 2) / 5 + 1);
  put_digits(text + 11, 2, second / HOUR);
  put_digits(text + 14, 2, second % HOUR / 60);
  put_digits(text + 17, 2, second % 60);
}
