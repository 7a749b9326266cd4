#include "words.h"
#include <stddef.h>
#include <string.h>

bool kw_is_german(const char *language) {
  if (!language || (language[0] | 0x20) != 'd' || (language[1] | 0x20) != 'e') return false;
  return language[2] == '\0' || language[2] == '-' || language[2] == '_';
}

const char *kw_look_up(const Words *table, const char *name, bool german) {
  for (; name && table->name; table++)
    if (strcmp(table->name, name) == 0) return german ? table->de : table->en;
  return NULL;
}
