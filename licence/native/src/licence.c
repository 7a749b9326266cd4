/* Each line is taken apart from left to right, and only the one spelling a writer would choose passes. */
#include "licence.h"
#include "address.h"
#include "base64url.h"
#include "day.h"
#include "module.h"
#include "quoted.h"
#include <string.h>

enum { NEWEST_FORMAT = 3, MAX_LINE_FEEDS = 5030, MAX_MODULES = 5000 };

/* Kinds in their order, parted by commas, none twice; how many, 0 for a wrong list. */
static size_t read_kinds(Slice list, bool kinds[TRAIT_KINDS]) {
  size_t count = 0;
  int last = -1;
  for (size_t from = 0, at = 0; at <= list.length; at++) {
    if (at < list.length && list.at[at] != ',') continue;
    int kind = kw_trait_kind((Slice){ list.at + from, at - from });
    if (kind <= last) return 0;
    kinds[last = kind] = true;
    from = at + 1;
    count++;
  }
  return count;
}

/* Hashes in their order, of kinds the policy looks at; several of network cards only. */
static bool read_hashes(Cursor *cursor, BoundTraits *traits) {
  Slice before = { NULL, 0 };
  int last = -1;
  size_t known = 0;
  for (; kw_take(cursor, "TRAIT "); traits->hash_count++) {
    if (traits->hash_count == MAX_TRAIT_HASHES) return false;
    TraitHash *one = &traits->hashes[traits->hash_count];
    one->kind = kw_trait_kind(kw_word(cursor));
    if (one->kind < last || one->kind < 0 || !traits->kinds[one->kind] || !kw_take(cursor, " ")) return false;
    Slice hash = kw_word(cursor);
    if (!kw_decode(hash, one->hash, 32) || !kw_take(cursor, "\n")) return false;
    if (one->kind == last && (last != TRAIT_MAC || memcmp(before.at, hash.at, hash.length) >= 0)) return false;
    known += one->kind != last;
    last = one->kind;
    before = hash;
  }
  size_t macs = 0;
  for (size_t i = 0; i < traits->hash_count; i++) macs += traits->hashes[i].kind == TRAIT_MAC;
  return macs <= 16 && known >= traits->need;
}

static bool read_traits(Cursor *cursor, BoundTraits *traits) {
  unsigned char salt[16];
  if (!kw_take(cursor, "PROFILE ")) return false;
  traits->profile = kw_word(cursor);
  if (!kw_says(traits->profile, "physical") && !kw_says(traits->profile, "virtual") && !kw_says(traits->profile, "container")) return false;
  if (!kw_take(cursor, "\nSALT ") || (traits->salt = kw_word(cursor), !kw_decode(traits->salt, salt, 16))) return false;
  if (!kw_take(cursor, "\nTRAITS ") || !kw_number_of(kw_word(cursor), 1, TRAIT_KINDS, &traits->need)) return false;
  if (!kw_take(cursor, " ") || read_kinds(kw_word(cursor), traits->kinds) < traits->need || !kw_take(cursor, "\n")) return false;
  return read_hashes(cursor, traits);
}

static bool read_hosts(Cursor *cursor, Licence *licence, Slice binding) {
  bool mac = kw_says(binding, "mac"), name = kw_says(binding, "name"), both = kw_says(binding, "both");
  licence->triade = kw_says(binding, "triade");
  if (!mac && !name && !both && !licence->triade && !kw_says(binding, "unbound")) return false;
  licence->host_count = licence->triade ? 3 : kw_says(binding, "unbound") ? 0 : 1;
  for (size_t i = 0; i < licence->host_count; i++) {
    Host *host = &licence->hosts[i];
    if (!kw_take(cursor, "SERVER ")) return false;
    if (mac ? !kw_take(cursor, "ANY") : !kw_quoted(cursor, 1, 99, &host->name)) return false;
    if (!kw_take(cursor, " ")) return false;
    if (name) { if (!kw_take(cursor, "ANY")) return false; }
    else if (host->mac = kw_word(cursor), !kw_is_mac(host->mac)) return false;
    if (!kw_take(cursor, "\n")) return false;
    for (size_t j = 0; j < i; j++)
      if (kw_same(host->mac, licence->hosts[j].mac) || kw_same_name(host->name, licence->hosts[j].name, true)) return false;
  }
  return true;
}

