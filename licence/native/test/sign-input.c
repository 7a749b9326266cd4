/*
 * sign-input FILE: the vectors of Ed25519's authors, a line each: secret and public key, public key, message, signature and message, in hex,
 * with a colon behind each. Each must verify, and not with a bit of the signature turned.
 */
#include "cryptography.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOST = 64 * 1024 };

static int digit(int c) { return c >= '0' && c <= '9' ? c - '0' : c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1; }

/* The bytes up to the colon; how many. */
static size_t bytes_of(FILE *file, unsigned char *bytes) {
  size_t length = 0;
  for (int high; (high = digit(fgetc(file))) >= 0 && length < MOST; length++) {
    int low = digit(fgetc(file));
    if (low < 0) exit(2);
    bytes[length] = (unsigned char)(high << 4 | low);
  }
  return length;
}

int main(int count, char **args) {
  static unsigned char secret[MOST], key[MOST], message[MOST], both[MOST];
  FILE *file = count == 2 ? fopen(args[1], "rb") : NULL;
  long good = 0, all = 0;
  if (!file) return 2;
  while (bytes_of(file, secret) == 64) {
    size_t keys = bytes_of(file, key), length = bytes_of(file, message), signature = bytes_of(file, both);
    if (keys != 32 || signature != 64 + length) return 2;
    all++;
    bool right = kw_ed25519_verifies(key, both, message, length);
    both[all % 64] ^= (unsigned char)(1 << all % 8);
    good += right && !kw_ed25519_verifies(key, both, message, length);
    if (fgetc(file) != '\n') break;
  }
  printf("%ld of %ld\n", good, all);
  fclose(file);
  return all > 0 && good == all ? 0 : 1;
}
