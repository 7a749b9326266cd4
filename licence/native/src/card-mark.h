/* What addresses of network cards give away about the card. */
#ifndef CARD_MARK_H
#define CARD_MARK_H
#include <stdbool.h>

typedef enum { CARD_VIRTUAL, CARD_CONTAINER, CARD_VPN, CARD_DIAL_UP } CardKind;
typedef struct { CardKind kind; const char *prefix, *maker; } CardMark;

/* What is known of an address of 12 hex digits by the longest prefix; NULL for any other card. */
const CardMark *kw_card_mark(const char *mac);
bool kw_is_locally_administered(const char *mac);
bool kw_is_multicast(const char *mac);

#endif
