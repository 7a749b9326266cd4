/* What the opaque objects of keywerk.h are made of. */
#ifndef OBJECTS_H
#define OBJECTS_H
#define KW_BUILDING
#include "keywerk.h"
#include "module.h"
#include "pool.h"
#include "request.h"
#include "status-answer.h"
#include "verify.h"

struct kw_verifier {
  Pool pool;
  Key *keys;
  size_t count, room;
};

/* What a clock file is tied to where the program says nothing: 1 to 255 characters of this machine; NULL where it tells nothing. */
const char *kw_own_machine_text(Pool *pool);

struct kw_circumstances {
  Pool pool;
  Circumstances about;
  const char *clock_path, *clock_machine;
};

typedef struct { char mac[13]; bool physical; } Card;
enum { MAX_CARDS = 48 };

struct kw_machine {
  Pool pool;
  const char *name, *operating_system, *profile, *virtual_hint;
  bool terminal_session;
  Card cards[MAX_CARDS];
  size_t card_count;
  struct { int kind; const char *value; } traits[MAX_CARDS + TRAIT_KINDS];
  size_t trait_count;
  struct { int kind; const char *reason; } unread[TRAIT_KINDS];
  size_t unread_count;
};

typedef struct {
  const char *name, *needs, *start, *end;
  int32_t parent;
  Module read;
  bool is_open;
} KeptModule;

typedef struct { const char *code, *text[2]; } KeptReason; /* in English, in German */

struct kw_verdict {
  Pool pool;
  Verdict judged;
  char sha256[44];
  KeptReason reasons[8], notes[8];
  int64_t seen; /* -1: no clock file */
  /* What the licence says, as texts; NULL where it says nothing. */
  const char *serial, *supersedes, *key_id, *issued, *issuer, *agreement, *licensee, *product, *product_title, *type, *start, *end;
  const char *binding, *salt, *profile, *ledger_previous;
  struct { const char *name, *mac; } servers[3];
  char bound_hashes[MAX_TRAIT_HASHES][44];
  KeptModule *modules;
};

struct kw_request {
  Pool pool;
  Request read;
  const char *refusal, *field, *refusal_text[2];
  char created[32];
  struct { const char *name; const char *mac; } hosts[3];
  int32_t host_count;
};

struct kw_status {
  const char *refusal;
  StatusAnswer answer; /* its slices point into `bytes` */
  char successor[41], at[21];
  size_t length;
  unsigned char bytes[]; /* the answer as it came */
};

#endif
