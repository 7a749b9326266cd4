/*
 * The library's Ed25519 against OpenSSL's, on signatures that are right, changed in a bit, with S raised by the group's order, by
 * keys and with R that are any 32 bytes or no canonical spelling, and on messages of any length.
 *
 *   compare-libcrypto COUNT [SEED]
 *
 * Prints how many were asked, how many were right, and how many a second; ends with 1 at the first difference.
 */
#include "cryptography.h"
#include "key.h"
#include "sha256.h"
#include "sha512.h"
#include <openssl/evp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { LONGEST = 700 };

static uint64_t state;
static uint64_t next(void) {
  state ^= state << 13;
  state ^= state >> 7;
  state ^= state << 17;
  return state * 0x2545f4914f6cdd1d;
}
static void fill(unsigned char *bytes, size_t length) {
  for (size_t i = 0; i < length; i++) bytes[i] = (unsigned char)(next() >> 40);
}

static bool by_libcrypto(const unsigned char key[32], const unsigned char signature[64], const unsigned char *message, size_t length) {
  EVP_PKEY *public_key = EVP_PKEY_new_raw_public_key(EVP_PKEY_ED25519, NULL, key, 32);
  EVP_MD_CTX *context = EVP_MD_CTX_new();
  bool good = public_key && context && EVP_DigestVerifyInit(context, NULL, NULL, NULL, public_key) == 1 &&
    EVP_DigestVerify(context, signature, 64, message, length) == 1;
  EVP_MD_CTX_free(context);
  EVP_PKEY_free(public_key);
  return good;
}

static void sign(EVP_PKEY *key, unsigned char signature[64], const unsigned char *message, size_t length) {
  size_t size = 64;
  EVP_MD_CTX *context = EVP_MD_CTX_new();
  if (!context || EVP_DigestSignInit(context, NULL, NULL, NULL, key) != 1 || EVP_DigestSign(context, signature, &size, message, length) != 1) exit(2);
  EVP_MD_CTX_free(context);
}

static bool same_hashes(const unsigned char *message, size_t length) {
  unsigned char one[64], other[64];
  unsigned size;
  Sha512 sha512;
  Sha256 sha256;
  size_t part = length > 0 ? (size_t)(next() % (length + 1)) : 0;
  kw_sha512_begin(&sha512);
  kw_sha512_add(&sha512, message, part);
  kw_sha512_add(&sha512, message + part, length - part);
  kw_sha512_end(&sha512, one);
  EVP_Digest(message, length, other, &size, EVP_sha512(), NULL);
  if (memcmp(one, other, 64) != 0) return false;
  kw_sha256_begin(&sha256);
  kw_sha256_add(&sha256, message, part);
  kw_sha256_add(&sha256, message + part, length - part);
  kw_sha256_end(&sha256, one);
  EVP_Digest(message, length, other, &size, EVP_sha256(), NULL);
  return memcmp(one, other, 32) == 0;
}

/* Adds the group's order to S: another spelling of the same number, as long as it fits. */
static void raise(unsigned char s[32]) {
  static const unsigned char order[32] = {
    0xed, 0xd3, 0xf5, 0x5c, 0x1a, 0x63, 0x12, 0x58, 0xd6, 0x9c, 0xf7, 0xa2, 0xde, 0xf9, 0xde, 0x14, [31] = 0x10,
  };
  unsigned carry = 0;
  for (int i = 0; i < 32; i++) {
    carry += s[i] + order[i];
    s[i] = (unsigned char)carry;
    carry >>= 8;
  }
}

/* A y close to 0, to the prime or to 2^255, with either sign. */
static void odd_point(unsigned char bytes[32]) {
  memset(bytes, next() % 2 ? 0xff : 0, 32);
  bytes[0] = (unsigned char)next();
  bytes[31] = (unsigned char)((bytes[31] & 0x7f) | (next() % 2 ? 0x80 : 0));
}

static void spoil(unsigned char key[32], unsigned char signature[64], unsigned char *message, size_t length) {
  unsigned bit = (unsigned)(next() % 8);
  switch (next() % 8) {
    case 0: signature[next() % 64] ^= (unsigned char)(1 << bit); break;
    case 1: key[next() % 32] ^= (unsigned char)(1 << bit); break;
    case 2: if (length > 0) message[next() % length] ^= (unsigned char)(1 << bit); break;
    case 3: for (uint64_t times = 1 + next() % 3; times > 0; times--) raise(signature + 32); break;
    case 4: odd_point(key); break;
    case 5: odd_point(signature); break;
    case 6: odd_point(key); odd_point(signature); memset(signature + 32, 0, 32); break;
    default: fill(key, 32); break;
  }
}

int main(int count, char **args) {
  unsigned char secret[32], key[32], own[32], signature[64], message[LONGEST];
  if (count < 2) return 2;
  long all = atol(args[1]), good = 0;
  state = count > 2 ? (uint64_t)atoll(args[2]) | 1 : 20261129;
  EVP_PKEY *pair = NULL;
  clock_t began = clock();
  for (long i = 0; i < all; i++) {
    size_t length = (size_t)(next() % LONGEST), size = 32;
    if (i % 64 == 0) {
      EVP_PKEY_free(pair);
      fill(secret, 32);
      pair = EVP_PKEY_new_raw_private_key(EVP_PKEY_ED25519, NULL, secret, 32);
      if (!pair || EVP_PKEY_get_raw_public_key(pair, own, &size) != 1) return 2;
    }
    fill(message, length);
    memcpy(key, own, 32);
    sign(pair, signature, message, length);
    if (next() % 4) spoil(key, signature, message, length);
    bool ours = kw_ed25519_verifies(key, signature, message, length);
    good += ours;
    if (ours != by_libcrypto(key, signature, message, length) || !same_hashes(message, length)) {
      printf("case %ld differs: ours %d\n", i, ours);
      return 1;
    }
  }
  EVP_PKEY_free(pair);
  double seconds = (double)(clock() - began) / CLOCKS_PER_SEC;
  printf("%ld alike, %ld of them right, %.0f a second\n", all, good, seconds > 0 ? (double)all / seconds : 0);
  return 0;
}
