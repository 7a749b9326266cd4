/* kw_machine_traits: what the system tells, judged and put in order. */
#include "machine-source.h"
#include "address.h"
#include "base64url.h"
#include "card-mark.h"
#include "file.h"
#include "quoted.h"
#include "sentence.h"
#include <stdlib.h>
#include <string.h>

static const char usual_token_file[] = "/run/secrets/keywerk-token";

static char small(char c) { return c >= 'A' && c <= 'Z' ? (char)(c + 32) : c; }

bool kw_holds(const char *text, const char *part) {
  for (; *text; text++) {
    size_t i = 0;
    while (part[i] && small(text[i]) == part[i]) i++;
    if (!part[i]) return true;
  }
  return false;
}

static bool stands_before(const FoundCard *a, const FoundCard *b) {
  if (a->card.physical != b->card.physical) return a->card.physical;
  return strcmp(a->device, b->device) < 0;
}

void kw_add_card(MachineSource *source, const char *device, const char *address, bool physical) {
  FoundCard found = { .card = { .physical = physical } };
  if (!kw_normalise(kw_slice_of(address), found.card.mac)) return;
  strncpy(found.device, device, sizeof found.device - 1);
  for (size_t i = 0; i < source->card_count; i++) {
    if (strcmp(source->cards[i].card.mac, found.card.mac) != 0) continue;
    /* A bridge has the address of its card. */
    if (!stands_before(&found, &source->cards[i])) return;
    memmove(&source->cards[i], &source->cards[i + 1], (--source->card_count - i) * sizeof found);
  }
  size_t place = source->card_count;
  if (place == MAX_CARDS && !stands_before(&found, &source->cards[--place])) return;
  while (place > 0 && stands_before(&found, &source->cards[place - 1])) place--;
  if (source->card_count < MAX_CARDS) source->card_count++;
  memmove(&source->cards[place + 1], &source->cards[place], (source->card_count - 1 - place) * sizeof found);
  source->cards[place] = found;
}

/* --- the sort of machine --- */

/* The virtualisation software that firmware names speak of; NULL for real hardware. */
static const char *firmware_vendor(const char *firmware) {
  static const char *const marks[][2] = {
    { "vmware", "VMware" }, { "virtualbox", "VirtualBox" }, { "innotek", "VirtualBox" },
    { "microsoft corporation virtual", "Hyper-V" }, { "hyper-v", "Hyper-V" }, { "kvm", "KVM" }, { "qemu", "KVM" }, { "red hat", "KVM" },
    { "proxmox", "KVM" }, { "openstack", "KVM" }, { "xen ", "Xen" }, { "parallels", "Parallels" },
    { "amazon ec2", "virtual machine" }, { "google compute", "virtual machine" }, { "bochs", "virtual machine" },
    { "firecracker", "virtual machine" }, { "nutanix", "virtual machine" },
  };
  for (size_t i = 0; i < sizeof marks / sizeof *marks; i++) if (kw_holds(firmware, marks[i][0])) return marks[i][1];
  return NULL;
}

static const char *virtual_hint(const MachineSource *source) {
  const char *vendor = firmware_vendor(source->firmware);
  if (vendor) return vendor;
  const FoundCard *first = source->card_count > 0 ? &source->cards[0] : NULL;
  const CardMark *mark = first && first->card.physical ? kw_card_mark(first->card.mac) : NULL;
  if (mark && mark->kind == CARD_VIRTUAL) return mark->maker;
  return source->hypervisor ? "hypervisor" : NULL;
}

/* Remote Desktop, Citrix, xrdp. */
static bool is_terminal_session(void) {
  const char *session = getenv("SESSIONNAME");
  char begin[5] = "";
  for (size_t i = 0; session && session[i] && i < 4; i++) begin[i] = small(session[i]);
  return strcmp(begin, "rdp-") == 0 || strcmp(begin, "ica-") == 0 || getenv("XRDP_SESSION");
}

/* --- traits --- */

