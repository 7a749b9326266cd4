#include "cryptography.h"
#ifdef KW_WITH_LIBCRYPTO
#include <openssl/evp.h>
#include <openssl/hmac.h>
#include <stdlib.h>

const char kw_cryptography_name[] = "libcrypto";

/* OpenSSL fails at these only where it has no memory, or is told by its configuration to have no SHA-256. */
void kw_sha256(const void *bytes, size_t length, unsigned char digest[32]) {
  if (EVP_Digest(bytes, length, digest, NULL, EVP_sha256(), NULL) != 1) abort();
}

void kw_hmac_sha256(const unsigned char key[32], const void *bytes, size_t length, unsigned char mac[32]) {
  unsigned size = 32;
  if (!HMAC(EVP_sha256(), key, 32, bytes, length, mac, &size)) abort();
}

bool kw_ed25519_verifies(const unsigned char key[32], const unsigned char signature[64], const void *message, size_t length) {
  EVP_PKEY *public_key = EVP_PKEY_new_raw_public_key(EVP_PKEY_ED25519, NULL, key, 32);
  EVP_MD_CTX *context = EVP_MD_CTX_new();
  bool good = public_key && context && EVP_DigestVerifyInit(context, NULL, NULL, NULL, public_key) == 1 &&
    EVP_DigestVerify(context, signature, 64, message, length) == 1;
  EVP_MD_CTX_free(context);
  EVP_PKEY_free(public_key);
  return good;
}
#endif
