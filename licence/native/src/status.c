/* kw_read_status and its neighbours: which answers count, what they teach the verifier, and how they are kept. */
#include "objects.h"
#include "cryptography.h"
#include "day.h"
#include "file.h"
#include "trusted.h"
#include "words.h"
#include <stdlib.h>
#include <string.h>
#include <time.h>

static bool same_key(const Key *a, const Key *b) { return strcmp(a->id, b->id) == 0 && memcmp(a->raw, b->raw, 32) == 0; }

/* Whether the answer itself names the key, and nowhere as revoked. */
static bool stands_by(const StatusAnswer *answer, const Key *signer) {
  Cursor lines = answer->key_lines;
  bool named = false;
  for (Key key; kw_next_status_key(&lines, &key);) {
    if (!same_key(&key, signer)) continue;
    if (key.revoked) return false;
    named = true;
  }
  return named;
}

/* NULL for an answer about this licence by a key that is trusted. */
static const char *refusal_of(const kw_verifier *verifier, const kw_verdict *licence, Slice bytes, StatusAnswer *answer) {
  bool known = false;
  if (!kw_read_status_answer(bytes, answer)) return "status.unreadable";
  if (!kw_says(answer->serial, licence->serial) || !kw_says(answer->sha256, licence->sha256)) return "status.other";
  for (size_t i = 0; i < verifier->count; i++) {
    const Key *key = &verifier->keys[i];
    if (!kw_says(answer->signer, key->id) || key->revoked || !stands_by(answer, key)) continue;
    known = true;
    if (kw_ed25519_verifies(key->raw, answer->signature, answer->signed_bytes.at, answer->signed_bytes.length)) return NULL;
  }
  return known ? "status.signature" : "status.unknownKey";
}

/* A key that stays keeps its status where it is revoked, and has that of the answer otherwise. */
static bool learn(kw_verifier *verifier, const StatusAnswer *answer) {
  Cursor lines = answer->key_lines;
  for (Key key; kw_next_status_key(&lines, &key);) {
    bool known = false;
    for (size_t i = 0; i < verifier->count; i++) {
      if (!same_key(&verifier->keys[i], &key)) continue;
      known = true;
      if (!verifier->keys[i].revoked) verifier->keys[i] = key;
    }
    if (!known && !kw_trust(verifier, &key)) return false;
  }
  return true;
}

int32_t kw_read_status(kw_verifier *verifier, const kw_verdict *licence, const uint8_t *answer, uint64_t length,
  kw_status **status) {
  if (!status) return KW_WRONG_CALL;
  *status = NULL;
  if (!verifier || !kw_verdict_is_read(licence) || (!answer && length > 0)) return KW_WRONG_CALL;
  size_t size = length > MAX_STATUS_BYTES ? MAX_STATUS_BYTES + 1 : (size_t)length;
  kw_status *made = calloc(1, sizeof *made + size);
  if (!made) return KW_NO_MEMORY;
  made->length = size;
  if (size > 0) memcpy(made->bytes, answer, size);
  made->refusal = refusal_of(verifier, licence, (Slice){ made->bytes, size }, &made->answer);
  if (!made->refusal) {
    memcpy(made->at, made->answer.at.at, 20);
    memcpy(made->successor, made->answer.successor.at, made->answer.successor.length);
    if (!learn(verifier, &made->answer)) return kw_free_status(made), KW_NO_MEMORY;
  }
  *status = made;
  return KW_OK;
}

void kw_free_status(kw_status *status) { free(status); }

const char *kw_status_refusal(const kw_status *status) { return status ? status->refusal : NULL; }
const char *kw_status_refusal_text(const kw_status *status, const char *language) {
  return kw_reason_text(kw_status_refusal(status), language);
}

static bool accepted(const kw_status *status) { return status && !status->refusal; }
const char *kw_status_state(const kw_status *status) { return accepted(status) ? status->answer.state : NULL; }
const char *kw_status_successor(const kw_status *status) {
  return accepted(status) && status->successor[0] ? status->successor : NULL;
}
const char *kw_status_at(const kw_status *status) { return accepted(status) ? status->at : NULL; }
int64_t kw_status_at_seconds(const kw_status *status) { return accepted(status) ? kw_instant(status->answer.at) : -1; }
int64_t kw_status_age(const kw_status *status, int64_t now) {
  return accepted(status) ? (now == 0 ? (int64_t)time(NULL) : now) - kw_status_at_seconds(status) : -1;
}

/* --- kept in a file --- */

int32_t kw_save_status(kw_verifier *verifier, const kw_verdict *licence, const kw_status *status, const char *path) {
  unsigned char kept[MAX_STATUS_BYTES + 1];
  size_t length;
  StatusAnswer answer;
  if (!verifier || !kw_verdict_is_read(licence) || !accepted(status) || !path) return KW_WRONG_CALL;
  if (refusal_of(verifier, licence, (Slice){ status->bytes, status->length }, &answer)) return KW_WRONG_CALL;
  if (kw_read_file(path, kept, sizeof kept, &length) == FILE_READ && !refusal_of(verifier, licence, (Slice){ kept, length }, &answer) &&
    kw_instant(answer.at) > kw_status_at_seconds(status)) return KW_OLDER;
  return kw_replace_file(path, status->bytes, status->length) ? KW_OK : KW_CANNOT_WRITE;
}

int32_t kw_load_status(kw_verifier *verifier, const kw_verdict *licence, const char *path, kw_status **status) {
  unsigned char kept[MAX_STATUS_BYTES + 1];
  size_t length;
  if (!status) return KW_WRONG_CALL;
  *status = NULL;
  if (!verifier || !kw_verdict_is_read(licence) || !path) return KW_WRONG_CALL;
  if (kw_read_file(path, kept, sizeof kept, &length) != FILE_READ) return KW_CANNOT_READ;
  return kw_read_status(verifier, licence, kept, length, status);
}
