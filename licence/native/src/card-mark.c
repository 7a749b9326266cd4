#include "card-mark.h"
#include <stddef.h>
#include <string.h>

/*
 * Prefixes of the IEEE registry of organisations, of the documentation of QEMU, Docker, Google Compute Engine and OpenVPN, and the fixed
 * addresses Windows and VPN clients give to adapters that are no hardware. Longer ones stand in front.
 */
static const CardMark marks[] = {
  { CARD_VPN, "00059A3C7A00", "Cisco AnyConnect" }, { CARD_VPN, "00059A3C7800", "Cisco AnyConnect" },
  { CARD_VPN, "00090FFE0001", "FortiClient VPN" }, { CARD_VPN, "00090FAA0001", "FortiClient VPN" },
  { CARD_VPN, "025041000001", "GlobalProtect" }, { CARD_VPN, "0205857FEB80", "Pulse Secure" },
  { CARD_DIAL_UP, "005345000000", "Windows" }, { CARD_DIAL_UP, "204153594EFF", "Windows" }, { CARD_DIAL_UP, "505054503030", "Windows" },
  { CARD_DIAL_UP, "33506F453030", "Windows" }, { CARD_DIAL_UP, "02004C4F4F50", "Windows" },
  { CARD_VIRTUAL, "000569", "VMware" }, { CARD_VIRTUAL, "000C29", "VMware" }, { CARD_VIRTUAL, "001C14", "VMware" },
  { CARD_VIRTUAL, "005056", "VMware" }, { CARD_VIRTUAL, "00155D", "Hyper-V" }, { CARD_VIRTUAL, "000D3A", "Azure" },
  { CARD_VIRTUAL, "002248", "Azure" }, { CARD_VIRTUAL, "6045BD", "Azure" }, { CARD_VIRTUAL, "7CED8D", "Azure" },
  { CARD_VIRTUAL, "525400", "KVM" }, { CARD_VIRTUAL, "BC2411", "Proxmox" }, { CARD_VIRTUAL, "080027", "VirtualBox" },
  { CARD_VIRTUAL, "0A0027", "VirtualBox" }, { CARD_VIRTUAL, "00163E", "Xen" }, { CARD_VIRTUAL, "001C42", "Parallels" },
  { CARD_VIRTUAL, "506B8D", "Nutanix" }, { CARD_VIRTUAL, "0021F6", "Oracle VM" }, { CARD_VIRTUAL, "000F4B", "Oracle VM" },
  { CARD_VIRTUAL, "589CFC", "bhyve" },
  { CARD_VIRTUAL, "4201", "Google Compute Engine" }, { CARD_CONTAINER, "0242", "Docker" }, { CARD_VPN, "00FF", "OpenVPN" },
  { CARD_VPN, "7A79", "Hamachi" },
};

const CardMark *kw_card_mark(const char *mac) {
  for (size_t i = 0; i < sizeof marks / sizeof *marks; i++)
    if (strncmp(mac, marks[i].prefix, strlen(marks[i].prefix)) == 0) return &marks[i];
  return NULL;
}

/* The second digit of the first byte. */
static int second_digit(const char *mac) { return mac[1] <= '9' ? mac[1] - '0' : mac[1] - 'A' + 10; }
bool kw_is_locally_administered(const char *mac) { return second_digit(mac) & 2; }
bool kw_is_multicast(const char *mac) { return second_digit(mac) & 1; }
