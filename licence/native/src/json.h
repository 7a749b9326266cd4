/* JSON (RFC 8259) as key sets need it: whether a text is JSON, and what its objects and arrays hold. */
#ifndef JSON_H
#define JSON_H
#include "slice.h"

/*
 * Whether the whole text is one value. `levels` is room for a bit for each byte of the text, however deep it is nested. Bytes that are no
 * UTF-8 may stand in texts, where a reader of UTF-8 would replace them.
 */
bool kw_is_json(Slice text, unsigned char *levels);

/* All below ask values of such a text. A value begins at its first byte and has no blanks around it. */
Slice kw_json_value(Slice text);
/* The member of that name, the last one of several; false for none, and for what is no object. */
bool kw_json_member(Slice object, const char *name, Slice *value);
/* The elements of an array, one after the other; the cursor begins as `kw_json_elements` gives it. */
Cursor kw_json_elements(Slice array);
bool kw_json_next(Cursor *elements, Slice *value);
bool kw_json_is_text(Slice value);
/* Whether a value is this text. */
bool kw_json_says(Slice value, const char *text);
/*
 * The text in UTF-8, at most `most` bytes of it; its length, more than `most` where it is longer. Surrogates without the other half become
 * U+FFFD.
 */
size_t kw_json_text(Slice value, unsigned char *bytes, size_t most);

#endif
