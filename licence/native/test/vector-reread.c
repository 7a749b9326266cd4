/*
 * Reads licences one after the other into the same place, each from memory that is freed before the next, as a program does
 * that looks at several. Prints the names and addresses each is bound to, or why it is no licence: what the file says, and
 * nothing of the file before. For `npm run test:verifiers`.
 */
#include "licence.h"
#include <stdio.h>
#include <stdlib.h>

static void put(const char *what, Slice slice) {
  printf(" %s ", what);
  fwrite(slice.at, 1, slice.length, stdout);
}

int main(int count, char **args) {
  static Licence licence;
  if (count < 2) return 2;
  for (int i = 1; i < count; i++) {
    unsigned char *bytes = malloc(MAX_BYTES + 1);
    FILE *file = bytes ? fopen(args[i], "rb") : NULL;
    if (!file) return 2;
    size_t length = fread(bytes, 1, MAX_BYTES + 1, file);
    fclose(file);
    const char *unreadable = kw_read_licence((Slice){ bytes, length }, &licence);
    printf("%s", unreadable ? unreadable : "read");
    for (size_t at = 0; at < 3; at++) {
      if (licence.hosts[at].name.length > 0) put("name", licence.hosts[at].name);
      if (licence.hosts[at].mac.length > 0) put("mac", licence.hosts[at].mac);
    }
    printf(" modules %zu\n", licence.modules);
    free(bytes);
  }
  return 0;
}
