/* kw_verify_licence: from bytes to an object that holds everything there is to ask. */
#include "objects.h"
#include "base64url.h"
#include "clock.h"
#include "cryptography.h"
#include "day.h"
#include "file.h"
#include "verdict-reasons.h"
#include <stdlib.h>
#include <string.h>
#include <time.h>

/* A text of the licence, NULL for none. */
static const char *word(kw_verdict *verdict, Slice slice) { return slice.length > 0 ? kw_keep_text(&verdict->pool, slice) : NULL; }
static const char *quoted(kw_verdict *verdict, Slice slice) {
  if (slice.length == 0) return NULL;
  return slice.at[0] == '"' ? kw_keep_quoted(&verdict->pool, slice) : kw_keep_text(&verdict->pool, slice);
}

/*
 * A module that ends with the licence, or while its grace runs, goes on for as many days of grace; one that ended before does not.
 * Days of the same length compare as texts.
 */
static bool is_open(const Licence *licence, const Module *module, int64_t now) {
  if (module->start.length > 0 && !kw_has_begun(module->start, now)) return false;
  if (module->end.length == 0) return true;
  int64_t left = kw_days_until_over(module->end, now);
  bool grace = licence->end.length > 0 && kw_not_before(module->end, licence->end);
  return left > 0 || (grace && left + licence->grace_days > 0);
}

static void keep_modules(kw_verdict *verdict, int64_t now) {
  const Licence *licence = &verdict->judged.licence;
  Cursor cursor = licence->module_lines;
  ModulePath path = { .depth = 0 };
  int32_t last[4] = { -1, -1, -1, -1 };
  verdict->modules = kw_take_memory(&verdict->pool, licence->modules * sizeof *verdict->modules);
  for (size_t i = 0; verdict->modules && i < licence->modules; i++) {
    KeptModule *kept = &verdict->modules[i];
    if (!kw_read_module(&cursor, &path, &kept->read)) return;
    kept->name = quoted(verdict, kept->read.name);
    if (kept->read.level == 1) kept->needs = quoted(verdict, kept->read.parent);
    kept->start = word(verdict, kept->read.start);
    kept->end = word(verdict, kept->read.end);
    kept->is_open = verdict->judged.reason_count == 0 && is_open(licence, &kept->read, now);
    kept->parent = kept->read.level > 1 ? last[kept->read.level - 1] : -1;
    last[kept->read.level] = (int32_t)i;
  }
}

static void keep_facts(kw_verdict *verdict, int64_t now) {
  const Licence *licence = &verdict->judged.licence;
  verdict->serial = word(verdict, licence->serial);
  verdict->supersedes = word(verdict, licence->supersedes);
  verdict->ledger_previous = word(verdict, licence->ledger_previous);
  verdict->key_id = word(verdict, licence->key);
  verdict->issued = word(verdict, licence->issued);
  verdict->issuer = quoted(verdict, licence->issuer);
  verdict->agreement = quoted(verdict, licence->agreement);
  verdict->licensee = quoted(verdict, licence->licensee);
  verdict->product = word(verdict, licence->product);
  verdict->product_title = quoted(verdict, licence->product_title);
  verdict->type = word(verdict, licence->type);
  verdict->start = word(verdict, licence->start);
  verdict->end = word(verdict, licence->end);
  verdict->binding = word(verdict, licence->binding);
  verdict->salt = word(verdict, licence->traits.salt);
  verdict->profile = word(verdict, licence->traits.profile);
  for (size_t i = 0; i < licence->traits.hash_count; i++) kw_encode32(licence->traits.hashes[i].hash, verdict->bound_hashes[i]);
  for (size_t i = 0; i < licence->host_count; i++) {
    verdict->servers[i].name = quoted(verdict, licence->hosts[i].name);
    verdict->servers[i].mac = word(verdict, licence->hosts[i].mac);
  }
  keep_modules(verdict, now);
}

