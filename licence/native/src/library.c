#include "objects.h"
#include "cryptography.h"
#include "words.h"

#ifndef KW_VERSION
#define KW_VERSION "0.9.0"
#endif

static const Words errors[] = {
  { "", "In Ordnung.", "All right." },
  { "", "Falscher Aufruf.", "Wrong call." },
  { "", "Der Speicher reicht nicht.", "Out of memory." },
  { "", "Das ist kein Satz öffentlicher Schlüssel.", "This is not a set of public keys." },
  { "", "Die Datei ist nicht lesbar.", "The file cannot be read." },
  { "", "Die Datei ist nicht schreibbar.", "The file cannot be written." },
  { "", "Die Datei enthält schon eine neuere Antwort.", "The file already holds a newer answer." },
};

int32_t kw_abi_version(void) { return KW_ABI_VERSION; }
const char *kw_version(void) { return KW_VERSION; }
const char *kw_cryptography(void) { return kw_cryptography_name; }

const char *kw_error_text(int32_t error, const char *language) {
  if (error < 0 || (size_t)error >= sizeof errors / sizeof *errors) return NULL;
  return kw_is_german(language) ? errors[error].de : errors[error].en;
}

const char *kw_reason_text(const char *code, const char *language) {
  return kw_look_up(kw_reason_words, code, kw_is_german(language));
}

int32_t kw_reason_code_count(void) {
  int32_t count = 0;
  while (kw_reason_words[count].name) count++;
  return count;
}

const char *kw_reason_code(int32_t index) {
  return index >= 0 && index < kw_reason_code_count() ? kw_reason_words[index].name : NULL;
}
