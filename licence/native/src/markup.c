#include "markup.h"
#include <string.h>

enum { MAX_DEPTH = 32, MAX_ELEMENTS = 10000 };

bool kw_is_blank(unsigned char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; }

bool kw_blanks(Cursor *cursor) {
  const unsigned char *start = cursor->at;
  while (cursor->at < cursor->end && kw_is_blank(*cursor->at)) cursor->at++;
  return cursor->at > start;
}

bool kw_skip_past(Cursor *cursor, const char *text) {
  for (; cursor->at < cursor->end; cursor->at++) if (kw_take(cursor, text)) return true;
  return false;
}

bool kw_skip_tag(Cursor *cursor) {
  for (cursor->at++; cursor->at < cursor->end; cursor->at++) {
    unsigned char c = *cursor->at;
    if (c == '>') return cursor->at++, true;
    if (c != '"' && c != '\'') continue;
    const unsigned char *close = memchr(cursor->at + 1, c, (size_t)(cursor->end - cursor->at - 1));
    if (!close) return false;
    cursor->at = close;
  }
  return false;
}

const char *kw_scan_markup(Slice text) {
  Cursor cursor = { text.at, text.at + text.length };
  int depth = 0, elements = 0;
  if (kw_take(&cursor, "\xef\xbb\xbf")) return "host.notXml";
  while (cursor.at < cursor.end) {
    if (*cursor.at != '<') { cursor.at++; continue; }
    Slice start = { cursor.at, (size_t)(cursor.end - cursor.at) };
    bool ended;
    if (kw_take(&cursor, "<!--")) ended = kw_skip_past(&cursor, "-->");
    else if (kw_take(&cursor, "<![CDATA[")) ended = kw_skip_past(&cursor, "]]>");
    else if (kw_take(&cursor, "<?")) ended = kw_skip_past(&cursor, "?>");
    else if (kw_take(&cursor, "<!")) {
      start.length = start.length < 9 ? start.length : 9;
      return kw_says_in_any_case(start, "<!doctype") ? "host.doctype" : "host.notXml";
    } else {
      ended = kw_skip_tag(&cursor);
      bool closes = start.length > 1 && start.at[1] == '/';
      if (closes) depth--;
      else if (ended && cursor.at[-2] != '/') depth++;
      if (!closes && ended) elements++;
    }
    if (!ended) return "host.notXml";
    if (depth > MAX_DEPTH || elements > MAX_ELEMENTS) return "host.tooDeep";
  }
  return NULL;
}

/* --- characters and names --- */

static bool within(int32_t c, const int32_t ranges[][2], size_t count) {
  for (size_t i = 0; i < count; i++) if (c >= ranges[i][0] && c <= ranges[i][1]) return true;
  return false;
}

static bool is_character(int32_t c) {
  static const int32_t ranges[][2] = { { 9, 10 }, { 13, 13 }, { 0x20, 0xd7ff }, { 0xe000, 0xfffd }, { 0x10000, 0x10ffff } };
  return within(c, ranges, sizeof ranges / sizeof *ranges);
}

static bool starts_name(int32_t c) {
  static const int32_t ranges[][2] = {
    { ':', ':' }, { 'A', 'Z' }, { '_', '_' }, { 'a', 'z' }, { 0xc0, 0xd6 }, { 0xd8, 0xf6 }, { 0xf8, 0x2ff },
    { 0x370, 0x37d }, { 0x37f, 0x1fff }, { 0x200c, 0x200d }, { 0x2070, 0x218f }, { 0x2c00, 0x2fef },
    { 0x3001, 0xd7ff }, { 0xf900, 0xfdcf }, { 0xfdf0, 0xfffd }, { 0x10000, 0xeffff },
  };
  return within(c, ranges, sizeof ranges / sizeof *ranges);
}

