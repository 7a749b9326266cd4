#include "json.h"
#include <string.h>

enum { REPLACEMENT = 0xfffd };

static bool is_blank(unsigned char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; }
static void blanks(Cursor *cursor) {
  while (cursor->at < cursor->end && is_blank(*cursor->at)) cursor->at++;
}

static int hex(unsigned char c) {
  if (kw_digit(c)) return c - '0';
  c |= 0x20;
  return c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1;
}

/* Four hex digits; -1 for anything else. */
static int32_t unit(Cursor *cursor) {
  int32_t value = 0;
  if (cursor->end - cursor->at < 4) return -1;
  for (int i = 0; i < 4; i++) {
    int digit = hex(*cursor->at++);
    if (digit < 0) return -1;
    value = value << 4 | digit;
  }
  return value;
}

/* --- is it JSON --- */

static bool text(Cursor *cursor) {
  if (!kw_take(cursor, "\"")) return false;
  while (cursor->at < cursor->end) {
    unsigned char c = *cursor->at++;
    if (c == '"') return true;
    if (c < 0x20) return false;
    if (c != '\\') continue;
    if (cursor->at >= cursor->end) return false;
    c = *cursor->at++;
    if (c == 'u' ? unit(cursor) < 0 : !memchr("\"\\/bfnrt", c, 8)) return false;
  }
  return false;
}

static bool digits(Cursor *cursor) {
  const unsigned char *start = cursor->at;
  while (cursor->at < cursor->end && kw_digit(*cursor->at)) cursor->at++;
  return cursor->at > start;
}

static bool number(Cursor *cursor) {
  kw_take(cursor, "-");
  if (!kw_take(cursor, "0") && !digits(cursor)) return false;
  if (kw_take(cursor, ".") && !digits(cursor)) return false;
  if (!kw_take(cursor, "e") && !kw_take(cursor, "E")) return true;
  if (!kw_take(cursor, "+")) kw_take(cursor, "-");
  return digits(cursor);
}

/* A value that holds no others. */
static bool plain(Cursor *cursor) {
  if (cursor->at >= cursor->end) return false;
  if (*cursor->at == '"') return text(cursor);
  if (*cursor->at == '-' || kw_digit(*cursor->at)) return number(cursor);
  return kw_take(cursor, "true") || kw_take(cursor, "false") || kw_take(cursor, "null");
}

static bool member_name(Cursor *cursor) {
  blanks(cursor);
  if (!text(cursor)) return false;
  blanks(cursor);
  return kw_take(cursor, ":");
}

bool kw_is_json(Slice whole, unsigned char *levels) {
  Cursor cursor = { whole.at, whole.at + whole.length };
  size_t depth = 0;
  for (;;) {
    /* A value begins here. */
    blanks(&cursor);
    if (kw_take(&cursor, "{") || kw_take(&cursor, "[")) {
      bool object = cursor.at[-1] == '{';
      unsigned char bit = (unsigned char)(1 << depth % 8);
      levels[depth / 8] = (unsigned char)((levels[depth / 8] & ~bit) | (object ? bit : 0));
      depth++;
      blanks(&cursor);
      if (!kw_take(&cursor, object ? "}" : "]")) {
        if (object && !member_name(&cursor)) return false;
        continue;
      }
      depth--;
    } else if (!plain(&cursor)) return false;
    /* And has ended here: so do the levels it is the last one of. */
    for (;;) {
      blanks(&cursor);
      if (depth == 0) return cursor.at == cursor.end;
      bool object = levels[(depth - 1) / 8] >> (depth - 1) % 8 & 1;
      if (kw_take(&cursor, object ? "}" : "]")) { depth--; continue; }
      if (!kw_take(&cursor, ",") || (object && !member_name(&cursor))) return false;
      break;
    }
  }
}

/* --- what it holds --- */

/* The value that begins here, however deep. */
static Slice value_at(Cursor *cursor) {
  size_t depth = 0;
  blanks(cursor);
  const unsigned char *start = cursor->at;
  while (cursor->at < cursor->end) {
    unsigned char c = *cursor->at;
    if (c == '"') {
      text(cursor);
      if (depth == 0) break;
      continue;
    }
    if (c == '}' || c == ']') {
      if (depth == 0) break;
      depth--;
      cursor->at++;
      if (depth == 0) break;
      continue;
    }
    if (depth == 0 && (c == ',' || is_blank(c))) break;
    if (c == '{' || c == '[') depth++;
    cursor->at++;
  }
  return (Slice){ start, (size_t)(cursor->at - start) };
}

Slice kw_json_value(Slice whole) {
  Cursor cursor = { whole.at, whole.at + whole.length };
  return value_at(&cursor);
}

static Cursor inside(Slice value, unsigned char bracket) {
  Cursor cursor = { value.at, value.at + value.length };
  if (value.length > 0 && value.at[0] == bracket) cursor.at++, cursor.end--;
  else cursor.at = cursor.end;
  return cursor;
}

bool kw_json_member(Slice object, const char *name, Slice *value) {
  Cursor cursor = inside(object, '{');
  bool found = false;
  for (;;) {
    Slice called = value_at(&cursor);
    if (called.length == 0) return found;
    blanks(&cursor);
    kw_take(&cursor, ":");
    Slice one = value_at(&cursor);
    if (kw_json_says(called, name)) *value = one, found = true;
    blanks(&cursor);
    kw_take(&cursor, ",");
  }
}

Cursor kw_json_elements(Slice array) { return inside(array, '['); }

bool kw_json_next(Cursor *elements, Slice *value) {
  *value = value_at(elements);
  blanks(elements);
  kw_take(elements, ",");
  return value->length > 0;
}

bool kw_json_is_text(Slice value) { return value.length > 0 && value.at[0] == '"'; }

/* What an escape stands for, behind its '\'. */
static int32_t escaped(Cursor *cursor) {
  static const char signs[] = "bfnrt", meant[] = "\b\f\n\r\t";
  unsigned char c = *cursor->at++;
  const char *sign = strchr(signs, c);
  if (sign) return (unsigned char)meant[sign - signs];
  if (c != 'u') return c;
  int32_t point = unit(cursor);
  Cursor behind = *cursor;
  if (point >= 0xd800 && point <= 0xdbff && kw_take(&behind, "\\u")) {
    int32_t low = unit(&behind);
    if (low >= 0xdc00 && low <= 0xdfff) {
      *cursor = behind;
      return 0x10000 + ((point - 0xd800) << 10) + (low - 0xdc00);
    }
  }
  return point >= 0xd800 && point <= 0xdfff ? REPLACEMENT : point;
}

size_t kw_json_text(Slice value, unsigned char *bytes, size_t most) {
  Cursor cursor = inside(value, '"');
  size_t length = 0;
  while (cursor.at < cursor.end) {
    unsigned char one[4];
    size_t size = 1;
    one[0] = *cursor.at++;
    if (one[0] == '\\') size = kw_write_character(escaped(&cursor), one);
    for (size_t i = 0; i < size; i++, length++) if (length < most) bytes[length] = one[i];
  }
  return length;
}

bool kw_json_says(Slice value, const char *says) {
  unsigned char bytes[64];
  size_t length = kw_json_text(value, bytes, sizeof bytes);
  return kw_json_is_text(value) && length == strlen(says) && memcmp(bytes, says, length) == 0;
}
