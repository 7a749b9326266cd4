/* What a verdict answers when it is asked: nothing is computed here. */
#include "objects.h"
#include "words.h"

static bool in(int32_t index, size_t count) { return index >= 0 && (size_t)index < count; }
static const Verdict *judged_of(const kw_verdict *verdict) { return verdict ? &verdict->judged : NULL; }
static const Licence *licence_of(const kw_verdict *verdict) { return verdict && verdict->judged.read ? &verdict->judged.licence : NULL; }

/* --- the answer --- */

int32_t kw_verdict_is_valid(const kw_verdict *verdict) { return verdict && verdict->judged.reason_count == 0; }
const char *kw_verdict_code(const kw_verdict *verdict) {
  if (!verdict) return NULL;
  return verdict->judged.reason_count > 0 ? verdict->judged.reasons[0] : "valid";
}

int32_t kw_verdict_reason_count(const kw_verdict *verdict) { return verdict ? (int32_t)verdict->judged.reason_count : 0; }
const char *kw_verdict_reason(const kw_verdict *verdict, int32_t index) {
  return verdict && in(index, verdict->judged.reason_count) ? verdict->reasons[index].code : NULL;
}
const char *kw_verdict_reason_text(const kw_verdict *verdict, int32_t index, const char *language) {
  return verdict && in(index, verdict->judged.reason_count) ? verdict->reasons[index].text[kw_is_german(language)] : NULL;
}

int32_t kw_verdict_note_count(const kw_verdict *verdict) { return verdict ? (int32_t)verdict->judged.note_count : 0; }
const char *kw_verdict_note(const kw_verdict *verdict, int32_t index) {
  return verdict && in(index, verdict->judged.note_count) ? verdict->notes[index].code : NULL;
}
const char *kw_verdict_note_text(const kw_verdict *verdict, int32_t index, const char *language) {
  return verdict && in(index, verdict->judged.note_count) ? verdict->notes[index].text[kw_is_german(language)] : NULL;
}

int32_t kw_verdict_is_read(const kw_verdict *verdict) { return licence_of(verdict) != NULL; }
int32_t kw_verdict_is_genuine(const kw_verdict *verdict) { return licence_of(verdict) && verdict->judged.genuine; }
const char *kw_verdict_state(const kw_verdict *verdict) { return licence_of(verdict) ? verdict->judged.term.state : NULL; }
int64_t kw_verdict_days_left(const kw_verdict *verdict) { return licence_of(verdict) ? verdict->judged.term.days_left : -1; }
int64_t kw_verdict_grace_left(const kw_verdict *verdict) { return licence_of(verdict) ? verdict->judged.term.grace_left : -1; }
int64_t kw_verdict_seen(const kw_verdict *verdict) { return verdict ? verdict->seen : -1; }
const char *kw_verdict_sha256(const kw_verdict *verdict) { return verdict ? verdict->sha256 : NULL; }

/* The kind of the one at that place that was asked for. */
static int asked_trait(const Verdict *judged, int32_t index) {
  for (int kind = 0; judged && judged->read && kind < TRAIT_KINDS; kind++)
    if (judged->traits[kind] != NOT_ASKED && index-- == 0) return kind;
  return -1;
}

int32_t kw_verdict_trait_count(const kw_verdict *verdict) {
  int32_t count = 0;
  while (asked_trait(judged_of(verdict), count) >= 0) count++;
  return count;
}

const char *kw_verdict_trait_kind(const kw_verdict *verdict, int32_t index) {
  int kind = asked_trait(judged_of(verdict), index);
  return kind >= 0 ? kw_trait_kinds[kind] : NULL;
}

const char *kw_verdict_trait_outcome(const kw_verdict *verdict, int32_t index) {
  static const char *const words[] = { NULL, "holds", "changed", "unread", "unrecorded" };
  int kind = asked_trait(judged_of(verdict), index);
  return kind >= 0 ? words[verdict->judged.traits[kind]] : NULL;
}

/* --- what the licence says --- */

/* A member of the verdict, which is NULL where the file could not be read. */
#define TEXT(function, member) const char *function(const kw_verdict *verdict) { return verdict ? verdict->member : NULL; }
TEXT(kw_verdict_serial, serial)
TEXT(kw_verdict_supersedes, supersedes)
TEXT(kw_verdict_ledger_previous, ledger_previous)
TEXT(kw_verdict_key_id, key_id)
TEXT(kw_verdict_issued, issued)
TEXT(kw_verdict_issuer, issuer)
TEXT(kw_verdict_agreement, agreement)
TEXT(kw_verdict_licensee, licensee)
TEXT(kw_verdict_product, product)
TEXT(kw_verdict_product_title, product_title)
TEXT(kw_verdict_type, type)
TEXT(kw_verdict_start, start)
TEXT(kw_verdict_end, end)
TEXT(kw_verdict_binding, binding)
TEXT(kw_verdict_salt, salt)
TEXT(kw_verdict_profile, profile)

