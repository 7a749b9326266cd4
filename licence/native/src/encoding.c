#include "encoding.h"
#include "markup.h"
#include <string.h>

/* What Windows-1252 means by 80 to 9F hex; 0 for the bytes that mean nothing. */
static const uint16_t windows_1252[32] = {
  0x20ac, 0, 0x201a, 0x0192, 0x201e, 0x2026, 0x2020, 0x2021, 0x02c6, 0x2030, 0x0160, 0x2039, 0x0152, 0, 0x017d, 0,
  0, 0x2018, 0x2019, 0x201c, 0x201d, 0x2022, 0x2013, 0x2014, 0x02dc, 0x2122, 0x0161, 0x203a, 0x0153, 0, 0x017e, 0x0178,
};

static bool letter(unsigned char c) { return kw_letter_or_digit(c) && !kw_digit(c); }

/* '=' and a value in quotes of either kind. */
static bool literal(Cursor *cursor, Slice *value) {
  kw_blanks(cursor);
  if (!kw_take(cursor, "=")) return false;
  kw_blanks(cursor);
  if (cursor->at >= cursor->end || (*cursor->at != '"' && *cursor->at != '\'')) return false;
  const unsigned char *start = cursor->at + 1, *close = memchr(start, *cursor->at, (size_t)(cursor->end - start));
  if (!close) return false;
  *value = (Slice){ start, (size_t)(close - start) };
  cursor->at = close + 1;
  return true;
}

static bool is_version(Slice value) {
  if (value.length < 3 || value.at[0] != '1' || value.at[1] != '.') return false;
  for (size_t i = 2; i < value.length; i++) if (!kw_digit(value.at[i])) return false;
  return true;
}

static bool is_encoding(Slice value) {
  if (value.length < 1 || !letter(value.at[0])) return false;
  for (size_t i = 1; i < value.length; i++) {
    unsigned char c = value.at[i];
    if (!kw_letter_or_digit(c) && c != '.' && c != '_' && c != '-') return false;
  }
  return true;
}

/* The XML declaration behind "<?xml" and a blank; `encoding` is left as it was where none is declared. */
static bool declaration(Cursor *cursor, Slice *encoding) {
  Slice value;
  kw_blanks(cursor);
  if (!kw_take(cursor, "version") || !literal(cursor, &value) || !is_version(value)) return false;
  bool apart = kw_blanks(cursor);
  if (apart && kw_take(cursor, "encoding")) {
    if (!literal(cursor, encoding) || !is_encoding(*encoding)) return false;
    apart = kw_blanks(cursor);
  }
  if (apart && kw_take(cursor, "standalone")) {
    if (!literal(cursor, &value) || (!kw_says(value, "yes") && !kw_says(value, "no"))) return false;
    kw_blanks(cursor);
  }
  return kw_take(cursor, "?>");
}

static bool decode_single_bytes(Slice bytes, unsigned char *decoded, Slice *text) {
  size_t length = 0;
  for (size_t i = 0; i < bytes.length; i++) {
    unsigned char c = bytes.at[i];
    int32_t point = c >= 0x80 && c <= 0x9f ? windows_1252[c - 0x80] : c;
    if (point == 0) return false;
    length += kw_write_character(point, decoded + length);
  }
  *text = (Slice){ decoded, length };
  return true;
}

const char *kw_decode_request(Slice bytes, unsigned char decoded[MAX_REQUEST_BYTES * 3], Slice *text) {
  Cursor cursor = { bytes.at, bytes.at + bytes.length };
  if (bytes.length > MAX_REQUEST_BYTES) return "host.tooLarge";
  if (memchr(bytes.at, 0, bytes.length)) return "host.encoding";
  if (kw_take(&cursor, "\xff\xfe") || kw_take(&cursor, "\xfe\xff")) return "host.encoding";
  bool marked = kw_take(&cursor, "\xef\xbb\xbf");
  kw_blanks(&cursor);
  *text = (Slice){ cursor.at, (size_t)(cursor.end - cursor.at) };
  Cursor head = cursor;
  Slice encoding = kw_slice_of("UTF-8");
  if (kw_take(&head, "<?xml") && head.at < head.end && kw_is_blank(*head.at)) {
    /* The declaration ends within the first 256 bytes. */
    if (bytes.length > 256) head.end = bytes.at + 256;
    if (head.at >= head.end || !declaration(&head, &encoding)) return "host.notXml";
  }
  if (kw_says_in_any_case(encoding, "utf-8") || kw_says_in_any_case(encoding, "utf8")) return kw_is_utf8(cursor) ? NULL : "host.encoding";
  bool single = kw_says_in_any_case(encoding, "iso-8859-1") || kw_says_in_any_case(encoding, "latin1") ||
    kw_says_in_any_case(encoding, "windows-1252");
  return single && !marked && decode_single_bytes(*text, decoded, text) ? NULL : "host.encoding";
}
