#include "module.h"
#include "day.h"
#include "quoted.h"

/* "-", or flags in their order, each at most once; not a test version and a student one. */
static bool read_flags(Cursor *cursor, Module *module) {
  Slice flags = kw_word(cursor);
  Cursor at = { flags.at, flags.at + flags.length };
  bool any = false;
  module->test = -1;
  module->student = module->edit = module->connect = false;
  if (kw_says(flags, "-")) return true;
  if (kw_take(&at, "test=")) {
    Slice count = { at.at, 0 };
    uint64_t test;
    while (at.at < at.end && kw_digit(*at.at)) at.at++;
    count.length = (size_t)(at.at - count.at);
    if (!kw_number_of(count, 0, 100, &test)) return false;
    module->test = (int64_t)test;
    any = true;
  }
  static const char *const names[] = { "student", "edit", "connect" };
  bool *const values[] = { &module->student, &module->edit, &module->connect };
  for (size_t i = 0; i < 3; i++) {
    Cursor before = at;
    if (any && !kw_take(&at, ",")) break;
    if (!kw_take(&at, names[i])) { at = before; continue; }
    *values[i] = any = true;
  }
  return any && at.at == at.end && !(module->student && module->test >= 0);
}

static bool read_count(Slice count, Module *module) {
  uint64_t seats;
  module->counting = count;
  module->seats = -1;
  if (kw_says(count, "uncounted") || kw_says(count, "dependency")) return true;
  if (!kw_number_of(count, 0, 100, &seats)) return false;
  module->seats = (int64_t)seats;
  return true;
}

static bool read_days(Slice start, Slice end, Module *module) {
  if (kw_says(start, "-")) start.length = 0;
  else if (!kw_is_day(start)) return false;
  if (kw_says(end, "permanent")) end.length = 0;
  else if (!kw_is_day(end) || (start.length > 0 && !kw_not_before(end, start))) return false;
  module->start = start;
  module->end = end;
  return true;
}

bool kw_read_module(Cursor *cursor, ModulePath *path, Module *module) {
  Slice start;
  module->parent = (Slice){ NULL, 0 };
  if (!kw_take(cursor, "MODULE ") || !kw_quoted(cursor, 1, 99, &module->name) || !kw_take(cursor, " PARENT ")) return false;
  if (!kw_take(cursor, "-") && !kw_quoted(cursor, 1, 99, &module->parent)) return false;
  if (!kw_take(cursor, " LEVEL ") || !kw_number_of(kw_word(cursor), 1, 3, &module->level)) return false;
  if (!kw_take(cursor, " COUNT ") || !read_count(kw_word(cursor), module)) return false;
  if (!kw_take(cursor, " START ")) return false;
  start = kw_word(cursor);
  if (!kw_take(cursor, " END ") || !read_days(start, kw_word(cursor), module)) return false;
  if (!kw_take(cursor, " FLAGS ") || !read_flags(cursor, module) || !kw_take(cursor, "\n")) return false;
  if (module->level > 1 && (path->depth < module->level - 1 || !kw_same(path->names[module->level - 2], module->parent))) return false;
  path->names[module->level - 1] = module->name;
  path->depth = module->level;
  return true;
}
