#ifdef _WIN32
#define WIN32_LEAN_AND_MEAN
#include <windows.h>
#include <fcntl.h>
#include <io.h>
#endif
#include "console.h"
#include "slice.h"
#include "quoted.h"
#include "words.h"
#include <stdlib.h>
#include <string.h>

static bool german = true;

const char *language(void) { return german ? "de" : "en"; }
const char *in_language(Text text) { return german ? text.de : text.en; }

/* English where the environment says so; German for every other language. */
static bool environment_is_german(void) {
  static const char *const names[] = { "LC_ALL", "LC_MESSAGES", "LANG" };
  for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
    const char *value = getenv(names[i]);
    if (value && *value) return (value[0] | 0x20) != 'e' || (value[1] | 0x20) != 'n';
  }
#ifdef _WIN32
  return PRIMARYLANGID(GetUserDefaultUILanguage()) == LANG_GERMAN;
#else
  return true;
#endif
}

void choose_language(int count, char **args) {
  german = environment_is_german();
  for (int i = 1; i < count; i++) {
    const char *value = strncmp(args[i], "--lang=", 7) == 0 ? args[i] + 7 : strcmp(args[i], "--lang") == 0 && i + 1 < count ? args[i + 1] : "";
    if (strcmp(value, "de") == 0 || strcmp(value, "en") == 0) german = kw_is_german(value);
  }
}

void put_visible(FILE *to, const char *text) {
  Slice slice = kw_slice_of(text);
  Cursor cursor = { slice.at, slice.at + slice.length };
  while (cursor.at < cursor.end) {
    const unsigned char *start = cursor.at;
    int32_t c = kw_character(&cursor);
    if (c < 0) { fprintf(to, "\\x%02x", *cursor.at++); continue; }
    if (kw_is_hidden(c)) fprintf(to, "\\u{%x}", (unsigned)c);
    else fwrite(start, 1, (size_t)(cursor.at - start), to);
  }
}

void report(Text text, const char *about) {
  fputs(in_language(text), stderr);
  if (about) {
    fputs(": ", stderr);
    put_visible(stderr, about);
  }
  fputc('\n', stderr);
}

int refuse_value(const char *name, const char *value) {
  fprintf(stderr, in_language((Text){ "Ungültiger Wert für --%s: ", "Wrong value for --%s: " }), name);
  put_visible(stderr, value);
  fputc('\n', stderr);
  return -1;
}

static const Option *option_of(const Call *call, const char *arg, size_t length) {
  for (const Option *option = call->options; option->name; option++)
    if (strlen(option->name) == length && strncmp(option->name, arg, length) == 0) return option;
  return NULL;
}

int next_argument(Call *call) {
  static const Text unknown = { "Unbekannte Option", "Unknown option" }, none = { "Diese Option nimmt keinen Wert", "This option takes no value" };
  static const Text missing = {
    "Der Wert fehlt (beginnt er mit einem Bindestrich, schreiben Sie --option=WERT)",
    "The value is missing (if it begins with a hyphen, write --option=VALUE)",
  };
  if (call->at >= call->count) return 0;
  const char *arg = call->args[call->at++];
  call->name = NULL;
  call->value = arg;
  if (arg[0] != '-' || !arg[1]) return 1;
  const char *sign = strchr(arg, '=');
  const Option *option = strncmp(arg, "--", 2) == 0 ? option_of(call, arg + 2, sign ? (size_t)(sign - arg) - 2 : strlen(arg) - 2) : NULL;
  if (!option) return report(unknown, arg), -1;
  call->name = option->name;
  call->value = sign ? sign + 1 : NULL;
  if (!option->takes_value) return sign ? (report(none, arg), -1) : 1;
  if (sign) return 1;
  /* What looks like the next option is one: a value was forgotten. */
  const char *value = call->at < call->count ? call->args[call->at] : NULL;
  if (!value || (value[0] == '-' && value[1])) return report(missing, arg), -1;
  call->value = value;
  call->at++;
  if (strcmp(call->name, "lang") == 0 && strcmp(value, "de") != 0 && strcmp(value, "en") != 0) return refuse_value("lang", value);
  return 1;
}

#ifdef _WIN32
static UINT code_page;
static void restore(void) { SetConsoleOutputCP(code_page); }

/* Consoles are told that UTF-8 comes; files and pipes get the bytes as they are. */
static void prepare(void) {
  DWORD mode;
  _setmode(_fileno(stdout), _O_BINARY);
  _setmode(_fileno(stderr), _O_BINARY);
  code_page = GetConsoleOutputCP();
  if (!GetConsoleMode(GetStdHandle(STD_OUTPUT_HANDLE), &mode) && !GetConsoleMode(GetStdHandle(STD_ERROR_HANDLE), &mode)) return;
  SetConsoleOutputCP(CP_UTF8);
  atexit(restore);
}

int wmain(int count, wchar_t **wide) {
  char **args = calloc((size_t)count + 1, sizeof *args);
  prepare();
  for (int i = 0; args && i < count; i++) {
    int size = WideCharToMultiByte(CP_UTF8, 0, wide[i], -1, NULL, 0, NULL, NULL);
    args[i] = size > 0 ? malloc((size_t)size) : NULL;
    if (!args[i] || WideCharToMultiByte(CP_UTF8, 0, wide[i], -1, args[i], size, NULL, NULL) != size) return WRONG_CALL;
  }
  if (!args) return WRONG_CALL;
  int status = run(count, args);
  for (int i = 0; i < count; i++) free(args[i]);
  free(args);
  return status;
}
#else
int main(int count, char **args) { return run(count, args); }
#endif
