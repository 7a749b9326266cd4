/* Numbers modulo 2^255 - 19, in five parts of 51 bits. Takes another time for other numbers: for public ones only. */
#ifndef FIELD25519_H
#define FIELD25519_H
#include <stdbool.h>
#include <stdint.h>

/* Parts of results have at most 52 bits; those of sums 53, which products still take. */
typedef struct { uint64_t part[5]; } Number;

/* Little-endian, without the last bit. */
Number kw_number_from(const unsigned char bytes[32]);
/* The one spelling below the prime. */
void kw_number_to(Number a, unsigned char bytes[32]);
Number kw_plus(Number a, Number b);
Number kw_minus(Number a, Number b);
Number kw_times(Number a, Number b);
Number kw_square(Number a);
/* 1 / a; 0 of 0. */
Number kw_inverse(Number a);
/* a to the power of 2^252 - 3: a root, where there is one, but for a factor. */
Number kw_near_root(Number a);
bool kw_equal(Number a, Number b);
bool kw_is_odd(Number a);

#endif
