#include "verdict-reasons.h"
#include "quoted.h"
#include "sentence.h"
#include "words.h"
#include <string.h>

/* Facts of one sentence in one language. */
typedef struct {
  kw_verdict *verdict;
  const Circumstances *about;
  ClockFacts clock;
  bool german;
  Fact facts[8];
  size_t count;
} Facts;

static Pool *pool_of(Facts *facts) { return &facts->verdict->pool; }
static void add(Facts *facts, const char *name, Sentence *value) {
  facts->facts[facts->count++] = (Fact){ name, kw_end_sentence(value, pool_of(facts)) };
}

static void add_text(Facts *facts, const char *name, const char *text) {
  facts->facts[facts->count++] = (Fact){ name, text };
}

static void add_number(Facts *facts, const char *name, int64_t number) {
  Sentence value = { .text = NULL };
  kw_say_number(&value, number);
  add(facts, name, &value);
}

static void add_day(Facts *facts, const char *name, const char *day) {
  Sentence value = { .text = NULL };
  kw_say_day(&value, day);
  add(facts, name, &value);
}

static void add_instant(Facts *facts, const char *name, int64_t seconds) {
  Sentence value = { .text = NULL };
  kw_say_instant(&value, seconds);
  add(facts, name, &value);
}

/* The kinds with this outcome by their names; '-' for none. */
static void add_kinds(Facts *facts, const char *name, Outcome outcome) {
  Sentence value = { .text = NULL };
  for (int kind = 0; kind < TRAIT_KINDS; kind++) {
    if (facts->verdict->judged.traits[kind] != outcome) continue;
    if (value.length > 0) kw_say(&value, ", ");
    kw_say(&value, kw_look_up(kw_trait_words, kw_trait_kinds[kind], facts->german));
  }
  if (value.length == 0) kw_say(&value, "-");
  add(facts, name, &value);
}

/* --- which machine was expected, and which was found --- */

static bool mac_fits(const Facts *facts, const char *mac) {
  for (size_t i = 0; mac && i < facts->about->mac_count; i++) if (strcmp(facts->about->macs[i], mac) == 0) return true;
  return !mac;
}

static bool name_fits(const Facts *facts, size_t server) {
  Slice name = facts->verdict->judged.licence.hosts[server].name;
  for (size_t i = 0; name.length > 0 && i < facts->about->name_count; i++)
    if (kw_same_name(name, kw_slice_of(facts->about->names[i]), false)) return true;
  return name.length == 0;
}

static void say_macs(Sentence *sentence, const Facts *facts) {
  for (size_t i = 0; i < facts->about->mac_count; i++) {
    if (sentence->length > 0) kw_say(sentence, ", ");
    kw_say_mac(sentence, facts->about->macs[i]);
  }
}

static void say_names(Sentence *sentence, const Facts *facts) {
  for (size_t i = 0; i < facts->about->name_count; i++) {
    if (sentence->length > 0) kw_say(sentence, ", ");
    kw_say(sentence, facts->about->names[i]);
  }
}

static void say_servers(Sentence *sentence, const Facts *facts) {
  for (size_t i = 0; i < facts->verdict->judged.licence.host_count; i++) {
    if (i > 0) kw_say(sentence, ", ");
    kw_say(sentence, facts->verdict->servers[i].name);
    kw_say(sentence, " / ");
    kw_say_mac(sentence, facts->verdict->servers[i].mac);
  }
}

/* The server that comes nearest: the first that differs in one thing alone. */
static size_t nearest(const Facts *facts) {
  size_t count = facts->verdict->judged.licence.host_count;
  for (size_t i = 0; i < count; i++)
    if (mac_fits(facts, facts->verdict->servers[i].mac) != name_fits(facts, i)) return i;
  return count > 1 ? count : 0;
}

/* `place`: which of the reasons of this code it is; of two, the first is about the address. */
static void add_host(Facts *facts, size_t place) {
  Sentence expected = { .text = NULL }, found = { .text = NULL };
  size_t server = nearest(facts);
  const char *what = "host";
  if (server == facts->verdict->judged.licence.host_count) {
    say_servers(&expected, facts);
    say_names(&found, facts);
    say_macs(&found, facts);
  } else if (place == 0 && !mac_fits(facts, facts->verdict->servers[server].mac)) {
    what = "mac";
    kw_say_mac(&expected, facts->verdict->servers[server].mac);
    say_macs(&found, facts);
  } else {
    what = "name";
    kw_say(&expected, facts->verdict->servers[server].name);
    say_names(&found, facts);
  }
  if (found.length == 0) kw_say(&found, "-");
  add_text(facts, "what", kw_look_up(kw_value_words, what, facts->german));
  add(facts, "expected", &expected);
  add(facts, "found", &found);
}

/* --- the sentences --- */

static void add_facts(Facts *facts, const char *code, size_t place) {
  const kw_verdict *verdict = facts->verdict;
  const Verdict *judged = &verdict->judged;
  int64_t holding = 0;
  for (int kind = 0; kind < TRAIT_KINDS; kind++) holding += judged->traits[kind] == HOLDS;
  add_text(facts, "keyId", verdict->key_id);
  add_day(facts, "start", verdict->start);
  add_day(facts, "end", verdict->end);
  if (strcmp(code, "licence.notThisHost") == 0) add_host(facts, place);
  else if (strcmp(code, "licence.endsSoon") == 0) add_number(facts, "days", judged->term.days_left);
  else if (strcmp(code, "licence.inGrace") == 0) add_number(facts, "days", judged->term.grace_left);
  else if (strcmp(code, "licence.version") == 0) {
    add_number(facts, "version", (int64_t)judged->licence.version);
    add_number(facts, "productVersion", (int64_t)facts->about->product_version);
  } else if (strcmp(code, "licence.clockSetBack") == 0) {
    add_instant(facts, "now", facts->clock.now);
    add_instant(facts, "seen", facts->clock.seen);
    add_number(facts, "tolerance", judged->licence.clock_hours);
  } else if (strcmp(code, "licence.tooFewTraits") == 0 || strcmp(code, "licence.traitsChanged") == 0) {
    add_number(facts, "holding", holding);
    add_number(facts, "need", (int64_t)judged->licence.traits.need);
    add_kinds(facts, "changed", CHANGED);
    add_kinds(facts, "unread", UNREAD);
  }
}

static void keep(Facts facts, const char *const *codes, size_t count, KeptReason *kept) {
  size_t place = 0;
  for (size_t i = 0; i < count; i++) {
    place = i > 0 && strcmp(codes[i], codes[i - 1]) == 0 ? place + 1 : 0;
    kept[i].code = codes[i];
    for (int german = 0; german < 2; german++) {
      facts.german = german;
      facts.count = 0;
      add_facts(&facts, codes[i], place);
      kept[i].text[german] = kw_fill(kw_look_up(kw_reason_words, codes[i], german), facts.facts, facts.count, pool_of(&facts));
    }
  }
}

void kw_keep_reasons(kw_verdict *verdict, const Circumstances *about, ClockFacts clock) {
  Facts facts = { .verdict = verdict, .about = about, .clock = clock };
  keep(facts, verdict->judged.reasons, verdict->judged.reason_count, verdict->reasons);
  keep(facts, verdict->judged.notes, verdict->judged.note_count, verdict->notes);
}
