/* The modules of a licence, line by line. */
#ifndef MODULE_H
#define MODULE_H
#include "slice.h"

typedef struct {
  Slice name, parent, start, end; /* the names with their quotes, the parent of length 0: none; start of length 0: the licence's; end of length 0: permanent */
  uint64_t level;
  Slice counting;         /* a number, "uncounted" or "dependency" */
  int64_t seats, test;    /* -1: not counted, no test version */
  bool student, edit, connect;
} Module;

/* The names of the modules the next one may belong to. */
typedef struct { Slice names[3]; uint64_t depth; } ModulePath;

/* The module whose line begins here; false where it is none, or belongs to none on the path. */
bool kw_read_module(Cursor *cursor, ModulePath *path, Module *module);

#endif
