/*
 * Asks the library through keywerk.h alone, one question a line of the file, its words parted by tabs (%09 is one, as in addresses), and prints a line of JSON for each:
 *
 *   licence FILE KEYS LANGUAGE [now=SECONDS] [machine] [virtual] [mac=…] [name=…] [trait=KIND=VALUE] [version=N] [clock=FILE=MACHINE]
 *   request FILE LANGUAGE
 *   keys FILE
 *   status LICENCE KEYS [read=FILE | save=FILE | load=FILE] …
 *
 * Of a status question the last answer that was read or loaded is the one to save. Ends with 2 where the library fails otherwise than it may.
 */
#include "json-output.h"
#include "request-output.h"
#include <stdlib.h>
#include <string.h>

enum { MOST_WORDS = 300, MOST_BYTES = 2 * 1024 * 1024, MOST_QUESTIONS = 4 * 1024 * 1024 };

static unsigned char *content_of(const char *path, uint64_t most, uint64_t *length) {
  unsigned char *bytes = malloc(most);
  FILE *file = fopen(path, "rb");
  if (!bytes || !file) exit(2);
  *length = fread(bytes, 1, most, file);
  fclose(file);
  return bytes;
}

/* %XX in a word is that byte. */
static void spell_out(char *word) {
  char *to = word;
  for (; *word; word++) {
    unsigned byte;
    if (*word == '%' && sscanf(word + 1, "%2x", &byte) == 1) *to++ = (char)byte, word += 2;
    else *to++ = *word;
  }
  *to = '\0';
}

static void must(int32_t error) { if (error != KW_OK) { printf("error %d\n", error); exit(2); } }

static kw_verifier *opened(const char *path) {
  uint64_t length;
  unsigned char *keys = content_of(path, MOST_BYTES, &length);
  kw_verifier *verifier;
  must(kw_open((const char *)keys, length, &verifier));
  free(keys);
  return verifier;
}

/* The text behind "name=", else NULL. */
static char *behind(char *word, const char *name) {
  size_t length = strlen(name);
  return strncmp(word, name, length) == 0 && word[length] == '=' ? word + length + 1 : NULL;
}

/* Cuts a text in two at its sign. */
static char *cut(char *text, char sign) {
  char *at = strchr(text, sign);
  if (!at) exit(2);
  *at = '\0';
  return at + 1;
}

static void describe(kw_circumstances *about, char *word) {
  char *value;
  if (strcmp(word, "machine") == 0) must(kw_circumstances_virtual(about, 0));
  else if (strcmp(word, "virtual") == 0) must(kw_circumstances_virtual(about, 1));
  else if ((value = behind(word, "now"))) must(kw_circumstances_now(about, atoll(value)));
  else if ((value = behind(word, "mac"))) must(kw_circumstances_add_mac(about, value));
  else if ((value = behind(word, "name"))) must(kw_circumstances_add_name(about, value));
  else if ((value = behind(word, "version"))) must(kw_circumstances_product_version(about, atoi(value)));
  else if ((value = behind(word, "trait"))) {
    char *text = cut(value, '=');
    must(kw_circumstances_add_trait(about, value, text));
  } else if ((value = behind(word, "clock"))) {
    char *machine = cut(value, '=');
    must(kw_circumstances_clock(about, value, machine));
  } else exit(2);
}

static void ask_licence(char **words, int count) {
  uint64_t length;
  unsigned char *bytes = content_of(words[1], MOST_BYTES, &length);
  kw_verifier *verifier = opened(words[2]);
  kw_circumstances *about;
  kw_verdict *verdict;
  must(kw_circumstances_new(&about));
  for (int i = 4; i < count; i++) describe(about, words[i]);
  must(kw_verify_licence(verifier, bytes, length, about, &verdict));
  /* Nothing of what was handed over is needed any more. */
  free(bytes);
  kw_free_circumstances(about);
  kw_free(verifier);
  printf("{\"seen\":%lld,\"open\":[", (long long)kw_verdict_seen(verdict));
  for (int32_t i = 0; i < kw_verdict_module_count(verdict); i++)
    printf("%s%d", i > 0 ? "," : "", kw_verdict_module_is_open(verdict, i));
  printf("],\"verdict\":");
  put_verdict_json(stdout, verdict, words[3]);
  puts("}");
  kw_free_verdict(verdict);
}

