#include "request-output.h"
#include <stdbool.h>
#include <stdio.h>

/* In quotes. Nothing else needs an escape: the texts hold no control characters. */
static void put(const char *before, const char *text) {
  printf("%s\"", before);
  for (; text && *text; text++) {
    if (*text == '"' || *text == '\\') putchar('\\');
    putchar(*text);
  }
  putchar('"');
}

static void put_or_null(const char *before, const char *text) {
  if (text) put(before, text);
  else printf("%snull", before);
}

static void put_traits(const kw_request *request) {
  if (!kw_request_salt(request)) { printf(",\"traits\":null"); return; }
  put(",\"traits\":{\"salt\":", kw_request_salt(request));
  put(",\"profile\":", kw_request_profile(request));
  printf(",\"hashes\":[");
  for (int32_t i = 0; i < kw_request_trait_count(request); i++) {
    put(i > 0 ? ",{\"kind\":" : "{\"kind\":", kw_request_trait_kind(request, i));
    put(",\"hash\":", kw_request_trait_hash(request, i));
    putchar('}');
  }
  printf("]}");
}

static void put_hosts(const kw_request *request) {
  printf(",\"hosts\":[");
  for (int32_t i = 0; i < kw_request_host_count(request); i++) {
    put_or_null(i > 0 ? ",{\"name\":" : "{\"name\":", kw_request_host_name(request, i));
    put_or_null(",\"mac\":", kw_request_host_mac(request, i));
    putchar('}');
  }
  putchar(']');
}

static void put_flag(const char *before, bool value) { printf("%s%s", before, value ? "true" : "false"); }

void put_request_json(const kw_request *request, const char *language) {
  if (kw_request_refusal(request)) {
    put("{\"code\":", kw_request_refusal(request));
    put_or_null(",\"field\":", kw_request_field(request));
    put(",\"text\":", kw_request_refusal_text(request, language));
    puts("}");
    return;
  }
  put("{\"product\":", kw_request_product(request));
  printf(",\"version\":%d", kw_request_version(request));
  put(",\"build\":", kw_request_build(request));
  put_or_null(",\"installationType\":", kw_request_installation_type(request));
  put(",\"installationTypeText\":", kw_request_installation_type_text(request));
  put(",\"operatingSystem\":", kw_request_operating_system(request));
  put_or_null(",\"created\":", kw_request_created(request));
  put_or_null(",\"createdOn\":", kw_request_created_on(request));
  put(",\"customerNumber\":", kw_request_customer_number(request));
  put(",\"company\":", kw_request_company(request));
  put(",\"contact\":{\"salutation\":", kw_request_salutation(request));
  put(",\"firstName\":", kw_request_first_name(request));
  put(",\"lastName\":", kw_request_last_name(request));
  put(",\"email\":", kw_request_email(request));
  put_flag("},\"terminalServer\":", kw_request_is_terminal_server(request));
  put_flag(",\"virtualServer\":", kw_request_is_virtual_server(request));
  if (kw_request_port(request) >= 0) printf(",\"port\":%d", kw_request_port(request));
  else printf(",\"port\":null");
  if (kw_request_server_id(request) || kw_request_server_name(request)) {
    put(",\"server\":{\"id\":", kw_request_server_id(request));
    put(",\"name\":", kw_request_server_name(request));
    putchar('}');
  } else printf(",\"server\":null");
  put_hosts(request);
  put_traits(request);
  puts("}");
}
