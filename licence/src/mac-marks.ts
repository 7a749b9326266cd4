/**
 * What network card addresses give away about the card. Prefixes come from the IEEE registry of organisations
 * (https://standards-oui.ieee.org), from the documentation of QEMU (52:54:00), Docker (02:42 and the IPv4 address),
 * Google Compute Engine (42:01 and the IPv4 address) and OpenVPN's TAP driver (00:FF), and from the fixed addresses
 * that Windows and VPN clients give to adapters that are no hardware.
 */

/** What kind of card an address belongs to, where that is known. */
export type MacKind = 'virtual' | 'container' | 'vpn' | 'dialUp' | 'dock'

export interface MacMark {
  kind: MacKind
  /** The product people know. */
  maker: string
}

const kinds: Record<MacKind, Record<string, readonly string[]>> = {
  virtual: {
    VMware: ['000569', '000C29', '001C14', '005056'],
    'Hyper-V': ['00155D'],
    Azure: ['000D3A', '002248', '6045BD', '7CED8D'],
    KVM: ['525400'],
    Proxmox: ['BC2411'],
    VirtualBox: ['080027', '0A0027'],
    Xen: ['00163E'],
    Parallels: ['001C42'],
    Nutanix: ['506B8D'],
    'Oracle VM': ['0021F6', '000F4B'],
    bhyve: ['589CFC'],
    'Google Compute Engine': ['4201'],
  },
  container: { Docker: ['0242'] },
  vpn: {
    OpenVPN: ['00FF'],
    'Cisco AnyConnect': ['00059A3C7A00', '00059A3C7800'],
    'FortiClient VPN': ['00090FFE0001', '00090FAA0001'],
    GlobalProtect: ['025041000001'],
    'Pulse Secure': ['0205857FEB80'],
    Hamachi: ['7A79'],
  },
  // The text in these addresses is the driver's: "SE", " ASYN", "PPTP00", "3PoE00", "LOOP".
  dialUp: { Windows: ['005345000000', '204153594EFF', '505054503030', '33506F453030', '02004C4F4F50'] },
  dock: {
    Realtek: ['00E04C'],
    ASIX: ['000EC6'],
    'Action Star': ['00249B'],
    'Good Way': ['0050B6'],
    Plugable: ['8CAE4C'],
    Luxshare: ['3C18A0'],
    BizLink: ['9CEBE8'],
    'CE Link': ['A0CEC8'],
  },
}

const marks = new Map<string, MacMark>(
  (Object.keys(kinds) as MacKind[]).flatMap((kind) =>
    Object.entries(kinds[kind]).flatMap(([maker, prefixes]) =>
      prefixes.map((prefix): [string, MacMark] => [prefix, { kind, maker }]),
    ),
  ),
)

/** What is known of an address of 12 hex digits by the longest prefix; null for any other card. */
export function markOf(mac: string): MacMark | null {
  for (const length of [12, 6, 4]) {
    const found = marks.get(mac.slice(0, length))
    if (found) return found
  }
  return null
}

const firstByte = (mac: string): number => Number.parseInt(mac.slice(0, 2), 16)

/** True for an address that software made up rather than a maker burned in (IEEE 802, the U/L bit). */
export const isLocallyAdministered = (mac: string): boolean => (firstByte(mac) & 2) !== 0

/** True for an address of a group, which no single card has (IEEE 802, the I/G bit). */
export const isMulticast = (mac: string): boolean => (firstByte(mac) & 1) !== 0