static void ask_request(char **words) {
  uint64_t length;
  unsigned char *bytes = content_of(words[1], MOST_BYTES, &length);
  kw_request *request;
  must(kw_read_request(bytes, length, &request));
  free(bytes);
  put_request_json(request, words[2]);
  kw_free_request(request);
}

/* The keys that are trusted, or why the file is no set. */
static void ask_keys(char **words) {
  uint64_t length;
  unsigned char *bytes = content_of(words[1], MOST_BYTES, &length);
  kw_verifier *verifier;
  int32_t error = kw_open((const char *)bytes, length, &verifier);
  free(bytes);
  if (error != KW_OK) { printf("%d\n", error); return; }
  putchar('[');
  for (int32_t i = 0; i < kw_key_count(verifier); i++)
    printf("%s\"%s %s\"", i > 0 ? "," : "", kw_key_id(verifier, i), kw_key_x(verifier, i));
  puts("]");
  kw_free(verifier);
}

static kw_status *read_answer(kw_verifier *verifier, const kw_verdict *licence, const char *path) {
  uint64_t length;
  kw_status *status;
  unsigned char *bytes = content_of(path, MOST_BYTES, &length);
  must(kw_read_status(verifier, licence, bytes, length, &status));
  free(bytes);
  return status;
}

static void put_status(const kw_status *status) {
  if (kw_status_refusal(status)) printf("\"%s\"", kw_status_refusal(status));
  else printf("\"%s %s %s\"", kw_status_state(status), kw_status_successor(status) ? kw_status_successor(status) : "-", kw_status_at(status));
}

static void ask_status(char **words, int count) {
  kw_verifier *verifier = opened(words[2]);
  kw_verdict *licence, *again;
  kw_status *last = NULL;
  must(kw_verify_file(verifier, words[1], NULL, &licence));
  const char *id = kw_key_id(verifier, 0);
  printf("{\"steps\":[");
  for (int i = 3; i < count; i++) {
    char *path;
    kw_status *next = NULL;
    int32_t error = KW_OK;
    if (i > 3) putchar(',');
    if ((path = behind(words[i], "read"))) next = read_answer(verifier, licence, path);
    else if ((path = behind(words[i], "load"))) error = kw_load_status(verifier, licence, path, &next);
    else if ((path = behind(words[i], "save"))) error = kw_save_status(verifier, licence, last, path);
    if (next) {
      put_status(next);
      kw_free_status(last);
      last = next;
    } else printf("%d", error);
  }
  must(kw_verify_file(verifier, words[1], NULL, &again));
  /* What was handed out before lives on, whatever was learnt. */
  if (strcmp(id, kw_key_id(verifier, 0)) != 0) exit(2);
  printf("],\"genuine\":%d,\"keys\":[", kw_verdict_is_genuine(again));
  for (int32_t i = 0; i < kw_key_count(verifier); i++)
    printf("%s\"%s %s\"", i > 0 ? "," : "", kw_key_id(verifier, i), kw_key_status(verifier, i));
  puts("]}");
  kw_free_status(last);
  kw_free_verdict(licence);
  kw_free_verdict(again);
  kw_free(verifier);
}

int main(int count, char **args) {
  uint64_t length;
  if (count != 2) return 2;
  char *text = (char *)content_of(args[1], MOST_QUESTIONS, &length);
  text[length] = '\0';
  for (char *line = text; *line;) {
    char *end = line + strcspn(line, "\n"), *words[MOST_WORDS];
    int found = 0;
    if (*end) *end++ = '\0';
    for (char *word = line; found < MOST_WORDS; found++) {
      words[found] = word;
      word += strcspn(word, "\t");
      if (!*word) { found++; break; }
      *word++ = '\0';
    }
    for (int i = 0; i < found; i++) spell_out(words[i]);
    if (strcmp(words[0], "licence") == 0 && found >= 4) ask_licence(words, found);
    else if (strcmp(words[0], "request") == 0 && found == 3) ask_request(words);
    else if (strcmp(words[0], "keys") == 0 && found == 2) ask_keys(words);
    else if (strcmp(words[0], "status") == 0 && found >= 3) ask_status(words, found);
    else return 2;
    line = end;
  }
  free(text);
  return 0;
}
