/* Texts in quotes as licences spell them. */
#ifndef QUOTED_H
#define QUOTED_H
#include "slice.h"

/* Whether it stands as \u{hex} inside quotes: what cannot be seen, or makes a line look like another. */
bool kw_is_hidden(int32_t c);
/* One character of a quoted text as it is meant; -1 at the closing quote, -2 for a wrong spelling. */
int32_t kw_quoted_character(Cursor *cursor);
/* A text in quotes of `from` to `to` characters, counted as UTF-16 does; the slice holds it with its quotes. */
bool kw_quoted(Cursor *cursor, size_t from, size_t to, Slice *slice);
/* Capital letters that count as their small ones in computer names. */
int32_t kw_fold(int32_t c);
/* Compares names without regard to case: one in quotes, the other in quotes or plain. */
bool kw_same_name(Slice in_quotes, Slice other, bool other_quoted);

#endif