/* False when the clock file could not be kept. `invented`: the time was given and is not the clock's. */
static bool look_at_clock(kw_verdict *verdict, const kw_circumstances *given, bool invented, ClockFacts *clock) {
  Verdict *judged = &verdict->judged;
  const Licence *licence = &judged->licence;
  unsigned char key[32];
  kw_clock_key(given->clock_machine, key);
  int64_t kept = kw_clock_seen(given->clock_path, key), issued = judged->genuine ? kw_instant(licence->issued) : 0;
  clock->seen = kept > issued ? kept : issued;
  if (licence->clock_hours >= 0 && clock->now < clock->seen - licence->clock_hours * 3600)
    judged->reasons[judged->reason_count++] = "licence.clockSetBack";
  if (kept < 0) judged->notes[judged->note_count++] = kept == -1 ? "licence.clockStateNew" : "licence.clockStateBroken";
  verdict->seen = kept > clock->now ? kept : clock->now;
  return invented || kw_keep_clock(given->clock_path, key, verdict->seen);
}

static int32_t judge(kw_verdict *verdict, const kw_verifier *verifier, Slice file, const kw_circumstances *given) {
  static const kw_circumstances none = { .clock_path = NULL };
  if (!given) given = &none;
  Circumstances about = given->about;
  bool invented = about.now != 0;
  unsigned char digest[32];
  about.keys = verifier->keys;
  about.key_count = verifier->count;
  if (!invented) about.now = (int64_t)time(NULL);
  kw_judge(file, &about, &verdict->judged);
  kw_sha256(file.at, file.length, digest);
  kw_encode32(digest, verdict->sha256);
  ClockFacts clock = { about.now, -1 };
  if (verdict->judged.read && given->clock_path && !look_at_clock(verdict, given, invented, &clock)) return KW_CANNOT_WRITE;
  if (verdict->judged.read) keep_facts(verdict, about.now);
  kw_keep_reasons(verdict, &about, clock);
  return verdict->pool.failed ? KW_NO_MEMORY : KW_OK;
}

int32_t kw_verify_licence(const kw_verifier *verifier, const uint8_t *licence, uint64_t length,
  const kw_circumstances *circumstances, kw_verdict **verdict) {
  if (!verdict) return KW_WRONG_CALL;
  *verdict = NULL;
  if (!verifier || (!licence && length > 0)) return KW_WRONG_CALL;
  kw_verdict *made = calloc(1, sizeof *made);
  if (!made) return KW_NO_MEMORY;
  made->seen = -1;
  /* Of a larger file one byte more than it may have: it is refused, and named by these. */
  size_t size = length > MAX_BYTES ? MAX_BYTES + 1 : (size_t)length;
  unsigned char *copy = kw_take_memory(&made->pool, size + 1);
  if (copy && size > 0) memcpy(copy, licence, size);
  int32_t error = copy ? judge(made, verifier, (Slice){ copy, size }, circumstances) : KW_NO_MEMORY;
  if (error == KW_OK) *verdict = made;
  else kw_free_verdict(made);
  return error;
}

int32_t kw_verify_file(const kw_verifier *verifier, const char *path, const kw_circumstances *circumstances, kw_verdict **verdict) {
  if (!verdict) return KW_WRONG_CALL;
  *verdict = NULL;
  if (!verifier || !path) return KW_WRONG_CALL;
  unsigned char *bytes = malloc(MAX_BYTES + 1);
  size_t length = 0;
  if (!bytes) return KW_NO_MEMORY;
  int32_t error = kw_read_file(path, bytes, MAX_BYTES + 1, &length) == FILE_READ
    ? kw_verify_licence(verifier, bytes, length, circumstances, verdict) : KW_CANNOT_READ;
  free(bytes);
  return error;
}

void kw_free_verdict(kw_verdict *verdict) {
  if (verdict) kw_free_pool(&verdict->pool);
  free(verdict);
}
