/* What both programs share: arguments in UTF-8, the language, output in UTF-8. */
#ifndef CONSOLE_H
#define CONSOLE_H
#include <stdbool.h>
#include <stdio.h>

/* 0: done, valid; 1: not valid; 2: wrong call or unreadable file. */
enum { DONE = 0, NOT_VALID = 1, WRONG_CALL = 2 };

typedef struct { const char *de, *en; } Text;
typedef struct { const char *name; bool takes_value; } Option;

/* An argument after the other. */
typedef struct {
  int count, at;
  char **args;
  const Option *options; /* ends with one without a name */
  const char *name;      /* of the option that was read last; NULL: a word */
  const char *value;
} Call;

/* The program itself; `args` are UTF-8. */
int run(int count, char **args);

/* The next argument. 1: there is one; 0: there is none any more; -1: the call is wrong, which was told. */
int next_argument(Call *call);
/* Tells that the value of an option is wrong; answers -1. */
int refuse_value(const char *name, const char *value);

/* Takes the language from the arguments, else from the environment. */
void choose_language(int count, char **args);
/* "de" or "en". */
const char *language(void);
const char *in_language(Text text);
/* With what cannot be seen in it as \u{hex}: a terminal would obey it. */
void put_visible(FILE *to, const char *text);
/* Tells the text, and what it is about behind a colon and a blank, where there is one. */
void report(Text text, const char *about);

#endif
