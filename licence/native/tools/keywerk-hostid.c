/* keywerk-hostid: writes the licence request (.id) of the machine it runs on. */
#include "address.h"
#include "base64url.h"
#include "console.h"
#include "file.h"
#include "request-writer.h"
#include "trait-kind.h"
#include "words.h"
#include <stdlib.h>
#include <string.h>
#include <time.h>

static const Text usage = {
  "keywerk-hostid [Optionen]  schreibt die Lizenzanfrage (.id) dieses Rechners\n\n"
  "  --out DATEI            in diese Datei statt auf die Ausgabe\n"
  "  --product NAME  --version-number N  --build TEXT  --network\n"
  "  --customer NR   --company NAME\n"
  "  --salutation TEXT  --first-name NAME  --last-name NAME  --email ADRESSE\n"
  "  --port N               Port des Lizenzdienstes (bei --network vorbelegt)\n"
  "  --name NAME  --mac MAC Rechnername und Netzwerkkarte statt der gefundenen\n"
  "  --host NAME,MAC        ein weiterer Rechner, höchstens zweimal (Triade)\n"
  "  --terminal-server yes|no  --virtual-server yes|no   statt der Vermutung\n"
  "  --salt TEXT            schreibt auch die Merkmale des Rechners, mit dem Salz des Herstellers gehasht\n"
  "  --token DATEI          das Token eines Containers, statt /run/secrets/keywerk-token\n"
  "  --lang de|en\n",
  "keywerk-hostid [options]  writes the licence request (.id) of this machine\n\n"
  "  --out FILE             to this file instead of the output\n"
  "  --product NAME  --version-number N  --build TEXT  --network\n"
  "  --customer NO   --company NAME\n"
  "  --salutation TEXT  --first-name NAME  --last-name NAME  --email ADDRESS\n"
  "  --port N               port of the licence server (preset with --network)\n"
  "  --name NAME  --mac MAC computer name and network card instead of those found\n"
  "  --host NAME,MAC        another machine, twice at most (triad)\n"
  "  --terminal-server yes|no  --virtual-server yes|no   instead of the guess\n"
  "  --salt TEXT            also writes the traits of the machine, hashed with the vendor's salt\n"
  "  --token FILE           the token of a container, instead of /run/secrets/keywerk-token\n"
  "  --lang de|en\n",
};

static const Option options[] = {
  { "out", true }, { "product", true }, { "version-number", true }, { "build", true }, { "network", false }, { "customer", true },
  { "company", true }, { "salutation", true }, { "first-name", true }, { "last-name", true }, { "email", true }, { "port", true },
  { "name", true }, { "mac", true }, { "host", true }, { "terminal-server", true }, { "virtual-server", true }, { "salt", true },
  { "token", true }, { "lang", true }, { "help", false }, { NULL, false },
};

typedef struct {
  RequestFacts facts;
  char macs[3][13], names[2][256];
  const char *out, *token;
  int terminal_server, virtual_server; /* -1: not said */
  bool help;
} Wish;

/* The text an option of this name is kept in; NULL for any other. */
static const char **text_of(Wish *wish, const char *name) {
  const struct { const char *name; const char **text; } texts[] = {
    { "out", &wish->out }, { "token", &wish->token }, { "product", &wish->facts.product }, { "build", &wish->facts.build },
    { "customer", &wish->facts.customer }, { "company", &wish->facts.company }, { "salutation", &wish->facts.salutation },
    { "first-name", &wish->facts.first_name }, { "last-name", &wish->facts.last_name }, { "email", &wish->facts.email },
    { "name", &wish->facts.hosts[0].name },
  };
  for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) if (strcmp(texts[i].name, name) == 0) return texts[i].text;
  return NULL;
}

static int whole(const char *name, const char *value, int32_t *number) {
  size_t length = strspn(value, "0123456789");
  if (length < 1 || length > 6 || value[length]) return refuse_value(name, value);
  *number = (int32_t)strtol(value, NULL, 10);
  return 1;
}

static int yes_or_no(const char *name, const char *value, int *flag) {
  if (strcmp(value, "yes") != 0 && strcmp(value, "no") != 0) return refuse_value(name, value);
  *flag = value[0] == 'y';
  return 1;
}

static int mac_of(const char *name, const char *value, const char *spelled, char mac[13]) {
  return kw_normalise(kw_slice_of(spelled), mac) ? 1 : refuse_value(name, value);
}

