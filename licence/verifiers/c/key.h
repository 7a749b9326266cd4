/* Public keys of the vendor. */
#ifndef KEY_H
#define KEY_H
#include "slice.h"

/* The 32 bytes of an Ed25519 key; false for a text that holds no key worth asking (FORMAT.md, "Signature"). */
bool kw_public_key(Slice x, unsigned char raw[32]);

#endif
