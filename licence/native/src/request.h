/* What a licence request says. */
#ifndef REQUEST_H
#define REQUEST_H
#include "encoding.h"
#include "field.h"
#include "markup.h"
#include "trait-kind.h"

typedef struct {
  Text product, build, installation_type, operating_system, customer_number, company;
  Text salutation, first_name, last_name, email, server_id, server_name;
  uint64_t version, port; /* port 0: left out */
  int64_t created;        /* seconds since 1970; -1: left out */
  char created_on[11];    /* the day of `created` where the file was made */
  bool terminal_server, virtual_server;
  bool with_traits; /* schema 2 */
  struct { char salt[23], profile[10]; struct { int kind; char hash[44]; } hashes[MAX_TRAIT_HASHES]; size_t count; } traits;
  struct { Text name; char mac[13]; } hosts[3]; /* without name and address: none */
} Request;

/* What reading takes; nothing of it is needed afterwards. */
typedef struct { unsigned char decoded[MAX_REQUEST_BYTES * 3]; Slice attributes[MAX_ATTRIBUTES]; } RequestRoom;

/* NULL when the file is a request; else why it is none, with the field for "host.field". */
const char *kw_parse_request(Slice bytes, RequestRoom *room, Request *request, const char **field);

#endif