/* NAME,MAC: the name up to the last comma, without blanks around it. */
static int add_host(Wish *wish, const char *value) {
  const char *comma = strrchr(value, ','), *from = value;
  size_t slot = wish->facts.host_count;
  if (!comma || slot > 2) return refuse_value("host", value);
  while (from < comma && *from == ' ') from++;
  size_t length = (size_t)(comma - from);
  while (length > 0 && from[length - 1] == ' ') length--;
  if (length >= sizeof wish->names[0]) return refuse_value("host", value);
  memcpy(wish->names[slot - 1], from, length);
  wish->facts.hosts[slot] = (RequestedHost){ length > 0 ? wish->names[slot - 1] : NULL, wish->macs[slot] };
  wish->facts.host_count++;
  return mac_of("host", value, comma + 1, wish->macs[slot]);
}

static int take(Wish *wish, const char *name, const char *value) {
  unsigned char salt[16];
  if (!name) return report((Text){ "Überzähliges Argument", "Surplus argument" }, value), -1;
  const char **text = text_of(wish, name);
  if (text) *text = value;
  else if (strcmp(name, "help") == 0) wish->help = true;
  else if (strcmp(name, "network") == 0) wish->facts.network = true;
  else if (strcmp(name, "version-number") == 0) return whole(name, value, &wish->facts.version);
  else if (strcmp(name, "port") == 0) return whole(name, value, &wish->facts.port) < 0 ? -1 : wish->facts.port == 0 ? refuse_value(name, value) : 1;
  else if (strcmp(name, "host") == 0) return add_host(wish, value);
  else if (strcmp(name, "terminal-server") == 0) return yes_or_no(name, value, &wish->terminal_server);
  else if (strcmp(name, "virtual-server") == 0) return yes_or_no(name, value, &wish->virtual_server);
  else if (strcmp(name, "mac") == 0) {
    wish->facts.hosts[0].mac = wish->macs[0];
    return mac_of(name, value, value, wish->macs[0]);
  } else if (strcmp(name, "salt") == 0) {
    if (!kw_decode(kw_slice_of(value), salt, 16)) return refuse_value(name, value);
    wish->facts.salt = value;
  }
  return 1;
}

/* What was not said, from the machine. */
static void complete(Wish *wish, const kw_machine *machine) {
  enum { OLD_PORT = 28060, PORT = 28064, FIRST_WITH_PORT = 19 };
  RequestFacts *facts = &wish->facts;
  facts->machine = machine;
  facts->operating_system = kw_machine_operating_system(machine);
  if (!facts->hosts[0].name) facts->hosts[0].name = kw_machine_name(machine);
  if (!facts->hosts[0].mac) facts->hosts[0].mac = kw_machine_card_mac(machine, 0);
  facts->terminal_server = wish->terminal_server < 0 ? kw_machine_is_terminal_session(machine) : wish->terminal_server;
  facts->virtual_server = wish->virtual_server < 0 ? kw_machine_is_virtual(machine) : wish->virtual_server;
  if (facts->network && facts->port == 0) facts->port = facts->version < FIRST_WITH_PORT ? OLD_PORT : PORT;
  facts->created = (int64_t)time(NULL);
}

/* --- what is told of it --- */

static void tell_machine(const RequestFacts *facts) {
  char mac[18] = "-";
  const char *one = facts->hosts[0].mac, *hint = kw_machine_virtual_hint(facts->machine);
  if (one) snprintf(mac, sizeof mac, "%.2s:%.2s:%.2s:%.2s:%.2s:%.2s", one, one + 2, one + 4, one + 6, one + 8, one + 10);
  fputs(in_language((Text){ "Rechnername ", "Computer name " }), stderr);
  put_visible(stderr, facts->hosts[0].name ? facts->hosts[0].name : "-");
  fprintf(stderr, in_language((Text){ ", Netzwerkkarte %s, ", ", network card %s, " }), mac);
  put_visible(stderr, facts->operating_system);
  if (facts->virtual_server)
    fprintf(stderr, in_language((Text){ ", virtuelle Maschine (%s)", ", virtual machine (%s)" }), hint ? hint : "-");
  fputc('\n', stderr);
}

