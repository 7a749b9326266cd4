#include "element.h"
#include "markup.h"

/* Passes over a comment, a CDATA section or an instruction, if one stands here. */
static bool skip_other(Cursor *cursor) {
  if (kw_take(cursor, "<!--")) return kw_skip_past(cursor, "-->");
  if (kw_take(cursor, "<![CDATA[")) return kw_skip_past(cursor, "]]>");
  return kw_take(cursor, "<?") && kw_skip_past(cursor, "?>");
}

/* What stands between here and the end tag that belongs to it; the cursor goes on behind that. */
static Slice content_of(Cursor *cursor) {
  const unsigned char *start = cursor->at;
  for (size_t depth = 1; cursor->at < cursor->end;) {
    const unsigned char *tag = cursor->at;
    if (*tag != '<') { cursor->at++; continue; }
    if (skip_other(cursor)) continue;
    if (!kw_skip_tag(cursor)) break;
    if (tag[1] == '/') depth--;
    else if (cursor->at[-2] != '/') depth++;
    if (depth == 0) return (Slice){ start, (size_t)(tag - start) };
  }
  return (Slice){ start, 0 };
}

bool kw_next_element(Cursor *cursor, Element *element) {
  while (cursor->at < cursor->end) {
    if (*cursor->at != '<') { cursor->at++; continue; }
    if (skip_other(cursor)) continue;
    Cursor inside = { cursor->at + 1, cursor->end };
    if (!kw_skip_tag(cursor) || !kw_name(&inside, &element->name)) return false;
    bool empty = cursor->at[-2] == '/';
    element->attributes = (Slice){ inside.at, (size_t)(cursor->at - inside.at - (empty ? 2 : 1)) };
    element->content = empty ? (Slice){ cursor->at, 0 } : content_of(cursor);
    return true;
  }
  return false;
}

size_t kw_children(const Element *parent, const char *name, Element *found) {
  Cursor cursor = { parent->content.at, parent->content.at + parent->content.length };
  Element child;
  size_t count = 0;
  while (kw_next_element(&cursor, &child)) if (kw_says(child.name, name) && count++ == 0) *found = child;
  return count;
}

bool kw_attribute(const Element *element, const char *called, Slice *value) {
  Cursor cursor = { element->attributes.at, element->attributes.at + element->attributes.length };
  Slice found;
  while (kw_blanks(&cursor) && kw_name(&cursor, &found)) {
    while (cursor.at < cursor.end && *cursor.at != '"' && *cursor.at != '\'') cursor.at++;
    if (cursor.at == cursor.end) return false;
    unsigned char quote = *cursor.at++;
    value->at = cursor.at;
    while (cursor.at < cursor.end && *cursor.at != quote) cursor.at++;
    if (cursor.at == cursor.end) return false;
    value->length = (size_t)(cursor.at++ - value->at);
    if (kw_says(found, called)) return true;
  }
  return false;
}

Characters kw_characters_of(Slice content) {
  const unsigned char *end = content.at + content.length;
  return (Characters){ { content.at, end }, { end, end } };
}

int32_t kw_next_character(Characters *characters) {
  Cursor *at = &characters->at, *cdata = &characters->cdata;
  for (;;) {
    if (cdata->at < cdata->end) return kw_character(cdata);
    if (at->at >= at->end) return -1;
    if (*at->at == '&') return kw_reference(at);
    if (*at->at != '<') return kw_character(at);
    if (kw_take(at, "<![CDATA[")) {
      cdata->at = at->at;
      if (!kw_skip_past(at, "]]>")) return -1;
      cdata->end = at->at - 3;
    } else if (!skip_other(at)) return -2;
  }
}
