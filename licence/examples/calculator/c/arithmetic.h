#ifndef ARITHMETIC_H
#define ARITHMETIC_H

/*
 * The value of what is written: numbers with a point or a comma, + - * / and brackets, at most 200 characters. Not finite for
 * everything that cannot be calculated.
 */
double calculate(const char *written);

#endif
