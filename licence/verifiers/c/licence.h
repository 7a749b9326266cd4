/* What a licence file says, as far as a verifier needs it. */
#ifndef LICENCE_H
#define LICENCE_H
#include "trait.h"

enum { MAX_BYTES = 1024 * 1024 };

typedef struct { Slice name, mac; } Host; /* length 0: not bound */
/* So many of these kinds must hold; `need` 0: the licence is not bound to traits. */
typedef struct {
  Slice salt;
  uint64_t need;
  bool kinds[TRAIT_KINDS];
  TraitHash hashes[MAX_TRAIT_HASHES];
  size_t hash_count;
} BoundTraits;
typedef struct {
  Slice key, issued, start, end; /* end of length 0: unlimited */
  int64_t grace_days, warn_days; /* 0 before format 3 */
  int64_t clock_hours;           /* -1: never objects */
  bool emergency, triade, virtual_server;
  Host hosts[3];
  BoundTraits traits;
  size_t host_count, modules;
  uint64_t version;
  Slice signed_bytes;
  unsigned char signature[64];
} Licence;

/* NULL when the file is a licence; else why it is none. What was in `licence` before is gone; its slices point into `file`. */
const char *kw_read_licence(Slice file, Licence *licence);

#endif