static bool continues_name(int32_t c) {
  static const int32_t ranges[][2] = { { '-', '.' }, { '0', '9' }, { 0xb7, 0xb7 }, { 0x300, 0x36f }, { 0x203f, 0x2040 } };
  return starts_name(c) || within(c, ranges, sizeof ranges / sizeof *ranges);
}

bool kw_name(Cursor *cursor, Slice *slice) {
  Cursor next = *cursor;
  if (!starts_name(kw_character(&next))) return false;
  for (Cursor end = next; continues_name(kw_character(&end)); next = end) {}
  *slice = (Slice){ cursor->at, (size_t)(next.at - cursor->at) };
  *cursor = next;
  return true;
}

static int32_t number_reference(Cursor *cursor, int32_t base) {
  int32_t point = 0;
  for (bool any = false; cursor->at < cursor->end; any = true) {
    unsigned char c = *cursor->at++;
    int32_t value = kw_digit(c) ? c - '0' : base == 16 && c >= 'a' && c <= 'f' ? c - 'a' + 10 : base == 16 && c >= 'A' && c <= 'F' ? c - 'A' + 10 : -1;
    if (c == ';') return any && is_character(point) ? point : -1;
    if (value < 0) return -1;
    /* Beyond the last character it stays there, however many digits follow. */
    point = point > 0x10ffff ? point : point * base + value;
  }
  return -1;
}

int32_t kw_reference(Cursor *cursor) {
  if (kw_take(cursor, "&#x")) return number_reference(cursor, 16);
  if (kw_take(cursor, "&#")) return number_reference(cursor, 10);
  if (kw_take(cursor, "&amp;")) return '&';
  if (kw_take(cursor, "&lt;")) return '<';
  if (kw_take(cursor, "&gt;")) return '>';
  if (kw_take(cursor, "&quot;")) return '"';
  return kw_take(cursor, "&apos;") ? '\'' : -1;
}

int32_t kw_value_character(Cursor *cursor) {
  if (cursor->at >= cursor->end) return -1;
  if (*cursor->at == '&') return kw_reference(cursor);
  if (kw_take(cursor, "\r\n") || kw_take(cursor, "\r") || kw_take(cursor, "\n") || kw_take(cursor, "\t")) return ' ';
  return kw_character(cursor);
}

/* --- tags and what stands between them --- */

static bool value_says(Slice value, const char *text) {
  Cursor cursor = { value.at, value.at + value.length };
  for (; *text; text++) if (kw_value_character(&cursor) != (unsigned char)*text) return false;
  return cursor.at == cursor.end;
}

/* The value in its quotes: no '<', and every reference means something. */
static bool attribute_value(Cursor *cursor, Slice *value) {
  if (cursor->at >= cursor->end || (*cursor->at != '"' && *cursor->at != '\'')) return false;
  unsigned char quote = *cursor->at++;
  value->at = cursor->at;
  while (cursor->at < cursor->end && *cursor->at != quote)
    if (*cursor->at == '<' || kw_value_character(cursor) < 0) return false;
  if (cursor->at >= cursor->end) return false;
  value->length = (size_t)(cursor->at++ - value->at);
  return true;
}

static int compare(Slice a, Slice b) {
  int order = memcmp(a.at, b.at, a.length < b.length ? a.length : b.length);
  return order != 0 ? order : (a.length > b.length) - (a.length < b.length);
}

/* Lets the name at `from` sink until none below it is greater. */
static void sink(Slice *names, size_t from, size_t count) {
  for (size_t child = from * 2 + 1; child < count; child = from * 2 + 1) {
    if (child + 1 < count && compare(names[child + 1], names[child]) > 0) child++;
    if (compare(names[from], names[child]) >= 0) return;
    Slice other = names[from];
    names[from] = names[child];
    names[child] = other;
    from = child;
  }
}

