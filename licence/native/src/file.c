#ifdef _WIN32
#define WIN32_LEAN_AND_MEAN
#include <windows.h>
#include <io.h>
#else
#define _POSIX_C_SOURCE 200809L
#include <unistd.h>
#endif
#include "file.h"
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>

enum { MAX_PATH_BYTES = 4096, MAX_ATTEMPTS = 100 };

#ifdef _WIN32
static bool wide_path(const char *path, wchar_t wide[MAX_PATH_BYTES]) {
  return MultiByteToWideChar(CP_UTF8, MB_ERR_INVALID_CHARS, path, -1, wide, MAX_PATH_BYTES) > 0;
}

static FILE *open_file(const char *path, const wchar_t *mode) {
  wchar_t wide[MAX_PATH_BYTES];
  errno = EINVAL;
  return wide_path(path, wide) ? _wfopen(wide, mode) : NULL;
}
#define OPEN_FILE(path, mode) open_file(path, L##mode)

/* A file that was not there before. */
static FILE *create_file(const char *path) {
  wchar_t wide[MAX_PATH_BYTES];
  int file = wide_path(path, wide) ? _wopen(wide, _O_CREAT | _O_EXCL | _O_WRONLY | _O_BINARY, _S_IREAD | _S_IWRITE) : -1;
  return file < 0 ? NULL : _fdopen(file, "wb");
}

static bool on_disk(FILE *file) { return fflush(file) == 0 && _commit(_fileno(file)) == 0; }

/* `rename` of Windows does not take the place of a file that is there. */
static bool take_place(const char *from, const char *to) {
  wchar_t wide_from[MAX_PATH_BYTES], wide_to[MAX_PATH_BYTES];
  return wide_path(from, wide_from) && wide_path(to, wide_to) &&
    MoveFileExW(wide_from, wide_to, MOVEFILE_REPLACE_EXISTING | MOVEFILE_WRITE_THROUGH);
}

static void remove_file(const char *path) {
  wchar_t wide[MAX_PATH_BYTES];
  if (wide_path(path, wide)) DeleteFileW(wide);
}

static unsigned long own_number(void) { return GetCurrentProcessId(); }
#else
#define OPEN_FILE(path, mode) fopen(path, mode)

static FILE *create_file(const char *path) {
  int file = open(path, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0666);
  return file < 0 ? NULL : fdopen(file, "wb");
}

static bool on_disk(FILE *file) { return fflush(file) == 0 && fsync(fileno(file)) == 0; }
static bool take_place(const char *from, const char *to) { return rename(from, to) == 0; }
static void remove_file(const char *path) { unlink(path); }
static unsigned long own_number(void) { return (unsigned long)getpid(); }
#endif

FileAnswer kw_read_file(const char *path, unsigned char *bytes, size_t most, size_t *length) {
  FILE *file = OPEN_FILE(path, "rb");
  if (!file) return errno == ENOENT ? FILE_MISSING : FILE_UNREADABLE;
  *length = fread(bytes, 1, most, file);
  bool failed = ferror(file) != 0;
  fclose(file);
  return failed ? FILE_UNREADABLE : FILE_READ;
}

bool kw_write_file(const char *path, const void *bytes, size_t length) {
  FILE *file = OPEN_FILE(path, "wb");
  if (!file) return false;
  bool written = fwrite(bytes, 1, length, file) == length;
  return fclose(file) == 0 && written;
}

bool kw_replace_file(const char *path, const void *bytes, size_t length) {
  char beside[MAX_PATH_BYTES];
  FILE *file = NULL;
  /* Other processes and threads may write the same file at this time, each beside it under a name of its own. */
  for (int attempt = 0; !file && attempt < MAX_ATTEMPTS; attempt++) {
    int size = snprintf(beside, sizeof beside, "%s.%lu.%d.new", path, own_number(), attempt);
    if (size < 0 || size >= (int)sizeof beside) return false;
    file = create_file(beside);
    if (!file && errno != EEXIST) return false;
  }
  if (!file) return false;
  bool written = fwrite(bytes, 1, length, file) == length && on_disk(file);
  written = fclose(file) == 0 && written && take_place(beside, path);
  if (!written) remove_file(beside);
  return written;
}
