/* The keys a verifier trusts. */
#ifndef TRUSTED_H
#define TRUSTED_H
#include "objects.h"

/* False where memory is missing. */
bool kw_trust(kw_verifier *verifier, const Key *key);

#endif
