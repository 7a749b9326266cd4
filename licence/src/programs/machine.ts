/** What can be found out about the machine a program runs on, without rights and without a network. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import os from 'node:os'
import { normaliseMac } from '../mac.ts'
import { virtualMacVendor, virtualVendor } from './virtual-machine.ts'

/** A network card: `mac` as 12 hex digits. */
export interface NetworkCard {
  device: string
  mac: string
  physical: boolean
}

/** Names that operating systems and virtualisation software give to network cards that are not hardware. */
const virtualDevice =
  /^(?:docker|veth|br-|bridge|virbr|vmnet|vboxnet|tun|tap|wg|zt|utun|awdl|llw|ap[0-9]|cni|flannel|cali|dummy|bond|team|tailscale|vethernet)|virtualbox|vmware|hyper-v|loopback|bluetooth|npcap/i

const linuxCards = '/sys/class/net'

/** All network cards but the loopback ones, physical before virtual, then by device name. */
export function networkCards(): NetworkCard[] {
  const found: NetworkCard[] = []
  const add = (device: string, address: string): void => {
    const mac = normaliseMac(address)
    if (mac) found.push({ device, mac, physical: isPhysical(device, mac) })
  }
  for (const [device, addresses] of Object.entries(os.networkInterfaces())) {
    for (const { mac, internal } of addresses ?? []) if (!internal) add(device, mac)
  }
  // Cards without an address of their own are not in the list above; on Linux they can be read all the same.
  for (const device of listFolder(linuxCards)) add(device, readLine(`${linuxCards}/${device}/address`))
  return distinctCards(found)
}

/**
 * Each address once, physical before virtual, then by device name: a bridge and a bond carry the address of a card, and are not it.
 */
export function distinctCards(cards: readonly NetworkCard[]): NetworkCard[] {
  const sorted = cards.toSorted(
    (a, b) => Number(b.physical) - Number(a.physical) || (a.device < b.device ? -1 : Number(a.device > b.device)),
  )
  return sorted.filter(({ mac }, at) => sorted.findIndex((one) => one.mac === mac) === at)
}

function isPhysical(device: string, mac: string): boolean {
  if (existsSync(`${linuxCards}/${device}`)) return existsSync(`${linuxCards}/${device}/device`)
  const locallyAdministered = (Number.parseInt(mac.slice(0, 2), 16) & 2) !== 0
  return !locallyAdministered && !virtualDevice.test(device)
}

/** The computer name, as the licensed program sees it. */
export function computerName(): string {
  return os.hostname()
}

/** Name and version of the operating system. */
export function operatingSystem(): string {
  if (os.platform() === 'win32') return `${os.version()} (${os.release()})`
  if (os.platform() === 'darwin') {
    const plist = readLine('/System/Library/CoreServices/SystemVersion.plist')
    const version = /<key>ProductVersion<\/key>\s*<string>([^<]+)</.exec(plist)?.[1]
    return `macOS ${version ?? ''} (Darwin ${os.release()})`.replace('  ', ' ')
  }
  const pretty = /^PRETTY_NAME="?([^"\n]+)"?$/m.exec(readLine('/etc/os-release'))?.[1]
  return `${pretty ?? os.type()} (${os.type()} ${os.release()})`
}

/** What speaks for a virtual machine: firmware names, the processor's hypervisor mark, the maker of the first card. */
export function virtualMachineHint(cards: readonly NetworkCard[] = networkCards()): string | null {
  const firmware = ['sys_vendor', 'product_name', 'board_vendor', 'bios_vendor']
    .map((file) => readLine(`/sys/class/dmi/id/${file}`))
    .join(' ')
  const vendor = virtualVendor(firmware)
  if (vendor) return vendor
  const first = cards[0]
  const maker = first?.physical ? virtualMacVendor(first.mac) : null
  if (maker) return maker
  return /^flags\s*:.*\bhypervisor\b/m.test(readLine('/proc/cpuinfo')) ? 'hypervisor' : null
}

/** True when the session comes over a terminal server: Remote Desktop, Citrix, xrdp. */
export function isTerminalSession(environment: Readonly<Record<string, string | undefined>> = process.env): boolean {
  const session = environment['SESSIONNAME'] ?? ''
  return /^(?:rdp|ica)-/i.test(session) || environment['XRDP_SESSION'] !== undefined
}

function listFolder(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

function readLine(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch {
    return ''
  }
}
