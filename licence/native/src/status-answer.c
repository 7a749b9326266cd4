#include "status-answer.h"
#include "base64url.h"
#include "day.h"

typedef struct { Slice id, status, x; } KeyLine;

/* How a key is published: "active", "replaced", "revoked"; others may come. */
static bool is_status_word(Slice word) {
  if (word.length < 1 || word.length > 20) return false;
  for (size_t i = 0; i < word.length; i++) if (word.at[i] < 'a' || word.at[i] > 'z') return false;
  return true;
}

static bool read_key_line(Cursor *cursor, KeyLine *line) {
  unsigned char raw[32];
  if (!kw_take(cursor, "KEY ")) return false;
  line->id = kw_word(cursor);
  if (!kw_is_token(line->id, 64, true) || !kw_take(cursor, " ")) return false;
  line->status = kw_word(cursor);
  if (!is_status_word(line->status) || !kw_take(cursor, " ")) return false;
  line->x = kw_word(cursor);
  return kw_decode(line->x, raw, 32) && kw_take(cursor, "\n");
}

static const char *state_of(Slice word) {
  static const char *const states[] = { "current", "superseded", "suspended", "moved" };
  for (size_t i = 0; i < sizeof states / sizeof *states; i++) if (kw_says(word, states[i])) return states[i];
  return NULL;
}

static bool read_keys(Cursor *cursor, StatusAnswer *answer) {
  KeyLine line;
  size_t count = 0;
  answer->key_lines.at = cursor->at;
  for (; cursor->at < cursor->end && *cursor->at == 'K'; count++)
    if (count == MAX_STATUS_KEYS || !read_key_line(cursor, &line)) return false;
  answer->key_lines.end = cursor->at;
  return count > 0;
}

bool kw_read_status_answer(Slice bytes, StatusAnswer *answer) {
  Cursor cursor = { bytes.at, bytes.at + bytes.length };
  unsigned char hash[32];
  if (bytes.length > MAX_STATUS_BYTES || !kw_take(&cursor, "KEYWERK-STATUS 1\nSERIAL ")) return false;
  answer->serial = kw_word(&cursor);
  if (!kw_is_token(answer->serial, 40, false) || !kw_take(&cursor, "\nSHA256 ")) return false;
  answer->sha256 = kw_word(&cursor);
  if (!kw_decode(answer->sha256, hash, 32) || !kw_take(&cursor, "\nSTATE ")) return false;
  answer->state = state_of(kw_word(&cursor));
  if (!answer->state || !kw_take(&cursor, "\nSUCCESSOR ")) return false;
  answer->successor = kw_word(&cursor);
  if (kw_says(answer->successor, "-")) answer->successor.length = 0;
  else if (!kw_is_token(answer->successor, 40, false)) return false;
  if (!kw_take(&cursor, "\nAT ")) return false;
  answer->at = kw_word(&cursor);
  if (kw_instant(answer->at) < 0 || !kw_take(&cursor, "\n") || !read_keys(&cursor, answer)) return false;
  answer->signed_bytes = (Slice){ bytes.at, (size_t)(cursor.at - bytes.at) };
  if (!kw_take(&cursor, "SIGNATURE ")) return false;
  answer->signer = kw_word(&cursor);
  if (!kw_is_token(answer->signer, 64, true) || !kw_take(&cursor, " ")) return false;
  return kw_decode(kw_word(&cursor), answer->signature, 64) && kw_take(&cursor, "\n") && cursor.at == cursor.end;
}

bool kw_next_status_key(Cursor *lines, Key *key) {
  KeyLine line;
  while (read_key_line(lines, &line)) if (kw_key_of(line.id, line.x, line.status, key)) return true;
  return false;
}