static void tell_traits(const RequestFacts *facts, const bool kinds[TRAIT_KINDS]) {
  static const struct { const char *reason; Text text; } reasons[] = {
    { "rights", { "nur mit den Rechten eines Administrators", "only with the rights of an administrator" } },
    { "none", { "nicht vorhanden", "there is none" } },
    { "placeholder", { "nur ein Platzhalter des Herstellers", "only a placeholder of the manufacturer" } },
  };
  bool german = kw_is_german(language());
  const char *before = " ";
  fprintf(stderr, in_language((Text){ "Merkmale (%s):", "Traits (%s):" }), kw_look_up(kw_profile_words, kw_machine_profile(facts->machine), german));
  for (int kind = 0; kind < TRAIT_KINDS; kind++) {
    if (!kinds[kind]) continue;
    fprintf(stderr, "%s%s", before, kw_look_up(kw_trait_words, kw_trait_kinds[kind], german));
    before = ", ";
  }
  fputc('\n', stderr);
  for (int32_t i = 0; i < kw_machine_unread_count(facts->machine); i++)
    for (size_t j = 0; j < sizeof reasons / sizeof *reasons; j++)
      if (strcmp(reasons[j].reason, kw_machine_unread_reason(facts->machine, i)) == 0)
        fprintf(stderr, in_language((Text){ "- %s nicht gelesen: %s\n", "- %s not read: %s\n" }),
          kw_look_up(kw_trait_words, kw_machine_unread_kind(facts->machine, i), german), in_language(reasons[j].text));
}

/* What is written must be read again as it was given; false where it would not, which was told. */
static bool reads_back(const Sentence *xml, const RequestFacts *facts) {
  kw_request *read;
  if (kw_read_request((const uint8_t *)xml->text, xml->length, &read) != KW_OK) return false;
  const char *field = kw_request_refusal(read) ? NULL : kw_field_read_otherwise(read, facts);
  if (kw_request_refusal(read)) fprintf(stderr, "%s\n", kw_request_refusal_text(read, language()));
  else if (field) {
    fputs(in_language((Text){ "In der Lizenzanfrage ist ein Feld ungültig", "A field in the licence request is invalid" }), stderr);
    fprintf(stderr, ": %s\n", kw_look_up(kw_field_words, field, kw_is_german(language())));
  }
  bool good = !kw_request_refusal(read) && !field;
  kw_free_request(read);
  return good;
}

static bool put_request(const Sentence *xml, const char *out) {
  if (!out) return fwrite(xml->text, 1, xml->length, stdout) == xml->length && fflush(stdout) == 0;
  if (!kw_write_file(out, xml->text, xml->length)) return report((Text){ "Datei nicht schreibbar", "Cannot write file" }, out), false;
  report((Text){ "Lizenzanfrage geschrieben", "Licence request written" }, out);
  return true;
}

static int write_request(Wish *wish) {
  bool kinds[TRAIT_KINDS] = { false }, any = !wish->facts.salt;
  Sentence xml = { .text = NULL };
  kw_write_request(&xml, &wish->facts, kinds);
  for (int kind = 0; kind < TRAIT_KINDS; kind++) any = any || kinds[kind];
  if (!any)
    report((Text){ "Von diesem Rechner lässt sich kein Merkmal lesen; ohne --salt entsteht eine Anfrage ohne Merkmale.",
      "No trait of this machine can be read; without --salt a request without traits is written." }, NULL);
  bool good = any && !xml.failed && reads_back(&xml, &wish->facts);
  if (good) {
    if (wish->facts.salt) tell_traits(&wish->facts, kinds);
    tell_machine(&wish->facts);
    good = put_request(&xml, wish->out);
  }
  free(xml.text);
  return good ? DONE : WRONG_CALL;
}

int run(int count, char **args) {
  Wish wish = { .facts = { .product = "Keywerk", .version = 20, .host_count = 1 }, .terminal_server = -1, .virtual_server = -1 };
  Call call = { .count = count, .at = 1, .args = args, .options = options };
  kw_machine *machine;
  int more = 1;
  choose_language(count, args);
  while (more == 1 && (more = next_argument(&call)) == 1) more = take(&wish, call.name, call.value);
  if (more < 0) {
    fprintf(stderr, "\n%s", in_language(usage));
    return WRONG_CALL;
  }
  if (wish.help) {
    fputs(in_language(usage), stdout);
    return DONE;
  }
  int32_t error = kw_machine_traits(wish.token, &machine);
  if (error != KW_OK) return fprintf(stderr, "%s\n", kw_error_text(error, language())), WRONG_CALL;
  complete(&wish, machine);
  int status = write_request(&wish);
  kw_free_machine(machine);
  return status;
}