/* Sorted as a heap, so that fifty thousand attributes take no longer than they must. */
static bool any_twice(Slice *names, size_t count) {
  for (size_t i = count / 2; i > 0; i--) sink(names, i - 1, count);
  for (size_t left = count; left > 1; left--) {
    Slice last = names[0];
    names[0] = names[left - 1];
    names[left - 1] = last;
    sink(names, 0, left - 1);
    if (left < count && kw_same(names[left - 1], names[left])) return true;
  }
  return count > 1 && kw_same(names[0], names[1]);
}

static bool attributes(Cursor *cursor, Slice *names) {
  size_t count = 0;
  while (kw_blanks(cursor)) {
    Slice called, value;
    if (!kw_name(cursor, &called)) break;
    kw_blanks(cursor);
    if (!kw_take(cursor, "=")) return false;
    kw_blanks(cursor);
    if (!attribute_value(cursor, &value) || count == MAX_ATTRIBUTES) return false;
    if (kw_says(called, "xml:space") && !value_says(value, "default") && !value_says(value, "preserve")) return false;
    names[count++] = called;
  }
  return !any_twice(names, count);
}

static bool comment(Cursor *cursor) { return kw_skip_past(cursor, "--") && kw_take(cursor, ">"); }

static bool instruction(Cursor *cursor) {
  Slice target;
  if (!kw_name(cursor, &target) || kw_says_in_any_case(target, "xml")) return false;
  return kw_take(cursor, "?>") || (kw_blanks(cursor) && kw_skip_past(cursor, "?>"));
}

static bool character_data(Cursor *cursor) {
  while (cursor->at < cursor->end && *cursor->at != '<') {
    if (kw_take(cursor, "]]>")) return false;
    if (*cursor->at == '&') { if (kw_reference(cursor) < 0) return false; }
    else cursor->at++;
  }
  return true;
}

typedef struct { Slice open[MAX_DEPTH], *names; size_t depth; bool root; } Nesting;

static bool start_tag(Cursor *cursor, Nesting *nesting) {
  Slice called;
  if (nesting->depth == 0 && nesting->root) return false;
  nesting->root = true;
  if (!kw_name(cursor, &called) || !attributes(cursor, nesting->names)) return false;
  if (kw_take(cursor, "/>")) return true;
  if (!kw_take(cursor, ">") || nesting->depth == MAX_DEPTH) return false;
  nesting->open[nesting->depth++] = called;
  return true;
}

static bool end_tag(Cursor *cursor, Nesting *nesting) {
  Slice called;
  if (nesting->depth == 0 || !kw_name(cursor, &called) || !kw_same(called, nesting->open[--nesting->depth])) return false;
  kw_blanks(cursor);
  return kw_take(cursor, ">");
}

bool kw_well_formed(Slice text, Slice names[MAX_ATTRIBUTES]) {
  Cursor cursor = { text.at, text.at + text.length };
  Nesting nesting = { .names = names, .depth = 0, .root = false };
  while (cursor.at < cursor.end) if (!is_character(kw_character(&cursor))) return false;
  cursor.at = text.at;
  /* The declaration was looked at with the encoding. */
  Cursor start = cursor;
  if (kw_take(&start, "<?xml") && kw_blanks(&start) && kw_skip_past(&start, "?>")) cursor = start;
  while (cursor.at < cursor.end) {
    bool good;
    if (kw_take(&cursor, "<!--")) good = comment(&cursor);
    else if (kw_take(&cursor, "<?")) good = instruction(&cursor);
    else if (kw_take(&cursor, "<![CDATA[")) good = nesting.depth > 0 && kw_skip_past(&cursor, "]]>");
    else if (kw_take(&cursor, "</")) good = end_tag(&cursor, &nesting);
    else if (kw_take(&cursor, "<")) good = start_tag(&cursor, &nesting);
    else good = nesting.depth > 0 ? character_data(&cursor) : kw_blanks(&cursor);
    if (!good) return false;
  }
  return nesting.root && nesting.depth == 0;
}
