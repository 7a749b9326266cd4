/* Any bytes as a status answer: read alone, since about the licence at hand hardly any would be. */
#include "status-answer.h"

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size);
int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size) {
  StatusAnswer answer;
  if (!kw_read_status_answer((Slice){ bytes, size }, &answer)) return 0;
  Cursor lines = answer.key_lines;
  for (Key key; kw_next_status_key(&lines, &key);) if (!key.id[0]) __builtin_trap();
  if (!answer.state || answer.signed_bytes.length >= size) __builtin_trap();
  return 0;
}
