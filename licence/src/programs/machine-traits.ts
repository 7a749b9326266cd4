/** The traits of this machine, as far as an account without rights may read them. */
import { type ReadTrait, type TraitKind, traitKinds, type TraitProfile } from '../traits/trait.ts'
import { isPlaceholder, traitValue } from '../traits/trait-value.ts'
import { networkCards, virtualMachineHint } from './machine.ts'
import { accessDenied, type MachineSource, thisMachine } from './machine-source.ts'
import { readLinuxDisk } from './linux-disk.ts'

/** Why a trait could not be read: without rights, there is none, or only a placeholder. */
export type UnreadReason = 'rights' | 'none' | 'placeholder'

export interface FoundTraits {
  profile: TraitProfile
  traits: ReadTrait[]
  unread: { kind: TraitKind; reason: UnreadReason }[]
}

type Values = Partial<Record<TraitKind, string | typeof accessDenied>>

/** Where a container finds its token unless another file is named. */
export const usualTokenFile = '/run/secrets/keywerk-token'

/** Reads everything that can be read, and says of the rest why not. */
export function readMachineTraits(
  tokenFile = usualTokenFile,
  source: MachineSource = thisMachine,
  macs: readonly string[] = networkCards().flatMap(({ mac, physical }) => (physical ? [mac] : [])),
  virtual: boolean = virtualMachineHint() !== null,
): FoundTraits {
  const profile = isContainer(source) ? 'container' : virtual ? 'virtual' : 'physical'
  const values: Values = { ...systemValues(source), name: source.hostname, token: source.file(tokenFile) }
  const traits: ReadTrait[] = macs.map((value) => ({ kind: 'mac', value }))
  const unread: FoundTraits['unread'] = []
  for (const kind of traitKinds) {
    if (kind === 'mac') {
      if (macs.length === 0) unread.push({ kind, reason: 'none' })
      continue
    }
    const { [kind]: value = '' } = values
    const reason = reasonAgainst(kind, value)
    if (reason === null && typeof value === 'string') traits.push({ kind, value })
    // Only containers have a token.
    else if (reason !== null && (kind !== 'token' || profile === 'container')) unread.push({ kind, reason })
  }
  return { profile, traits, unread }
}

function reasonAgainst(kind: TraitKind, value: string | typeof accessDenied): UnreadReason | null {
  if (value === accessDenied) return 'rights'
  const spelled = typeof value === 'string' ? traitValue({ kind, value }) : null
  if (spelled === null) return 'none'
  return isPlaceholder(kind, spelled) ? 'placeholder' : null
}

/** A container, or a Linux inside Windows, whose parts are made anew with each start. */
function isContainer({ platform, environment, file }: MachineSource): boolean {
  if (platform !== 'linux') return false
  if (environment['KUBERNETES_SERVICE_HOST'] !== undefined || environment['container'] !== undefined) return true
  const marks = [file('/proc/1/cgroup'), file('/proc/self/mountinfo'), file('/proc/sys/kernel/osrelease')]
  return (
    file('/run/.containerenv') !== '' ||
    marks.some((text) => typeof text === 'string' && /docker\/containers|kubepods|\/lxc\/|microsoft/i.test(text))
  )
}

function systemValues(source: MachineSource): Values {
  if (source.platform === 'win32') return windowsValues(source)
  if (source.platform === 'darwin') return macValues(source)
  const { file } = source
  return {
    smbios: file('/sys/class/dmi/id/product_uuid'),
    machine: file('/etc/machine-id') || file('/var/lib/dbus/machine-id'),
    disk: readLinuxDisk(source),
    domain: domainOf(source.hostname) || file('/proc/sys/kernel/domainname'),
  }
}

const domainOf = (hostname: string): string => hostname.split('.').slice(1).join('.')

const windowsScript = `$s = Get-CimInstance Win32_ComputerSystem
@{ smbios = (Get-CimInstance Win32_ComputerSystemProduct).UUID
   disk = (Get-Partition -DriveLetter $env:SystemDrive[0] | Get-Disk).SerialNumber
   domain = $(if ($s.PartOfDomain) { $s.Domain } else { '' }) } | ConvertTo-Json -Compress`

function windowsValues({ run }: MachineSource): Values {
  const key = ['query', 'HKLM\\SOFTWARE\\Microsoft\\Cryptography', '/v', 'MachineGuid', '/reg:64']
  const machine = /MachineGuid\s+REG_SZ\s+(\S+)/.exec(run('reg', key))?.[1] ?? ''
  const said = jsonOf(run('powershell', ['-NoProfile', '-NonInteractive', '-Command', windowsScript]))
  return { machine, smbios: textOf(said['smbios']), disk: textOf(said['disk']), domain: textOf(said['domain']) }
}

/** macOS has no machine-id. */
function macValues({ run, hostname }: MachineSource): Values {
  const platform = run('ioreg', ['-rd1', '-c', 'IOPlatformExpertDevice'])
  const disks = run('system_profiler', ['SPNVMeDataType', 'SPSerialATADataType'])
  return {
    smbios: /"IOPlatformUUID" = "([^"]+)"/.exec(platform)?.[1] ?? '',
    disk: /^\s*Serial Number: (.+)$/m.exec(disks)?.[1] ?? '',
    domain: domainOf(hostname).replace(/^local$/, ''),
  }
}

function jsonOf(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