/* Values many machines have; in the spelling that is hashed. */
static bool is_placeholder(int kind, const unsigned char *spelled, size_t length) {
  static const struct { int kind; const char *value; } placeholders[] = {
    { TRAIT_SMBIOS, "03000200040005000006000700080009" }, { TRAIT_SMBIOS, "00020003000400050006000700080009" },
    { TRAIT_SMBIOS, "0123456789abcdef0123456789abcdef" }, { TRAIT_SMBIOS, "12345678123456781234567812345678" },
    { TRAIT_SMBIOS, "12345678123412341234123456789abc" },
    { TRAIT_DISK, "NONE" }, { TRAIT_DISK, "UNKNOWN" }, { TRAIT_DISK, "N/A" }, { TRAIT_DISK, "DEFAULTSTRING" },
    { TRAIT_DISK, "TOBEFILLEDBYO.E.M." }, { TRAIT_DISK, "0123456789" }, { TRAIT_DISK, "123456789" },
    { TRAIT_NAME, "localhost" }, { TRAIT_NAME, "localhost.localdomain" },
    { TRAIT_DOMAIN, "local" }, { TRAIT_DOMAIN, "localdomain" }, { TRAIT_DOMAIN, "workgroup" }, { TRAIT_DOMAIN, "(none)" },
  };
  const Slice value = { spelled, length };
  for (size_t i = 0; i < sizeof placeholders / sizeof *placeholders; i++)
    if (placeholders[i].kind == kind && kw_says(value, placeholders[i].value)) return true;
  if (kind == TRAIT_NAME || kind == TRAIT_DOMAIN) return false;
  for (size_t i = 1; i < length; i++) if (spelled[i] != spelled[0]) return false;
  return true;
}

/* Why a value does not count; NULL where it does. */
static const char *reason_against(int kind, const Reading *reading) {
  unsigned char spelled[MAX_TRAIT_VALUE];
  if (reading->denied) return "rights";
  size_t length = kw_spell_trait(kind, kw_slice_of(reading->text), spelled);
  if (length == 0) return "none";
  return is_placeholder(kind, spelled, length) ? "placeholder" : NULL;
}

static void add_trait(kw_machine *machine, int kind, const char *value) {
  machine->traits[machine->trait_count].kind = kind;
  machine->traits[machine->trait_count++].value = kw_keep_text(&machine->pool, kw_slice_of(value));
}

static void add_unread(kw_machine *machine, int kind, const char *reason) {
  machine->unread[machine->unread_count].kind = kind;
  machine->unread[machine->unread_count++].reason = reason;
}

static void add_reading(kw_machine *machine, int kind, const Reading *reading) {
  const char *reason = reason_against(kind, reading);
  if (!reason) add_trait(machine, kind, reading->text);
  /* Only containers have a token. */
  else if (kind != TRAIT_TOKEN || strcmp(machine->profile, "container") == 0) add_unread(machine, kind, reason);
}

/* The address of a card that goes where the machine goes; a virtual machine's own cards are virtual ones. */
static bool is_own_card(const Card *card, const char *profile) {
  const CardMark *mark = kw_card_mark(card->mac);
  if (!card->physical || kw_is_multicast(card->mac) || (mark && mark->kind != CARD_VIRTUAL)) return false;
  return strcmp(profile, "virtual") == 0 || (!mark && !kw_is_locally_administered(card->mac));
}

static void add_cards(kw_machine *machine) {
  bool any = false;
  for (size_t i = 0; i < machine->card_count; i++) {
    unsigned char spelled[MAX_TRAIT_VALUE];
    size_t length = kw_spell_trait(TRAIT_MAC, kw_slice_of(machine->cards[i].mac), spelled);
    if (!is_own_card(&machine->cards[i], machine->profile) || is_placeholder(TRAIT_MAC, spelled, length)) continue;
    add_trait(machine, TRAIT_MAC, machine->cards[i].mac);
    any = true;
  }
  if (!any) add_unread(machine, TRAIT_MAC, "none");
}

static void read_token(const char *path, Reading *token) {
  size_t length = 0;
  *token = (Reading){ .denied = false };
  FileAnswer answer = kw_read_file(path, (unsigned char *)token->text, MAX_READING - 1, &length);
  token->denied = answer == FILE_UNREADABLE;
  token->text[answer == FILE_READ ? length : 0] = '\0';
}

static void take_source(kw_machine *machine, const MachineSource *source, const char *token_file) {
  Reading name = { .denied = false }, token;
  machine->virtual_hint = virtual_hint(source);
  machine->profile = source->container ? "container" : machine->virtual_hint ? "virtual" : "physical";
  machine->terminal_session = is_terminal_session();
  if (source->name[0]) machine->name = kw_keep_text(&machine->pool, kw_slice_of(source->name));
  machine->operating_system = kw_keep_text(&machine->pool, kw_slice_of(source->operating_system));
  machine->card_count = source->card_count;
  for (size_t i = 0; i < source->card_count; i++) machine->cards[i] = source->cards[i].card;
  memcpy(name.text, source->name, sizeof name.text);
  read_token(token_file ? token_file : usual_token_file, &token);
  add_reading(machine, TRAIT_SMBIOS, &source->smbios);
  add_reading(machine, TRAIT_MACHINE, &source->machine);
  add_reading(machine, TRAIT_DISK, &source->disk);
  add_cards(machine);
  add_reading(machine, TRAIT_NAME, &name);
  add_reading(machine, TRAIT_DOMAIN, &source->domain);
  add_reading(machine, TRAIT_TOKEN, &token);
}

