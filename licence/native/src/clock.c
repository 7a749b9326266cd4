#include "clock.h"
#include "base64url.h"
#include "cryptography.h"
#include "day.h"
#include "file.h"
#include <stdio.h>
#include <string.h>

enum { STATE_BYTES = 256, MACHINE_BYTES = 255 * 3 };

bool kw_is_machine_text(Slice text) {
  Cursor cursor = { text.at, text.at + text.length };
  size_t units = 0;
  while (cursor.at < cursor.end) {
    int32_t point = kw_character(&cursor);
    if (point < 0) return false;
    units += point > 0xffff ? 2 : 1;
  }
  return units >= 1 && units <= 255;
}

void kw_clock_key(const char *machine, unsigned char key[32]) {
  char text[MACHINE_BYTES + 32];
  int length = snprintf(text, sizeof text, "KEYWERK-CLOCK-KEY 1\n%.*s\n", MACHINE_BYTES, machine);
  kw_sha256(text, (size_t)length, key);
}

int64_t kw_clock_seen(const char *path, const unsigned char key[32]) {
  unsigned char bytes[STATE_BYTES + 1], kept[32], mac[32];
  size_t length;
  switch (kw_read_file(path, bytes, sizeof bytes, &length)) {
    case FILE_MISSING: return -1;
    case FILE_UNREADABLE: return -2;
    case FILE_READ: break;
  }
  if (length > STATE_BYTES) return -2;
  Cursor cursor = { bytes, bytes + length };
  if (!kw_take(&cursor, "KEYWERK-CLOCK 1\nSEEN ")) return -2;
  int64_t seen = kw_instant(kw_word(&cursor));
  if (seen < 0 || !kw_take(&cursor, "\n")) return -2;
  kw_hmac_sha256(key, bytes, (size_t)(cursor.at - bytes), mac);
  if (!kw_take(&cursor, "MAC ") || !kw_decode(kw_word(&cursor), kept, 32) || !kw_take(&cursor, "\n") || cursor.at != cursor.end) return -2;
  /* In the same time wherever they differ. */
  unsigned different = 0;
  for (int i = 0; i < 32; i++) different |= kept[i] ^ mac[i];
  return different == 0 ? seen : -2;
}

bool kw_keep_clock(const char *path, const unsigned char key[32], int64_t seen) {
  char time[32], text[STATE_BYTES], encoded[44];
  unsigned char mac[32];
  kw_write_instant(seen, time);
  int length = snprintf(text, sizeof text, "KEYWERK-CLOCK 1\nSEEN %s\n", time);
  kw_hmac_sha256(key, text, (size_t)length, mac);
  kw_encode32(mac, encoded);
  length += snprintf(text + length, sizeof text - (size_t)length, "MAC %s\n", encoded);
  return kw_replace_file(path, text, (size_t)length);
}
