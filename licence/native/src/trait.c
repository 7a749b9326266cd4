#include "trait.h"
#include "address.h"
#include "cryptography.h"
#include "quoted.h"
#include <string.h>

/* 32 hex digits in lower case, hyphens passed over. */
static size_t uuid(Slice value, unsigned char *spelled) {
  size_t length = 0;
  for (size_t i = 0; i < value.length; i++) {
    unsigned char c = value.at[i];
    if (c == '-') continue;
    if (c >= 'A' && c <= 'F') c += 32;
    if (length == 32 || (!kw_digit(c) && !(c >= 'a' && c <= 'f'))) return 0;
    spelled[length++] = c;
  }
  return length == 32 ? length : 0;
}

/* Without blanks and tabs, A to Z in upper case. */
static size_t serial(Slice value, unsigned char *spelled) {
  size_t length = 0;
  for (size_t i = 0; i < value.length; i++) {
    unsigned char c = value.at[i];
    if (c == ' ' || c == '\t') continue;
    if (length == 64 || c < '!' || c > '~') return 0;
    spelled[length++] = c >= 'a' && c <= 'z' ? (unsigned char)(c - 32) : c;
  }
  return length;
}

static size_t folded(Slice value, size_t longest, unsigned char *spelled) {
  Cursor cursor = { value.at, value.at + value.length };
  size_t length = 0, units = 0;
  while (cursor.at < cursor.end) {
    int32_t c = kw_character(&cursor);
    if (c < 0 || (units += c > 0xffff ? 2 : 1) > longest) return 0;
    length += kw_write_character(kw_fold(c), spelled + length);
  }
  return length;
}

static bool is_blank(unsigned char c) { return c == ' ' || c == '\t' || c == '\r' || c == '\n'; }

static size_t token(Slice value, unsigned char *spelled) {
  while (value.length > 0 && is_blank(value.at[0])) value.at++, value.length--;
  while (value.length > 0 && is_blank(value.at[value.length - 1])) value.length--;
  if (value.length < 16 || value.length > 255) return 0;
  for (size_t i = 0; i < value.length; i++) if (value.at[i] < '!' || value.at[i] > '~') return 0;
  memcpy(spelled, value.at, value.length);
  return value.length;
}

size_t kw_spell_trait(int kind, Slice value, unsigned char spelled[MAX_TRAIT_VALUE]) {
  char mac[13];
  switch (kind) {
    case TRAIT_SMBIOS:
    case TRAIT_MACHINE: return uuid(value, spelled);
    case TRAIT_DISK: return serial(value, spelled);
    case TRAIT_MAC:
      if (!kw_normalise(value, mac)) return 0;
      memcpy(spelled, mac, 12);
      return 12;
    case TRAIT_NAME: return folded(value, 99, spelled);
    case TRAIT_DOMAIN:
      if (value.length > 0 && value.at[value.length - 1] == '.') value.length--;
      return folded(value, 255, spelled);
    default: return token(value, spelled);
  }
}

static size_t append(unsigned char *text, size_t length, Slice more) {
  memcpy(text + length, more.at, more.length);
  return length + more.length;
}

bool kw_hash_trait(Slice salt, int kind, Slice value, unsigned char hash[32]) {
  unsigned char spelled[MAX_TRAIT_VALUE], text[MAX_TRAIT_VALUE + 128];
  size_t size = kw_spell_trait(kind, value, spelled), length = 0;
  if (size == 0 || salt.length != 22) return false;
  length = append(text, length, kw_slice_of("KEYWERK-TRAIT 1\nSALT "));
  length = append(text, length, salt);
  length = append(text, length, kw_slice_of("\nKIND "));
  length = append(text, length, kw_slice_of(kw_trait_kinds[kind]));
  length = append(text, length, kw_slice_of("\nVALUE "));
  length = append(text, length, (Slice){ spelled, size });
  length = append(text, length, kw_slice_of("\n"));
  kw_sha256(text, length, hash);
  return true;
}