int32_t kw_machine_traits(const char *token_file, kw_machine **machine) {
  if (!machine) return KW_WRONG_CALL;
  *machine = NULL;
  kw_machine *made = calloc(1, sizeof *made);
  MachineSource *source = malloc(sizeof *source);
  if (made && source) {
    kw_read_machine_source(source);
    take_source(made, source, token_file);
  }
  bool failed = !made || !source || made->pool.failed;
  free(source);
  if (!failed) *machine = made;
  else kw_free_machine(made);
  return failed ? KW_NO_MEMORY : KW_OK;
}

void kw_free_machine(kw_machine *machine) {
  if (machine) kw_free_pool(&machine->pool);
  free(machine);
}

static void say_folded(Sentence *sentence, const char *text) {
  Slice slice = kw_slice_of(text);
  Cursor cursor = { slice.at, slice.at + slice.length };
  unsigned char bytes[4];
  for (int32_t c; (c = kw_character(&cursor)) >= 0;) kw_say_slice(sentence, (Slice){ bytes, kw_write_character(kw_fold(c), bytes) });
}

const char *kw_own_machine_text(Pool *pool) {
  Sentence sentence = { .text = NULL };
  unsigned char id[256];
  size_t length = 0;
  if (kw_read_file("/etc/machine-id", id, sizeof id - 1, &length) == FILE_READ)
    while (length > 0 && (id[length - 1] == '\n' || id[length - 1] == '\r' || id[length - 1] == ' ')) length--;
  else length = 0;
  if (length > 0) return kw_keep_text(pool, (Slice){ id, length });
  char name[MAX_READING];
  kw_read_computer_name(name);
  say_folded(&sentence, name);
  const char *text = kw_end_sentence(&sentence, pool);
  return text && *text ? text : NULL;
}

/* --- what a machine answers when it is asked --- */

static bool in(int32_t index, size_t count) { return index >= 0 && (size_t)index < count; }

const char *kw_machine_name(const kw_machine *machine) { return machine ? machine->name : NULL; }
const char *kw_machine_operating_system(const kw_machine *machine) { return machine ? machine->operating_system : NULL; }
const char *kw_machine_profile(const kw_machine *machine) { return machine ? machine->profile : NULL; }
int32_t kw_machine_is_virtual(const kw_machine *machine) { return machine && machine->virtual_hint; }
const char *kw_machine_virtual_hint(const kw_machine *machine) { return machine ? machine->virtual_hint : NULL; }
int32_t kw_machine_is_terminal_session(const kw_machine *machine) { return machine && machine->terminal_session; }
int32_t kw_machine_card_count(const kw_machine *machine) { return machine ? (int32_t)machine->card_count : 0; }
const char *kw_machine_card_mac(const kw_machine *machine, int32_t index) {
  return machine && in(index, machine->card_count) ? machine->cards[index].mac : NULL;
}
int32_t kw_machine_card_is_physical(const kw_machine *machine, int32_t index) {
  return machine && in(index, machine->card_count) && machine->cards[index].physical;
}

int32_t kw_machine_trait_count(const kw_machine *machine) { return machine ? (int32_t)machine->trait_count : 0; }
const char *kw_machine_trait_kind(const kw_machine *machine, int32_t index) {
  return machine && in(index, machine->trait_count) ? kw_trait_kinds[machine->traits[index].kind] : NULL;
}
const char *kw_machine_trait_value(const kw_machine *machine, int32_t index) {
  return machine && in(index, machine->trait_count) ? machine->traits[index].value : NULL;
}
int32_t kw_machine_trait_hash(const kw_machine *machine, int32_t index, const char *salt, char *hash) {
  unsigned char bytes[32];
  if (!machine || !in(index, machine->trait_count) || !salt || !hash || !kw_decode(kw_slice_of(salt), bytes, 16)) return KW_WRONG_CALL;
  if (!kw_hash_trait(kw_slice_of(salt), machine->traits[index].kind, kw_slice_of(machine->traits[index].value), bytes)) return KW_WRONG_CALL;
  kw_encode32(bytes, hash);
  return KW_OK;
}

int32_t kw_machine_unread_count(const kw_machine *machine) { return machine ? (int32_t)machine->unread_count : 0; }
const char *kw_machine_unread_kind(const kw_machine *machine, int32_t index) {
  return machine && in(index, machine->unread_count) ? kw_trait_kinds[machine->unread[index].kind] : NULL;
}
const char *kw_machine_unread_reason(const kw_machine *machine, int32_t index) {
  return machine && in(index, machine->unread_count) ? machine->unread[index].reason : NULL;
}
