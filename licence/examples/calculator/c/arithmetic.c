#include "arithmetic.h"
#include <math.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

enum { MAX_CHARACTERS = 200 };

typedef struct {
  const char *at;
} Text;

static double sum(Text *text);

/* Passes over blanks and takes this sign, if it stands there. */
static bool takes(Text *text, char sign) {
  while (*text->at == ' ' || *text->at == '\t') text->at++;
  if (*text->at != sign) return false;
  text->at++;
  return true;
}

static bool is_digit(char c) { return c >= '0' && c <= '9'; }

static double number(Text *text) {
  char digits[MAX_CHARACTERS + 1];
  size_t length = 0;
  bool point = false;
  while (is_digit(*text->at) || (!point && length > 0 && (*text->at == '.' || *text->at == ','))) {
    point = point || !is_digit(*text->at);
    digits[length++] = is_digit(*text->at) ? *text->at : '.';
    text->at++;
  }
  digits[length] = '\0';
  /* A point has digits on either side. */
  return length > 0 && digits[length - 1] != '.' ? strtod(digits, NULL) : (double)NAN;
}

static double factor(Text *text) {
  if (takes(text, '-')) return -factor(text);
  if (!takes(text, '(')) return number(text);
  double value = sum(text);
  return takes(text, ')') ? value : (double)NAN;
}

/* Without a value where the other one is 0. */
static double quotient(double value, double other) { return other != 0 ? value / other : (double)NAN; }

static double product(Text *text) {
  double value = factor(text);
  for (;;) {
    if (takes(text, '*')) value *= factor(text);
    else if (takes(text, '/')) value = quotient(value, factor(text));
    else return value;
  }
}

static double sum(Text *text) {
  double value = product(text);
  for (;;) {
    if (takes(text, '+')) value += product(text);
    else if (takes(text, '-')) value -= product(text);
    else return value;
  }
}

double calculate(const char *written) {
  if (strlen(written) > MAX_CHARACTERS) return (double)NAN;
  Text text = { written };
  double value = sum(&text);
  /* Nothing may follow; 0 has no sign. */
  return takes(&text, '\0') ? value + 0.0 : (double)NAN;
}
