#include "pool.h"
#include "quoted.h"
#include <stdlib.h>
#include <string.h>

enum { BLOCK_BYTES = 4096, ALIGNMENT = 16, REPLACEMENT = 0xfffd };

struct PoolBlock { PoolBlock *next; size_t used, size; };
/* The memory of a block lies behind it. */
enum { HEAD_BYTES = (sizeof(PoolBlock) + ALIGNMENT - 1) / ALIGNMENT * ALIGNMENT };

void *kw_take_memory(Pool *pool, size_t size) {
  if (pool->failed || size > SIZE_MAX / 2) return pool->failed = true, NULL;
  size = (size + ALIGNMENT - 1) / ALIGNMENT * ALIGNMENT;
  if (!pool->blocks || pool->blocks->size - pool->blocks->used < size) {
    size_t room = size > BLOCK_BYTES ? size : BLOCK_BYTES;
    PoolBlock *block = calloc(1, HEAD_BYTES + room);
    if (!block) return pool->failed = true, NULL;
    *block = (PoolBlock){ pool->blocks, 0, room };
    pool->blocks = block;
  }
  void *memory = (unsigned char *)pool->blocks + HEAD_BYTES + pool->blocks->used;
  pool->blocks->used += size;
  return memory;
}

const char *kw_keep_text(Pool *pool, Slice text) {
  size_t zeros = 0;
  for (size_t i = 0; i < text.length; i++) zeros += text.at[i] == 0;
  unsigned char *kept = kw_take_memory(pool, text.length + zeros * 2 + 1), *at = kept;
  for (size_t i = 0; kept && i < text.length; i++) {
    if (text.at[i] == 0) at += kw_write_character(REPLACEMENT, at);
    else *at++ = text.at[i];
  }
  return (const char *)kept;
}

/* What is meant is never longer than how it is spelled. */
const char *kw_keep_quoted(Pool *pool, Slice in_quotes) {
  unsigned char *kept = kw_take_memory(pool, in_quotes.length + 1), *at = kept;
  Cursor cursor = { in_quotes.at + 1, in_quotes.at + in_quotes.length };
  for (int32_t c; kept && (c = kw_quoted_character(&cursor)) >= 0;) at += kw_write_character(c == 0 ? REPLACEMENT : c, at);
  return (const char *)kept;
}

void kw_free_pool(Pool *pool) {
  for (PoolBlock *block = pool->blocks, *next; block; block = next) {
    next = block->next;
    free(block);
  }
  *pool = (Pool){ NULL, false };
}
