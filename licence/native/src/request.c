#include "request.h"
#include "base64url.h"
#include <string.h>

static bool find_request(Slice text, Element *request, const char **field) {
  Cursor cursor = { text.at, text.at + text.length };
  Element root;
  if (!kw_next_element(&cursor, &root)) return false;
  if (kw_says(root.name, "LicenseRequest")) return *request = root, true;
  size_t count = kw_says(root.name, "HostIdFile") ? kw_children(&root, "LicenseRequest", request) : 0;
  if (count > 1) *field = "request";
  return count > 0;
}

/* The name of the field, where it does not hold. */
#define CHECK(holds, field) do { if (!(holds)) return field; } while (0)

static const char *read_contact(const Element *element, Request *request) {
  Element contact = { .content = { element->content.at, 0 } };
  CHECK(kw_children(element, "Contact", &contact) <= 1, "contact");
  CHECK(kw_read_text(&contact, "Salutation", 20, &request->salutation), "salutation");
  CHECK(kw_read_text(&contact, "FirstName", 99, &request->first_name), "firstName");
  CHECK(kw_read_text(&contact, "LastName", 99, &request->last_name), "lastName");
  CHECK(kw_read_email(&contact, &request->email), "email");
  return NULL;
}

static const char *read_hosts(const Element *element, Request *request) {
  Cursor cursor = { element->content.at, element->content.at + element->content.length };
  bool taken[3] = { false, false, false }, any = false;
  Element host;
  for (size_t place = 0; kw_next_element(&cursor, &host);) {
    if (!kw_says(host.name, "Host")) continue;
    Slice index;
    size_t slot = place++;
    if (kw_attribute(&host, "index", &index)) {
      /* The digit may be spelled as a reference. */
      Cursor digits = { index.at, index.at + index.length };
      int32_t c = kw_value_character(&digits);
      slot = c >= '1' && c <= '3' && digits.at == digits.end ? (size_t)(c - '1') : 3;
    }
    CHECK(slot < 3 && !taken[slot], "hosts");
    taken[slot] = true;
    CHECK(kw_read_text(&host, "ComputerName", 99, &request->hosts[slot].name), "name");
    CHECK(kw_read_mac(&host, request->hosts[slot].mac), "mac");
    any = any || request->hosts[slot].name.length > 0 || request->hosts[slot].mac[0] != '\0';
  }
  CHECK(any, "hosts");
  return NULL;
}

static const char *read_server(const Element *element, Request *request) {
  Element server = { .attributes = { element->content.at, 0 } };
  CHECK(kw_children(element, "Server", &server) <= 1, "server");
  CHECK(kw_read_attribute(&server, "id", 64, &request->server_id), "server");
  CHECK(kw_read_attribute(&server, "name", 99, &request->server_name), "server");
  return NULL;
}

static bool same_order(int kind, const char *hash, int other, const char *text) {
  return kind > other || (kind == other && memcmp(hash, text, 43) > 0);
}

/* Puts a hash in its place; false where it stands there already, or there may be only one. */
static bool add_trait(Request *request, int kind, const Text *hash) {
  unsigned char bytes[32];
  size_t macs = 0, place = 0;
  if (kind < 0 || hash->length != 43 || !kw_decode(kw_slice_of_text(hash), bytes, 32)) return false;
  for (size_t i = 0; i < request->traits.count; i++) {
    if (request->traits.hashes[i].kind != kind) continue;
    if (kind != TRAIT_MAC || memcmp(request->traits.hashes[i].hash, hash->bytes, 43) == 0 || ++macs == 16) return false;
  }
  while (place < request->traits.count &&
    same_order(kind, (const char *)hash->bytes, request->traits.hashes[place].kind, request->traits.hashes[place].hash)) place++;
  for (size_t i = request->traits.count++; i > place; i--) request->traits.hashes[i] = request->traits.hashes[i - 1];
  request->traits.hashes[place].kind = kind;
  memcpy(request->traits.hashes[place].hash, hash->bytes, 43);
  request->traits.hashes[place].hash[43] = '\0';
  return true;
}

static bool read_traits(const Element *element, Request *request) {
  Element traits, trait;
  Text salt, profile, kind, hash;
  unsigned char bytes[16];
  if (kw_children(element, "Traits", &traits) != 1) return false;
  if (!kw_read_attribute(&traits, "salt", 64, &salt) || salt.length != 22 || !kw_decode(kw_slice_of_text(&salt), bytes, 16)) return false;
  if (!kw_read_attribute(&traits, "profile", 64, &profile)) return false;
  Slice sort = kw_slice_of_text(&profile);
  if (!kw_says(sort, "physical") && !kw_says(sort, "virtual") && !kw_says(sort, "container")) return false;
  memcpy(request->traits.salt, salt.bytes, 22);
  memcpy(request->traits.profile, profile.bytes, profile.length);
  Cursor cursor = { traits.content.at, traits.content.at + traits.content.length };
  while (kw_next_element(&cursor, &trait)) {
    if (!kw_says(trait.name, "Trait")) continue;
    if (!kw_read_attribute(&trait, "kind", 64, &kind) || !kw_read_content(&trait, 99, &hash)) return false;
    if (!add_trait(request, kw_trait_kind(kw_slice_of_text(&kind)), &hash)) return false;
  }
  return request->traits.count > 0;
}

static const char *read_values(const Element *element, Request *request) {
  Slice schema;
  const char *wrong;
  if (kw_attribute(element, "schema", &schema)) {
    Cursor version = { schema.at, schema.at + schema.length };
    int32_t c = kw_value_character(&version);
    CHECK((c == '1' || c == '2') && version.at == version.end, "schema");
    request->with_traits = c == '2';
  }
  CHECK(kw_read_text(element, "Product", 99, &request->product) && request->product.length > 0, "product");
  CHECK(kw_read_number(element, "Version", 1, 999, &request->version) && request->version > 0, "version");
  CHECK(kw_read_text(element, "Build", 50, &request->build), "build");
  CHECK(kw_read_text(element, "InstallationType", 50, &request->installation_type), "installationType");
  CHECK(kw_read_text(element, "OperatingSystem", 200, &request->operating_system), "operatingSystem");
  CHECK(kw_read_created(element, &request->created, request->created_on), "created");
  CHECK(kw_read_text(element, "CustomerNumber", 10, &request->customer_number), "customerNumber");
  CHECK(kw_read_text(element, "Company", 99, &request->company), "company");
  if ((wrong = read_contact(element, request))) return wrong;
  CHECK(kw_read_flag(element, "TerminalServer", &request->terminal_server), "terminalServer");
  CHECK(kw_read_flag(element, "VirtualServer", &request->virtual_server), "virtualServer");
  CHECK(kw_read_number(element, "Port", 1024, 65535, &request->port), "port");
  if ((wrong = read_server(element, request))) return wrong;
  if ((wrong = read_hosts(element, request))) return wrong;
  CHECK(!request->with_traits || read_traits(element, request), "traits");
  return NULL;
}

const char *kw_parse_request(Slice bytes, RequestRoom *room, Request *request, const char **field) {
  Slice text;
  Element element;
  *field = NULL;
  *request = (Request){ .port = 0 };
  const char *obstacle = kw_decode_request(bytes, room->decoded, &text);
  if (!obstacle) obstacle = kw_scan_markup(text);
  if (obstacle) return obstacle;
  if (!kw_well_formed(text, room->attributes)) return "host.notXml";
  if (!find_request(text, &element, field)) return "host.noRequest";
  if (!*field) *field = read_values(&element, request);
  return *field ? "host.field" : NULL;
}
