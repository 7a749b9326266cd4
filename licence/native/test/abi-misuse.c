/*
 * Calls the library as it must not be called, and as programs of other languages do by accident: nothing where an object should be, places
 * that do not exist, texts of the wrong kind. Prints what was answered otherwise than keywerk.h says, and ends with 1 then.
 */
#include "keywerk.h"
#include <stdio.h>
#include <string.h>

static int wrong;
static void expect(int holds, const char *what) {
  if (holds) return;
  printf("not so: %s\n", what);
  wrong = 1;
}
#define EXPECT(holds) expect(holds, #holds)

static const char *const places[] = { "" };

static void without_objects(void) {
  kw_verifier *verifier = (kw_verifier *)&places;
  kw_verdict *verdict = (kw_verdict *)&places;
  kw_request *request = (kw_request *)&places;
  kw_status *status = (kw_status *)&places;
  EXPECT(kw_open("{}", 2, NULL) == KW_WRONG_CALL);
  EXPECT(kw_open(NULL, 2, &verifier) == KW_WRONG_CALL && !verifier);
  EXPECT(kw_open("", 0, &verifier) == KW_NO_KEY_SET && !verifier);
  EXPECT(kw_open("{\"keys\":[]}", UINT64_MAX, &verifier) == KW_NO_KEY_SET);
  EXPECT(kw_verify_licence(NULL, (const uint8_t *)"", 0, NULL, &verdict) == KW_WRONG_CALL && !verdict);
  EXPECT(kw_verify_licence(NULL, NULL, 5, NULL, NULL) == KW_WRONG_CALL);
  EXPECT(kw_verify_file(NULL, NULL, NULL, &verdict) == KW_WRONG_CALL);
  EXPECT(kw_read_request(NULL, 5, &request) == KW_WRONG_CALL && !request);
  EXPECT(kw_read_request(NULL, 0, NULL) == KW_WRONG_CALL);
  EXPECT(kw_read_status(NULL, NULL, NULL, 0, &status) == KW_WRONG_CALL && !status);
  EXPECT(kw_save_status(NULL, NULL, NULL, NULL) == KW_WRONG_CALL);
  EXPECT(kw_load_status(NULL, NULL, NULL, &status) == KW_WRONG_CALL);
  EXPECT(kw_machine_traits(NULL, NULL) == KW_WRONG_CALL);
  EXPECT(kw_circumstances_new(NULL) == KW_WRONG_CALL);
  EXPECT(kw_circumstances_this_machine(NULL) == KW_WRONG_CALL && kw_circumstances_machine(NULL, NULL) == KW_WRONG_CALL);
  EXPECT(kw_circumstances_clock(NULL, NULL, NULL) == KW_WRONG_CALL && kw_circumstances_now(NULL, 1) == KW_WRONG_CALL);
  EXPECT(kw_verdict_is_valid(NULL) == 0 && !kw_verdict_code(NULL) && !kw_verdict_serial(NULL) && kw_verdict_version(NULL) == -1);
  EXPECT(!kw_verdict_module_name(NULL, 0) && kw_verdict_find_module(NULL, "E", 0) == -1 && kw_verdict_trait_count(NULL) == 0);
  EXPECT(!kw_request_refusal(NULL) && !kw_request_company(NULL) && kw_request_port(NULL) == -1 && !kw_request_host_name(NULL, 0));
  EXPECT(!kw_status_state(NULL) && !kw_status_refusal_text(NULL, "de") && kw_status_age(NULL, 1) == -1);
  EXPECT(kw_machine_card_count(NULL) == 0 && !kw_machine_name(NULL) && kw_machine_trait_hash(NULL, 0, NULL, NULL) == KW_WRONG_CALL);
  EXPECT(kw_key_count(NULL) == 0 && !kw_key_id(NULL, 0));
  kw_free(NULL);
  kw_free_machine(NULL);
  kw_free_circumstances(NULL);
  kw_free_verdict(NULL);
  kw_free_request(NULL);
  kw_free_status(NULL);
}

