/* What a licence file says, as far as a verifier needs it. */
#ifndef LICENCE_H
#define LICENCE_H
#include "trait.h"

enum { MAX_BYTES = 1024 * 1024 };

typedef struct { Slice name, mac; } Host; /* length 0: not bound */
/* So many of these kinds must hold; `need` 0: the licence is not bound to traits. */
typedef struct {
  Slice salt, profile;
  uint64_t need;
  bool kinds[TRAIT_KINDS];
  TraitHash hashes[MAX_TRAIT_HASHES];
  size_t hash_count;
} BoundTraits;
typedef struct {
  Slice serial, key, issued, start, end;           /* end of length 0: unlimited */
  Slice supersedes, agreement;                      /* of length 0: none; an agreement with its quotes, where it has any */
  Slice issuer, licensee, product_title;            /* with their quotes */
  Slice product, type, binding;
  Slice ledger_previous;                            /* of length 0: outside any ledger */
  int64_t grace_days, warn_days; /* 0 before format 3 */
  int64_t clock_hours;           /* -1: never objects */
  bool emergency, triade, terminal_server, virtual_server;
  Host hosts[3];
  BoundTraits traits;
  size_t host_count, modules;
  uint64_t format, generation, ledger_position, version, port;
  Cursor module_lines; /* for `kw_read_module` */
  Slice signed_bytes;
  unsigned char signature[64];
} Licence;

/* NULL when the file is a licence; else why it is none. What was in `licence` before is gone; its slices point into `file`. */
const char *kw_read_licence(Slice file, Licence *licence);

#endif
