#include "key-set.h"
#include "json.h"

bool kw_begin_keys(Slice text, unsigned char *levels, Cursor *keys) {
  Cursor start = { text.at, text.at + text.length };
  Slice list;
  if (text.length > MAX_KEY_SET_BYTES) return false;
  kw_take(&start, "\xef\xbb\xbf");
  text = (Slice){ start.at, (size_t)(start.end - start.at) };
  if (!kw_is_json(text, levels) || !kw_json_member(kw_json_value(text), "keys", &list) || list.at[0] != '[') return false;
  *keys = kw_json_elements(list);
  return true;
}

/* A text member; one that is longer than `most` is no value that counts. */
static bool text_member(Slice object, const char *name, unsigned char *bytes, size_t most, Slice *text) {
  Slice value;
  *text = (Slice){ bytes, 0 };
  if (!kw_json_member(object, name, &value) || !kw_json_is_text(value)) return false;
  text->length = kw_json_text(value, bytes, most);
  if (text->length > most) text->length = 0;
  return true;
}

static bool read_key(Slice object, Key *key) {
  unsigned char id_bytes[64], x_bytes[43], status_bytes[32];
  Slice value, id, x, status;
  if (!kw_json_member(object, "kty", &value) || !kw_json_says(value, "OKP")) return false;
  if (!kw_json_member(object, "crv", &value) || !kw_json_says(value, "Ed25519")) return false;
  if (kw_json_member(object, "use", &value) && !kw_json_says(value, "sig")) return false;
  if (!text_member(object, "kid", id_bytes, sizeof id_bytes, &id) || !text_member(object, "x", x_bytes, sizeof x_bytes, &x)) return false;
  text_member(object, "status", status_bytes, sizeof status_bytes, &status);
  return kw_key_of(id, x, status, key);
}

bool kw_next_key(Cursor *keys, Key *key) {
  Slice object;
  while (kw_json_next(keys, &object)) if (read_key(object, key)) return true;
  return false;
}
