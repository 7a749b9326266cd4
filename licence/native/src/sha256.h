/* SHA-256 (FIPS 180-4), piece by piece. */
#ifndef SHA256_H
#define SHA256_H
#include <stddef.h>
#include <stdint.h>

typedef struct { uint32_t state[8]; uint64_t length; unsigned char block[64]; } Sha256;

void kw_sha256_begin(Sha256 *hash);
void kw_sha256_add(Sha256 *hash, const void *bytes, size_t length);
void kw_sha256_end(Sha256 *hash, unsigned char digest[32]);

#endif
