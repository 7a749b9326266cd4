/* Slices of a file, and the cursor that walks through it. */
#ifndef SLICE_H
#define SLICE_H
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct { const unsigned char *at; size_t length; } Slice;
typedef struct { const unsigned char *at, *end; } Cursor;

Slice slice_of(const char *text);
bool same(Slice a, Slice b);
bool says(Slice slice, const char *text);
/* The same, A to Z and a to z taken as alike; `text` is in small letters. */
bool says_in_any_case(Slice slice, const char *text);
bool digit(unsigned char c);
bool letter_or_digit(unsigned char c);

/* Goes on when the text stands here. */
bool take(Cursor *cursor, const char *text);
/* A bare word: everything up to the next blank or line feed. */
Slice word(Cursor *cursor);
/* A whole number without leading zeros and sign. */
bool number_of(Slice slice, uint64_t from, uint64_t to, uint64_t *value);
/* The next character in UTF-8; -1 for anything that is none (overlong, surrogate, above U+10FFFF, cut). */
int32_t character(Cursor *cursor);
bool is_utf8(Cursor cursor);
/* Writes a character in UTF-8; how many bytes it took, at most 4. */
size_t write_character(int32_t point, unsigned char *bytes);

#endif
