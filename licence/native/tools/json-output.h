/* A verdict as a JSON object, as `keywerk-licence verify --json` writes it but for the details of reasons. */
#ifndef JSON_OUTPUT_H
#define JSON_OUTPUT_H
#include "keywerk.h"
#include <stdio.h>

void put_verdict_json(FILE *to, const kw_verdict *verdict, const char *language);

#endif
