/*
 * The hashes and signatures the library needs: of its own (sha256.c, ed25519.c), or of OpenSSL 3 where it is compiled with
 * KW_WITH_LIBCRYPTO (libcrypto.c).
 */
#ifndef CRYPTOGRAPHY_H
#define CRYPTOGRAPHY_H
#include <stdbool.h>
#include <stddef.h>

void kw_sha256(const void *bytes, size_t length, unsigned char digest[32]);
/* RFC 2104; the key has 32 bytes. */
void kw_hmac_sha256(const unsigned char key[32], const void *bytes, size_t length, unsigned char mac[32]);
/*
 * Pure Ed25519 (RFC 8032). False too for a key that is no point of the curve, and for a signature whose S is not below the group's
 * order. Which keys are worth asking says `kw_public_key`: this function takes those of small order like any other.
 */
bool kw_ed25519_verifies(const unsigned char key[32], const unsigned char signature[64], const void *message, size_t length);
/* "built-in" or "libcrypto". */
extern const char kw_cryptography_name[];

#endif
