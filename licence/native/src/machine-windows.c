#ifdef _WIN32
#define WIN32_LEAN_AND_MEAN
#define _WIN32_WINNT 0x0601
#include <winsock2.h>
#include <ws2tcpip.h>
#include <iphlpapi.h>
#include <lm.h>
#include <winioctl.h>
#include "machine-source.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MAX_TABLE = 1024 * 1024, SERIAL_OFFSET_AND_TEXT = 4096 };

static void to_utf8(const wchar_t *wide, char *text, int size) {
  if (WideCharToMultiByte(CP_UTF8, 0, wide, -1, text, size, NULL, NULL) <= 0) text[0] = '\0';
}

/* Of the registry of 64-bit programs, whatever this one is. */
static bool registry_text(const wchar_t *path, const wchar_t *name, char text[MAX_READING]) {
  wchar_t wide[MAX_READING / 4];
  DWORD size = sizeof wide;
  HKEY key;
  text[0] = '\0';
  if (RegOpenKeyExW(HKEY_LOCAL_MACHINE, path, 0, KEY_QUERY_VALUE | KEY_WOW64_64KEY, &key) != ERROR_SUCCESS) return false;
  LSTATUS answer = RegGetValueW(key, NULL, name, RRF_RT_REG_SZ, NULL, wide, &size);
  RegCloseKey(key);
  if (answer != ERROR_SUCCESS) return false;
  to_utf8(wide, text, MAX_READING);
  return true;
}

void kw_read_computer_name(char name[MAX_READING]) {
  wchar_t wide[MAX_READING / 4];
  DWORD size = MAX_READING / 4;
  name[0] = '\0';
  if (GetComputerNameExW(ComputerNamePhysicalDnsHostname, wide, &size)) to_utf8(wide, name, MAX_READING);
}

/* --- the tables of the firmware (SMBIOS, DMTF DSP0134) --- */

/* The text of that number behind a structure; nothing for 0. */
static void add_text(MachineSource *source, const unsigned char *texts, const unsigned char *end, int number) {
  for (; number > 1 && texts < end; number--) {
    while (texts < end && *texts) texts++;
    texts++;
  }
  size_t length = 0, used = strlen(source->firmware);
  while (texts + length < end && texts[length]) length++;
  if (number == 1 && texts < end && length < 200 && used + length + 2 < MAX_READING)
    snprintf(source->firmware + used, MAX_READING - used, "%.*s ", (int)length, (const char *)texts);
}

/* The first three fields of the UUID are little-endian in the table. */
static void take_uuid(const unsigned char *bytes, char text[MAX_READING]) {
  static const int order[16] = { 3, 2, 1, 0, 5, 4, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15 };
  for (int i = 0; i < 16; i++) snprintf(text + i * 2, 3, "%02x", bytes[order[i]]);
}

static void take_structure(MachineSource *source, const unsigned char *at, size_t length, const unsigned char *end) {
  const unsigned char *texts = at + length;
  if (at[0] == 0 && length > 4) add_text(source, texts, end, at[4]);
  if ((at[0] == 1 || at[0] == 2) && length > 5) {
    add_text(source, texts, end, at[4]);
    add_text(source, texts, end, at[5]);
  }
  if (at[0] == 1 && length >= 24 && !source->smbios.text[0]) take_uuid(at + 8, source->smbios.text);
}

static void read_firmware(MachineSource *source) {
  enum { HEAD = 8 };
  const DWORD raw = 'R' << 24 | 'S' << 16 | 'M' << 8 | 'B';
  UINT size = GetSystemFirmwareTable(raw, 0, NULL, 0);
  unsigned char *table = size > HEAD && size <= MAX_TABLE ? malloc(size) : NULL;
  if (!table) return;
  if (GetSystemFirmwareTable(raw, 0, table, size) == size) {
    const unsigned char *at = table + HEAD, *end = table + size;
    while (end - at >= 4 && at[1] >= 4 && end - at > at[1]) {
      take_structure(source, at, at[1], end);
      at += at[1];
      while (end - at >= 2 && (at[0] || at[1])) at++;
      at += 2;
    }
  }
  free(table);
}

/* --- the disk the system lies on --- */

/* The serial as the disk's driver gives it. No rights are asked for: the handle is for questions alone. */
static void read_serial(HANDLE disk, Reading *serial) {
  STORAGE_PROPERTY_QUERY query = { .PropertyId = StorageDeviceProperty, .QueryType = PropertyStandardQuery };
  union { STORAGE_DEVICE_DESCRIPTOR head; char bytes[SERIAL_OFFSET_AND_TEXT]; } answer = { .bytes = { 0 } };
  DWORD size = 0;
  if (!DeviceIoControl(disk, IOCTL_STORAGE_QUERY_PROPERTY, &query, sizeof query, &answer, sizeof answer - 1, &size, NULL)) {
    serial->denied = GetLastError() == ERROR_ACCESS_DENIED;
    return;
  }
  DWORD offset = answer.head.SerialNumberOffset;
  if (offset == 0 || offset >= size || size >= sizeof answer) return;
  const char *text = answer.bytes + offset;
  while (*text == ' ') text++;
  snprintf(serial->text, MAX_READING, "%.1000s", text);
  for (size_t length = strlen(serial->text); length > 0 && serial->text[length - 1] == ' ';) serial->text[--length] = '\0';
}

static HANDLE open_device(const wchar_t *path) {
  return CreateFileW(path, 0, FILE_SHARE_READ | FILE_SHARE_WRITE, NULL, OPEN_EXISTING, 0, NULL);
}

