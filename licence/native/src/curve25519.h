/* Points of the curve of Ed25519: -x^2 + y^2 = 1 + d x^2 y^2. */
#ifndef CURVE25519_H
#define CURVE25519_H
#include "field25519.h"

/* x = X / Z, y = Y / Z, xy = T / Z. */
typedef struct { Number X, Y, Z, T; } Point;

/* From y and the sign of x; false where the curve has no such point. */
bool kw_point_from(const unsigned char bytes[32], Point *point);
void kw_point_to(Point point, unsigned char bytes[32]);
Point kw_negative(Point point);
/* So many times the point, and so many times the base point; both numbers little-endian and less than 2^253. */
Point kw_combine(const unsigned char times[32], Point point, const unsigned char base_times[32]);

#endif
