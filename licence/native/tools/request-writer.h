/* A licence request (.id) as XML, as FORMAT.md says. */
#ifndef REQUEST_WRITER_H
#define REQUEST_WRITER_H
#include "keywerk.h"
#include "sentence.h"

typedef struct { const char *name, *mac; } RequestedHost; /* NULL: left out */

/* What is written. NULL for what is left out. */
typedef struct {
  const char *product, *build, *operating_system, *customer, *company, *salutation, *first_name, *last_name, *email;
  int32_t version, port; /* port 0: left out */
  bool network, terminal_server, virtual_server;
  int64_t created;
  RequestedHost hosts[3];
  size_t host_count;
  const char *salt; /* schema 2 where there is one */
  const kw_machine *machine;
} RequestFacts;

/* Writes the request; `kinds` takes which kinds of traits it holds, by their place in `kw_trait_kinds`. */
void kw_write_request(Sentence *xml, const RequestFacts *facts, bool kinds[]);
/* The field (FORMAT.md) that would be read otherwise than it was given; NULL: none. */
const char *kw_field_read_otherwise(const kw_request *read, const RequestFacts *facts);

#endif