static void read_disk(Reading *serial) {
  wchar_t folder[MAX_PATH], path[64];
  VOLUME_DISK_EXTENTS extents = { 0 };
  DWORD size;
  if (!GetWindowsDirectoryW(folder, MAX_PATH)) return;
  swprintf(path, 64, L"\\\\.\\%lc:", folder[0]);
  HANDLE volume = open_device(path);
  if (volume == INVALID_HANDLE_VALUE) { serial->denied = GetLastError() == ERROR_ACCESS_DENIED; return; }
  /* A volume of several disks has the first of them here, and the rest does not fit. */
  BOOL known = DeviceIoControl(volume, IOCTL_VOLUME_GET_VOLUME_DISK_EXTENTS, NULL, 0, &extents, sizeof extents, &size, NULL) ||
    GetLastError() == ERROR_MORE_DATA;
  CloseHandle(volume);
  if (!known) return;
  swprintf(path, 64, L"\\\\.\\PhysicalDrive%lu", extents.Extents[0].DiskNumber);
  HANDLE disk = open_device(path);
  if (disk == INVALID_HANDLE_VALUE) { serial->denied = GetLastError() == ERROR_ACCESS_DENIED; return; }
  read_serial(disk, serial);
  CloseHandle(disk);
}

/* --- network cards, names --- */

/* Names that systems and virtualisation software give to adapters that are no hardware. */
static bool is_virtual_device(const char *name) {
  static const char *const begins[] = { "vethernet", "tun", "tap", "wg", "zt", "tailscale", "vmnet", "vboxnet", NULL };
  static const char *const holds[] = { "virtualbox", "vmware", "hyper-v", "loopback", "bluetooth", "npcap", "tap-windows", "wintun", NULL };
  for (const char *const *mark = holds; *mark; mark++) if (kw_holds(name, *mark)) return true;
  for (const char *const *mark = begins; *mark; mark++) if (_strnicmp(name, *mark, strlen(*mark)) == 0) return true;
  return false;
}

static void add_adapter(MachineSource *source, const IP_ADAPTER_ADDRESSES *adapter) {
  char name[256], description[256], address[13], *at = address;
  if (adapter->PhysicalAddressLength != 6 || adapter->IfType == IF_TYPE_SOFTWARE_LOOPBACK) return;
  to_utf8(adapter->FriendlyName, name, sizeof name);
  to_utf8(adapter->Description, description, sizeof description);
  for (int i = 0; i < 6; i++) at += snprintf(at, 3, "%02X", adapter->PhysicalAddress[i]);
  bool physical = !(adapter->PhysicalAddress[0] & 2) && !is_virtual_device(name) && !is_virtual_device(description);
  kw_add_card(source, name, address, physical);
}

static void read_cards(MachineSource *source) {
  const ULONG flags = GAA_FLAG_SKIP_UNICAST | GAA_FLAG_SKIP_ANYCAST | GAA_FLAG_SKIP_MULTICAST | GAA_FLAG_SKIP_DNS_SERVER;
  ULONG size = 64 * 1024, error = ERROR_BUFFER_OVERFLOW;
  IP_ADAPTER_ADDRESSES *list = NULL;
  /* The list may grow between two questions. */
  for (int attempt = 0; attempt < 4 && error == ERROR_BUFFER_OVERFLOW && size <= MAX_TABLE * 4; attempt++) {
    free(list);
    list = malloc(size);
    error = list ? GetAdaptersAddresses(AF_UNSPEC, flags, NULL, list, &size) : ERROR_NOT_ENOUGH_MEMORY;
  }
  for (const IP_ADAPTER_ADDRESSES *adapter = list; error == NO_ERROR && adapter; adapter = adapter->Next) add_adapter(source, adapter);
  free(list);
}

/* Name and number: Windows 11 calls itself Windows 10 in the registry. */
static void read_system(MachineSource *source) {
  static const wchar_t key[] = L"SOFTWARE\\Microsoft\\Windows NT\\CurrentVersion";
  typedef LONG(WINAPI * Version)(OSVERSIONINFOW *);
  OSVERSIONINFOW version = { .dwOSVersionInfoSize = sizeof version };
  char name[MAX_READING];
  HMODULE ntdll = GetModuleHandleW(L"ntdll.dll");
  Version ask = ntdll ? (Version)(void (*)(void))GetProcAddress(ntdll, "RtlGetVersion") : NULL;
  if (ask) ask(&version);
  if (!registry_text(key, L"ProductName", name)) snprintf(name, sizeof name, "Windows");
  if (version.dwBuildNumber >= 22000 && strncmp(name, "Windows 10", 10) == 0) name[9] = '1';
  snprintf(source->operating_system, MAX_READING, "%.200s (%lu.%lu.%lu)", name, version.dwMajorVersion, version.dwMinorVersion,
    version.dwBuildNumber);
}

/* Of a computer that is in a domain. */
static void read_domain(Reading *domain) {
  NETSETUP_JOIN_STATUS status = NetSetupUnknownStatus;
  wchar_t *joined = NULL, wide[MAX_READING / 4];
  DWORD size = MAX_READING / 4;
  if (NetGetJoinInformation(NULL, &joined, &status) != NERR_Success) return;
  if (joined) NetApiBufferFree(joined);
  if (status == NetSetupDomainName && GetComputerNameExW(ComputerNamePhysicalDnsDomain, wide, &size)) to_utf8(wide, domain->text, MAX_READING);
}

void kw_read_machine_source(MachineSource *source) {
  memset(source, 0, sizeof *source);
  kw_read_computer_name(source->name);
  read_system(source);
  read_firmware(source);
  read_cards(source);
  registry_text(L"SOFTWARE\\Microsoft\\Cryptography", L"MachineGuid", source->machine.text);
  read_disk(&source->disk);
  read_domain(&source->domain);
}
#else
/* See machine-linux.c. */
typedef int kw_no_windows;
#endif
