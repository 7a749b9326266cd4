#include "slice.h"
#include <string.h>

Slice kw_slice_of(const char *text) { return (Slice){ (const unsigned char *)text, strlen(text) }; }

bool kw_same(Slice a, Slice b) { return a.length == b.length && memcmp(a.at, b.at, a.length) == 0; }
bool kw_says(Slice slice, const char *text) { return slice.length == strlen(text) && memcmp(slice.at, text, slice.length) == 0; }

bool kw_says_in_any_case(Slice slice, const char *text) {
  if (slice.length != strlen(text)) return false;
  for (size_t i = 0; i < slice.length; i++) {
    unsigned char c = slice.at[i];
    if ((c >= 'A' && c <= 'Z' ? c + 32 : c) != (unsigned char)text[i]) return false;
  }
  return true;
}

bool kw_take(Cursor *cursor, const char *text) {
  size_t length = strlen(text);
  if ((size_t)(cursor->end - cursor->at) < length || memcmp(cursor->at, text, length) != 0) return false;
  cursor->at += length;
  return true;
}

bool kw_digit(unsigned char c) { return c >= '0' && c <= '9'; }
bool kw_letter_or_digit(unsigned char c) { return kw_digit(c) || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z'); }

Slice kw_word(Cursor *cursor) {
  Slice slice = { cursor->at, 0 };
  while (cursor->at < cursor->end && *cursor->at != ' ' && *cursor->at != '\n') cursor->at++;
  slice.length = (size_t)(cursor->at - slice.at);
  return slice;
}

bool kw_is_token(Slice slice, size_t longest, bool key) {
  if (slice.length < 1 || slice.length > longest) return false;
  for (size_t i = 0; i < slice.length; i++) {
    unsigned char c = slice.at[i];
    if (kw_letter_or_digit(c) || ((c == '_' || c == '-') && (i > 0 || key)) || (c == '.' && i > 0)) continue;
    return false;
  }
  return true;
}

bool kw_number_of(Slice slice, uint64_t from, uint64_t to, uint64_t *value) {
  uint64_t n = 0;
  if (slice.length < 1 || slice.length > 15 || (slice.length > 1 && slice.at[0] == '0')) return false;
  for (size_t i = 0; i < slice.length; i++) {
    if (!kw_digit(slice.at[i])) return false;
    n = n * 10 + (uint64_t)(slice.at[i] - '0');
  }
  if (value) *value = n;
  return n >= from && n <= to;
}

int32_t kw_character(Cursor *cursor) {
  static const int32_t least[] = { 0, 0, 0x80, 0x800, 0x10000 };
  if (cursor->at >= cursor->end) return -1;
  unsigned char first = *cursor->at;
  int length = first < 0x80 ? 1 : (first & 0xe0) == 0xc0 ? 2 : (first & 0xf0) == 0xe0 ? 3 : (first & 0xf8) == 0xf0 ? 4 : 0;
  if (length == 0 || cursor->end - cursor->at < length) return -1;
  int32_t point = length == 1 ? first : first & (0x7f >> length);
  for (int i = 1; i < length; i++) {
    if ((cursor->at[i] & 0xc0) != 0x80) return -1;
    point = point << 6 | (cursor->at[i] & 0x3f);
  }
  if (point < least[length] || point > 0x10ffff || (point >= 0xd800 && point <= 0xdfff)) return -1;
  cursor->at += length;
  return point;
}

bool kw_is_utf8(Cursor cursor) {
  while (cursor.at < cursor.end) if (kw_character(&cursor) < 0) return false;
  return true;
}

size_t kw_write_character(int32_t point, unsigned char *bytes) {
  size_t length = point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4;
  static const unsigned char first[] = { 0, 0, 0xc0, 0xe0, 0xf0 };
  for (size_t i = length; i > 1; point >>= 6) bytes[--i] = (unsigned char)(0x80 | (point & 0x3f));
  bytes[0] = (unsigned char)(first[length] | point);
  return length;
}
