/* kw_read_request, and what a request answers when it is asked. */
#include "objects.h"
#include "day.h"
#include "sentence.h"
#include "words.h"
#include <stdlib.h>

static void keep_refusal(kw_request *request) {
  for (int german = 0; german < 2; german++) {
    const char *field = kw_look_up(kw_field_words, request->field, german);
    const Fact fact = { "field", field ? field : request->field };
    request->refusal_text[german] = kw_fill(kw_look_up(kw_reason_words, request->refusal, german), &fact, 1, &request->pool);
  }
}

/* Texts end with a zero byte of their own: the longest one leaves room for it. */
static const char *text(const Text *text) { return text->length > 0 ? (const char *)text->bytes : NULL; }
static void end_text(Text *text) { text->bytes[text->length] = '\0'; }

static void keep_values(kw_request *request) {
  Request *read = &request->read;
  Text *const texts[] = {
    &read->product, &read->build, &read->installation_type, &read->operating_system, &read->customer_number, &read->company,
    &read->salutation, &read->first_name, &read->last_name, &read->email, &read->server_id, &read->server_name,
    &read->hosts[0].name, &read->hosts[1].name, &read->hosts[2].name,
  };
  for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) end_text(texts[i]);
  if (read->created >= 0) kw_write_instant(read->created, request->created);
  for (size_t i = 0; i < 3; i++) {
    if (read->hosts[i].name.length == 0 && !read->hosts[i].mac[0]) continue;
    request->hosts[request->host_count].name = text(&read->hosts[i].name);
    request->hosts[request->host_count++].mac = read->hosts[i].mac[0] ? read->hosts[i].mac : NULL;
  }
}

int32_t kw_read_request(const uint8_t *bytes, uint64_t length, kw_request **request) {
  if (!request) return KW_WRONG_CALL;
  *request = NULL;
  if (!bytes && length > 0) return KW_WRONG_CALL;
  kw_request *made = calloc(1, sizeof *made);
  RequestRoom *room = malloc(sizeof *room);
  if (made && room) {
    size_t size = length > MAX_REQUEST_BYTES ? MAX_REQUEST_BYTES + 1 : (size_t)length;
    const Slice file = { bytes ? bytes : (const uint8_t *)"", size };
    made->refusal = kw_parse_request(file, room, &made->read, &made->field);
    if (made->refusal) keep_refusal(made);
    else keep_values(made);
  }
  bool failed = !made || !room || made->pool.failed;
  free(room);
  if (!failed) *request = made;
  else kw_free_request(made);
  return failed ? KW_NO_MEMORY : KW_OK;
}

void kw_free_request(kw_request *request) {
  if (request) kw_free_pool(&request->pool);
  free(request);
}

const char *kw_request_refusal(const kw_request *request) { return request ? request->refusal : NULL; }
const char *kw_request_field(const kw_request *request) { return request && request->refusal ? request->field : NULL; }
const char *kw_request_refusal_text(const kw_request *request, const char *language) {
  return request && request->refusal ? request->refusal_text[kw_is_german(language)] : NULL;
}

static const Request *read_of(const kw_request *request) { return request && !request->refusal ? &request->read : NULL; }

#define TEXT(function, member) \
  const char *function(const kw_request *request) { return read_of(request) ? text(&request->read.member) : NULL; }
TEXT(kw_request_product, product)
TEXT(kw_request_build, build)
TEXT(kw_request_installation_type_text, installation_type)
TEXT(kw_request_operating_system, operating_system)
TEXT(kw_request_customer_number, customer_number)
TEXT(kw_request_company, company)
TEXT(kw_request_salutation, salutation)
TEXT(kw_request_first_name, first_name)
TEXT(kw_request_last_name, last_name)
TEXT(kw_request_email, email)
TEXT(kw_request_server_id, server_id)
TEXT(kw_request_server_name, server_name)

const char *kw_request_installation_type(const kw_request *request) {
  if (!read_of(request)) return NULL;
  Slice word = kw_slice_of_text(&request->read.installation_type);
  if (kw_says_in_any_case(word, "einzelplatz") || kw_says_in_any_case(word, "single")) return "single";
  return kw_says_in_any_case(word, "netzwerk") || kw_says_in_any_case(word, "network") ? "network" : NULL;
}

int32_t kw_request_version(const kw_request *request) { return read_of(request) ? (int32_t)request->read.version : -1; }
int32_t kw_request_port(const kw_request *request) {
  return read_of(request) && request->read.port > 0 ? (int32_t)request->read.port : -1;
}
int32_t kw_request_is_terminal_server(const kw_request *request) { return read_of(request) && request->read.terminal_server; }
int32_t kw_request_is_virtual_server(const kw_request *request) { return read_of(request) && request->read.virtual_server; }
const char *kw_request_created(const kw_request *request) {
  return read_of(request) && request->created[0] ? request->created : NULL;
}
const char *kw_request_created_on(const kw_request *request) {
  return read_of(request) && request->read.created >= 0 ? request->read.created_on : NULL;
}

int32_t kw_request_host_count(const kw_request *request) { return read_of(request) ? request->host_count : 0; }
static bool has_host(const kw_request *request, int32_t index) { return index >= 0 && index < kw_request_host_count(request); }
const char *kw_request_host_name(const kw_request *request, int32_t index) {
  return has_host(request, index) ? request->hosts[index].name : NULL;
}
const char *kw_request_host_mac(const kw_request *request, int32_t index) {
  return has_host(request, index) ? request->hosts[index].mac : NULL;
}

static bool with_traits(const kw_request *request) { return read_of(request) && request->read.with_traits; }
const char *kw_request_salt(const kw_request *request) { return with_traits(request) ? request->read.traits.salt : NULL; }
const char *kw_request_profile(const kw_request *request) { return with_traits(request) ? request->read.traits.profile : NULL; }
int32_t kw_request_trait_count(const kw_request *request) {
  return with_traits(request) ? (int32_t)request->read.traits.count : 0;
}
static bool has_trait(const kw_request *request, int32_t index) { return index >= 0 && index < kw_request_trait_count(request); }
const char *kw_request_trait_kind(const kw_request *request, int32_t index) {
  return has_trait(request, index) ? kw_trait_kinds[request->read.traits.hashes[index].kind] : NULL;
}
const char *kw_request_trait_hash(const kw_request *request, int32_t index) {
  return has_trait(request, index) ? request->read.traits.hashes[index].hash : NULL;
}
