#include "clock.h"
#include "base64url.h"
#include "day.h"
#include <openssl/crypto.h>
#include <openssl/evp.h>
#include <openssl/hmac.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { STATE_BYTES = 256 };

void kw_clock_key(const char *machine, unsigned char key[32]) {
  EVP_MD_CTX *context = EVP_MD_CTX_new();
  if (!context || EVP_DigestInit_ex(context, EVP_sha256(), NULL) != 1) exit(2);
  EVP_DigestUpdate(context, "KEYWERK-CLOCK-KEY 1\n", 20);
  EVP_DigestUpdate(context, machine, strlen(machine));
  EVP_DigestUpdate(context, "\n", 1);
  EVP_DigestFinal_ex(context, key, NULL);
  EVP_MD_CTX_free(context);
}

static void clock_mac(const unsigned char key[32], const unsigned char *text, size_t length, unsigned char mac[32]) {
  unsigned size = 32;
  if (!HMAC(EVP_sha256(), key, 32, text, length, mac, &size)) exit(2);
}

int64_t kw_clock_seen(const char *path, const unsigned char key[32]) {
  unsigned char bytes[STATE_BYTES + 1], kept[32], mac[32];
  FILE *file = fopen(path, "rb");
  if (!file) return -1;
  size_t length = fread(bytes, 1, sizeof bytes, file);
  fclose(file);
  if (length > STATE_BYTES) return -2;
  Cursor cursor = { bytes, bytes + length };
  if (!kw_take(&cursor, "KEYWERK-CLOCK 1\nSEEN ")) return -2;
  int64_t seen = kw_instant(kw_word(&cursor));
  if (seen < 0 || !kw_take(&cursor, "\n")) return -2;
  clock_mac(key, bytes, (size_t)(cursor.at - bytes), mac);
  if (!kw_take(&cursor, "MAC ") || !kw_decode(kw_word(&cursor), kept, 32) || !kw_take(&cursor, "\n") || cursor.at != cursor.end) return -2;
  return CRYPTO_memcmp(kept, mac, 32) == 0 ? seen : -2;
}

bool kw_keep_clock(const char *path, const unsigned char key[32], int64_t seen) {
  char time_text[32], text[STATE_BYTES], encoded[44], other[4096];
  unsigned char mac[32];
  kw_write_instant(seen, time_text);
  int length = snprintf(text, sizeof text, "KEYWERK-CLOCK 1\nSEEN %s\n", time_text);
  clock_mac(key, (const unsigned char *)text, (size_t)length, mac);
  kw_encode32(mac, encoded);
  if (snprintf(other, sizeof other, "%s.new", path) >= (int)sizeof other) return false;
  FILE *file = fopen(other, "wb");
  if (!file) return false;
  bool written = fprintf(file, "%sMAC %s\n", text, encoded) > 0;
  return fclose(file) == 0 && written && rename(other, path) == 0;
}
