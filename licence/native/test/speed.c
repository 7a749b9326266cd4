/* speed LICENCE KEYS COUNT: how many verifications a second, reading and signature together. */
#include "file.h"
#include "keywerk.h"
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { MOST = 1024 * 1024 };

int main(int count, char **args) {
  static unsigned char keys[MOST], licence[MOST];
  size_t key_bytes, licence_bytes;
  kw_verifier *verifier;
  if (count != 4 || kw_read_file(args[1], licence, MOST, &licence_bytes) != FILE_READ) return 2;
  if (kw_read_file(args[2], keys, MOST, &key_bytes) != FILE_READ || kw_open((const char *)keys, key_bytes, &verifier) != KW_OK) return 2;
  long all = atol(args[3]), genuine = 0;
  clock_t began = clock();
  for (long i = 0; i < all; i++) {
    kw_verdict *verdict;
    if (kw_verify_licence(verifier, licence, licence_bytes, NULL, &verdict) != KW_OK) return 2;
    genuine += kw_verdict_is_genuine(verdict);
    kw_free_verdict(verdict);
  }
  double seconds = (double)(clock() - began) / CLOCKS_PER_SEC;
  printf("%s: %.0f verifications a second, %ld of %ld genuine\n", kw_cryptography(), (double)all / seconds, genuine, all);
  kw_free(verifier);
  return genuine == all ? 0 : 1;
}
