/* SHA-512 (FIPS 180-4). */
#ifndef SHA512_H
#define SHA512_H
#include <stddef.h>
#include <stdint.h>

typedef struct { uint64_t state[8]; uint64_t length; unsigned char block[128]; } Sha512;

void kw_sha512_begin(Sha512 *hash);
void kw_sha512_add(Sha512 *hash, const void *bytes, size_t length);
void kw_sha512_end(Sha512 *hash, unsigned char digest[64]);

#endif
