/*
 * A verifier for Keywerk licence files, written from FORMAT.md alone. It reads strictly: each line is taken apart
 * from left to right, and only the one spelling a writer would choose passes. No heap: all lies in fixed memory.
 *
 *   keywerk-verify FILE --key ID X STATUS [--key ...] [--now YYYY-MM-DDThh:mm:ssZ] [--machine] [--mac MAC] [--name NAME]
 *                  [--virtual] [--product-version N] [--clock-state FILE --clock-machine TEXT]
 *
 * Prints every reason against the licence, one code a line (or "valid"), then "note CODE" and "seen TIME".
 * Ends with 0 (valid), 1 (not valid) or 2 (wrong call, unreadable file).
 */
#define _POSIX_C_SOURCE 200809L
#include <openssl/crypto.h>
#include <openssl/evp.h>
#include <openssl/hmac.h>
#include <openssl/sha.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { MAX_BYTES = 1024 * 1024, MAX_LINE_FEEDS = 5030, MAX_MODULES = 5000, MAX_LIST = 64, STATE_BYTES = 256 };

/* --- slices and the cursor that walks through the file --------------------------------------------------------- */

typedef struct { const unsigned char *at; size_t length; } Slice;
typedef struct { const unsigned char *at, *end; } Cursor;

static bool same(Slice a, Slice b) { return a.length == b.length && memcmp(a.at, b.at, a.length) == 0; }
static bool says(Slice slice, const char *text) { return slice.length == strlen(text) && memcmp(slice.at, text, slice.length) == 0; }

/* Goes on when the text stands here. */
static bool take(Cursor *cursor, const char *text) {
  size_t length = strlen(text);
  if ((size_t)(cursor->end - cursor->at) < length || memcmp(cursor->at, text, length) != 0) return false;
  cursor->at += length;
  return true;
}

