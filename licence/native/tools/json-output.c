#include "json-output.h"
#include <string.h>

/* In quotes; null for none. */
static void put_text(FILE *to, const char *text) {
  if (!text) { fputs("null", to); return; }
  fputc('"', to);
  for (; *text; text++) {
    unsigned char c = (unsigned char)*text;
    if (c == '"' || c == '\\') fprintf(to, "\\%c", c);
    else if (c < 0x20 || c == 0x7f) fprintf(to, "\\u%04x", c);
    else fputc(c, to);
  }
  fputc('"', to);
}

static void put_member(FILE *to, const char *name, const char *text) {
  fprintf(to, ",\"%s\":", name);
  put_text(to, text);
}

/* null for what is below 0. */
static void put_number(FILE *to, const char *name, int64_t number) {
  if (number < 0) fprintf(to, ",\"%s\":null", name);
  else fprintf(to, ",\"%s\":%lld", name, (long long)number);
}

static void put_flag(FILE *to, const char *name, int32_t value) { fprintf(to, ",\"%s\":%s", name, value ? "true" : "false"); }

static const char *or_empty(const char *text) { return text ? text : ""; }

static void put_reasons(FILE *to, const kw_verdict *verdict, const char *language) {
  fputs(",\"reasons\":[", to);
  for (int32_t i = 0; i < kw_verdict_reason_count(verdict); i++) {
    fputs(i > 0 ? ",{\"code\":" : "{\"code\":", to);
    put_text(to, kw_verdict_reason(verdict, i));
    put_member(to, "text", kw_verdict_reason_text(verdict, i, language));
    fputc('}', to);
  }
  fputs("],\"notes\":[", to);
  for (int32_t i = 0; i < kw_verdict_note_count(verdict); i++) {
    fputs(i > 0 ? ",{\"code\":" : "{\"code\":", to);
    put_text(to, kw_verdict_note(verdict, i));
    put_member(to, "text", kw_verdict_note_text(verdict, i, language));
    fputc('}', to);
  }
  fputc(']', to);
}

static void put_outcomes(FILE *to, const kw_verdict *verdict) {
  int32_t holding = 0, need = kw_verdict_traits_needed(verdict);
  fputs(",\"traits\":{\"traits\":[", to);
  for (int32_t i = 0; i < kw_verdict_trait_count(verdict); i++) {
    const char *outcome = kw_verdict_trait_outcome(verdict, i);
    holding += strcmp(outcome, "holds") == 0;
    fprintf(to, "%s{\"kind\":\"%s\",\"outcome\":\"%s\"}", i > 0 ? "," : "", kw_verdict_trait_kind(verdict, i), outcome);
  }
  fprintf(to, "],\"holding\":%d,\"need\":%d,\"fits\":%s}", holding, need, holding >= need ? "true" : "false");
}

static void put_servers(FILE *to, const kw_verdict *verdict) {
  fputs(",\"hosts\":[", to);
  for (int32_t i = 0; i < kw_verdict_server_count(verdict); i++) {
    fputs(i > 0 ? ",{\"name\":" : "{\"name\":", to);
    put_text(to, kw_verdict_server_name(verdict, i));
    put_member(to, "mac", kw_verdict_server_mac(verdict, i));
    fputc('}', to);
  }
  fputc(']', to);
}

static void put_bound_traits(FILE *to, const kw_verdict *verdict) {
  if (kw_verdict_traits_needed(verdict) < 1) { fputs(",\"traits\":null", to); return; }
  fprintf(to, ",\"traits\":{\"need\":%d,\"kinds\":[", kw_verdict_traits_needed(verdict));
  for (int32_t i = 0; i < kw_verdict_bound_kind_count(verdict); i++)
    fprintf(to, "%s\"%s\"", i > 0 ? "," : "", kw_verdict_bound_kind(verdict, i));
  fputc(']', to);
  put_member(to, "salt", kw_verdict_salt(verdict));
  put_member(to, "profile", kw_verdict_profile(verdict));
  fputs(",\"hashes\":[", to);
  for (int32_t i = 0; i < kw_verdict_bound_hash_count(verdict); i++)
    fprintf(to, "%s{\"kind\":\"%s\",\"hash\":\"%s\"}", i > 0 ? "," : "", kw_verdict_bound_hash_kind(verdict, i), kw_verdict_bound_hash(verdict, i));
  fputs("]}", to);
}

