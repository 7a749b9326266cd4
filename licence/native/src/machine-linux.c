#ifndef _WIN32
#define _DEFAULT_SOURCE
#define _XOPEN_SOURCE 700
#include "machine-source.h"
#include <dirent.h>
#include <errno.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/utsname.h>
#include <unistd.h>

enum { MAX_FILE = 256 * 1024, MAX_LAYERS = 8, MAX_NAME_PART = 255 };

static bool is_blank(char c) { return c == ' ' || c == '\t' || c == '\r' || c == '\n'; }

/* Of a whole file, to be freed; NULL where it cannot be read, and whether that is for want of rights. */
static char *content_of(const char *path, bool *denied) {
  FILE *file = fopen(path, "rb");
  *denied = !file && (errno == EACCES || errno == EPERM);
  char *text = file ? malloc(MAX_FILE + 1) : NULL;
  if (text) text[fread(text, 1, MAX_FILE, file)] = '\0';
  if (file) fclose(file);
  return text;
}

static void read_value(const char *path, Reading *reading) {
  char *text = content_of(path, &reading->denied), *at = text;
  reading->text[0] = '\0';
  if (!text) return;
  while (is_blank(*at)) at++;
  size_t length = strlen(at);
  while (length > 0 && is_blank(at[length - 1])) length--;
  if (length < MAX_READING) snprintf(reading->text, MAX_READING, "%.*s", (int)length, at);
  free(text);
}

static void read_either(const char *path, const char *other, Reading *reading) {
  read_value(path, reading);
  if (!reading->text[0] && !reading->denied) read_value(other, reading);
}

static bool file_holds(const char *path, const char *const *marks) {
  bool denied, found = false;
  char *text = content_of(path, &denied);
  for (; text && *marks; marks++) found = found || kw_holds(text, *marks);
  free(text);
  return found;
}

/* --- the disk the system lies on --- */

/* Where a link of /sys leads; false where it leads nowhere. */
static bool target_of(const char *path, char folder[PATH_MAX]) { return realpath(path, folder) != NULL; }

static bool join(char path[PATH_MAX], const char *folder, const char *name) {
  int length = snprintf(path, PATH_MAX, "%s/%s", folder, name);
  return length > 0 && length < PATH_MAX;
}

/* The first entry of a folder, by its name; false for none. */
static bool first_of(const char *path, char name[NAME_MAX + 1]) {
  DIR *folder = opendir(path);
  bool found = false;
  for (const struct dirent *entry; folder && (entry = readdir(folder));) {
    if (entry->d_name[0] == '.' || (found && strcmp(entry->d_name, name) >= 0)) continue;
    snprintf(name, NAME_MAX + 1, "%.*s", NAME_MAX, entry->d_name);
    found = true;
  }
  if (folder) closedir(folder);
  return found;
}

/* From what `/` lies on, over what encryption or volumes put between, to the disk. */
static bool whole_disk(char folder[PATH_MAX]) {
  char path[PATH_MAX], below[PATH_MAX], name[NAME_MAX + 1];
  for (int layer = 0; layer < MAX_LAYERS; layer++) {
    if (!join(path, folder, "slaves")) return false;
    if (!first_of(path, name)) {
      if (!join(path, folder, "partition")) return false;
      if (access(path, F_OK) != 0) return true;
      return join(path, folder, "..") && target_of(path, folder);
    }
    if (!join(below, path, name) || !target_of(below, folder)) return false;
  }
  return false;
}

/* The numbers of the device of `/`, as /proc/self/mountinfo has them: fields parted by blanks, the fifth is where it is mounted. */
static bool root_device(char numbers[32]) {
  bool denied, found = false;
  char *text = content_of("/proc/self/mountinfo", &denied), *rest = text;
  for (char *line; !found && (line = strtok_r(rest, "\n", &rest));) {
    char device[32], place[8];
    found = sscanf(line, "%*s %*s %31s %*s %7s", device, place) == 2 && strcmp(place, "/") == 0;
    if (found) memcpy(numbers, device, sizeof device);
  }
  free(text);
  return found;
}

/* E:ID_SERIAL_SHORT=… of what udev knows of the disk. */
static void read_udev(const char *numbers, Reading *serial) {
  static const char mark[] = "E:ID_SERIAL_SHORT=";
  char path[128];
  bool denied;
  snprintf(path, sizeof path, "/run/udev/data/b%.64s", numbers);
  char *text = content_of(path, &denied), *rest = text;
  for (char *line; text && (line = strtok_r(rest, "\n", &rest));)
    if (strncmp(line, mark, sizeof mark - 1) == 0) snprintf(serial->text, MAX_READING, "%.1000s", line + sizeof mark - 1);
  free(text);
}

