/* keywerk-verify: says whether a licence file is valid, here and now, in plain German or English. */
#include "console.h"
#include "day.h"
#include "file.h"
#include "json-output.h"
#include "key-set.h"
#include "keywerk.h"
#include "words.h"
#include <stdlib.h>
#include <string.h>

static const Text usage = {
  "keywerk-verify DATEI --keys DATEI [Optionen]   prüft eine Lizenzdatei, auch ohne Netz\n\n"
  "  --keys DATEI          öffentliche Schlüssel des Herstellers (JWK-Satz, keys.json)\n"
  "  --mac MAC --name NAME für diese Netzwerkkarte und diesen Rechnernamen statt für diesen Rechner, mehrfach möglich\n"
  "  --trait ART=WERT      mit diesem Merkmal (smbios, machine, disk, mac, name, domain, token), mehrfach möglich\n"
  "  --token DATEI         das Token dieses Containers, statt /run/secrets/keywerk-token\n"
  "  --at JJJJ-MM-TT       an diesem Tag um 12 Uhr UTC statt jetzt, oder zu dieser Zeit: JJJJ-MM-TTThh:mm:ssZ\n"
  "                        (nicht mit --clock-state)\n"
  "  --product-version N   für diese Programmversion\n"
  "  --clock-state DATEI   prüft auch, ob die Uhr zurückgestellt wurde; die Datei hält die zuletzt gesehene Zeit fest\n"
  "  --clock-machine TEXT  woran der Rechner dabei erkannt wird, statt an /etc/machine-id oder dem Rechnernamen\n"
  "  --json  --lang de|en\n\n"
  "Ende mit 0: gültig, auch mit Hinweis vor dem Ende und in der Kulanzfrist, 1: nicht gültig,\n"
  "2: falscher Aufruf oder Datei nicht lesbar\n",
  "keywerk-verify FILE --keys FILE [options]   verifies a licence file, also offline\n\n"
  "  --keys FILE           the vendor's public keys (JWK set, keys.json)\n"
  "  --mac MAC --name NAME for this network card and computer name instead of this machine, may be repeated\n"
  "  --trait KIND=VALUE    with this trait (smbios, machine, disk, mac, name, domain, token), may be repeated\n"
  "  --token FILE          the token of this container, instead of /run/secrets/keywerk-token\n"
  "  --at YYYY-MM-DD       on this day at 12:00 UTC instead of now, or at this time: YYYY-MM-DDThh:mm:ssZ\n"
  "                        (not with --clock-state)\n"
  "  --product-version N   for this version of the program\n"
  "  --clock-state FILE    also looks for a clock that was set back; the file keeps the time last seen\n"
  "  --clock-machine TEXT  what the machine is known by for that, instead of /etc/machine-id or the computer name\n"
  "  --json  --lang de|en\n\n"
  "Exit code 0: valid, also with notice before the expiry and in the grace period, 1: not valid,\n"
  "2: wrong call or unreadable file\n",
};

static const Option options[] = {
  { "keys", true }, { "mac", true }, { "name", true }, { "trait", true }, { "token", true }, { "at", true }, { "product-version", true },
  { "clock-state", true }, { "clock-machine", true }, { "lang", true }, { "json", false }, { "help", false }, { NULL, false },
};

typedef struct {
  const char *file, *keys, *token, *clock_state, *clock_machine;
  bool json, help, at, described;
  kw_circumstances *about;
} Question;

/* A day counts as its noon. */
static int64_t time_of(const char *text) {
  char whole[32];
  snprintf(whole, sizeof whole, strlen(text) == 10 ? "%.10sT12:00:00Z" : "%.30s", text);
  return kw_instant(kw_slice_of(whole));
}

static int add_trait(Question *question, const char *text) {
  char kind[16] = "";
  size_t length = strcspn(text, "=");
  if (text[length] && length < sizeof kind) memcpy(kind, text, length);
  if (kw_circumstances_add_trait(question->about, kind, text[length] ? text + length + 1 : "") != KW_OK) return refuse_value("trait", text);
  question->described = true;
  return 1;
}

static int take_version(Question *question, const char *value) {
  uint64_t version = 0;
  if (!kw_number_of(kw_slice_of(value), 1, 999, &version)) return refuse_value("product-version", value);
  kw_circumstances_product_version(question->about, (int32_t)version);
  return 1;
}

static int take(Question *question, const char *name, const char *value) {
  if (!name) {
    if (question->file) return report((Text){ "Überzähliges Argument", "Surplus argument" }, value), -1;
    question->file = value;
  } else if (strcmp(name, "keys") == 0) question->keys = value;
  else if (strcmp(name, "token") == 0) question->token = value;
  else if (strcmp(name, "clock-state") == 0) question->clock_state = value;
  else if (strcmp(name, "clock-machine") == 0) question->clock_machine = value;
  else if (strcmp(name, "json") == 0) question->json = true;
  else if (strcmp(name, "help") == 0) question->help = true;
  else if (strcmp(name, "product-version") == 0) return take_version(question, value);
  else if (strcmp(name, "trait") == 0) return add_trait(question, value);
  else if (strcmp(name, "at") == 0) {
    int64_t at = time_of(value);
    if (at <= 0 || kw_circumstances_now(question->about, at) != KW_OK) return refuse_value(name, value);
    question->at = true;
  } else if (strcmp(name, "mac") == 0 || strcmp(name, "name") == 0) {
    int32_t error = *name == 'm' ? kw_circumstances_add_mac(question->about, value) : kw_circumstances_add_name(question->about, value);
    if (error != KW_OK) return refuse_value(name, value);
    question->described = true;
  }
  return 1;
}

