/* Slices of a file, and the cursor that walks through it. */
#ifndef SLICE_H
#define SLICE_H
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct { const unsigned char *at; size_t length; } Slice;
typedef struct { const unsigned char *at, *end; } Cursor;

Slice kw_slice_of(const char *text);
bool kw_same(Slice a, Slice b);
bool kw_says(Slice slice, const char *text);
/* The same, A to Z and a to z taken as alike; `text` is in small letters. */
bool kw_says_in_any_case(Slice slice, const char *text);
bool kw_digit(unsigned char c);
bool kw_letter_or_digit(unsigned char c);

/* Goes on when the text stands here. */
bool kw_take(Cursor *cursor, const char *text);
/* A bare word: everything up to the next blank or line feed. */
Slice kw_word(Cursor *cursor);
/* Letters, digits, '.', '_', '-'; the first character is a letter or digit, for ids of keys also '_' or '-'. */
bool kw_is_token(Slice slice, size_t longest, bool key);
/* A whole number without leading zeros and sign. */
bool kw_number_of(Slice slice, uint64_t from, uint64_t to, uint64_t *value);
/* The next character in UTF-8; -1 for anything that is none (overlong, surrogate, above U+10FFFF, cut). */
int32_t kw_character(Cursor *cursor);
bool kw_is_utf8(Cursor cursor);
/* Writes a character in UTF-8; how many bytes it took, at most 4. */
size_t kw_write_character(int32_t point, unsigned char *bytes);

#endif
