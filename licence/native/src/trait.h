/* What a machine is known by: values as it gives them, hashes as licences hold them. */
#ifndef TRAIT_H
#define TRAIT_H
#include "trait-kind.h"

typedef struct { int kind; unsigned char hash[32]; } TraitHash;

enum { MAX_TRAIT_VALUE = 1024 };

/* The one spelling in which a value is hashed, and its length; 0: no value of its kind. */
size_t kw_spell_trait(int kind, Slice value, unsigned char spelled[MAX_TRAIT_VALUE]);
/* The hash of a value as a machine gives it; false for what is no value of its kind. */
bool kw_hash_trait(Slice salt, int kind, Slice value, unsigned char hash[32]);

#endif