/* False when the call is a wrong one, which was told. */
static bool complete(Question *question) {
  if (!question->file) return report((Text){ "Welche Datei soll geprüft werden?", "Which file is to be verified?" }, NULL), false;
  if (!question->keys) return report((Text){ "--keys fehlt.", "--keys is missing." }, NULL), false;
  if (question->at && question->clock_state) {
    report((Text){ "--at und --clock-state schließen einander aus: Die Datei hält nur fest, was die Uhr wirklich gezeigt hat.",
      "--at and --clock-state exclude each other: the file keeps only what the clock really has shown." }, NULL);
    return false;
  }
  if (question->clock_machine && !question->clock_state) {
    report((Text){ "--clock-machine gilt nur zusammen mit --clock-state.", "--clock-machine counts only together with --clock-state." }, NULL);
    return false;
  }
  if (kw_circumstances_clock(question->about, question->clock_state, question->clock_machine) != KW_OK)
    return refuse_value("clock-machine", question->clock_machine ? question->clock_machine : ""), false;
  return true;
}

static bool take_this_machine(const Question *question) {
  kw_machine *machine;
  bool taken = kw_machine_traits(question->token, &machine) == KW_OK && kw_circumstances_machine(question->about, machine) == KW_OK;
  kw_free_machine(machine);
  return taken;
}

static void put_lines(const kw_verdict *verdict) {
  bool german = kw_is_german(language());
  puts(in_language(kw_verdict_is_valid(verdict) ? (Text){ "Gültig.", "Valid." } : (Text){ "Nicht gültig.", "Not valid." }));
  for (int32_t i = 0; i < kw_verdict_reason_count(verdict); i++) {
    fputs("- ", stdout);
    put_visible(stdout, kw_verdict_reason_text(verdict, i, language()));
    putchar('\n');
  }
  for (int32_t i = 0; i < kw_verdict_note_count(verdict); i++) {
    fputs("- ", stdout);
    put_visible(stdout, kw_verdict_note_text(verdict, i, language()));
    putchar('\n');
  }
  for (int32_t i = 0; i < kw_verdict_trait_count(verdict); i++)
    printf("- %s: %s\n", kw_look_up(kw_trait_words, kw_verdict_trait_kind(verdict, i), german),
      kw_look_up(kw_outcome_words, kw_verdict_trait_outcome(verdict, i), german));
}

static int failed(int32_t error, const char *about) {
  fprintf(stderr, "%s ", kw_error_text(error, language()));
  put_visible(stderr, about);
  fputc('\n', stderr);
  return WRONG_CALL;
}

static int answer(const Question *question, const kw_verifier *verifier) {
  kw_verdict *verdict;
  int32_t error = question->described || take_this_machine(question) ? kw_verify_file(verifier, question->file, question->about, &verdict) : KW_NO_MEMORY;
  if (error != KW_OK) return failed(error, error == KW_CANNOT_WRITE ? question->clock_state : question->file);
  if (question->json) {
    put_verdict_json(stdout, verdict, language());
    putchar('\n');
  } else put_lines(verdict);
  int status = kw_verdict_is_valid(verdict) ? DONE : NOT_VALID;
  kw_free_verdict(verdict);
  return status;
}

static int verify(const Question *question) {
  unsigned char *keys = malloc(MAX_KEY_SET_BYTES + 1);
  size_t length = 0;
  kw_verifier *verifier = NULL;
  int32_t error = !keys ? KW_NO_MEMORY : kw_read_file(question->keys, keys, MAX_KEY_SET_BYTES + 1, &length) == FILE_READ
    ? kw_open((const char *)keys, length, &verifier) : KW_CANNOT_READ;
  free(keys);
  int status = error == KW_OK ? answer(question, verifier) : failed(error, question->keys);
  kw_free(verifier);
  return status;
}

int run(int count, char **args) {
  Question question = { .file = NULL };
  Call call = { .count = count, .at = 1, .args = args, .options = options };
  int more = 1, status = WRONG_CALL;
  choose_language(count, args);
  if (kw_circumstances_new(&question.about) != KW_OK) return WRONG_CALL;
  while (more == 1 && (more = next_argument(&call)) == 1) more = take(&question, call.name, call.value);
  if (more == 0 && question.help) {
    fputs(in_language(usage), stdout);
    status = DONE;
  } else if (more == 0 && complete(&question)) status = verify(&question);
  else fprintf(stderr, "\n%s", in_language(usage));
  kw_free_circumstances(question.about);
  return status;
}