static void read_disk(Reading *serial) {
  char numbers[32], path[PATH_MAX], folder[PATH_MAX];
  Reading said, other;
  *serial = (Reading){ .denied = false };
  if (!root_device(numbers)) return;
  snprintf(path, sizeof path, "/sys/dev/block/%s", numbers);
  if (!target_of(path, folder) || !whole_disk(folder)) return;
  if (!join(path, folder, "device/serial")) return;
  read_value(path, &said);
  if (!said.text[0] && !said.denied && join(path, folder, "serial")) read_value(path, &said);
  if (said.text[0]) { *serial = said; return; }
  if (join(path, folder, "dev")) {
    read_value(path, &other);
    if (other.text[0]) read_udev(other.text, serial);
  }
  serial->denied = !serial->text[0] && said.denied;
}

/* --- network cards, names, the sort of machine --- */

static void read_cards(MachineSource *source) {
  DIR *folder = opendir("/sys/class/net");
  for (const struct dirent *entry; folder && (entry = readdir(folder));) {
    char path[PATH_MAX];
    Reading address;
    if (entry->d_name[0] == '.') continue;
    snprintf(path, sizeof path, "/sys/class/net/%.*s/address", MAX_NAME_PART, entry->d_name);
    read_value(path, &address);
    snprintf(path, sizeof path, "/sys/class/net/%.*s/device", MAX_NAME_PART, entry->d_name);
    kw_add_card(source, entry->d_name, address.text, access(path, F_OK) == 0);
  }
  if (folder) closedir(folder);
}

void kw_read_computer_name(char name[MAX_READING]) {
  if (gethostname(name, MAX_READING - 1) != 0) name[0] = '\0';
  name[MAX_READING - 1] = '\0';
}

/* PRETTY_NAME of os-release, in quotes or not. */
static void read_pretty_name(char name[256]) {
  bool denied;
  char *text = content_of("/etc/os-release", &denied), *rest = text;
  name[0] = '\0';
  for (char *line; text && (line = strtok_r(rest, "\n", &rest));) {
    if (strncmp(line, "PRETTY_NAME=", 12) != 0) continue;
    line += 12 + (line[12] == '"');
    snprintf(name, 256, "%.*s", (int)strcspn(line, "\""), line);
  }
  free(text);
}

static void read_system(MachineSource *source) {
  struct utsname system;
  char pretty[256];
  if (uname(&system) != 0) return;
  read_pretty_name(pretty);
  snprintf(source->operating_system, MAX_READING, "%s (%.64s %.64s)", pretty[0] ? pretty : system.sysname, system.sysname, system.release);
}

static void read_firmware(MachineSource *source) {
  static const char *const files[] = { "sys_vendor", "product_name", "board_vendor", "bios_vendor" };
  for (size_t i = 0, length = 0; i < sizeof files / sizeof *files; i++) {
    char path[64];
    Reading name;
    snprintf(path, sizeof path, "/sys/class/dmi/id/%s", files[i]);
    read_value(path, &name);
    snprintf(source->firmware + length, MAX_READING - length, "%.200s ", name.text);
    length = strlen(source->firmware);
  }
}

static bool is_container(void) {
  static const char *const marks[] = { "docker/containers", "kubepods", "/lxc/", "microsoft", NULL };
  Reading reading;
  if (getenv("KUBERNETES_SERVICE_HOST") || getenv("container")) return true;
  read_value("/run/.containerenv", &reading);
  return reading.text[0] || reading.denied || file_holds("/proc/1/cgroup", marks) || file_holds("/proc/self/mountinfo", marks) ||
    file_holds("/proc/sys/kernel/osrelease", marks);
}

/* The processor's own mark, in the line of its flags. */
static bool has_hypervisor(void) {
  bool denied, found = false;
  char *text = content_of("/proc/cpuinfo", &denied), *rest = text;
  for (char *line; text && !found && (line = strtok_r(rest, "\n", &rest));)
    found = strncmp(line, "flags", 5) == 0 && strstr(line, " hypervisor");
  free(text);
  return found;
}

void kw_read_machine_source(MachineSource *source) {
  memset(source, 0, sizeof *source);
  kw_read_computer_name(source->name);
  read_system(source);
  read_firmware(source);
  read_cards(source);
  read_value("/sys/class/dmi/id/product_uuid", &source->smbios);
  read_either("/etc/machine-id", "/var/lib/dbus/machine-id", &source->machine);
  read_disk(&source->disk);
  const char *dot = strchr(source->name, '.');
  if (dot && dot[1]) snprintf(source->domain.text, MAX_READING, "%.*s", MAX_READING - 1, dot + 1);
  else read_value("/proc/sys/kernel/domainname", &source->domain);
  source->container = is_container();
  source->hypervisor = has_hypervisor();
}
#else
/* See machine-windows.c. */
typedef int kw_no_linux;
#endif
