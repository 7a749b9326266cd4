/* A request as a line of JSON: what the library in TypeScript reads of it, or the refusal with its sentence. */
#ifndef REQUEST_OUTPUT_H
#define REQUEST_OUTPUT_H
#include "keywerk.h"

void put_request_json(const kw_request *request, const char *language);

#endif
