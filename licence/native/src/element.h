/* The elements of a text that is well-formed, and their texts. */
#ifndef ELEMENT_H
#define ELEMENT_H
#include "slice.h"

typedef struct { Slice name, attributes, content; } Element;
typedef struct { Cursor at, cdata; } Characters;

/* The next element that begins here or later, none of those inside it; false when there is none. */
bool kw_next_element(Cursor *cursor, Element *element);
/* How many children have that name; `found` is the first. */
size_t kw_children(const Element *parent, const char *name, Element *found);
/* The attribute of that name as it is spelled between its quotes. */
bool kw_attribute(const Element *element, const char *name, Slice *value);

/* The text of a content, comments and instructions passed over. */
Characters kw_characters_of(Slice content);
/* The next character; -1 at the end, -2 for another element. */
int32_t kw_next_character(Characters *characters);

#endif
