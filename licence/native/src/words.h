/* Words in German and English: codes as sentences, kinds and fields by their names. */
#ifndef WORDS_H
#define WORDS_H
#include <stdbool.h>

typedef struct { const char *name, *de, *en; } Words;

/* Each ends with an entry without a name. */
extern const Words kw_reason_words[], kw_field_words[], kw_trait_words[], kw_outcome_words[], kw_profile_words[], kw_value_words[];

/* "de" and what begins so up to a '-' or '_' is German; all else, and NULL, English. */
bool kw_is_german(const char *language);
/* NULL where the table does not have it. */
const char *kw_look_up(const Words *table, const char *name, bool german);

#endif
