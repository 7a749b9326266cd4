/*
 * A verifier for Keywerk licence files, written from FORMAT.md alone. No heap: all lies in fixed memory.
 *
 *   vector-verify FILE --key ID X STATUS [--key ...] [--now YYYY-MM-DDThh:mm:ssZ] [--machine] [--mac MAC] [--name NAME]
 *                  [--trait KIND=VALUE] [--virtual] [--product-version N] [--clock-state FILE --clock-machine TEXT]
 *
 * Of a JWK set, hand over the keys with kty "OKP", crv "Ed25519" and `use` "sig" or none; STATUS "" where there is none.
 *
 * Prints every reason against the licence, one code a line (or "valid"), then "term STATE DAYS GRACE" (days left and days of
 * grace left, "-" without an end), "note CODE", "trait KIND OUTCOME" of a licence that is bound to traits, and "seen TIME".
 * With --now the clock file is looked at and left as it is: it keeps only what the clock has shown.
 * Ends with 0 (valid, also in its grace), 1 (not valid) or 2 (wrong call, unreadable file).
 */
#include "address.h"
#include "clock.h"
#include "day.h"
#include "quoted.h"
#include "verify.h"
#include <stdio.h>
#include <string.h>
#include <time.h>

typedef struct {
  Circumstances about;
  Key keys[MAX_LIST];
  bool invented; /* the time was given and is not the clock's */
  const char *clock_file, *clock_machine;
} Call;

static void put_days(int64_t days) {
  if (days < 0) printf(" -");
  else printf(" %lld", (long long)days);
}

static void put_verdict(const Verdict *verdict) {
  for (size_t i = 0; i < verdict->reason_count; i++) puts(verdict->reasons[i]);
  if (verdict->reason_count == 0) puts("valid");
  if (!verdict->read) return;
  printf("term %s", verdict->term.state);
  put_days(verdict->term.days_left);
  put_days(verdict->term.grace_left);
  putchar('\n');
  for (size_t i = 0; i < verdict->note_count; i++) printf("note %s\n", verdict->notes[i]);
}

static void put_traits(const Verdict *verdict) {
  static const char *const words[] = { "", "holds", "changed", "unread", "unrecorded" };
  for (int kind = 0; verdict->read && kind < TRAIT_KINDS; kind++)
    if (verdict->traits[kind] != NOT_ASKED) printf("trait %s %s\n", kw_trait_kinds[kind], words[verdict->traits[kind]]);
}

/* KIND=VALUE; a value that is none of its kind is one the machine does not tell. */
static bool read_trait(const char *text, Circumstances *given) {
  const char *sign = strchr(text, '=');
  if (!sign || given->trait_count == MAX_LIST) return false;
  int kind = kw_trait_kind((Slice){ (const unsigned char *)text, (size_t)(sign - text) });
  given->traits[given->trait_count].kind = kind;
  given->traits[given->trait_count++].value = kw_slice_of(sign + 1);
  return (given->machine = true) && kind >= 0;
}

/* False when the clock file could not be kept. */
static bool verify(Slice file, const Call *call, Verdict *verdict) {
  const Licence *licence = &verdict->licence;
  char seen_text[32];
  int64_t kept = 0, now = call->about.now;
  unsigned char key[32];
  kw_judge(file, &call->about, verdict);
  bool clock = verdict->read && call->clock_file;
  if (clock) {
    kw_clock_key(call->clock_machine, key);
    kept = kw_clock_seen(call->clock_file, key);
    int64_t issued = verdict->genuine ? kw_instant(licence->issued) : 0, seen = kept > issued ? kept : issued;
    if (licence->clock_hours >= 0 && now < seen - licence->clock_hours * 3600)
      verdict->reasons[verdict->reason_count++] = "licence.clockSetBack";
  }
  /* Kept before anything is told: where that fails there is no answer. */
  int64_t latest = kept > now ? kept : now;
  if (clock && !call->invented && !kw_keep_clock(call->clock_file, key, latest)) return false;
  put_verdict(verdict);
  if (clock && kept < 0) puts(kept == -1 ? "note licence.clockStateNew" : "note licence.clockStateBroken");
  put_traits(verdict);
  if (!clock) return true;
  kw_write_instant(latest, seen_text);
  printf("seen %s\n", seen_text);
  return true;
}

static bool read_option(int *at, int count, char **args, Call *call) {
  Circumstances *given = &call->about;
  const char *option = args[*at];
  int left = count - *at - 1;
  if (strcmp(option, "--machine") == 0) return given->machine = true;
  if (strcmp(option, "--virtual") == 0) return given->virtual_machine = true;
  if (strcmp(option, "--key") == 0 && left >= 3 && given->key_count < MAX_LIST) {
    const Slice id = kw_slice_of(args[*at + 1]), x = kw_slice_of(args[*at + 2]), status = kw_slice_of(args[*at + 3]);
    /* What is no key worth asking is passed over. */
    given->key_count += kw_key_of(id, x, status, &call->keys[given->key_count]);
    *at += 3;
    return true;
  }
  if (left < 1) return false;
  const char *value = args[++*at];
  if (strcmp(option, "--now") == 0) return call->invented = (given->now = kw_instant(kw_slice_of(value))) >= 0;
  if (strcmp(option, "--mac") == 0 && given->mac_count < MAX_LIST)
    return given->machine = kw_normalise(kw_slice_of(value), given->macs[given->mac_count++]);
  if (strcmp(option, "--name") == 0 && given->name_count < MAX_LIST) {
    given->names[given->name_count++] = value;
    return given->machine = true;
  }
  if (strcmp(option, "--trait") == 0) return read_trait(value, given);
  if (strcmp(option, "--product-version") == 0) return kw_number_of(kw_slice_of(value), 1, 999, &given->product_version);
  if (strcmp(option, "--clock-state") == 0) return (call->clock_file = value) != NULL;
  if (strcmp(option, "--clock-machine") == 0) return kw_is_machine_text(kw_slice_of(call->clock_machine = value));
  return false;
}

int main(int count, char **args) {
  static unsigned char bytes[MAX_BYTES + 1];
  static Call call;
  static Verdict verdict;
  call.about.keys = call.keys;
  call.about.now = (int64_t)time(NULL);
  bool understood = count >= 2;
  for (int at = 2; understood && at < count; at++) understood = read_option(&at, count, args, &call);
  FILE *file = understood && !call.clock_file == !call.clock_machine ? fopen(args[1], "rb") : NULL;
  if (!file) {
    fputs("vector-verify FILE --key ID X STATUS [options]: wrong call or unreadable file\n", stderr);
    return 2;
  }
  size_t length = fread(bytes, 1, sizeof bytes, file);
  bool failed = ferror(file) != 0;
  fclose(file);
  if (failed || !verify((Slice){ bytes, length }, &call, &verdict)) return 2;
  return verdict.reason_count == 0 ? 0 : 1;
}
