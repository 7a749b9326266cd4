/*
 * A verifier for Keywerk licence files, written from FORMAT.md alone. No heap: all lies in fixed memory.
 *
 *   keywerk-verify FILE --key ID X STATUS [--key ...] [--now YYYY-MM-DDThh:mm:ssZ] [--machine] [--mac MAC] [--name NAME]
 *                  [--virtual] [--product-version N] [--clock-state FILE --clock-machine TEXT]
 *
 * Of a JWK set, hand over the keys with kty "OKP", crv "Ed25519" and `use` "sig" or none; STATUS "" where there is none.
 *
 * Prints every reason against the licence, one code a line (or "valid"), then "note CODE" and "seen TIME".
 * With --now the clock file is looked at and left as it is: it keeps only what the clock has shown.
 * Ends with 0 (valid), 1 (not valid) or 2 (wrong call, unreadable file).
 */
#include "address.h"
#include "clock.h"
#include "day.h"
#include "key.h"
#include "licence.h"
#include "quoted.h"
#include <openssl/evp.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

enum { MAX_LIST = 64 };

typedef struct { const char *id, *x, *status; } Key;
typedef struct {
  Key keys[MAX_LIST];
  size_t key_count, mac_count, name_count;
  char macs[MAX_LIST][13];
  const char *names[MAX_LIST];
  bool machine, virtual_machine, invented;
  uint64_t product_version; /* 0: not asked */
  int64_t now;
  const char *clock_file, *clock_machine;
} Circumstances;

static bool verifies(const Licence *licence, const char *x) {
  unsigned char raw[32];
  if (!kw_public_key(kw_slice_of(x), raw)) return false;
  EVP_PKEY *key = EVP_PKEY_new_raw_public_key(EVP_PKEY_ED25519, NULL, raw, 32);
  EVP_MD_CTX *context = EVP_MD_CTX_new();
  bool good = key && context && EVP_DigestVerifyInit(context, NULL, NULL, NULL, key) == 1 &&
    EVP_DigestVerify(context, licence->signature, 64, licence->signed_bytes.at, licence->signed_bytes.length) == 1;
  EVP_MD_CTX_free(context);
  EVP_PKEY_free(key);
  return good;
}

static const char *check_signature(const Licence *licence, const Circumstances *given) {
  bool known = false, usable = false;
  unsigned char raw[32];
  for (size_t i = 0; i < given->key_count; i++) {
    if (!kw_same(kw_slice_of(given->keys[i].id), licence->key)) continue;
    if (!kw_public_key(kw_slice_of(given->keys[i].x), raw)) continue;
    known = true;
    if (strcmp(given->keys[i].status, "revoked") == 0) continue;
    usable = true;
    if (verifies(licence, given->keys[i].x)) return NULL;
  }
  return usable ? "licence.signature" : known ? "licence.revokedKey" : "licence.unknownKey";
}

static int differences(const Host *host, const Circumstances *given) {
  bool mac = host->mac.length == 0, name = host->name.length == 0;
  for (size_t i = 0; i < given->mac_count; i++) mac = mac || kw_same(kw_slice_of(given->macs[i]), host->mac);
  for (size_t i = 0; i < given->name_count; i++) name = name || kw_same_name(host->name, kw_slice_of(given->names[i]), false);
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

/* At most one of signature, term, version and clock, and two of the machine. */
static const char *reasons[8];
static size_t reason_count = 0;
static void refuse(const char *code) {
  reasons[reason_count++] = code;
}

static void put_reasons(void) {
  for (size_t i = 0; i < reason_count; i++) puts(reasons[i]);
  if (reason_count == 0) puts("valid");
}

static bool verify(Slice file, const Circumstances *given) {
  static Licence licence;
  char seen_text[32];
  const char *unreadable = kw_read_licence(file, &licence);
  if (unreadable) {
    refuse(unreadable);
    put_reasons();
    return true;
  }
  const char *forged = check_signature(&licence, given);
  if (forged) refuse(forged);
  if (!kw_has_begun(licence.start, given->now)) refuse("licence.notYet");
  else if (licence.end.length > 0 && kw_days_until_over(licence.end, given->now) < 1) refuse("licence.expired");
  for (int i = given->machine ? check_host(&licence, given) : 0; i > 0; i--) refuse("licence.notThisHost");
  if (given->product_version != 0 && given->product_version != licence.version) refuse("licence.version");
  int64_t kept = 0;
  unsigned char key[32];
  if (given->clock_file) {
    kw_clock_key(given->clock_machine, key);
    kept = kw_clock_seen(given->clock_file, key);
    int64_t issued = forged ? 0 : kw_instant(licence.issued), seen = kept > issued ? kept : issued;
    if (licence.clock_hours >= 0 && given->now < seen - licence.clock_hours * 3600) refuse("licence.clockSetBack");
  }
  /* Kept before anything is told: where that fails there is no answer. */
  int64_t latest = kept > given->now ? kept : given->now;
  if (given->clock_file && !given->invented && !kw_keep_clock(given->clock_file, key, latest)) return false;
  put_reasons();
  if (!given->machine && licence.host_count > 0) puts("note licence.hostUnchecked");
  if (given->machine && given->virtual_machine && !licence.virtual_server) puts("note licence.virtualMachine");
  if (!given->clock_file) return true;
  if (kept < 0) puts(kept == -1 ? "note licence.clockStateNew" : "note licence.clockStateBroken");
  kw_write_instant(latest, seen_text);
  printf("seen %s\n", seen_text);
  return true;
}

/* 1 to 255 characters, one above U+FFFF counting twice. */
static bool is_machine_text(const char *text) {
  Slice slice = kw_slice_of(text);
  Cursor cursor = { slice.at, slice.at + slice.length };
  size_t units = 0;
  while (cursor.at < cursor.end) {
    int32_t point = kw_character(&cursor);
    if (point < 0) return false;
    units += point > 0xffff ? 2 : 1;
  }
  return units >= 1 && units <= 255;
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
  if (strcmp(option, "--now") == 0) return given->invented = (given->now = kw_instant(kw_slice_of(value))) >= 0;
  if (strcmp(option, "--mac") == 0 && given->mac_count < MAX_LIST)
    return given->machine = kw_normalise(kw_slice_of(value), given->macs[given->mac_count++]);
  if (strcmp(option, "--name") == 0 && given->name_count < MAX_LIST) {
    given->names[given->name_count++] = value;
    return given->machine = true;
  }
  if (strcmp(option, "--product-version") == 0) return kw_number_of(kw_slice_of(value), 1, 999, &given->product_version);
  if (strcmp(option, "--clock-state") == 0) return (given->clock_file = value) != NULL;
  if (strcmp(option, "--clock-machine") == 0) return is_machine_text(given->clock_machine = value);
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
  return reason_count == 0 ? 0 : 1;
}
