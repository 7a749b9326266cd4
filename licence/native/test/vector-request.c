/*
 * A reader for Keywerk licence requests (.id), written from FORMAT.md alone. No heap: all lies in fixed memory.
 *
 *   vector-request FILE ...
 *
 * Prints one line for each file: what it says, as a JSON object, or the code of the refusal, with the field where it is
 * one. Ends with 0 (all are read), 1 (one is refused) or 2 (wrong call, unreadable file).
 */
#include "day.h"
#include "request.h"
#include <stdio.h>

/* Nothing else than '"' and '\' needs an escape: the texts hold no control characters. */
static void put_text(const char *before, const Text *text) {
  printf("%s\"", before);
  for (size_t i = 0; i < text->length; i++) {
    if (text->bytes[i] == '"' || text->bytes[i] == '\\') putchar('\\');
    putchar(text->bytes[i]);
  }
  putchar('"');
}

static const char *meaning(const Text *type) {
  Slice word = kw_slice_of_text(type);
  if (kw_says_in_any_case(word, "einzelplatz") || kw_says_in_any_case(word, "single")) return "\"single\"";
  return kw_says_in_any_case(word, "netzwerk") || kw_says_in_any_case(word, "network") ? "\"network\"" : "null";
}

static void put_hosts(const Request *request) {
  const char *before = "{\"name\":";
  printf(",\"hosts\":[");
  for (size_t i = 0; i < 3; i++) {
    const Text *name = &request->hosts[i].name;
    const char *mac = request->hosts[i].mac;
    if (name->length == 0 && mac[0] == '\0') continue;
    if (name->length > 0) put_text(before, name);
    else printf("%snull", before);
    printf(mac[0] == '\0' ? ",\"mac\":null}" : ",\"mac\":\"%s\"}", mac);
    before = ",{\"name\":";
  }
  putchar(']');
}

static void put_traits(const Request *request) {
  if (!request->with_traits) { puts(",\"traits\":null}"); return; }
  printf(",\"traits\":{\"salt\":\"%s\",\"profile\":\"%s\",\"hashes\":[", request->traits.salt, request->traits.profile);
  for (size_t i = 0; i < request->traits.count; i++)
    printf("%s{\"kind\":\"%s\",\"hash\":\"%s\"}", i > 0 ? "," : "", kw_trait_kinds[request->traits.hashes[i].kind], request->traits.hashes[i].hash);
  puts("]}}");
}

static void put_request(const Request *request) {
  char created[34] = "null";
  put_text("{\"product\":", &request->product);
  printf(",\"version\":%u", (unsigned)request->version);
  put_text(",\"build\":", &request->build);
  printf(",\"installationType\":%s", meaning(&request->installation_type));
  put_text(",\"installationTypeText\":", &request->installation_type);
  put_text(",\"operatingSystem\":", &request->operating_system);
  if (request->created >= 0) {
    char time[32];
    kw_write_instant(request->created, time);
    snprintf(created, sizeof created, "\"%.30s\"", time);
  }
  printf(",\"created\":%s", created);
  printf(request->created < 0 ? ",\"createdOn\":null" : ",\"createdOn\":\"%s\"", request->created_on);
  put_text(",\"customerNumber\":", &request->customer_number);
  put_text(",\"company\":", &request->company);
  put_text(",\"contact\":{\"salutation\":", &request->salutation);
  put_text(",\"firstName\":", &request->first_name);
  put_text(",\"lastName\":", &request->last_name);
  put_text(",\"email\":", &request->email);
  printf("},\"terminalServer\":%s", request->terminal_server ? "true" : "false");
  printf(",\"virtualServer\":%s", request->virtual_server ? "true" : "false");
  if (request->port > 0) printf(",\"port\":%u", (unsigned)request->port);
  else printf(",\"port\":null");
  if (request->server_id.length > 0 || request->server_name.length > 0) {
    put_text(",\"server\":{\"id\":", &request->server_id);
    put_text(",\"name\":", &request->server_name);
    putchar('}');
  } else printf(",\"server\":null");
  put_hosts(request);
  put_traits(request);
}

int main(int count, char **args) {
  static unsigned char bytes[MAX_REQUEST_BYTES + 1];
  static Request request;
  static RequestRoom room;
  int status = count < 2 ? 2 : 0;
  for (int i = 1; i < count && status < 2; i++) {
    FILE *file = fopen(args[i], "rb");
    size_t length = file ? fread(bytes, 1, sizeof bytes, file) : 0;
    bool failed = !file || ferror(file) != 0;
    if (file) fclose(file);
    if (failed) status = 2;
    if (failed) break;
    const char *field = NULL, *refused = kw_parse_request((Slice){ bytes, length }, &room, &request, &field);
    if (!refused) put_request(&request);
    else printf("%s%s%s\n", refused, field ? " " : "", field ? field : "");
    if (refused) status = 1;
  }
  if (status == 2) fputs("vector-request FILE ...: wrong call or unreadable file\n", stderr);
  return status;
}