static bool digit(unsigned char c) { return c >= '0' && c <= '9'; }
static bool letter_or_digit(unsigned char c) { return digit(c) || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z'); }

/* A bare word: everything up to the next blank or line feed. */
static Slice word(Cursor *cursor) {
  Slice slice = { cursor->at, 0 };
  while (cursor->at < cursor->end && *cursor->at != ' ' && *cursor->at != '\n') cursor->at++;
  slice.length = (size_t)(cursor->at - slice.at);
  return slice;
}

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

/* A whole number without leading zeros and sign. */
static bool number_of(Slice slice, uint64_t from, uint64_t to, uint64_t *value) {
  uint64_t n = 0;
  if (slice.length < 1 || slice.length > 15 || (slice.length > 1 && slice.at[0] == '0')) return false;
  for (size_t i = 0; i < slice.length; i++) {
    if (!digit(slice.at[i])) return false;
    n = n * 10 + (uint64_t)(slice.at[i] - '0');
  }
  if (value) *value = n;
  return n >= from && n <= to;
}

/* --- base64url ---------------------------------------------------------------------------------------------------- */

static int sextet(unsigned char c) {
  if (c >= 'A' && c <= 'Z') return c - 'A';
  if (c >= 'a' && c <= 'z') return c - 'a' + 26;
  if (digit(c)) return c - '0' + 52;
  return c == '-' ? 62 : c == '_' ? 63 : -1;
}

/* Exactly `size` bytes, without padding and with the loose bits zero. */
static bool decode(Slice slice, unsigned char *bytes, size_t size) {
  uint32_t bits = 0;
  unsigned kept = 0;
  size_t written = 0;
  if (slice.length != (size * 8 + 5) / 6) return false;
  for (size_t i = 0; i < slice.length; i++) {
    int value = sextet(slice.at[i]);
    if (value < 0) return false;
    bits = ((bits << 6) | (uint32_t)value) & 0xffff;
    kept += 6;
    if (kept >= 8) {
      kept -= 8;
      bytes[written++] = (unsigned char)(bits >> kept);
      bits &= (1u << kept) - 1;
    }
  }
  return written == size && bits == 0;
}

static void encode32(const unsigned char *bytes, char *text) {
  static const char letters[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
  for (size_t i = 0; i < 43; i++) {
    size_t bit = i * 6, at = bit / 8, shift = bit % 8;
    unsigned pair = (unsigned)bytes[at] << 8 | (at + 1 < 32 ? bytes[at + 1] : 0u);
    text[i] = letters[pair >> (10 - shift) & 63];
  }
  text[43] = '\0';
}

/* --- UTF-8 -------------------------------------------------------------------------------------------------------- */

/* The next character; -1 for anything that is no UTF-8 (overlong, surrogate, above U+10FFFF, cut). */
static int32_t character(Cursor *cursor) {
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

static bool is_utf8(Cursor cursor) {
  while (cursor.at < cursor.end) if (character(&cursor) < 0) return false;
  return true;
}

/* Characters that stand as \u{hex} inside quotes. */
static bool hidden(int32_t c) {
  return c <= 0x1f || (c >= 0x7f && c <= 0xa0) || c == 0xad || c == 0x61c || (c >= 0x200b && c <= 0x200f) ||
    (c >= 0x2028 && c <= 0x202f) || (c >= 0x2060 && c <= 0x206f) || c == 0xfeff || (c >= 0xfff0 && c <= 0xffff);
}

/* What stands behind "\u": {hex} in lower case without leading zeros, of a character that must be hidden. */
static int32_t escaped(Cursor *cursor) {
  int32_t point = 0;
  if (!take(cursor, "{")) return -1;
  for (int digits = 0; cursor->at < cursor->end; digits++) {
    unsigned char c = *cursor->at++;
    if (c == '}') return digits > 0 && hidden(point) ? point : -1;
    if (digits >= 6 || (digits == 1 && point == 0)) return -1;
    if (digit(c)) point = point << 4 | (c - '0');
    else if (c >= 'a' && c <= 'f') point = point << 4 | (c - 'a' + 10);
    else return -1;
  }
  return -1;
}

/* One character of a quoted text as it is meant; -1 at the closing quote, -2 for a wrong spelling. */
static int32_t quoted_character(Cursor *cursor) {
  int32_t c = character(cursor);
  if (c == '"') return -1;
  if (c < 0 || hidden(c)) return -2;
  if (c != '\\') return c;
  if (cursor->at >= cursor->end) return -2;
  unsigned char next = *cursor->at++;
  if (next == '"' || next == '\\') return next;
  int32_t point = next == 'u' ? escaped(cursor) : -1;
  return point < 0 ? -2 : point;
}

/* A text in quotes of `from` to `to` characters, counted as UTF-16 does; the slice holds it with its quotes. */
static bool quoted(Cursor *cursor, size_t from, size_t to, Slice *slice) {
  size_t units = 0;
  const unsigned char *start = cursor->at;
  if (!take(cursor, "\"")) return false;
  for (;;) {
    int32_t c = quoted_character(cursor);
    if (c == -2) return false;
    if (c == -1) break;
    units += c > 0xffff ? 2 : 1;
  }
  if (slice) *slice = (Slice){ start, (size_t)(cursor->at - start) };
  return units >= from && units <= to;
}

/* --- days and times ------------------------------------------------------------------------------------------------ */

static int two(const unsigned char *at) { return digit(at[0]) && digit(at[1]) ? (at[0] - '0') * 10 + at[1] - '0' : -1; }

/* An existing day from 1970-01-01 to 9999-12-30. */
static bool is_day(Slice slice) {
  static const int days[] = { 31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31 };
  if (slice.length != 10 || slice.at[4] != '-' || slice.at[7] != '-') return false;
  int century = two(slice.at), rest = two(slice.at + 2), month = two(slice.at + 5), day = two(slice.at + 8);
  if (century < 0 || rest < 0 || month < 1 || month > 12 || day < 1) return false;
  int year = century * 100 + rest;
  bool leap = (year % 4 == 0 && year % 100 != 0) || year % 400 == 0;
  return year >= 1970 && day <= days[month - 1] + (month == 2 && leap) && !says(slice, "9999-12-31");
}

static bool not_before(Slice end, Slice start) { return memcmp(end.at, start.at, 10) >= 0; }

/* Seconds since 1970 of YYYY-MM-DDThh:mm:ssZ; -1 when it is none. */
static int64_t instant(Slice slice) {
  if (slice.length != 20 || slice.at[10] != 'T' || slice.at[13] != ':' || slice.at[16] != ':' || slice.at[19] != 'Z') return -1;
  if (!is_day((Slice){ slice.at, 10 })) return -1;
  int hour = two(slice.at + 11), minute = two(slice.at + 14), second = two(slice.at + 17);
  if (hour < 0 || hour > 23 || minute < 0 || minute > 59 || second < 0 || second > 59) return -1;
  int year = two(slice.at) * 100 + two(slice.at + 2), month = two(slice.at + 5), day = two(slice.at + 8);
  /* Years begin in March here, so that the day that comes and goes is the last one. */
  int64_t y = year - (month <= 2), m = month + (month > 2 ? -3 : 9);
  int64_t whole = y * 365 + y / 4 - y / 100 + y / 400 + (153 * m + 2) / 5 + day - 1 - 719468;
  return ((whole * 24 + hour) * 60 + minute) * 60 + second;
}

static void write_instant(int64_t seconds, char text[32]) {
  time_t at = (time_t)seconds;
  struct tm parts;
  gmtime_r(&at, &parts);
  strftime(text, 32, "%Y-%m-%dT%H:%M:%SZ", &parts);
}

/* --- the licence ------------------------------------------------------------------------------------------------------ */

typedef struct { Slice name, mac; } Host; /* length 0: not bound */
typedef struct {
  Slice key, issued, start, end; /* end of length 0: unlimited */
  int64_t clock_hours;           /* -1: never objects */
  bool triade, virtual_server;
  Host hosts[3];
  size_t host_count, modules;
  uint64_t version;
  size_t signed_length;
  unsigned char signature[64];
} Licence;

static bool is_mac(Slice slice) {
  if (slice.length != 12) return false;
  for (size_t i = 0; i < 12; i++) if (!digit(slice.at[i]) && !(slice.at[i] >= 'A' && slice.at[i] <= 'F')) return false;
  return !says(slice, "000000000000") && !says(slice, "FFFFFFFFFFFF");
}

/* Capital letters that count as their small ones in computer names. */
static int32_t fold(int32_t c) {
  if ((c >= 'A' && c <= 'Z') || (c >= 0xc0 && c <= 0xde && c != 0xd7) || (c >= 0x391 && c <= 0x3ab && c != 0x3a2)) return c + 32;
  if (c >= 0x410 && c <= 0x42f) return c + 32;
  if (c >= 0x400 && c <= 0x40f) return c + 80;
  if (c == 0x178) return 0xff;
  if (c == 0x130 || c == 0x138 || c == 0x149) return c;
  if ((c >= 0x139 && c <= 0x148) || (c >= 0x179 && c <= 0x17d)) return c % 2 == 1 ? c + 1 : c;
  if (c >= 0x100 && c <= 0x177) return c % 2 == 0 ? c + 1 : c;
  return c;
}

/* Compares names without regard to case: one in quotes, the other in quotes or plain. */
static bool same_name(Slice in_quotes, Slice other, bool other_quoted) {
  Cursor a = { in_quotes.at + 1, in_quotes.at + in_quotes.length };
  Cursor b = { other.at + other_quoted, other.at + other.length };
  for (;;) {
    int32_t one = quoted_character(&a), two_ = other_quoted ? quoted_character(&b) : character(&b);
    if (one < 0 || two_ < 0) return one < 0 && two_ < 0 && (other_quoted || b.at == b.end);
    if (fold(one) != fold(two_)) return false;
  }
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

/* NULL when the file is a licence; else why it is none. */
static const char *read_licence(Slice file, Licence *licence) {
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

/* --- what it is checked against ------------------------------------------------------------------------------------------ */

typedef struct { const char *id, *x, *status; } Key;
typedef struct {
  Key keys[MAX_LIST];
  size_t key_count, mac_count, name_count;
  char macs[MAX_LIST][13];
  const char *names[MAX_LIST];
  bool machine, virtual_machine;
  uint64_t product_version; /* 0: not asked */
  int64_t now;
  const char *clock_file, *clock_machine;
} Circumstances;

static Slice slice_of(const char *text) { return (Slice){ (const unsigned char *)text, strlen(text) }; }

static bool verifies(Slice file, const Licence *licence, const char *x) {
  unsigned char raw[32];
  if (!decode(slice_of(x), raw, 32)) return false;
  EVP_PKEY *key = EVP_PKEY_new_raw_public_key(EVP_PKEY_ED25519, NULL, raw, 32);
  EVP_MD_CTX *context = EVP_MD_CTX_new();
  bool good = key && context && EVP_DigestVerifyInit(context, NULL, NULL, NULL, key) == 1 &&
    EVP_DigestVerify(context, licence->signature, 64, file.at, licence->signed_length) == 1;
  EVP_MD_CTX_free(context);
  EVP_PKEY_free(key);
  return good;
}

static const char *check_signature(Slice file, const Licence *licence, const Circumstances *given) {
  bool known = false, usable = false;
  for (size_t i = 0; i < given->key_count; i++) {
    if (!same(slice_of(given->keys[i].id), licence->key)) continue;
    known = true;
    if (strcmp(given->keys[i].status, "revoked") == 0) continue;
    usable = true;
    if (verifies(file, licence, given->keys[i].x)) return NULL;
  }
  return usable ? "licence.signature" : known ? "licence.revokedKey" : "licence.unknownKey";
}

static int differences(const Host *host, const Circumstances *given) {
  bool mac = host->mac.length == 0, name = host->name.length == 0;
  for (size_t i = 0; i < given->mac_count; i++) mac = mac || same(slice_of(given->macs[i]), host->mac);
  for (size_t i = 0; i < given->name_count; i++) name = name || same_name(host->name, slice_of(given->names[i]), false);
  return !mac + !name;
}

/* How often "not this host" is given: per difference, for three machines once. */
static int check_host(const Licence *licence, const Circumstances *given) {
  int fewest = 0;
  for (size_t i = 0; i < licence->host_count; i++) {
    int found = differences(&licence->hosts[i], given);
    if (found == 0) return 0;
    fewest = i == 0 || found < fewest ? found : fewest;
  }
  return licence->triade ? 1 : fewest;
}

/* --- the clock file -------------------------------------------------------------------------------------------------------- */

static void clock_key(const char *machine, unsigned char key[32]) {
  EVP_MD_CTX *context = EVP_MD_CTX_new();
  if (!context || EVP_DigestInit_ex(context, EVP_sha256(), NULL) != 1) exit(2);
  EVP_DigestUpdate(context, "KEYWERK-CLOCK-KEY 1\n", 20);
  EVP_DigestUpdate(context, machine, strlen(machine));
  EVP_DigestUpdate(context, "\n", 1);
  EVP_DigestFinal_ex(context, key, NULL);
  EVP_MD_CTX_free(context);
}

static void clock_mac(const unsigned char key[32], const unsigned char *text, size_t length, unsigned char mac[32]) {
  unsigned size = 32;
  if (!HMAC(EVP_sha256(), key, 32, text, length, mac, &size)) exit(2);
}

/* The time seen: -1 when there is no file, -2 when it is not as it was left. */
static int64_t clock_seen(const char *path, const unsigned char key[32]) {
  unsigned char bytes[STATE_BYTES + 1], kept[32], mac[32];
  FILE *file = fopen(path, "rb");
  if (!file) return -1;
  size_t length = fread(bytes, 1, sizeof bytes, file);
  fclose(file);
  if (length > STATE_BYTES) return -2;
  Cursor cursor = { bytes, bytes + length };
  if (!take(&cursor, "KEYWERK-CLOCK 1\nSEEN ")) return -2;
  int64_t seen = instant(word(&cursor));
  if (seen < 0 || !take(&cursor, "\n")) return -2;
  clock_mac(key, bytes, (size_t)(cursor.at - bytes), mac);
  if (!take(&cursor, "MAC ") || !decode(word(&cursor), kept, 32) || !take(&cursor, "\n") || cursor.at != cursor.end) return -2;
  return CRYPTO_memcmp(kept, mac, 32) == 0 ? seen : -2;
}

/* Written whole or not at all. */
static bool keep_clock(const char *path, const unsigned char key[32], int64_t seen) {
  char time_text[32], text[STATE_BYTES], encoded[44], other[4096];
  unsigned char mac[32];
  write_instant(seen, time_text);
  int length = snprintf(text, sizeof text, "KEYWERK-CLOCK 1\nSEEN %s\n", time_text);
  clock_mac(key, (const unsigned char *)text, (size_t)length, mac);
  encode32(mac, encoded);
  if (snprintf(other, sizeof other, "%s.new", path) >= (int)sizeof other) return false;
  FILE *file = fopen(other, "wb");
  if (!file) return false;
  bool written = fprintf(file, "%sMAC %s\n", text, encoded) > 0;
  return fclose(file) == 0 && written && rename(other, path) == 0;
}

/* --- the program ------------------------------------------------------------------------------------------------------------- */

static int reasons = 0;
static void refuse(const char *code) {
  puts(code);
  reasons++;
}

static bool verify(Slice file, const Circumstances *given) {
  static Licence licence;
  char today_text[32];
  const char *unreadable = read_licence(file, &licence);
  if (unreadable) return refuse(unreadable), true;
  write_instant(given->now, today_text);
  Slice today = { (const unsigned char *)today_text, 10 };
  const char *forged = check_signature(file, &licence, given);
  if (forged) refuse(forged);
  if (!not_before(today, licence.start)) refuse("licence.notYet");
  else if (licence.end.length > 0 && !not_before(licence.end, today)) refuse("licence.expired");
  for (int i = given->machine ? check_host(&licence, given) : 0; i > 0; i--) refuse("licence.notThisHost");
  if (given->product_version != 0 && given->product_version != licence.version) refuse("licence.version");
  int64_t kept = 0;
  unsigned char key[32];
  if (given->clock_file) {
    clock_key(given->clock_machine, key);
    kept = clock_seen(given->clock_file, key);
    int64_t issued = forged ? 0 : instant(licence.issued), seen = kept > issued ? kept : issued;
    if (licence.clock_hours >= 0 && given->now < seen - licence.clock_hours * 3600) refuse("licence.clockSetBack");
  }
  if (reasons == 0) puts("valid");
  if (!given->machine && licence.host_count > 0) puts("note licence.hostUnchecked");
  if (given->machine && given->virtual_machine && !licence.virtual_server) puts("note licence.virtualMachine");
  if (!given->clock_file) return true;
  if (kept < 0) puts(kept == -1 ? "note licence.clockStateNew" : "note licence.clockStateBroken");
  int64_t latest = kept > given->now ? kept : given->now;
  write_instant(latest, today_text);
  printf("seen %s\n", today_text);
  return keep_clock(given->clock_file, key, latest);
}

/* 12 upper-case hex digits from any of the four spellings. */
static bool normalise(const char *text, char mac[13]) {
  size_t length = strlen(text), digits = 0;
  for (size_t i = 0; i < length; i++) {
    char c = text[i];
    bool colons = length == 17 && i % 3 == 2 && (c == ':' || c == '-') && c == text[2];
    if (colons || (length == 14 && i % 5 == 4 && c == '.')) continue;
    if (c >= 'a' && c <= 'f') c = (char)(c - 32);
    if (digits >= 12 || (!digit((unsigned char)c) && !(c >= 'A' && c <= 'F'))) return false;
    mac[digits++] = c;
  }
  mac[digits] = '\0';
  return (length == 12 || length == 14 || length == 17) && is_mac(slice_of(mac));
}

static bool read_option(int *at, int count, char **args, Circumstances *given) {
  const char *option = args[*at];
  int left = count - *at - 1;
  if (strcmp(option, "--machine") == 0) return given->machine = true;
  if (strcmp(option, "--virtual") == 0) return given->virtual_machine = true;
  if (strcmp(option, "--key") == 0 && left >= 3 && given->key_count < MAX_LIST) {
    given->keys[given->key_count++] = (Key){ args[*at + 1], args[*at + 2], args[*at + 3] };
    *at += 3;
    return true;
  }
  if (left < 1) return false;
  const char *value = args[++*at];
  if (strcmp(option, "--now") == 0) return (given->now = instant(slice_of(value))) >= 0;
  if (strcmp(option, "--mac") == 0 && given->mac_count < MAX_LIST)
    return given->machine = normalise(value, given->macs[given->mac_count++]);
  if (strcmp(option, "--name") == 0 && given->name_count < MAX_LIST) {
    given->names[given->name_count++] = value;
    return given->machine = true;
  }
  if (strcmp(option, "--product-version") == 0) return number_of(slice_of(value), 1, 999, &given->product_version);
  if (strcmp(option, "--clock-state") == 0) return (given->clock_file = value) != NULL;
  if (strcmp(option, "--clock-machine") == 0) return (given->clock_machine = value)[0] != '\0';
  return false;
}

int main(int count, char **args) {
  static unsigned char bytes[MAX_BYTES + 1];
  static Circumstances given;
  given.now = (int64_t)time(NULL);
  bool understood = count >= 2;
  for (int at = 2; understood && at < count; at++) understood = read_option(&at, count, args, &given);
  FILE *file = understood && !given.clock_file == !given.clock_machine ? fopen(args[1], "rb") : NULL;
  if (!file) {
    fputs("keywerk-verify FILE --key ID X STATUS [options]: wrong call or unreadable file\n", stderr);
    return 2;
  }
  size_t length = fread(bytes, 1, sizeof bytes, file);
  bool failed = ferror(file) != 0;
  fclose(file);
  if (failed || !verify((Slice){ bytes, length }, &given)) return 2;
  return reasons == 0 ? 0 : 1;
}
