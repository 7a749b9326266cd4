#include "quoted.h"

/* Characters that stand as \u{hex} inside quotes. */
bool kw_is_hidden(int32_t c) {
  return c <= 0x1f || (c >= 0x7f && c <= 0xa0) || c == 0xad || c == 0x61c || (c >= 0x200b && c <= 0x200f) ||
    (c >= 0x2028 && c <= 0x202f) || (c >= 0x2060 && c <= 0x206f) || c == 0xfeff || (c >= 0xfff0 && c <= 0xffff);
}

/* What stands behind "\u": {hex} in lower case without leading zeros, of a character that must be hidden. */
static int32_t escaped(Cursor *cursor) {
  int32_t point = 0;
  if (!kw_take(cursor, "{")) return -1;
  for (int digits = 0; cursor->at < cursor->end; digits++) {
    unsigned char c = *cursor->at++;
    if (c == '}') return digits > 0 && kw_is_hidden(point) ? point : -1;
    if (digits >= 6 || (digits == 1 && point == 0)) return -1;
    if (kw_digit(c)) point = point << 4 | (c - '0');
    else if (c >= 'a' && c <= 'f') point = point << 4 | (c - 'a' + 10);
    else return -1;
  }
  return -1;
}

int32_t kw_quoted_character(Cursor *cursor) {
  int32_t c = kw_character(cursor);
  if (c == '"') return -1;
  if (c < 0 || kw_is_hidden(c)) return -2;
  if (c != '\\') return c;
  if (cursor->at >= cursor->end) return -2;
  unsigned char next = *cursor->at++;
  if (next == '"' || next == '\\') return next;
  int32_t point = next == 'u' ? escaped(cursor) : -1;
  return point < 0 ? -2 : point;
}

bool kw_quoted(Cursor *cursor, size_t from, size_t to, Slice *slice) {
  size_t units = 0;
  const unsigned char *start = cursor->at;
  if (!kw_take(cursor, "\"")) return false;
  for (;;) {
    int32_t c = kw_quoted_character(cursor);
    if (c == -2) return false;
    if (c == -1) break;
    units += c > 0xffff ? 2 : 1;
  }
  if (slice) *slice = (Slice){ start, (size_t)(cursor->at - start) };
  return units >= from && units <= to;
}

int32_t kw_fold(int32_t c) {
  if ((c >= 'A' && c <= 'Z') || (c >= 0xc0 && c <= 0xde && c != 0xd7) || (c >= 0x391 && c <= 0x3ab && c != 0x3a2)) return c + 32;
  if (c >= 0x410 && c <= 0x42f) return c + 32;
  if (c >= 0x400 && c <= 0x40f) return c + 80;
  if (c == 0x178) return 0xff;
  if (c == 0x130 || c == 0x138 || c == 0x149) return c;
  if ((c >= 0x139 && c <= 0x148) || (c >= 0x179 && c <= 0x17d)) return c % 2 == 1 ? c + 1 : c;
  if (c >= 0x100 && c <= 0x177) return c % 2 == 0 ? c + 1 : c;
  return c;
}

bool kw_same_name(Slice in_quotes, Slice other, bool other_quoted) {
  Cursor a = { in_quotes.at + 1, in_quotes.at + in_quotes.length };
  Cursor b = { other.at + other_quoted, other.at + other.length };
  for (;;) {
    int32_t one = kw_quoted_character(&a), two_ = other_quoted ? kw_quoted_character(&b) : kw_character(&b);
    if (one < 0 || two_ < 0) return one < 0 && two_ < 0 && (other_quoted || b.at == b.end);
    if (kw_fold(one) != kw_fold(two_)) return false;
  }
}
