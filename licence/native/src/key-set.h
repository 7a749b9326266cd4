/* The vendor's keys as a JWK set (RFC 7517, RFC 8037). */
#ifndef KEY_SET_H
#define KEY_SET_H
#include "key.h"

enum { MAX_KEY_SET_BYTES = 1024 * 1024 };

/* The keys of a set, to be read one after the other; false where the text is no set. `levels` is room as `kw_is_json` wants it. */
bool kw_begin_keys(Slice text, unsigned char *levels, Cursor *keys);
/* The next key worth asking; false when there is none any more. */
bool kw_next_key(Cursor *keys, Key *key);

#endif
