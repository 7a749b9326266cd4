#include "cryptography.h"
#include "sha256.h"
#include <string.h>

/* The fractions of the square roots of the first 8 primes, and of the cube roots of the first 64. */
static const uint32_t initial[8] = {
  0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a,
  0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
};
static const uint32_t constants[64] = {
  0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
  0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
  0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
  0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
  0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
  0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
  0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
  0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
};

static uint32_t turn(uint32_t x, int by) { return x >> by | x << (32 - by); }

static void mix(uint32_t state[8], const unsigned char *block) {
  uint32_t w[64], s[8];
  for (int i = 0; i < 16; i++) {
    w[i] = 0;
    for (int j = 0; j < 4; j++) w[i] = w[i] << 8 | *block++;
  }
  for (int i = 16; i < 64; i++)
    w[i] = w[i - 16] + (turn(w[i - 15], 7) ^ turn(w[i - 15], 18) ^ w[i - 15] >> 3) + w[i - 7] +
      (turn(w[i - 2], 17) ^ turn(w[i - 2], 19) ^ w[i - 2] >> 10);
  memcpy(s, state, sizeof s);
  for (int i = 0; i < 64; i++) {
    uint32_t one = s[7] + (turn(s[4], 6) ^ turn(s[4], 11) ^ turn(s[4], 25)) + ((s[4] & s[5]) ^ (~s[4] & s[6])) + constants[i] + w[i];
    uint32_t two = (turn(s[0], 2) ^ turn(s[0], 13) ^ turn(s[0], 22)) + ((s[0] & s[1]) ^ (s[0] & s[2]) ^ (s[1] & s[2]));
    memmove(s + 1, s, 7 * sizeof *s);
    s[4] += one;
    s[0] = one + two;
  }
  for (int i = 0; i < 8; i++) state[i] += s[i];
}

void kw_sha256_begin(Sha256 *hash) {
  memcpy(hash->state, initial, sizeof initial);
  hash->length = 0;
}

void kw_sha256_add(Sha256 *hash, const void *bytes, size_t length) {
  const unsigned char *at = bytes;
  for (size_t used = (size_t)(hash->length % 64); length > 0; used = 0) {
    size_t part = 64 - used < length ? 64 - used : length;
    if (part == 64) mix(hash->state, at);
    else {
      memcpy(hash->block + used, at, part);
      if (used + part == 64) mix(hash->state, hash->block);
    }
    hash->length += part;
    at += part;
    length -= part;
  }
}

void kw_sha256_end(Sha256 *hash, unsigned char digest[32]) {
  unsigned char end[128] = { 0x80 };
  uint64_t bits = hash->length * 8;
  size_t used = (size_t)(hash->length % 64), length = (used < 56 ? 64 : 128) - used;
  for (size_t i = 1; i <= 8; i++, bits >>= 8) end[length - i] = (unsigned char)bits;
  kw_sha256_add(hash, end, length);
  for (size_t i = 0; i < 32; i++) digest[i] = (unsigned char)(hash->state[i / 4] >> (24 - 8 * (i % 4)));
}

#ifndef KW_WITH_LIBCRYPTO
void kw_sha256(const void *bytes, size_t length, unsigned char digest[32]) {
  Sha256 hash;
  kw_sha256_begin(&hash);
  kw_sha256_add(&hash, bytes, length);
  kw_sha256_end(&hash, digest);
}

void kw_hmac_sha256(const unsigned char key[32], const void *bytes, size_t length, unsigned char mac[32]) {
  unsigned char inner[64], outer[64];
  Sha256 hash;
  for (size_t i = 0; i < 64; i++) {
    inner[i] = (i < 32 ? key[i] : 0) ^ 0x36;
    outer[i] = (i < 32 ? key[i] : 0) ^ 0x5c;
  }
  kw_sha256_begin(&hash);
  kw_sha256_add(&hash, inner, sizeof inner);
  kw_sha256_add(&hash, bytes, length);
  kw_sha256_end(&hash, mac);
  kw_sha256_begin(&hash);
  kw_sha256_add(&hash, outer, sizeof outer);
  kw_sha256_add(&hash, mac, 32);
  kw_sha256_end(&hash, mac);
}
#endif
