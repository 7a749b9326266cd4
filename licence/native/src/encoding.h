/* From the bytes of a licence request to UTF-8. */
#ifndef ENCODING_H
#define ENCODING_H
#include "slice.h"

enum { MAX_REQUEST_BYTES = 256 * 1024 };

/* NULL, and the text behind its byte order mark; else why the bytes are no text. What is not UTF-8 is written to `decoded`. */
const char *kw_decode_request(Slice bytes, unsigned char decoded[MAX_REQUEST_BYTES * 3], Slice *text);

#endif
