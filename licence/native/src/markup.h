/* XML 1.0 (Fifth Edition) without a document type: whether a text is well-formed, and the pieces it is made of. */
#ifndef MARKUP_H
#define MARKUP_H
#include "slice.h"

enum { MAX_ATTRIBUTES = 256 * 1024 / 5 };

/* NULL, or why the text is not to be parsed: a document type, too deep, or an end that is missing. */
const char *kw_scan_markup(Slice text);
/* `names` is room for the attributes of one element. */
bool kw_well_formed(Slice text, Slice names[MAX_ATTRIBUTES]);

/* Space, tab and line ends. */
bool kw_is_blank(unsigned char c);
/* Passes over blanks; whether there were any. */
bool kw_blanks(Cursor *cursor);
/* Goes on behind the next such text. */
bool kw_skip_past(Cursor *cursor, const char *text);
/* Goes on behind the end of the tag that begins here. */
bool kw_skip_tag(Cursor *cursor);
/* The name that begins here. */
bool kw_name(Cursor *cursor, Slice *slice);
/* What the reference means that begins here, at its '&'; -1 for none that exists. */
int32_t kw_reference(Cursor *cursor);
/* The next character of an attribute's value, its line ends and tabs as blanks; -1 at the end. */
int32_t kw_value_character(Cursor *cursor);

#endif
