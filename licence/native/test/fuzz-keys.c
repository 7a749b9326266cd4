/* Any bytes as a key set. */
#include "keywerk.h"
#include <string.h>

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size);
int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size) {
  kw_verifier *verifier;
  if (kw_open((const char *)bytes, size, &verifier) != KW_OK) return 0;
  for (int32_t i = 0; i < kw_key_count(verifier); i++)
    if (strlen(kw_key_x(verifier, i)) != 43 || !kw_key_id(verifier, i)[0]) __builtin_trap();
  kw_free(verifier);
  return 0;
}
