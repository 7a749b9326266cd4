/* The kinds of what a machine is known by. */
#ifndef TRAIT_KIND_H
#define TRAIT_KIND_H
#include "slice.h"

/* In the order files list them; sixteen hashes of network cards, one of any other kind. */
enum { TRAIT_SMBIOS, TRAIT_MACHINE, TRAIT_DISK, TRAIT_MAC, TRAIT_NAME, TRAIT_DOMAIN, TRAIT_TOKEN, TRAIT_KINDS };
enum { MAX_TRAIT_HASHES = TRAIT_KINDS - 1 + 16 };

extern const char *const kw_trait_kinds[TRAIT_KINDS];

/* The kind of that name; -1: there is none. */
int kw_trait_kind(Slice name);

#endif
