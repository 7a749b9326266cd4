#include "request-writer.h"
#include "day.h"
#include "trait-kind.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static void say_escaped(Sentence *xml, const char *text) {
  for (; *text; text++) {
    const char *entity = *text == '&' ? "&amp;" : *text == '<' ? "&lt;" : *text == '>' ? "&gt;" : *text == '"' ? "&quot;" : *text == '\'' ? "&apos;" : NULL;
    if (entity) kw_say(xml, entity);
    else kw_say_slice(xml, (Slice){ (const unsigned char *)text, 1 });
  }
}

static void element(Sentence *xml, const char *before, const char *name, const char *text, const char *behind) {
  if (!text || !*text) return;
  kw_say(xml, before);
  kw_say(xml, "<");
  kw_say(xml, name);
  kw_say(xml, ">");
  say_escaped(xml, text);
  kw_say(xml, "</");
  kw_say(xml, name);
  kw_say(xml, ">");
  kw_say(xml, behind);
}

static void line(Sentence *xml, const char *name, const char *text) { element(xml, "    ", name, text, "\n"); }
static void number_line(Sentence *xml, const char *name, int32_t number) {
  char text[16];
  snprintf(text, sizeof text, "%d", number);
  line(xml, name, text);
}

/* What the clocks on the wall show at that time, as if it were UTC. */
static int64_t local_seconds(int64_t seconds) {
  time_t at = (time_t)seconds;
  const struct tm *parts = localtime(&at);
  char text[32];
  if (!parts || strftime(text, sizeof text, "%Y-%m-%dT%H:%M:%SZ", parts) == 0) return seconds;
  int64_t local = kw_instant(kw_slice_of(text));
  return local < 0 ? seconds : local;
}

/* In UTC where that is the day of the machine already; else as the machine's clock shows it, with its offset. */
static void created(Sentence *xml, int64_t seconds) {
  char utc[32], local[32], text[48];
  int64_t there = local_seconds(seconds), offset = (there - seconds) / 60;
  kw_write_instant(seconds, utc);
  kw_write_instant(there, local);
  if (strncmp(utc, local, 10) == 0 || llabs((there - seconds) % 60) != 0) snprintf(text, sizeof text, "%s", utc);
  else snprintf(text, sizeof text, "%.19s%c%02d:%02d", local, offset < 0 ? '-' : '+', (int)(llabs(offset) / 60), (int)(llabs(offset) % 60));
  line(xml, "Created", text);
}

static bool any(const char *text) { return text && *text; }

static void contact(Sentence *xml, const RequestFacts *facts) {
  if (!any(facts->salutation) && !any(facts->first_name) && !any(facts->last_name) && !any(facts->email)) return;
  kw_say(xml, "    <Contact>\n");
  element(xml, "      ", "Salutation", facts->salutation, "\n");
  element(xml, "      ", "FirstName", facts->first_name, "\n");
  element(xml, "      ", "LastName", facts->last_name, "\n");
  element(xml, "      ", "Email", facts->email, "\n");
  kw_say(xml, "    </Contact>\n");
}

static void host(Sentence *xml, size_t slot, const RequestedHost *host) {
  Sentence mac = { .text = NULL };
  kw_say(xml, "    <Host index=\"");
  kw_say_number(xml, (int64_t)slot + 1);
  kw_say(xml, "\">");
  element(xml, "", "ComputerName", host->name, "");
  if (host->mac) kw_say_mac(&mac, host->mac);
  element(xml, "", "MacAddress", mac.text, "");
  free(mac.text);
  kw_say(xml, "</Host>\n");
}

static int by_text(const void *a, const void *b) { return strcmp(a, b); }

/* In the order of the kinds, of network cards at most the first 16, and these in the order of their hashes. */
static void traits(Sentence *xml, const RequestFacts *facts, bool kinds[]) {
  enum { MOST_CARDS = 16 };
  kw_say(xml, "    <Traits salt=\"");
  kw_say(xml, facts->salt);
  kw_say(xml, "\" profile=\"");
  kw_say(xml, kw_machine_profile(facts->machine));
  kw_say(xml, "\">\n");
  for (int kind = 0; kind < TRAIT_KINDS; kind++) {
    char hashes[MOST_CARDS][44];
    size_t count = 0;
    for (int32_t i = 0; i < kw_machine_trait_count(facts->machine) && count < MOST_CARDS; i++)
      if (strcmp(kw_machine_trait_kind(facts->machine, i), kw_trait_kinds[kind]) == 0)
        count += kw_machine_trait_hash(facts->machine, i, facts->salt, hashes[count]) == KW_OK;
    qsort(hashes, count, sizeof hashes[0], by_text);
    kinds[kind] = count > 0;
    for (size_t i = 0; i < count; i++) {
      kw_say(xml, "      <Trait kind=\"");
      kw_say(xml, kw_trait_kinds[kind]);
      kw_say(xml, "\">");
      kw_say(xml, hashes[i]);
      kw_say(xml, "</Trait>\n");
    }
  }
  kw_say(xml, "    </Traits>\n");
}

void kw_write_request(Sentence *xml, const RequestFacts *facts, bool kinds[]) {
  kw_say(xml, "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<HostIdFile>\n  <LicenseRequest schema=\"");
  kw_say(xml, facts->salt ? "2\">\n" : "1\">\n");
  line(xml, "Product", facts->product);
  number_line(xml, "Version", facts->version);
  line(xml, "Build", facts->build);
  line(xml, "InstallationType", facts->network ? "Netzwerk" : "Einzelplatz");
  line(xml, "OperatingSystem", facts->operating_system);
  created(xml, facts->created);
  line(xml, "CustomerNumber", facts->customer);
  line(xml, "Company", facts->company);
  contact(xml, facts);
  line(xml, "TerminalServer", facts->terminal_server ? "true" : "false");
  line(xml, "VirtualServer", facts->virtual_server ? "true" : "false");
  if (facts->port > 0) number_line(xml, "Port", facts->port);
  for (size_t i = 0; i < facts->host_count; i++) host(xml, i, &facts->hosts[i]);
  if (facts->salt) traits(xml, facts, kinds);
  kw_say(xml, "  </LicenseRequest>\n</HostIdFile>\n");
}

static bool same(const char *read, const char *given) {
  if (!any(read) || !any(given)) return !any(read) && !any(given);
  return strcmp(read, given) == 0;
}

const char *kw_field_read_otherwise(const kw_request *read, const RequestFacts *facts) {
  const struct { const char *field, *read, *given; } texts[] = {
    { "product", kw_request_product(read), facts->product }, { "build", kw_request_build(read), facts->build },
    { "operatingSystem", kw_request_operating_system(read), facts->operating_system },
    { "customerNumber", kw_request_customer_number(read), facts->customer }, { "company", kw_request_company(read), facts->company },
    { "salutation", kw_request_salutation(read), facts->salutation }, { "firstName", kw_request_first_name(read), facts->first_name },
    { "lastName", kw_request_last_name(read), facts->last_name }, { "email", kw_request_email(read), facts->email },
  };
  for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) if (!same(texts[i].read, texts[i].given)) return texts[i].field;
  for (size_t i = 0; i < facts->host_count; i++) {
    if (!same(kw_request_host_name(read, (int32_t)i), facts->hosts[i].name)) return "name";
    if (!same(kw_request_host_mac(read, (int32_t)i), facts->hosts[i].mac)) return "mac";
  }
  return NULL;
}
