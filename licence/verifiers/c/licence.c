/* Each line is taken apart from left to right, and only the one spelling a writer would choose passes. */
#include "licence.h"
#include "address.h"
#include "base64url.h"
#include "day.h"
#include "quoted.h"

enum { MAX_LINE_FEEDS = 5030, MAX_MODULES = 5000 };

/* Letters, digits, '.', '_', '-'; the first character is a letter or digit, for key ids also '_' or '-'. */
static bool is_token(Slice slice, size_t longest, bool key) {
  if (slice.length < 1 || slice.length > longest) return false;
  for (size_t i = 0; i < slice.length; i++) {
    unsigned char c = slice.at[i];
    if (letter_or_digit(c) || ((c == '_' || c == '-') && (i > 0 || key)) || (c == '.' && i > 0)) continue;
    return false;
  }
  return true;
}

static bool read_hosts(Cursor *cursor, Licence *licence, Slice binding) {
  bool mac = says(binding, "mac"), name = says(binding, "name"), both = says(binding, "both");
  licence->triade = says(binding, "triade");
  if (!mac && !name && !both && !licence->triade && !says(binding, "unbound")) return false;
  licence->host_count = licence->triade ? 3 : says(binding, "unbound") ? 0 : 1;
  for (size_t i = 0; i < licence->host_count; i++) {
    Host *host = &licence->hosts[i];
    if (!take(cursor, "SERVER ")) return false;
    if (mac ? !take(cursor, "ANY") : !quoted(cursor, 1, 99, &host->name)) return false;
    if (!take(cursor, " ")) return false;
    if (name) { if (!take(cursor, "ANY")) return false; }
    else if (host->mac = word(cursor), !is_mac(host->mac)) return false;
    if (!take(cursor, "\n")) return false;
    for (size_t j = 0; j < i; j++)
      if (same(host->mac, licence->hosts[j].mac) || same_name(host->name, licence->hosts[j].name, true)) return false;
  }
  return true;
}

/* "-", or flags in their order, each at most once; not a test version and a student one. */
static bool read_flags(Cursor *cursor) {
  Slice flags = word(cursor);
  Cursor at = { flags.at, flags.at + flags.length };
  bool test = false, any = false;
  if (says(flags, "-")) return true;
  if (take(&at, "test=")) {
    Slice count = { at.at, 0 };
    while (at.at < at.end && digit(*at.at)) at.at++;
    count.length = (size_t)(at.at - count.at);
    if (!number_of(count, 0, 100, NULL)) return false;
    test = any = true;
  }
  static const char *const names[] = { "student", "edit", "connect" };
  for (size_t i = 0; i < 3; i++) {
    Cursor before = at;
    if (any && !take(&at, ",")) break;
    if (!take(&at, names[i])) { at = before; continue; }
    if (i == 0 && test) return false;
    any = true;
  }
  return any && at.at == at.end;
}

/* One module; `path` holds the names of the modules it may belong to, `depth` how many. */
static bool read_module(Cursor *cursor, Slice path[3], uint64_t *depth) {
  Slice name, parent = { NULL, 0 }, count, start, end;
  uint64_t level;
  if (!quoted(cursor, 1, 99, &name) || !take(cursor, " PARENT ")) return false;
  if (!take(cursor, "-") && !quoted(cursor, 1, 99, &parent)) return false;
  if (!take(cursor, " LEVEL ") || !number_of(word(cursor), 1, 3, &level)) return false;
  if (!take(cursor, " COUNT ")) return false;
  count = word(cursor);
  if (!says(count, "uncounted") && !says(count, "dependency") && !number_of(count, 0, 100, NULL)) return false;
  if (!take(cursor, " START ")) return false;
  start = word(cursor);
  if (!take(cursor, " END ")) return false;
  end = word(cursor);
  if (!says(start, "-") && !is_day(start)) return false;
  if (!says(end, "permanent") && (!is_day(end) || (!says(start, "-") && !not_before(end, start)))) return false;
  if (!take(cursor, " FLAGS ") || !read_flags(cursor) || !take(cursor, "\n")) return false;
  if (level > 1 && (*depth < level - 1 || !same(path[level - 2], parent))) return false;
  path[level - 1] = name;
  *depth = level;
  return true;
}

static bool yes_or_no(Cursor *cursor, bool *value) {
  Slice slice = word(cursor);
  *value = says(slice, "yes");
  return *value || says(slice, "no");
}

static bool read_agreement(Cursor *cursor) {
  if (take(cursor, "-\n")) return true;
  Cursor start = *cursor;
  Slice bare = word(cursor);
  bool plain = bare.length > 0 && letter_or_digit(bare.at[0]);
  for (size_t i = 1; plain && i < bare.length; i++) {
    unsigned char c = bare.at[i];
    plain = letter_or_digit(c) || c == '.' || c == '_' || c == '/' || c == '-';
  }
  if (plain) return bare.length <= 10 && take(cursor, "\n");
  /* In quotes only what could not stand bare. */
  *cursor = start;
  Slice slice;
  if (!quoted(cursor, 1, 10, &slice) || !take(cursor, "\n")) return false;
  bool needed = !letter_or_digit(slice.at[1]);
  for (size_t i = 1; i + 1 < slice.length; i++) {
    unsigned char c = slice.at[i];
    needed = needed || !(letter_or_digit(c) || c == '.' || c == '_' || c == '/' || c == '-');
  }
  return needed;
}

