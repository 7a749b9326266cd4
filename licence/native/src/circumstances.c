#include "objects.h"
#include "address.h"
#include "clock.h"
#include "day.h"
#include <stdlib.h>
#include <string.h>

int32_t kw_circumstances_new(kw_circumstances **circumstances) {
  if (!circumstances) return KW_WRONG_CALL;
  *circumstances = calloc(1, sizeof **circumstances);
  return *circumstances ? KW_OK : KW_NO_MEMORY;
}

static bool is_text(const char *text, size_t longest) {
  if (!text || !*text || strlen(text) > longest) return false;
  Slice slice = kw_slice_of(text);
  return kw_is_utf8((Cursor){ slice.at, slice.at + slice.length });
}

int32_t kw_circumstances_now(kw_circumstances *circumstances, int64_t seconds) {
  if (!circumstances || seconds < 0 || seconds > kw_instant(kw_slice_of("9999-12-30T23:59:59Z"))) return KW_WRONG_CALL;
  circumstances->about.now = seconds;
  return KW_OK;
}

int32_t kw_circumstances_add_mac(kw_circumstances *circumstances, const char *mac) {
  if (!circumstances || !mac) return KW_WRONG_CALL;
  Circumstances *about = &circumstances->about;
  if (about->mac_count == MAX_LIST || !kw_normalise(kw_slice_of(mac), about->macs[about->mac_count])) return KW_WRONG_CALL;
  about->mac_count++;
  about->machine = true;
  return KW_OK;
}

int32_t kw_circumstances_add_name(kw_circumstances *circumstances, const char *name) {
  if (!circumstances || !is_text(name, MAX_TRAIT_VALUE)) return KW_WRONG_CALL;
  Circumstances *about = &circumstances->about;
  if (about->name_count == MAX_LIST) return KW_WRONG_CALL;
  const char *kept = kw_keep_text(&circumstances->pool, kw_slice_of(name));
  if (!kept) return KW_NO_MEMORY;
  about->names[about->name_count++] = kept;
  about->machine = true;
  return KW_OK;
}

int32_t kw_circumstances_add_trait(kw_circumstances *circumstances, const char *kind, const char *value) {
  if (!circumstances || !kind || !value || strlen(value) > MAX_TRAIT_VALUE) return KW_WRONG_CALL;
  Circumstances *about = &circumstances->about;
  int known = kw_trait_kind(kw_slice_of(kind));
  if (known < 0 || about->trait_count == MAX_LIST) return KW_WRONG_CALL;
  const char *kept = kw_keep_text(&circumstances->pool, kw_slice_of(value));
  if (!kept) return KW_NO_MEMORY;
  about->traits[about->trait_count].kind = known;
  about->traits[about->trait_count++].value = kw_slice_of(kept);
  about->machine = true;
  return KW_OK;
}

int32_t kw_circumstances_virtual(kw_circumstances *circumstances, int32_t is_virtual) {
  if (!circumstances) return KW_WRONG_CALL;
  circumstances->about.machine = true;
  circumstances->about.virtual_machine = is_virtual != 0;
  return KW_OK;
}

int32_t kw_circumstances_machine(kw_circumstances *circumstances, const kw_machine *machine) {
  if (!circumstances || !machine) return KW_WRONG_CALL;
  int32_t error = kw_circumstances_virtual(circumstances, machine->virtual_hint != NULL);
  if (error == KW_OK && machine->name) error = kw_circumstances_add_name(circumstances, machine->name);
  for (size_t i = 0; error == KW_OK && i < machine->card_count; i++)
    error = kw_circumstances_add_mac(circumstances, machine->cards[i].mac);
  for (size_t i = 0; error == KW_OK && i < machine->trait_count; i++)
    error = kw_circumstances_add_trait(circumstances, kw_trait_kinds[machine->traits[i].kind], machine->traits[i].value);
  return error;
}

int32_t kw_circumstances_this_machine(kw_circumstances *circumstances) {
  kw_machine *machine;
  if (!circumstances) return KW_WRONG_CALL;
  int32_t error = kw_machine_traits(NULL, &machine);
  if (error == KW_OK) error = kw_circumstances_machine(circumstances, machine);
  kw_free_machine(machine);
  return error;
}

int32_t kw_circumstances_product_version(kw_circumstances *circumstances, int32_t version) {
  if (!circumstances || version < 0 || version > 999) return KW_WRONG_CALL;
  circumstances->about.product_version = (uint64_t)version;
  return KW_OK;
}

int32_t kw_circumstances_clock(kw_circumstances *circumstances, const char *path, const char *machine) {
  const char *kept_path = NULL, *kept_machine = NULL;
  if (!circumstances) return KW_WRONG_CALL;
  if (path) {
    if (!*path || (machine && !kw_is_machine_text(kw_slice_of(machine)))) return KW_WRONG_CALL;
    kept_path = kw_keep_text(&circumstances->pool, kw_slice_of(path));
    kept_machine = machine ? kw_keep_text(&circumstances->pool, kw_slice_of(machine)) : kw_own_machine_text(&circumstances->pool);
    if (!kept_path || !kept_machine) return circumstances->pool.failed ? KW_NO_MEMORY : KW_WRONG_CALL;
  }
  circumstances->clock_path = kept_path;
  circumstances->clock_machine = kept_machine;
  return KW_OK;
}

void kw_free_circumstances(kw_circumstances *circumstances) {
  if (circumstances) kw_free_pool(&circumstances->pool);
  free(circumstances);
}
