#include "curve25519.h"

enum { WINDOW = 5, ODD_MULTIPLES = 1 << (WINDOW - 2), DIGITS = 256 };

static const Number zero = { { 0 } }, one = { { 1 } };
static const Number d = { { 0x34dca135978a3, 0x1a8283b156ebd, 0x5e7a26001c029, 0x739c663a03cbb, 0x52036cee2b6ff } };
static const Number twice_d = { { 0x69b9426b2f159, 0x35050762add7a, 0x3cf44c0038052, 0x6738cc7407977, 0x2406d9dc56dff } };
static const Number root_of_minus_1 = { { 0x61b274a0ea0b0, 0xd5a5fc8f189d, 0x7ef5e9cbd0c60, 0x78595a6804c9e, 0x2b8324804fc1d } };
static const Point base = {
  { { 0x62d608f25d51a, 0x412a4b4f6592a, 0x75b7171a4b31d, 0x1ff60527118fe, 0x216936d3cd6e5 } },
  { { 0x6666666666658, 0x4cccccccccccc, 0x1999999999999, 0x3333333333333, 0x6666666666666 } },
  { { 1 } },
  { { 0x68ab3a5b7dda3, 0xeea2a5eadbb, 0x2af8df483c27e, 0x332b375274732, 0x67875f0fd78b7 } },
};

/* RFC 8032, section 5.1.3: x^2 = (y^2 - 1) / (d y^2 + 1). */
bool kw_point_from(const unsigned char bytes[32], Point *point) {
  Number y = kw_number_from(bytes), y2 = kw_square(y);
  Number u = kw_minus(y2, one), v = kw_plus(kw_times(y2, d), one);
  Number v3 = kw_times(kw_square(v), v), v7 = kw_times(kw_square(v3), v);
  Number x = kw_times(kw_times(u, v3), kw_near_root(kw_times(u, v7)));
  Number found = kw_times(kw_square(x), v);
  if (kw_equal(found, kw_minus(zero, u))) x = kw_times(x, root_of_minus_1);
  else if (!kw_equal(found, u)) return false;
  if (kw_is_odd(x) != (bytes[31] >> 7 == 1)) x = kw_minus(zero, x);
  *point = (Point){ x, y, one, kw_times(x, y) };
  return true;
}

void kw_point_to(Point point, unsigned char bytes[32]) {
  Number z = kw_inverse(point.Z);
  kw_number_to(kw_times(point.Y, z), bytes);
  if (kw_is_odd(kw_times(point.X, z))) bytes[31] |= 0x80;
}

Point kw_negative(Point point) {
  return (Point){ kw_minus(zero, point.X), point.Y, point.Z, kw_minus(zero, point.T) };
}

/* Both by the formulas of Hisil, Wong, Carter and Dawson for extended coordinates (RFC 8032, section 5.1.4). */
static Point sum(Point p, Point q) {
  Number a = kw_times(kw_minus(p.Y, p.X), kw_minus(q.Y, q.X)), b = kw_times(kw_plus(p.Y, p.X), kw_plus(q.Y, q.X));
  Number c = kw_times(kw_times(p.T, twice_d), q.T), z = kw_times(p.Z, q.Z), e = kw_minus(b, a);
  z = kw_plus(z, z);
  Number f = kw_minus(z, c), g = kw_plus(z, c), h = kw_plus(b, a);
  return (Point){ kw_times(e, f), kw_times(g, h), kw_times(f, g), kw_times(e, h) };
}

static Point twice(Point p) {
  Number a = kw_square(p.X), b = kw_square(p.Y), c = kw_square(p.Z), h = kw_plus(a, b);
  Number e = kw_minus(h, kw_square(kw_plus(p.X, p.Y))), g = kw_minus(a, b), f = kw_plus(kw_plus(c, c), g);
  return (Point){ kw_times(e, f), kw_times(g, h), kw_times(f, g), kw_times(e, h) };
}

/*
 * Digits that are 0 or odd, less than 16 from 0 either way, with at least four of 0 behind each other one: the number is the sum
 * of digit i times 2^i.
 */
static void spread(const unsigned char number[32], signed char digits[DIGITS]) {
  int carry = 0;
  for (int bit = 0; bit < DIGITS;) {
    digits[bit] = 0;
    if ((number[bit / 8] >> bit % 8 & 1) == carry) { bit++; continue; }
    int digit = carry, width = DIGITS - bit < WINDOW ? DIGITS - bit : WINDOW;
    for (int i = 0; i < width; i++) digit += (number[(bit + i) / 8] >> (bit + i) % 8 & 1) << i;
    carry = digit >> (WINDOW - 1);
    digits[bit] = (signed char)(digit - carry * (1 << WINDOW));
    for (int i = 1; i < width; i++) digits[bit + i] = 0;
    bit += width;
  }
}

/* Once, three times, five times the point, and so on. */
static void multiples(Point point, Point odd[ODD_MULTIPLES]) {
  Point two = twice(point);
  odd[0] = point;
  for (int i = 1; i < ODD_MULTIPLES; i++) odd[i] = sum(odd[i - 1], two);
}

static Point with_digit(Point all, int digit, const Point odd[ODD_MULTIPLES]) {
  if (digit == 0) return all;
  return sum(all, digit > 0 ? odd[digit / 2] : kw_negative(odd[-digit / 2]));
}

Point kw_combine(const unsigned char times[32], Point point, const unsigned char base_times[32]) {
  signed char digits[DIGITS], base_digits[DIGITS];
  Point odd[ODD_MULTIPLES], base_odd[ODD_MULTIPLES], all = { zero, one, one, zero };
  spread(times, digits);
  spread(base_times, base_digits);
  multiples(point, odd);
  multiples(base, base_odd);
  int at = DIGITS - 1;
  while (at >= 0 && digits[at] == 0 && base_digits[at] == 0) at--;
  for (; at >= 0; at--) {
    all = twice(all);
    all = with_digit(all, digits[at], odd);
    all = with_digit(all, base_digits[at], base_odd);
  }
  return all;
}
