/* The reasons and notes of a verdict as sentences. */
#ifndef VERDICT_REASONS_H
#define VERDICT_REASONS_H
#include "objects.h"

/* What the sentence about the clock needs besides. */
typedef struct { int64_t now, seen; } ClockFacts;

/* Fills `reasons` and `notes` from what was judged, in both languages. */
void kw_keep_reasons(kw_verdict *verdict, const Circumstances *about, ClockFacts clock);

#endif
