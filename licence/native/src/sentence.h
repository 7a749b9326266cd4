/* Sentences with facts in them. */
#ifndef SENTENCE_H
#define SENTENCE_H
#include "pool.h"

/* A text that grows; lies on the heap until `kw_end_sentence`. */
typedef struct { char *text; size_t length, size; bool failed; } Sentence;

void kw_say(Sentence *sentence, const char *text);
void kw_say_slice(Sentence *sentence, Slice text);
void kw_say_number(Sentence *sentence, int64_t number);
/* dd.mm.yyyy of a day as files spell it. */
void kw_say_day(Sentence *sentence, const char *day);
/* dd.mm.yyyy hh:mm UTC */
void kw_say_instant(Sentence *sentence, int64_t seconds);
/* AA:BB:CC:DD:EE:FF of 12 hex digits. */
void kw_say_mac(Sentence *sentence, const char *mac);
/* Keeps it in the pool; NULL where memory was missing anywhere. */
const char *kw_end_sentence(Sentence *sentence, Pool *pool);

/* A fact of a sentence: what stands for its name in braces. */
typedef struct { const char *name, *value; } Fact;
/* The text with these facts in it; a mark without a fact stays as it is. */
const char *kw_fill(const char *text, const Fact *facts, size_t count, Pool *pool);

#endif
