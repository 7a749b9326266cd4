#include "sentence.h"
#include "day.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void kw_say_slice(Sentence *sentence, Slice text) {
  size_t needed = sentence->length + text.length + 1;
  if (!sentence->failed && needed > sentence->size) {
    size_t size = needed * 2;
    char *grown = realloc(sentence->text, size);
    if (grown) sentence->text = grown, sentence->size = size;
    else sentence->failed = true;
  }
  if (sentence->failed) return;
  if (text.length > 0) memcpy(sentence->text + sentence->length, text.at, text.length);
  sentence->length += text.length;
  sentence->text[sentence->length] = '\0';
}

void kw_say(Sentence *sentence, const char *text) {
  if (text) kw_say_slice(sentence, kw_slice_of(text));
}

void kw_say_number(Sentence *sentence, int64_t number) {
  char text[32];
  snprintf(text, sizeof text, "%lld", (long long)number);
  kw_say(sentence, text);
}

void kw_say_day(Sentence *sentence, const char *day) {
  char text[16];
  if (!day || strlen(day) != 10) return;
  snprintf(text, sizeof text, "%.2s.%.2s.%.4s", day + 8, day + 5, day);
  kw_say(sentence, text);
}

void kw_say_instant(Sentence *sentence, int64_t seconds) {
  char time[32], rest[16], day[11] = "";
  kw_write_instant(seconds < 0 ? 0 : seconds, time);
  memcpy(day, time, 10);
  kw_say_day(sentence, day);
  snprintf(rest, sizeof rest, " %.5s UTC", time + 11);
  kw_say(sentence, rest);
}

void kw_say_mac(Sentence *sentence, const char *mac) {
  for (size_t i = 0; i < 12; i += 2) {
    if (i > 0) kw_say(sentence, ":");
    kw_say_slice(sentence, (Slice){ (const unsigned char *)mac + i, 2 });
  }
}

const char *kw_end_sentence(Sentence *sentence, Pool *pool) {
  if (sentence->failed) pool->failed = true;
  const char *kept = kw_keep_text(pool, (Slice){ (const unsigned char *)sentence->text, sentence->length });
  free(sentence->text);
  *sentence = (Sentence){ .text = NULL };
  return kept;
}

const char *kw_fill(const char *text, const Fact *facts, size_t count, Pool *pool) {
  Sentence sentence = { .text = NULL };
  while (*text) {
    size_t plain = strcspn(text, "{"), mark = text[plain] ? strcspn(text + plain, "}") + 1 : 0;
    kw_say_slice(&sentence, (Slice){ (const unsigned char *)text, plain });
    text += plain;
    if (mark == 0) break;
    const char *value = NULL;
    for (size_t i = 0; !value && i < count; i++)
      if (strlen(facts[i].name) + 2 == mark && strncmp(facts[i].name, text + 1, mark - 2) == 0) value = facts[i].value;
    if (value) kw_say(&sentence, value);
    else kw_say_slice(&sentence, (Slice){ (const unsigned char *)text, mark });
    text += mark;
  }
  return kw_end_sentence(&sentence, pool);
}