static bool yes_or_no(Cursor *cursor, bool *value) {
  Slice slice = kw_word(cursor);
  *value = kw_says(slice, "yes");
  return *value || kw_says(slice, "no");
}

/* The slice has its quotes, where there are any; it is empty for "-". */
static bool read_agreement(Cursor *cursor, Slice *agreement) {
  if (kw_take(cursor, "-\n")) return true;
  Cursor start = *cursor;
  Slice bare = *agreement = kw_word(cursor);
  bool plain = bare.length > 0 && kw_letter_or_digit(bare.at[0]);
  for (size_t i = 1; plain && i < bare.length; i++) {
    unsigned char c = bare.at[i];
    plain = kw_letter_or_digit(c) || c == '.' || c == '_' || c == '/' || c == '-';
  }
  if (plain) return bare.length <= 10 && kw_take(cursor, "\n");
  /* In quotes only what could not stand bare. */
  *cursor = start;
  Slice slice;
  if (!kw_quoted(cursor, 1, 10, &slice) || !kw_take(cursor, "\n")) return false;
  *agreement = slice;
  bool needed = !kw_letter_or_digit(slice.at[1]);
  for (size_t i = 1; i + 1 < slice.length; i++) {
    unsigned char c = slice.at[i];
    needed = needed || !(kw_letter_or_digit(c) || c == '.' || c == '_' || c == '/' || c == '-');
  }
  return needed;
}

/* What format 3 says of the time around the end. */
static bool read_grace(Cursor *cursor, Licence *licence) {
  uint64_t grace, warn;
  if (!kw_take(cursor, "\nGRACE ") || !kw_number_of(kw_word(cursor), 0, 60, &grace)) return false;
  if (!kw_take(cursor, "\nWARN ") || !kw_number_of(kw_word(cursor), 0, 366, &warn)) return false;
  licence->grace_days = (int64_t)grace;
  licence->warn_days = (int64_t)warn;
  return kw_take(cursor, "\nEMERGENCY ") && yes_or_no(cursor, &licence->emergency);
}

static bool read_body(Cursor *cursor, Licence *licence, uint64_t format) {
  Slice slice;
  unsigned char hash[32];
  uint64_t hours;
  licence->format = format;
  licence->clock_hours = -1;
  if (!kw_take(cursor, "SERIAL ") || (licence->serial = kw_word(cursor), !kw_is_token(licence->serial, 40, false))) return false;
  if (!kw_take(cursor, "\nGENERATION ") || !kw_number_of(kw_word(cursor), 1, 999999999, &licence->generation)) return false;
  if (!kw_take(cursor, "\nSUPERSEDES ")) return false;
  licence->supersedes = kw_word(cursor);
  if (kw_says(licence->supersedes, "-")) licence->supersedes.length = 0;
  else if (!kw_is_token(licence->supersedes, 40, false) || kw_same(licence->supersedes, licence->serial)) return false;
  if (format > 1) {
    if (!kw_take(cursor, "\nLEDGER ")) return false;
    slice = kw_word(cursor);
    if (!kw_says(slice, "-")) {
      if (!kw_number_of(slice, 1, 999999999999999, &licence->ledger_position) || !kw_take(cursor, " ")) return false;
      licence->ledger_previous = kw_word(cursor);
      if (!kw_decode(licence->ledger_previous, hash, 32)) return false;
    }
  }
  if (!kw_take(cursor, "\nKEY ") || (licence->key = kw_word(cursor), !kw_is_token(licence->key, 64, true))) return false;
  if (!kw_take(cursor, "\nISSUED ") || (licence->issued = kw_word(cursor), kw_instant(licence->issued) < 0)) return false;
  if (!kw_take(cursor, "\nISSUER ") || !kw_quoted(cursor, 0, 255, &licence->issuer)) return false;
  if (!kw_take(cursor, "\nAGREEMENT ") || !read_agreement(cursor, &licence->agreement)) return false;
  if (!kw_take(cursor, "LICENSEE ") || !kw_quoted(cursor, 0, 255, &licence->licensee)) return false;
  if (!kw_take(cursor, "\nPRODUCT ") || (licence->product = kw_word(cursor), !kw_is_token(licence->product, 64, false))) return false;
  if (!kw_take(cursor, " ") || !kw_quoted(cursor, 0, 255, &licence->product_title)) return false;
  if (!kw_take(cursor, "\nVERSION ") || !kw_number_of(kw_word(cursor), 1, 999, &licence->version)) return false;
  if (!kw_take(cursor, "\nTYPE ")) return false;
  slice = licence->type = kw_word(cursor);
  if (!kw_says(slice, "single") && !kw_says(slice, "network") && !kw_says(slice, "student") && !kw_says(slice, "trial")) return false;
  if (!kw_take(cursor, "\nSTART ") || (licence->start = kw_word(cursor), !kw_is_day(licence->start))) return false;
  if (!kw_take(cursor, "\nEND ")) return false;
  licence->end = kw_word(cursor);
  if (kw_says(licence->end, "unlimited")) licence->end.length = 0;
  else if (!kw_is_day(licence->end) || !kw_not_before(licence->end, licence->start)) return false;
  if (format > 2 && !read_grace(cursor, licence)) return false;
  if (format > 1) {
    if (!kw_take(cursor, "\nCLOCK ")) return false;
    slice = kw_word(cursor);
    if (!kw_says(slice, "-")) {
      if (!kw_number_of(slice, 0, 8784, &hours)) return false;
      licence->clock_hours = (int64_t)hours;
    }
  }
  if (!kw_take(cursor, "\nBINDING ")) return false;
  slice = licence->binding = kw_word(cursor);
  if (!kw_take(cursor, "\n")) return false;
  if (format > 2 && kw_says(slice, "traits")) {
    if (!read_traits(cursor, &licence->traits)) return false;
  } else if (!read_hosts(cursor, licence, slice)) return false;
  if (!kw_take(cursor, "PORT ") || !kw_number_of(kw_word(cursor), 1024, 65535, &licence->port)) return false;
  if (!kw_take(cursor, "\nTERMINAL-SERVER ") || !yes_or_no(cursor, &licence->terminal_server)) return false;
  if (!kw_take(cursor, "\nVIRTUAL-SERVER ") || !yes_or_no(cursor, &licence->virtual_server) || !kw_take(cursor, "\n")) return false;
  licence->module_lines = *cursor;
  ModulePath path = { .depth = 0 };
  Module module;
  for (; cursor->at < cursor->end && *cursor->at == 'M'; licence->modules++)
    if (!kw_read_module(cursor, &path, &module)) return false;
  licence->module_lines.end = cursor->at;
  return true;
}

