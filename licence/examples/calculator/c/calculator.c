/*
 * A calculator that asks for its licence at its start: calculator.lic and keys.json beside it. Without a valid one it
 * calculates nothing. German where LC_ALL, LC_MESSAGES or LANG says so, else English.
 *
 *   ./calculator '12.5 * 3'          or a line of standard input for each
 *
 * Ends with 0, with 1 without a valid licence, with 2 for what cannot be calculated.
 */
#include "arithmetic.h"
#include <keywerk.h>
#include <math.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#ifdef _WIN32
#include <windows.h>
#endif

/* What the portal calls this program, and its major version. */
static const char product[] = "calculator";
enum { VERSION = 1, MAX_KEYS = 1024 * 1024, MAX_LINE = 1024 };

static bool german;

static const char *says(const char *in_german, const char *in_english) { return german ? in_german : in_english; }

static const char *language(void) { return german ? "de" : "en"; }

static void choose_language(void) {
  static const char *const names[] = { "LC_ALL", "LC_MESSAGES", "LANG" };
  const char *chosen = NULL;
  for (size_t i = 0; i < 3 && (!chosen || !*chosen); i++) chosen = getenv(names[i]);
  german = chosen && strncmp(chosen, "de", 2) == 0;
}

/* A file beside the program. */
static void beside(const char *program, const char *name, char *path, size_t size) {
  const char *slash = strrchr(program, '/');
#ifdef _WIN32
  const char *backslash = strrchr(program, '\\');
  if (!slash || (backslash && backslash > slash)) slash = backslash;
#endif
  snprintf(path, size, "%.*s%s", slash ? (int)(slash - program + 1) : 0, program, name);
}

static kw_verifier *open_keys(const char *path) {
  static char keys[MAX_KEYS + 1];
  FILE *file = fopen(path, "rb");
  size_t length = file ? fread(keys, 1, sizeof keys, file) : 0;
  kw_verifier *verifier = NULL;
  int32_t error = file ? kw_open(keys, length, &verifier) : KW_CANNOT_READ;
  if (file) fclose(file);
  if (error != KW_OK) fprintf(stderr, "%s: %s\n", path, kw_error_text(error, language()));
  return verifier;
}

/* The licence in its file, on this machine, now; NULL where nothing can be said. */
static kw_verdict *verify(const kw_verifier *verifier, const char *path) {
  kw_circumstances *here = NULL;
  kw_verdict *verdict = NULL;
  int32_t error = kw_circumstances_new(&here);
  if (error == KW_OK) error = kw_circumstances_this_machine(here);
  if (error == KW_OK) error = kw_circumstances_product_version(here, VERSION);
  if (error == KW_OK) error = kw_verify_file(verifier, path, here, &verdict);
  if (error != KW_OK) fprintf(stderr, "%s: %s\n", path, kw_error_text(error, language()));
  kw_free_circumstances(here);
  return verdict;
}

static void tell_days(const kw_verdict *verdict) {
  long long days = (long long)kw_verdict_days_left(verdict), grace = (long long)kw_verdict_grace_left(verdict);
  if (days < 0) fprintf(stderr, "%s\n", says("Unbegrenzt gültig.", "Valid without an end."));
  else
    fprintf(stderr, says("Verbleibende Tage: %lld. Tage der Kulanzfrist: %lld.\n", "Days left: %lld. Days of grace: %lld.\n"),
      days, grace);
}

/* Tells what there is to tell; whether the program may go on. */
static bool is_licensed(const kw_verdict *verdict) {
  bool own = kw_verdict_is_read(verdict) && strcmp(kw_verdict_product(verdict), product) == 0;
  bool valid = kw_verdict_is_valid(verdict) && own;
  if (valid) fprintf(stderr, says("Lizenziert für %s.\n", "Licensed to %s.\n"), kw_verdict_licensee(verdict));
  else fprintf(stderr, "%s\n", says("Ohne gültige Lizenz wird nicht gerechnet.", "Nothing is calculated without a valid licence."));
  for (int32_t i = 0; i < kw_verdict_reason_count(verdict); i++)
    fprintf(stderr, "%s (%s)\n", kw_verdict_reason_text(verdict, i, language()), kw_verdict_reason(verdict, i));
  if (kw_verdict_is_read(verdict) && !own)
    fprintf(stderr, says("Die Lizenz gilt für ein anderes Programm: %s.\n", "The licence is for another program: %s.\n"),
      kw_verdict_product_title(verdict));
  if (kw_verdict_is_genuine(verdict)) tell_days(verdict);
  /* A licence that ends soon and one in its grace are notes. */
  for (int32_t i = 0; valid && i < kw_verdict_note_count(verdict); i++)
    fprintf(stderr, "%s %s\n", says("Hinweis:", "Note:"), kw_verdict_note_text(verdict, i, language()));
  return valid;
}

/* Prints the result, with a comma in German; whether there is one. */
static bool print_result(const char *written) {
  char result[64];
  double value = calculate(written);
  if (!isfinite(value)) {
    fprintf(stderr, says("Das lässt sich nicht rechnen: %s\n", "This cannot be calculated: %s\n"), written);
    return false;
  }
  snprintf(result, sizeof result, "%.15g", value);
  if (german) for (char *c = result; *c; c++) if (*c == '.') *c = ',';
  puts(result);
  return true;
}

static bool print_lines(void) {
  char line[MAX_LINE];
  bool good = true;
  while (fgets(line, sizeof line, stdin)) {
    line[strcspn(line, "\r\n")] = '\0';
    if (*line) good = print_result(line) && good;
  }
  return good;
}

int main(int count, char **args) {
  char keys[4096], licence[4096];
  choose_language();
#ifdef _WIN32
  SetConsoleOutputCP(CP_UTF8);
#endif
  beside(args[0], "keys.json", keys, sizeof keys);
  beside(args[0], "calculator.lic", licence, sizeof licence);
  kw_verifier *verifier = open_keys(keys);
  kw_verdict *verdict = verifier ? verify(verifier, licence) : NULL;
  bool licensed = verdict && is_licensed(verdict), good = true;
  for (int i = 1; licensed && i < count; i++) good = print_result(args[i]) && good;
  if (licensed && count < 2) good = print_lines();
  kw_free_verdict(verdict);
  kw_free(verifier);
  return licensed ? (good ? 0 : 2) : 1;
}
