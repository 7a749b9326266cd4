#include "verify.h"
#include "address.h"
#include "cryptography.h"
#include "day.h"
#include "quoted.h"
#include <string.h>

static const char *check_signature(const Licence *licence, const Circumstances *given) {
  bool known = false, usable = false;
  Slice text = licence->signed_bytes;
  for (size_t i = 0; i < given->key_count; i++) {
    const Key *key = &given->keys[i];
    if (!kw_says(licence->key, key->id)) continue;
    known = true;
    if (key->revoked) continue;
    usable = true;
    if (kw_ed25519_verifies(key->raw, licence->signature, text.at, text.length)) return NULL;
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

static Outcome outcome(const BoundTraits *bound, const Circumstances *given, int kind) {
  bool recorded = false, found = false;
  unsigned char hash[32];
  for (size_t i = 0; i < bound->hash_count; i++) recorded = recorded || bound->hashes[i].kind == kind;
  if (!recorded) return UNRECORDED;
  for (size_t i = 0; i < given->trait_count; i++) {
    if (given->traits[i].kind != kind || !kw_hash_trait(bound->salt, kind, given->traits[i].value, hash)) continue;
    found = true;
    for (size_t j = 0; j < bound->hash_count; j++)
      if (bound->hashes[j].kind == kind && memcmp(bound->hashes[j].hash, hash, 32) == 0) return HOLDS;
  }
  return found ? CHANGED : UNREAD;
}

/* False where fewer hold than must. */
static bool check_traits(const BoundTraits *bound, const Circumstances *given, Verdict *verdict) {
  uint64_t holding = 0;
  for (int kind = 0; kind < TRAIT_KINDS; kind++) {
    if (!bound->kinds[kind]) continue;
    verdict->traits[kind] = outcome(bound, given, kind);
    holding += verdict->traits[kind] == HOLDS;
  }
  return holding >= bound->need;
}

Term kw_term(const Licence *licence, int64_t now) {
  bool begun = kw_has_begun(licence->start, now);
  if (licence->end.length == 0) return (Term){ begun ? "valid" : "notYet", -1, -1 };
  int64_t left = kw_days_until_over(licence->end, now);
  int64_t grace = licence->grace_days + (left < 0 ? left : 0);
  Term term = { "notYet", left < 0 ? 0 : left, grace < 0 ? 0 : grace };
  if (begun && left > 0) term.state = left > licence->warn_days ? "valid" : "warning";
  else if (begun) term.state = grace > 0 ? "grace" : "expired";
  return term;
}

static void note(Verdict *verdict, const char *code) { verdict->notes[verdict->note_count++] = code; }

static void take_notes(const Licence *licence, const Circumstances *given, bool fits, Verdict *verdict) {
  bool changed = false;
  if (licence->emergency) note(verdict, "licence.emergency");
  if (strcmp(verdict->term.state, "warning") == 0) note(verdict, "licence.endsSoon");
  if (strcmp(verdict->term.state, "grace") == 0) note(verdict, "licence.inGrace");
  if (!given->machine && (licence->host_count > 0 || licence->traits.need > 0)) note(verdict, "licence.hostUnchecked");
  for (int kind = 0; kind < TRAIT_KINDS; kind++) changed = changed || verdict->traits[kind] == CHANGED;
  if (fits && changed) note(verdict, "licence.traitsChanged");
  if (given->machine && given->virtual_machine && !licence->virtual_server) note(verdict, "licence.virtualMachine");
}

/* At most one of signature, term and version, and two of the machine. */
static void refuse(Verdict *verdict, const char *code) { verdict->reasons[verdict->reason_count++] = code; }

void kw_judge(Slice file, const Circumstances *given, Verdict *verdict) {
  Licence *licence = &verdict->licence;
  verdict->reason_count = verdict->note_count = 0;
  memset(verdict->traits, 0, sizeof verdict->traits);
  const char *unreadable = kw_read_licence(file, licence);
  verdict->read = !unreadable;
  if (unreadable) {
    refuse(verdict, unreadable);
    return;
  }
  const char *forged = check_signature(licence, given);
  verdict->genuine = !forged;
  verdict->term = kw_term(licence, given->now);
  if (forged) refuse(verdict, forged);
  if (strcmp(verdict->term.state, "notYet") == 0) refuse(verdict, "licence.notYet");
  if (strcmp(verdict->term.state, "expired") == 0) refuse(verdict, "licence.expired");
  for (int i = given->machine ? check_host(licence, given) : 0; i > 0; i--) refuse(verdict, "licence.notThisHost");
  bool fits = !given->machine || licence->traits.need == 0 || check_traits(&licence->traits, given, verdict);
  if (!fits) refuse(verdict, "licence.tooFewTraits");
  if (given->product_version != 0 && given->product_version != licence->version) refuse(verdict, "licence.version");
  take_notes(licence, given, fits, verdict);
}