static void put_parent(FILE *to, const kw_verdict *verdict, int32_t index) {
  int32_t parent = kw_verdict_module_parent(verdict, index);
  put_member(to, "parent", parent >= 0 ? kw_verdict_module_name(verdict, parent) : kw_verdict_module_needs(verdict, index));
}

static void put_modules(FILE *to, const kw_verdict *verdict) {
  fputs(",\"modules\":[", to);
  for (int32_t i = 0; i < kw_verdict_module_count(verdict); i++) {
    fputs(i > 0 ? ",{\"licName\":" : "{\"licName\":", to);
    put_text(to, kw_verdict_module_name(verdict, i));
    put_parent(to, verdict, i);
    put_number(to, "level", kw_verdict_module_level(verdict, i));
    fprintf(to, ",\"count\":{\"kind\":\"%s\"", kw_verdict_module_counting(verdict, i));
    if (kw_verdict_module_seats(verdict, i) >= 0) put_number(to, "n", kw_verdict_module_seats(verdict, i));
    fputc('}', to);
    put_member(to, "startDate", kw_verdict_module_start(verdict, i));
    put_member(to, "endDate", kw_verdict_module_end(verdict, i));
    put_number(to, "test", kw_verdict_module_test(verdict, i));
    put_flag(to, "student", kw_verdict_module_is_student(verdict, i));
    put_flag(to, "editModules", kw_verdict_module_may_edit(verdict, i));
    put_flag(to, "connect", kw_verdict_module_may_connect(verdict, i));
    fputc('}', to);
  }
  fputc(']', to);
}

static void put_licence(FILE *to, const kw_verdict *verdict) {
  fprintf(to, ",\"licence\":{\"format\":%d", kw_verdict_format(verdict));
  put_member(to, "serial", kw_verdict_serial(verdict));
  put_number(to, "generation", kw_verdict_generation(verdict));
  put_member(to, "supersedes", kw_verdict_supersedes(verdict));
  put_number(to, "ledgerPosition", kw_verdict_ledger_position(verdict));
  put_member(to, "ledgerPrevious", kw_verdict_ledger_previous(verdict));
  put_member(to, "keyId", kw_verdict_key_id(verdict));
  put_member(to, "issued", kw_verdict_issued(verdict));
  put_member(to, "issuer", kw_verdict_issuer(verdict));
  put_member(to, "agreement", or_empty(kw_verdict_agreement(verdict)));
  put_member(to, "licensee", kw_verdict_licensee(verdict));
  put_member(to, "productKey", kw_verdict_product(verdict));
  put_member(to, "productTitle", kw_verdict_product_title(verdict));
  put_number(to, "version", kw_verdict_version(verdict));
  put_member(to, "type", kw_verdict_type(verdict));
  put_member(to, "startDate", kw_verdict_start(verdict));
  put_member(to, "endDate", kw_verdict_end(verdict));
  put_number(to, "graceDays", kw_verdict_grace_days(verdict));
  put_number(to, "warnDays", kw_verdict_warn_days(verdict));
  put_flag(to, "emergency", kw_verdict_is_emergency(verdict));
  put_number(to, "clockHours", kw_verdict_clock_hours(verdict));
  put_member(to, "binding", kw_verdict_binding(verdict));
  put_servers(to, verdict);
  put_bound_traits(to, verdict);
  put_number(to, "port", kw_verdict_port(verdict));
  put_flag(to, "terminalServer", kw_verdict_allows_terminal_server(verdict));
  put_flag(to, "virtualServer", kw_verdict_allows_virtual_server(verdict));
  put_modules(to, verdict);
  fputc('}', to);
}

void put_verdict_json(FILE *to, const kw_verdict *verdict, const char *language) {
  fprintf(to, "{\"valid\":%s", kw_verdict_is_valid(verdict) ? "true" : "false");
  put_member(to, "code", kw_verdict_code(verdict));
  if (kw_verdict_is_read(verdict)) {
    put_member(to, "state", kw_verdict_state(verdict));
    put_number(to, "daysLeft", kw_verdict_days_left(verdict));
    put_number(to, "graceLeft", kw_verdict_grace_left(verdict));
  }
  put_reasons(to, verdict, language);
  if (kw_verdict_trait_count(verdict) > 0) put_outcomes(to, verdict);
  if (kw_verdict_is_read(verdict)) put_licence(to, verdict);
  fputc('}', to);
}
