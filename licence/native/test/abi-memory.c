/*
 * abi-memory LICENCE KEYS REQUEST: lets each piece of memory the library asks for fail in turn, the first, then the second and so on until all is
 * there. Each time it must answer KW_NO_MEMORY or do without, and give back what it took. Linked with malloc, calloc and realloc wrapped.
 */
#include "keywerk.h"
#include <stdio.h>
#include <stdlib.h>

enum { MOST = 1024 * 1024, MOST_ATTEMPTS = 100000 };

static long left = -1; /* how many pieces are given before one fails; below 0: all */
static int failed;
static int fails(void) {
  if (left < 0 || left-- > 0) return 0;
  return failed = 1;
}

void *__real_malloc(size_t size);
void *__real_calloc(size_t count, size_t size);
void *__real_realloc(void *memory, size_t size);
void *__wrap_malloc(size_t size);
void *__wrap_calloc(size_t count, size_t size);
void *__wrap_realloc(void *memory, size_t size);
void *__wrap_malloc(size_t size) { return fails() ? NULL : __real_malloc(size); }
void *__wrap_calloc(size_t count, size_t size) { return fails() ? NULL : __real_calloc(count, size); }
void *__wrap_realloc(void *memory, size_t size) { return fails() ? NULL : __real_realloc(memory, size); }

static unsigned char licence[MOST], keys[MOST], request[MOST];
static uint64_t licence_bytes, key_bytes, request_bytes;

static uint64_t content_of(const char *path, unsigned char *bytes) {
  FILE *file = fopen(path, "rb");
  if (!file) exit(2);
  uint64_t length = fread(bytes, 1, MOST, file);
  fclose(file);
  return length;
}

/* An object where it answers KW_OK, and none where memory was missing; false for anything else. */
static int as_said(int32_t error, const void *object) { return error == KW_OK ? object != NULL : error == KW_NO_MEMORY && !object; }
#define EXPECT(call, object) do { int32_t error = call; good = good && as_said(error, object); } while (0)

static int once(void) {
  kw_verifier *verifier;
  kw_circumstances *about;
  kw_verdict *verdict = NULL;
  kw_status *status = NULL;
  kw_request *read;
  kw_machine *machine;
  int good = 1;
  EXPECT(kw_open((const char *)keys, key_bytes, &verifier), verifier);
  EXPECT(kw_circumstances_new(&about), about);
  if (about) {
    kw_circumstances_add_name(about, "srv-cad-01");
    kw_circumstances_add_trait(about, "name", "srv-cad-01");
    kw_circumstances_this_machine(about);
  }
  if (verifier) EXPECT(kw_verify_licence(verifier, licence, licence_bytes, about, &verdict), verdict);
  if (verdict) EXPECT(kw_read_status(verifier, verdict, (const uint8_t *)"KEYWERK", 7, &status), status);
  EXPECT(kw_read_request(request, request_bytes, &read), read);
  EXPECT(kw_machine_traits(NULL, &machine), machine);
  kw_free_machine(machine);
  kw_free_request(read);
  kw_free_status(status);
  kw_free_verdict(verdict);
  kw_free_circumstances(about);
  kw_free(verifier);
  return good;
}

int main(int count, char **args) {
  if (count != 4) return 2;
  licence_bytes = content_of(args[1], licence);
  key_bytes = content_of(args[2], keys);
  request_bytes = content_of(args[3], request);
  for (long attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
    failed = 0;
    left = attempt;
    int good = once();
    left = -1;
    if (!good) return printf("piece %ld: not as keywerk.h says\n", attempt), 1;
    if (!failed) return printf("%ld pieces\n", attempt), 0;
  }
  return 1;
}
