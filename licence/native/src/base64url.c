#include "base64url.h"

static int sextet(unsigned char c) {
  if (c >= 'A' && c <= 'Z') return c - 'A';
  if (c >= 'a' && c <= 'z') return c - 'a' + 26;
  if (kw_digit(c)) return c - '0' + 52;
  return c == '-' ? 62 : c == '_' ? 63 : -1;
}

bool kw_decode(Slice slice, unsigned char *bytes, size_t size) {
  uint32_t bits = 0;
  unsigned kept = 0;
  size_t written = 0;
  if (slice.length != (size * 8 + 5) / 6) return false;
  for (size_t i = 0; i < slice.length; i++) {
    int value = sextet(slice.at[i]);
    if (value < 0) return false;
    bits = ((bits << 6) | (uint32_t)value) & 0xffff;
    kept += 6;
    if (kept >= 8) {
      kept -= 8;
      bytes[written++] = (unsigned char)(bits >> kept);
      bits &= (1u << kept) - 1;
    }
  }
  return written == size && bits == 0;
}

void kw_encode32(const unsigned char *bytes, char *text) {
  static const char letters[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
  for (size_t i = 0; i < 43; i++) {
    size_t bit = i * 6, at = bit / 8, shift = bit % 8;
    unsigned pair = (unsigned)bytes[at] << 8 | (at + 1 < 32 ? bytes[at + 1] : 0u);
    text[i] = letters[pair >> (10 - shift) & 63];
  }
  text[43] = '\0';
}
