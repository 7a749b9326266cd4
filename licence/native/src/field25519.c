#include "field25519.h"
#include <string.h>

#define LOW_51 (((uint64_t)1 << 51) - 1)

/* Sums of products of two numbers of 64 bits. */
#if defined(__SIZEOF_INT128__) && !defined(KW_WITHOUT_INT128)
__extension__ typedef unsigned __int128 Wide;
static Wide product(uint64_t a, uint64_t b) { return (Wide)a * b; }
static Wide sum(Wide a, Wide b) { return a + b; }
static uint64_t low(Wide a) { return (uint64_t)a & LOW_51; }
static uint64_t high(Wide a) { return (uint64_t)(a >> 51); }
#else
typedef struct { uint64_t low, high; } Wide;
static Wide sum(Wide a, Wide b) {
  Wide all = { a.low + b.low, a.high + b.high };
  all.high += all.low < a.low;
  return all;
}
static Wide product(uint64_t a, uint64_t b) {
  uint64_t a0 = (uint32_t)a, a1 = a >> 32, b0 = (uint32_t)b, b1 = b >> 32;
  uint64_t middle = a1 * b0 + (a0 * b0 >> 32), other = a0 * b1 + (uint32_t)middle;
  return (Wide){ a * b, a1 * b1 + (middle >> 32) + (other >> 32) };
}
static uint64_t low(Wide a) { return a.low & LOW_51; }
static uint64_t high(Wide a) { return a.low >> 51 | a.high << 13; }
#endif

/* What is above 51 bits goes to the next part; from the last one to the first, 19 times. */
static Number carried(Number a) {
  for (int i = 0; i < 4; i++) {
    a.part[i + 1] += a.part[i] >> 51;
    a.part[i] &= LOW_51;
  }
  a.part[0] += (a.part[4] >> 51) * 19;
  a.part[4] &= LOW_51;
  return a;
}

/* The same of sums of products. What goes on from the last one has at most 58 bits: none of its summands is nineteenfold. */
static Number narrowed(const Wide wide[5]) {
  Number a;
  uint64_t over = 0;
  for (int i = 0; i < 5; i++) {
    Wide all = sum(wide[i], product(over, 1));
    a.part[i] = low(all);
    over = high(all);
  }
  a.part[0] += over * 19;
  a.part[1] += a.part[0] >> 51;
  a.part[0] &= LOW_51;
  return a;
}

Number kw_number_from(const unsigned char bytes[32]) {
  Number a = { { 0 } };
  for (int bit = 0; bit < 255; bit++) a.part[bit / 51] |= (uint64_t)(bytes[bit / 8] >> bit % 8 & 1) << bit % 51;
  return a;
}

void kw_number_to(Number a, unsigned char bytes[32]) {
  a = carried(carried(a));
  /* 1 where it is the prime or more. */
  uint64_t over = (a.part[0] + 19) >> 51;
  for (int i = 1; i < 5; i++) over = (a.part[i] + over) >> 51;
  a.part[0] += over * 19;
  for (int i = 0; i < 4; i++) {
    a.part[i + 1] += a.part[i] >> 51;
    a.part[i] &= LOW_51;
  }
  a.part[4] &= LOW_51;
  memset(bytes, 0, 32);
  for (int bit = 0; bit < 255; bit++) bytes[bit / 8] |= (unsigned char)((a.part[bit / 51] >> bit % 51 & 1) << bit % 8);
}

Number kw_plus(Number a, Number b) {
  for (int i = 0; i < 5; i++) a.part[i] += b.part[i];
  return carried(a);
}

/* Four times the prime is added, so that no part falls below 0. */
Number kw_minus(Number a, Number b) {
  for (int i = 0; i < 5; i++) a.part[i] += ((uint64_t)1 << 53) - (i == 0 ? 76 : 4) - b.part[i];
  return carried(a);
}

Number kw_times(Number a, Number b) {
  const uint64_t *x = a.part, *y = b.part;
  uint64_t y1 = y[1] * 19, y2 = y[2] * 19, y3 = y[3] * 19, y4 = y[4] * 19;
  Wide wide[5] = {
    sum(sum(sum(product(x[0], y[0]), product(x[1], y4)), sum(product(x[2], y3), product(x[3], y2))), product(x[4], y1)),
    sum(sum(sum(product(x[0], y[1]), product(x[1], y[0])), sum(product(x[2], y4), product(x[3], y3))), product(x[4], y2)),
    sum(sum(sum(product(x[0], y[2]), product(x[1], y[1])), sum(product(x[2], y[0]), product(x[3], y4))), product(x[4], y3)),
    sum(sum(sum(product(x[0], y[3]), product(x[1], y[2])), sum(product(x[2], y[1]), product(x[3], y[0]))), product(x[4], y4)),
    sum(sum(sum(product(x[0], y[4]), product(x[1], y[3])), sum(product(x[2], y[2]), product(x[3], y[1]))), product(x[4], y[0])),
  };
  return narrowed(wide);
}

Number kw_square(Number a) {
  const uint64_t *x = a.part;
  uint64_t twice0 = x[0] * 2, twice1 = x[1] * 2, y3 = x[3] * 19, y4 = x[4] * 19;
  Wide wide[5] = {
    sum(product(x[0], x[0]), sum(product(twice1, y4), product(x[2] * 2, y3))),
    sum(product(twice0, x[1]), sum(product(x[2] * 2, y4), product(x[3], y3))),
    sum(product(twice0, x[2]), sum(product(x[1], x[1]), product(x[3] * 2, y4))),
    sum(product(twice0, x[3]), sum(product(twice1, x[2]), product(x[4], y4))),
    sum(product(twice0, x[4]), sum(product(twice1, x[3]), product(x[2], x[2]))),
  };
  return narrowed(wide);
}

static Number squared(Number a, int times) {
  while (times-- > 0) a = kw_square(a);
  return a;
}

/* a to the power of 2^250 - 1; a11 is the power of 11. */
static Number ladder(Number a, Number *a11) {
  Number a2 = kw_square(a), a9 = kw_times(squared(a2, 2), a);
  *a11 = kw_times(a9, a2);
  Number bits5 = kw_times(kw_square(*a11), a9);
  Number bits10 = kw_times(squared(bits5, 5), bits5);
  Number bits20 = kw_times(squared(bits10, 10), bits10);
  Number bits40 = kw_times(squared(bits20, 20), bits20);
  Number bits50 = kw_times(squared(bits40, 10), bits10);
  Number bits100 = kw_times(squared(bits50, 50), bits50);
  Number bits200 = kw_times(squared(bits100, 100), bits100);
  return kw_times(squared(bits200, 50), bits50);
}

/* The power of 2^255 - 21. */
Number kw_inverse(Number a) {
  Number a11, bits250 = ladder(a, &a11);
  return kw_times(squared(bits250, 5), a11);
}

Number kw_near_root(Number a) {
  Number a11, bits250 = ladder(a, &a11);
  return kw_times(squared(bits250, 2), a);
}

bool kw_equal(Number a, Number b) {
  unsigned char one[32], other[32];
  kw_number_to(a, one);
  kw_number_to(b, other);
  return memcmp(one, other, 32) == 0;
}

bool kw_is_odd(Number a) {
  unsigned char bytes[32];
  kw_number_to(a, bytes);
  return bytes[0] & 1;
}