static void circumstances(void) {
  kw_circumstances *about;
  static char long_text[2000];
  memset(long_text, 'x', sizeof long_text - 1);
  EXPECT(kw_circumstances_new(&about) == KW_OK);
  EXPECT(kw_circumstances_add_mac(about, "00:00:00:00:00:00") == KW_WRONG_CALL && kw_circumstances_add_mac(about, NULL) == KW_WRONG_CALL);
  EXPECT(kw_circumstances_add_name(about, "") == KW_WRONG_CALL && kw_circumstances_add_name(about, "\xff") == KW_WRONG_CALL);
  EXPECT(kw_circumstances_add_name(about, long_text) == KW_WRONG_CALL && kw_circumstances_add_trait(about, "disk", long_text) == KW_WRONG_CALL);
  EXPECT(kw_circumstances_add_trait(about, "colour", "red") == KW_WRONG_CALL && kw_circumstances_product_version(about, 1000) == KW_WRONG_CALL);
  EXPECT(kw_circumstances_now(about, -1) == KW_WRONG_CALL && kw_circumstances_now(about, INT64_MAX) == KW_WRONG_CALL);
  EXPECT(kw_circumstances_clock(about, "x", "") == KW_WRONG_CALL && kw_circumstances_clock(about, "", "m") == KW_WRONG_CALL);
  for (int i = 0; i < 64; i++) EXPECT(kw_circumstances_add_mac(about, "001B44113AB7") == KW_OK && kw_circumstances_add_name(about, "n") == KW_OK);
  EXPECT(kw_circumstances_add_mac(about, "001B44113AB7") == KW_WRONG_CALL && kw_circumstances_add_name(about, "n") == KW_WRONG_CALL);
  kw_free_circumstances(about);
}

static void this_machine(void) {
  kw_machine *machine;
  kw_circumstances *about;
  char hash[44];
  EXPECT(kw_machine_traits(NULL, &machine) == KW_OK);
  EXPECT(kw_machine_name(machine) && kw_machine_profile(machine) && kw_machine_operating_system(machine));
  EXPECT(kw_machine_trait_count(machine) + kw_machine_unread_count(machine) >= 5);
  EXPECT(kw_machine_trait_hash(machine, 0, "AAECAwQFBgcICQoLDA0ODw", hash) == KW_OK && strlen(hash) == 43);
  EXPECT(kw_machine_trait_hash(machine, 0, "short", hash) == KW_WRONG_CALL && kw_machine_trait_hash(machine, -1, "AAECAwQFBgcICQoLDA0ODw", hash) == KW_WRONG_CALL);
  EXPECT(kw_circumstances_new(&about) == KW_OK && kw_circumstances_machine(about, machine) == KW_OK);
  EXPECT(kw_circumstances_this_machine(about) == KW_OK);
  kw_free_machine(machine);
  kw_free_circumstances(about);
}

static void unreadable(void) {
  static const char keys[] = "{\"keys\":[]}";
  kw_verifier *verifier;
  kw_verdict *verdict;
  kw_status *status;
  kw_request *request;
  EXPECT(kw_open(keys, sizeof keys - 1, &verifier) == KW_OK && kw_key_count(verifier) == 0);
  EXPECT(kw_verify_licence(verifier, NULL, 0, NULL, &verdict) == KW_OK && !kw_verdict_is_valid(verdict) && !kw_verdict_is_read(verdict));
  EXPECT(strcmp(kw_verdict_code(verdict), "licence.format") == 0 && !kw_verdict_serial(verdict) && kw_verdict_days_left(verdict) == -1);
  EXPECT(kw_verdict_reason_text(verdict, 0, "de-AT") && !kw_verdict_reason_text(verdict, 1, "de") && strlen(kw_verdict_sha256(verdict)) == 43);
  EXPECT(kw_read_status(verifier, verdict, (const uint8_t *)"", 0, &status) == KW_WRONG_CALL && !status);
  kw_free_verdict(verdict);
  EXPECT(kw_verify_file(verifier, "/no/such/file", NULL, &verdict) == KW_CANNOT_READ && !verdict);
  EXPECT(kw_read_request(NULL, 0, &request) == KW_OK && kw_request_refusal(request) && !kw_request_product(request));
  kw_free_request(request);
  kw_free(verifier);
}

static void words(void) {
  EXPECT(kw_abi_version() == KW_ABI_VERSION && kw_version() && kw_cryptography());
  EXPECT(strcmp(kw_reason_text("licence.emergency", "de"), "Das ist eine Notfalllizenz.") == 0);
  EXPECT(strcmp(kw_reason_text("licence.emergency", NULL), "This is an emergency licence.") == 0);
  EXPECT(!kw_reason_text("no.such.code", "de") && !kw_reason_text(NULL, "de") && !kw_reason_code(-1) && !kw_reason_code(kw_reason_code_count()));
  EXPECT(kw_error_text(KW_OLDER, "de") && kw_error_text(KW_OK, "en") && !kw_error_text(7, "de") && !kw_error_text(-1, "de"));
}

int main(void) {
  without_objects();
  circumstances();
  this_machine();
  unreadable();
  words();
  if (!wrong) puts("as keywerk.h says");
  return wrong;
}
