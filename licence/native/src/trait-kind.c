#include "trait-kind.h"

const char *const kw_trait_kinds[TRAIT_KINDS] = { "smbios", "machine", "disk", "mac", "name", "domain", "token" };

int kw_trait_kind(Slice name) {
  for (int kind = 0; kind < TRAIT_KINDS; kind++)
    if (kw_says(name, kw_trait_kinds[kind])) return kind;
  return -1;
}
