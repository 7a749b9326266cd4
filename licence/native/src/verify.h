/* Is this file a valid licence, now and on this machine? Looks at no clock file: that is the program's. */
#ifndef VERIFY_H
#define VERIFY_H
#include "key.h"
#include "licence.h"

enum { MAX_LIST = 64 };

typedef struct {
  const Key *keys;
  size_t key_count, mac_count, name_count;
  char macs[MAX_LIST][13];
  const char *names[MAX_LIST];
  struct { int kind; Slice value; } traits[MAX_LIST];
  size_t trait_count;
  bool machine, virtual_machine;
  uint64_t product_version; /* 0: not asked */
  int64_t now;
} Circumstances;

/* Where a licence stands in its term: days until its end is over, days of grace left; -1 where it has no end. */
typedef struct {
  const char *state; /* valid, warning, grace, expired, notYet */
  int64_t days_left, grace_left;
} Term;

/* What became of a kind of trait; only of kinds the licence looks at. */
typedef enum { NOT_ASKED, HOLDS, CHANGED, UNREAD, UNRECORDED } Outcome;

typedef struct {
  bool read, genuine;
  Licence licence;
  Term term; /* Only of what was read. */
  const char *reasons[8], *notes[8];
  size_t reason_count, note_count;
  Outcome traits[TRAIT_KINDS];
} Verdict;

Term kw_term(const Licence *licence, int64_t now);
void kw_judge(Slice file, const Circumstances *given, Verdict *verdict);

#endif
