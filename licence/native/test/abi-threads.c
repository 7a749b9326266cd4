/* abi-threads LICENCE KEYS REQUEST: several threads at once, each with objects of its own. For the thread sanitizer. */
#include "keywerk.h"
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOST = 1024 * 1024, THREADS = 4, TIMES = 50 };

static unsigned char licence[MOST], keys[MOST], request[MOST];
static uint64_t licence_bytes, key_bytes, request_bytes;

static uint64_t content_of(const char *path, unsigned char *bytes) {
  FILE *file = fopen(path, "rb");
  if (!file) exit(2);
  uint64_t length = fread(bytes, 1, MOST, file);
  fclose(file);
  return length;
}

static void *work(void *good) {
  kw_verifier *verifier;
  *(int *)good = kw_open((const char *)keys, key_bytes, &verifier) == KW_OK;
  for (int i = 0; *(int *)good && i < TIMES; i++) {
    kw_circumstances *about;
    kw_verdict *verdict;
    kw_request *read;
    *(int *)good = kw_circumstances_new(&about) == KW_OK && (i > 2 || kw_circumstances_this_machine(about) == KW_OK) &&
      kw_verify_licence(verifier, licence, licence_bytes, about, &verdict) == KW_OK && kw_verdict_is_genuine(verdict) &&
      kw_read_request(request, request_bytes, &read) == KW_OK && strcmp(kw_request_product(read), "Wellenwerk") == 0;
    if (!*(int *)good) break;
    kw_free_request(read);
    kw_free_verdict(verdict);
    kw_free_circumstances(about);
  }
  kw_free(verifier);
  return NULL;
}

int main(int count, char **args) {
  pthread_t threads[THREADS];
  int good[THREADS];
  if (count != 4) return 2;
  licence_bytes = content_of(args[1], licence);
  key_bytes = content_of(args[2], keys);
  request_bytes = content_of(args[3], request);
  for (int i = 0; i < THREADS; i++) if (pthread_create(&threads[i], NULL, work, &good[i]) != 0) return 2;
  for (int i = 0; i < THREADS; i++) if (pthread_join(threads[i], NULL) != 0 || !good[i]) return 1;
  return 0;
}
