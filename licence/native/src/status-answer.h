/* The portal's signed answer to what has become of a licence, line by line. */
#ifndef STATUS_ANSWER_H
#define STATUS_ANSWER_H
#include "key.h"

enum { MAX_STATUS_BYTES = 16 * 1024, MAX_STATUS_KEYS = 64 };

typedef struct {
  Slice serial, sha256, successor, at; /* the successor of length 0: none */
  const char *state;
  Cursor key_lines; /* for `kw_next_status_key` */
  Slice signer, signed_bytes;
  unsigned char signature[64];
} StatusAnswer;

/* False for what is not spelled as the portal does. The slices point into the bytes. */
bool kw_read_status_answer(Slice bytes, StatusAnswer *answer);
/* The next key the answer names that is worth asking; false when there is none any more. */
bool kw_next_status_key(Cursor *lines, Key *key);

#endif
