/* The values inside a licence request. */
#ifndef FIELD_H
#define FIELD_H
#include "element.h"

/* 254 characters, as UTF-16 counts them, take at most 762 bytes. */
typedef struct { unsigned char bytes[768]; size_t length; } Text;

/* Each is false for a value that does not hold. A missing element is an empty text. */
/* Of the element itself. */
bool kw_read_content(const Element *element, size_t longest, Text *text);
bool kw_read_text(const Element *parent, const char *name, size_t longest, Text *text);
bool kw_read_attribute(const Element *element, const char *name, size_t longest, Text *text);
/* 0 when it is missing. */
bool kw_read_number(const Element *parent, const char *name, uint64_t from, uint64_t to, uint64_t *value);
bool kw_read_flag(const Element *parent, const char *name, bool *value);
/* -1 when it is missing. */
/* When the file was made: -1 when that is left out; `day` is the one that is written, empty when left out. */
bool kw_read_created(const Element *parent, int64_t *value, char day[11]);
bool kw_read_email(const Element *parent, Text *text);
/* Empty when it is missing. */
bool kw_read_mac(const Element *parent, char mac[13]);

Slice kw_slice_of_text(const Text *text);

#endif
