/* Memory of an object: many pieces, freed together. */
#ifndef POOL_H
#define POOL_H
#include "slice.h"

typedef struct PoolBlock PoolBlock;
/* Begins as all zero. Where memory is missing once, everything asked for from then on is NULL, and `failed` says so. */
typedef struct { PoolBlock *blocks; bool failed; } Pool;

/* Zeroed, for any type. */
void *kw_take_memory(Pool *pool, size_t size);
/* A copy with a zero byte at its end; a zero byte within it becomes U+FFFD. NULL only where memory is missing. */
const char *kw_keep_text(Pool *pool, Slice text);
/* The same of a text in quotes, as it is meant. */
const char *kw_keep_quoted(Pool *pool, Slice in_quotes);
void kw_free_pool(Pool *pool);

#endif
