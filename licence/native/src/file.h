/* Files by paths in UTF-8, on every system. */
#ifndef FILE_H
#define FILE_H
#include <stdbool.h>
#include <stddef.h>

typedef enum { FILE_READ, FILE_MISSING, FILE_UNREADABLE } FileAnswer;

/* At most `most` bytes of it; a caller who must tell a longer file asks for one more than it takes. */
FileAnswer kw_read_file(const char *path, unsigned char *bytes, size_t most, size_t *length);
/* Written whole or not at all, beside the file and then in its place. */
bool kw_replace_file(const char *path, const void *bytes, size_t length);
/* Written as it is, to a file that may be a pipe or a device. */
bool kw_write_file(const char *path, const void *bytes, size_t length);

#endif
