/* What a system tells of the machine it runs on, without rights and without a network: one file for each sort of system. */
#ifndef MACHINE_SOURCE_H
#define MACHINE_SOURCE_H
#include "objects.h"

enum { MAX_READING = 1024 };

/* A value as the system gives it, without blanks around it; `denied` where it is there and only an administrator may read it. */
typedef struct { char text[MAX_READING]; bool denied; } Reading;

typedef struct { char device[256]; Card card; } FoundCard;

typedef struct {
  Reading smbios, machine, disk, domain;
  char name[MAX_READING], operating_system[MAX_READING];
  char firmware[MAX_READING]; /* names of makers and products, parted by blanks */
  FoundCard cards[MAX_CARDS];
  size_t card_count;
  bool container, hypervisor;
} MachineSource;

void kw_read_machine_source(MachineSource *source);
/* The computer name alone. */
void kw_read_computer_name(char name[MAX_READING]);

/* Whether a text holds another, A to Z and a to z taken as alike; `part` is in small letters. */
bool kw_holds(const char *text, const char *part);
/* Puts a card in its place: those that go with the machine first, then by device; of one address only one. */
void kw_add_card(MachineSource *source, const char *device, const char *address, bool physical);

#endif
