#include "field.h"
#include "address.h"
#include "day.h"
#include "markup.h"
#include <string.h>

/* What is trimmed from either end of a text. */
static bool is_space(int32_t c) {
  return (c >= 9 && c <= 13) || c == 0x20 || c == 0xa0 || c == 0x1680 || (c >= 0x2000 && c <= 0x200a) || c == 0x2028 ||
    c == 0x2029 || c == 0x202f || c == 0x205f || c == 0x3000 || c == 0xfeff;
}

static bool is_printable(int32_t c) { return c > 0x1f && (c < 0x7f || c > 0x9f) && c != 0x2028 && c != 0x2029; }

/* A text as it comes, character by character: what is between its first and its last character that is no space. */
typedef struct { Text *text; size_t longest, units, pending_bytes, pending_units; bool good, pending_good; } Line;

static void add(Line *line, int32_t c) {
  if (is_space(c) && line->units == 0) return;
  line->pending_good = line->pending_good && is_printable(c);
  line->pending_units += c > 0xffff ? 2 : 1;
  /* A text that is too long is only counted on. */
  if (line->units + line->pending_units <= line->longest)
    line->pending_bytes += kw_write_character(c, line->text->bytes + line->text->length + line->pending_bytes);
  if (is_space(c)) return;
  line->units += line->pending_units;
  line->text->length += line->pending_bytes;
  line->good = line->pending_good && line->units <= line->longest;
  line->pending_units = line->pending_bytes = 0;
}

static Line empty_line(Text *text, size_t longest) {
  text->length = 0;
  return (Line){ .text = text, .longest = longest, .good = true, .pending_good = true };
}

bool kw_read_content(const Element *element, size_t longest, Text *text) {
  Line line = empty_line(text, longest);
  Characters characters = kw_characters_of(element->content);
  for (;;) {
    int32_t c = kw_next_character(&characters);
    if (c < 0) return c == -1 && line.good;
    add(&line, c);
  }
}

bool kw_read_text(const Element *parent, const char *name, size_t longest, Text *text) {
  Element element;
  empty_line(text, longest);
  size_t count = kw_children(parent, name, &element);
  return count == 1 ? kw_read_content(&element, longest, text) : count == 0;
}

bool kw_read_attribute(const Element *element, const char *name, size_t longest, Text *text) {
  Slice value;
  Line line = empty_line(text, longest);
  if (!kw_attribute(element, name, &value)) return true;
  Cursor cursor = { value.at, value.at + value.length };
  while (cursor.at < cursor.end) add(&line, kw_value_character(&cursor));
  return line.good;
}

Slice kw_slice_of_text(const Text *text) { return (Slice){ text->bytes, text->length }; }

bool kw_read_number(const Element *parent, const char *name, uint64_t from, uint64_t to, uint64_t *value) {
  Text text;
  *value = 0;
  if (!kw_read_text(parent, name, 20, &text)) return false;
  if (text.length == 0) return true;
  for (size_t i = 0; i < text.length; i++) {
    if (!kw_digit(text.bytes[i])) return false;
    *value = *value * 10 + (uint64_t)(text.bytes[i] - '0');
  }
  return text.length <= 6 && *value >= from && *value <= to;
}

bool kw_read_flag(const Element *parent, const char *name, bool *value) {
  Text text;
  if (!kw_read_text(parent, name, 20, &text)) return false;
  Slice word = kw_slice_of_text(&text);
  *value = kw_says_in_any_case(word, "true") || kw_says(word, "1");
  return *value || word.length == 0 || kw_says_in_any_case(word, "false") || kw_says(word, "0");
}

bool kw_read_created(const Element *parent, int64_t *value, char day[11]) {
  Text text;
  *value = -1;
  day[0] = '\0';
  if (!kw_read_text(parent, "Created", 40, &text)) return false;
  if (text.length == 0) return true;
  *value = kw_loose_instant(kw_slice_of_text(&text));
  if (*value < 0) return false;
  memcpy(day, text.bytes, 10);
  day[10] = '\0';
  return true;
}

/* One part of an address, up to the character that ends it; that one, 0 at the end, -1 for a part that does not hold. */
static int32_t part(Cursor *cursor, bool dots) {
  for (bool any = false;; any = true) {
    int32_t c = cursor->at < cursor->end ? kw_character(cursor) : 0;
    if (c == 0 || c == '@' || (c == '.' && !dots)) return any ? c : -1;
    if (is_space(c) || (c < 0x80 && strchr("<>()[]\\,;:\"", c))) return -1;
  }
}

bool kw_read_email(const Element *parent, Text *text) {
  if (!kw_read_text(parent, "Email", 254, text)) return false;
  if (text->length == 0) return true;
  Cursor cursor = { text->bytes, text->bytes + text->length };
  if (part(&cursor, true) != '@') return false;
  size_t parts = 1;
  int32_t end;
  while ((end = part(&cursor, false)) == '.') parts++;
  return end == 0 && parts > 1;
}

bool kw_read_mac(const Element *parent, char mac[13]) {
  Text text;
  mac[0] = '\0';
  if (!kw_read_text(parent, "MacAddress", 40, &text)) return false;
  return text.length == 0 || kw_normalise(kw_slice_of_text(&text), mac);
}
