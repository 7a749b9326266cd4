/* Addresses of network cards. */
#ifndef ADDRESS_H
#define ADDRESS_H
#include "slice.h"

/* 12 upper-case hex digits, neither all zero nor the broadcast address. */
bool kw_is_mac(Slice slice);
/* Those from any spelling of FORMAT.md. */
bool kw_normalise(Slice text, char mac[13]);

#endif