const char *kw_read_licence(Slice file, Licence *licence) {
  Cursor cursor = { file.at, file.at + file.length };
  size_t line_feeds = 0;
  uint64_t format;
  /* Nothing of a licence that was read before: its texts lie in a file that may be gone. */
  *licence = (Licence){ .modules = 0 };
  if (file.length > MAX_BYTES) return "licence.size";
  if (!kw_is_utf8(cursor)) return "licence.format";
  kw_take(&cursor, "\xef\xbb\xbf");
  while (kw_take(&cursor, "\n") || kw_take(&cursor, "\r\n")) {}
  const unsigned char *start = cursor.at;
  if (!kw_take(&cursor, "KEYWERK-LICENCE ")) return "licence.format";
  Slice version = kw_word(&cursor);
  Slice shown = version;
  if (shown.length > 0 && shown.at[shown.length - 1] == '\r') shown.length--;
  /* A single line without an end counts as a first line too. */
  bool whole = cursor.at == cursor.end || *cursor.at == '\n';
  if (whole && shown.length <= 4 && kw_number_of(shown, NEWEST_FORMAT + 1, 9999, &format)) return "licence.formatVersion";
  if (!whole || !kw_number_of(version, 1, NEWEST_FORMAT, &format) || !kw_take(&cursor, "\n")) return "licence.format";
  for (const unsigned char *at = start; at < cursor.end; at++) line_feeds += *at == '\n';
  if (line_feeds >= MAX_LINE_FEEDS) return "licence.size";
  if (!read_body(&cursor, licence, format)) return "licence.format";
  licence->signed_bytes = (Slice){ start, (size_t)(cursor.at - start) };
  if (!kw_take(&cursor, "SIGNATURE ") || !kw_same(kw_word(&cursor), licence->key) || !kw_take(&cursor, " ")) return "licence.format";
  if (!kw_decode(kw_word(&cursor), licence->signature, 64) || !kw_take(&cursor, "\n")) return "licence.format";
  if (cursor.at != cursor.end) return "licence.format";
  return licence->modules > MAX_MODULES ? "licence.size" : NULL;
}
