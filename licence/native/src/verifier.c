#include "objects.h"
#include "key-set.h"
#include "trusted.h"
#include <stdlib.h>
#include <string.h>

bool kw_trust(kw_verifier *verifier, const Key *key) {
  if (verifier->count == verifier->room) {
    size_t room = verifier->room * 2 + 4;
    /* Memory that was missing before may be there now. What the keys lie in until now stays: texts of it were handed out. */
    verifier->pool.failed = false;
    Key *grown = kw_take_memory(&verifier->pool, room * sizeof *grown);
    if (!grown) return false;
    if (verifier->count > 0) memcpy(grown, verifier->keys, verifier->count * sizeof *grown);
    verifier->keys = grown;
    verifier->room = room;
  }
  verifier->keys[verifier->count++] = *key;
  return true;
}

static int32_t take_keys(kw_verifier *verifier, Slice text, unsigned char *levels) {
  Cursor keys;
  Key key;
  if (!kw_begin_keys(text, levels, &keys)) return KW_NO_KEY_SET;
  while (kw_next_key(&keys, &key)) if (!kw_trust(verifier, &key)) return KW_NO_MEMORY;
  return KW_OK;
}

int32_t kw_open(const char *keys, uint64_t length, kw_verifier **verifier) {
  if (!verifier) return KW_WRONG_CALL;
  *verifier = NULL;
  if (!keys) return KW_WRONG_CALL;
  if (length > MAX_KEY_SET_BYTES) return KW_NO_KEY_SET;
  kw_verifier *made = calloc(1, sizeof *made);
  unsigned char *levels = malloc((size_t)length / 8 + 1);
  int32_t error = made && levels ? take_keys(made, (Slice){ (const unsigned char *)keys, (size_t)length }, levels) : KW_NO_MEMORY;
  free(levels);
  if (error == KW_OK) *verifier = made;
  else kw_free(made);
  return error;
}

static const Key *key_at(const kw_verifier *verifier, int32_t index) {
  return verifier && index >= 0 && (size_t)index < verifier->count ? &verifier->keys[index] : NULL;
}

int32_t kw_key_count(const kw_verifier *verifier) { return verifier ? (int32_t)verifier->count : 0; }

const char *kw_key_id(const kw_verifier *verifier, int32_t index) {
  const Key *key = key_at(verifier, index);
  return key ? key->id : NULL;
}

const char *kw_key_x(const kw_verifier *verifier, int32_t index) {
  const Key *key = key_at(verifier, index);
  return key ? key->x : NULL;
}

const char *kw_key_status(const kw_verifier *verifier, int32_t index) {
  const Key *key = key_at(verifier, index);
  return key ? key->status : NULL;
}

void kw_free(kw_verifier *verifier) {
  if (verifier) kw_free_pool(&verifier->pool);
  free(verifier);
}
