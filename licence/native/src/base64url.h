/* Base64url without padding (RFC 4648, section 5). */
#ifndef BASE64URL_H
#define BASE64URL_H
#include "slice.h"

/* Exactly `size` bytes, with the loose bits zero. */
bool kw_decode(Slice slice, unsigned char *bytes, size_t size);
/* 32 bytes to 43 characters and a zero byte. */
void kw_encode32(const unsigned char *bytes, char *text);

#endif
