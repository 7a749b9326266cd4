/* Ed25519 of our own, for verifying alone: all it works with is public, so it may take another time for other numbers. */
#include "cryptography.h"
#ifndef KW_WITH_LIBCRYPTO
#include "curve25519.h"
#include "sha512.h"
#include <string.h>

const char kw_cryptography_name[] = "built-in";

/* Numbers of 256 bits below the group's order 2^252 + 27742317777372353535851937790883648493, the lowest part first. */
typedef struct { uint64_t part[4]; } Scalar;
static const Scalar order = { { 0x5812631a5cf5d3ed, 0x14def9dea2f79cd6, 0, 0x1000000000000000 } };

static bool is_less(const Scalar *a, const Scalar *b) {
  for (int i = 3; i >= 0; i--) if (a->part[i] != b->part[i]) return a->part[i] < b->part[i];
  return false;
}

static void subtract(Scalar *a, const Scalar *b) {
  uint64_t borrow = 0;
  for (int i = 0; i < 4; i++) {
    uint64_t before = a->part[i], after = before - b->part[i] - borrow;
    borrow = borrow ? after >= before : after > before;
    a->part[i] = after;
  }
}

/* Little-endian bytes modulo the order, from the highest bit on. */
static Scalar reduced(const unsigned char *bytes, size_t length) {
  Scalar a = { { 0 } };
  for (size_t bit = length * 8; bit-- > 0;) {
    for (int i = 3; i > 0; i--) a.part[i] = a.part[i] << 1 | a.part[i - 1] >> 63;
    a.part[0] = a.part[0] << 1 | (bytes[bit / 8] >> bit % 8 & 1);
    if (!is_less(&a, &order)) subtract(&a, &order);
  }
  return a;
}

static bool is_reduced(const unsigned char bytes[32]) {
  Scalar a = { { 0 } };
  for (int i = 0; i < 32; i++) a.part[i / 8] |= (uint64_t)bytes[i] << i % 8 * 8;
  return is_less(&a, &order);
}

static void write_scalar(Scalar a, unsigned char bytes[32]) {
  for (int i = 0; i < 32; i++) bytes[i] = (unsigned char)(a.part[i / 8] >> i % 8 * 8);
}

bool kw_ed25519_verifies(const unsigned char key[32], const unsigned char signature[64], const void *message, size_t length) {
  unsigned char digest[64], factor[32], found[32];
  Point a;
  if (!is_reduced(signature + 32) || !kw_point_from(key, &a)) return false;
  Sha512 hash;
  kw_sha512_begin(&hash);
  kw_sha512_add(&hash, signature, 32);
  kw_sha512_add(&hash, key, 32);
  kw_sha512_add(&hash, message, length);
  kw_sha512_end(&hash, digest);
  write_scalar(reduced(digest, 64), factor);
  kw_point_to(kw_combine(factor, kw_negative(a), signature + 32), found);
  return memcmp(found, signature, 32) == 0;
}
#endif