/* A member of the licence; the last argument where it could not be read. */
#define NUMBER(function, member, otherwise) \
  int32_t function(const kw_verdict *verdict) { return licence_of(verdict) ? (int32_t)licence_of(verdict)->member : otherwise; }
NUMBER(kw_verdict_format, format, -1)
NUMBER(kw_verdict_generation, generation, -1)
NUMBER(kw_verdict_version, version, -1)
NUMBER(kw_verdict_grace_days, grace_days, -1)
NUMBER(kw_verdict_warn_days, warn_days, -1)
NUMBER(kw_verdict_is_emergency, emergency, 0)
NUMBER(kw_verdict_clock_hours, clock_hours, -1)
NUMBER(kw_verdict_server_count, host_count, 0)
NUMBER(kw_verdict_port, port, -1)
NUMBER(kw_verdict_allows_terminal_server, terminal_server, 0)
NUMBER(kw_verdict_allows_virtual_server, virtual_server, 0)
NUMBER(kw_verdict_traits_needed, traits.need, 0)
NUMBER(kw_verdict_bound_hash_count, traits.hash_count, 0)
NUMBER(kw_verdict_module_count, modules, 0)

int64_t kw_verdict_ledger_position(const kw_verdict *verdict) {
  const Licence *licence = licence_of(verdict);
  return licence && licence->ledger_position > 0 ? (int64_t)licence->ledger_position : -1;
}

const char *kw_verdict_server_name(const kw_verdict *verdict, int32_t index) {
  return licence_of(verdict) && in(index, 3) ? verdict->servers[index].name : NULL;
}
const char *kw_verdict_server_mac(const kw_verdict *verdict, int32_t index) {
  return licence_of(verdict) && in(index, 3) ? verdict->servers[index].mac : NULL;
}

int32_t kw_verdict_bound_kind_count(const kw_verdict *verdict) {
  int32_t count = 0;
  for (int kind = 0; licence_of(verdict) && kind < TRAIT_KINDS; kind++) count += licence_of(verdict)->traits.kinds[kind];
  return count;
}
const char *kw_verdict_bound_kind(const kw_verdict *verdict, int32_t index) {
  for (int kind = 0; licence_of(verdict) && kind < TRAIT_KINDS; kind++)
    if (licence_of(verdict)->traits.kinds[kind] && index-- == 0) return kw_trait_kinds[kind];
  return NULL;
}
static bool has_hash(const kw_verdict *verdict, int32_t index) {
  return licence_of(verdict) && in(index, licence_of(verdict)->traits.hash_count);
}
const char *kw_verdict_bound_hash_kind(const kw_verdict *verdict, int32_t index) {
  return has_hash(verdict, index) ? kw_trait_kinds[licence_of(verdict)->traits.hashes[index].kind] : NULL;
}
const char *kw_verdict_bound_hash(const kw_verdict *verdict, int32_t index) {
  return has_hash(verdict, index) ? verdict->bound_hashes[index] : NULL;
}

/* --- its modules --- */

static const KeptModule *module_at(const kw_verdict *verdict, int32_t index) {
  return licence_of(verdict) && in(index, licence_of(verdict)->modules) ? &verdict->modules[index] : NULL;
}

#define OF_MODULE(type, function, expression, otherwise) \
  type function(const kw_verdict *verdict, int32_t index) { \
    const KeptModule *module = module_at(verdict, index); \
    return module ? expression : otherwise; \
  }
OF_MODULE(const char *, kw_verdict_module_name, module->name, NULL)
OF_MODULE(int32_t, kw_verdict_module_parent, module->parent, -1)
OF_MODULE(const char *, kw_verdict_module_needs, module->needs, NULL)
OF_MODULE(int32_t, kw_verdict_module_level, (int32_t)module->read.level, -1)
OF_MODULE(int32_t, kw_verdict_module_seats, (int32_t)module->read.seats, -1)
OF_MODULE(const char *, kw_verdict_module_start, module->start, NULL)
OF_MODULE(const char *, kw_verdict_module_end, module->end, NULL)
OF_MODULE(int32_t, kw_verdict_module_test, (int32_t)module->read.test, -1)
OF_MODULE(int32_t, kw_verdict_module_is_student, module->read.student, 0)
OF_MODULE(int32_t, kw_verdict_module_may_edit, module->read.edit, 0)
OF_MODULE(int32_t, kw_verdict_module_may_connect, module->read.connect, 0)
OF_MODULE(int32_t, kw_verdict_module_is_open, module->is_open, 0)

const char *kw_verdict_module_counting(const kw_verdict *verdict, int32_t index) {
  const KeptModule *module = module_at(verdict, index);
  if (!module) return NULL;
  return module->read.seats >= 0 ? "counted" : kw_says(module->read.counting, "uncounted") ? "uncounted" : "dependency";
}

int32_t kw_verdict_find_module(const kw_verdict *verdict, const char *name, int32_t from) {
  for (int32_t i = from < 0 ? 0 : from; name && module_at(verdict, i); i++)
    if (kw_says(kw_slice_of(name), verdict->modules[i].name)) return i;
  return -1;
}
