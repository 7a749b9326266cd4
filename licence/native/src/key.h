/* Public keys of the vendor. */
#ifndef KEY_H
#define KEY_H
#include "slice.h"

typedef struct {
  char id[65], x[44], status[33]; /* the status: "" where none is published, or one of more than 32 bytes */
  unsigned char raw[32];
  bool revoked;
} Key;

/* The 32 bytes of an Ed25519 key; false for a text that holds no key worth asking (FORMAT.md, "Signature"). */
bool kw_public_key(Slice x, unsigned char raw[32]);
/* False for what is no key worth asking, and for an id that no licence can name. */
bool kw_key_of(Slice id, Slice x, Slice status, Key *key);

#endif