static bool read_body(Cursor *cursor, Licence *licence, bool old) {
  Slice serial, superseded, slice;
  unsigned char hash[32];
  uint64_t hours;
  licence->clock_hours = -1;
  if (!take(cursor, "SERIAL ") || (serial = word(cursor), !is_token(serial, 40, false))) return false;
  if (!take(cursor, "\nGENERATION ") || !number_of(word(cursor), 1, 999999999, NULL)) return false;
  if (!take(cursor, "\nSUPERSEDES ")) return false;
  superseded = word(cursor);
  if (!says(superseded, "-") && (!is_token(superseded, 40, false) || same(superseded, serial))) return false;
  if (!old) {
    if (!take(cursor, "\nLEDGER ")) return false;
    slice = word(cursor);
    if (!says(slice, "-")) {
      if (!number_of(slice, 1, 999999999999999, NULL) || !take(cursor, " ")) return false;
      if (!decode(word(cursor), hash, 32)) return false;
    }
  }
  if (!take(cursor, "\nKEY ") || (licence->key = word(cursor), !is_token(licence->key, 64, true))) return false;
  if (!take(cursor, "\nISSUED ") || (licence->issued = word(cursor), instant(licence->issued) < 0)) return false;
  if (!take(cursor, "\nISSUER ") || !quoted(cursor, 0, 255, NULL)) return false;
  if (!take(cursor, "\nAGREEMENT ") || !read_agreement(cursor)) return false;
  if (!take(cursor, "LICENSEE ") || !quoted(cursor, 0, 255, NULL)) return false;
  if (!take(cursor, "\nPRODUCT ") || !is_token(word(cursor), 64, false)) return false;
  if (!take(cursor, " ") || !quoted(cursor, 0, 255, NULL)) return false;
  if (!take(cursor, "\nVERSION ") || !number_of(word(cursor), 1, 999, &licence->version)) return false;
  if (!take(cursor, "\nTYPE ")) return false;
  slice = word(cursor);
  if (!says(slice, "single") && !says(slice, "network") && !says(slice, "student") && !says(slice, "trial")) return false;
  if (!take(cursor, "\nSTART ") || (licence->start = word(cursor), !is_day(licence->start))) return false;
  if (!take(cursor, "\nEND ")) return false;
  licence->end = word(cursor);
  if (says(licence->end, "unlimited")) licence->end.length = 0;
  else if (!is_day(licence->end) || !not_before(licence->end, licence->start)) return false;
  if (!old) {
    if (!take(cursor, "\nCLOCK ")) return false;
    slice = word(cursor);
    if (!says(slice, "-")) {
      if (!number_of(slice, 0, 8784, &hours)) return false;
      licence->clock_hours = (int64_t)hours;
    }
  }
  if (!take(cursor, "\nBINDING ")) return false;
  slice = word(cursor);
  if (!take(cursor, "\n") || !read_hosts(cursor, licence, slice)) return false;
  bool terminal;
  if (!take(cursor, "PORT ") || !number_of(word(cursor), 1024, 65535, NULL)) return false;
  if (!take(cursor, "\nTERMINAL-SERVER ") || !yes_or_no(cursor, &terminal)) return false;
  if (!take(cursor, "\nVIRTUAL-SERVER ") || !yes_or_no(cursor, &licence->virtual_server) || !take(cursor, "\n")) return false;
  Slice path[3] = { { NULL, 0 }, { NULL, 0 }, { NULL, 0 } };
  for (uint64_t depth = 0; take(cursor, "MODULE "); licence->modules++)
    if (!read_module(cursor, path, &depth)) return false;
  return true;
}

const char *read_licence(Slice file, Licence *licence) {
  Cursor cursor = { file.at, file.at + file.length };
  size_t line_feeds = 0;
  uint64_t format;
  if (file.length > MAX_BYTES) return "licence.size";
  if (!is_utf8(cursor)) return "licence.format";
  if (!take(&cursor, "KEYWERK-LICENCE ")) return "licence.format";
  Slice version = word(&cursor);
  Slice shown = version;
  if (shown.length > 0 && shown.at[shown.length - 1] == '\r') shown.length--;
  /* A single line without an end counts as a first line too. */
  bool whole = cursor.at == cursor.end || *cursor.at == '\n';
  if (whole && shown.length <= 4 && number_of(shown, 3, 9999, &format)) return "licence.formatVersion";
  if (!whole || !number_of(version, 1, 2, &format) || !take(&cursor, "\n")) return "licence.format";
  for (size_t i = 0; i < file.length; i++) line_feeds += file.at[i] == '\n';
  if (line_feeds >= MAX_LINE_FEEDS) return "licence.size";
  if (!read_body(&cursor, licence, format == 1)) return "licence.format";
  licence->signed_length = (size_t)(cursor.at - file.at);
  if (!take(&cursor, "SIGNATURE ") || !same(word(&cursor), licence->key) || !take(&cursor, " ")) return "licence.format";
  if (!decode(word(&cursor), licence->signature, 64) || !take(&cursor, "\n")) return "licence.format";
  if (cursor.at != cursor.end) return "licence.format";
  return licence->modules > MAX_MODULES ? "licence.size" : NULL;
}
