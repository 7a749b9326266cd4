/** Does a machine fit the hosts a licence is bound to? */
import { foldName } from './fold-name.ts'
import type { HostName, HostRequest } from './host-request.ts'
import type { LicenceFacts } from './licence-file.ts'
import { formatMac, normaliseMac } from './mac.ts'
import type { Reason } from './reason.ts'
import type { MachineTraits } from './traits/compare-traits.ts'

/** What is known of a machine: its network card addresses (in any spelling) and its names. */
export interface Machine {
  macs: readonly string[]
  names: readonly string[]
  virtual?: boolean
  /** What else it is known by; left out: nothing. */
  traits?: MachineTraits
}

/** The machine with its names in composed form (NFC), as licences have them; for callers that have names as they come. */
export const composeNames = <M extends Machine>(machine: M): M => ({
  ...machine,
  names: machine.names.map((name) => name.normalize('NFC')),
})

/**
 * The machines of a licence request, each one for itself and composed: the address of one and the name of another are
 * no machine.
 */
export const machinesOf = ({
  hosts,
  virtualServer,
  traits,
}: Pick<HostRequest, 'hosts' | 'virtualServer'> & Partial<Pick<HostRequest, 'traits'>>): Machine[] =>
  hosts.map(({ name, mac }) =>
    composeNames({
      macs: mac === null ? [] : [mac],
      names: name === null ? [] : [name],
      virtual: virtualServer,
      ...(traits && { traits }),
    }),
  )

/**
 * Reasons why none of these machines is the licensed one: none when one fits, else those of the machine that comes
 * nearest, the first of equals. What one machine has is never held together with what another has.
 */
export function checkMachines(licence: Pick<LicenceFacts, 'hosts'>, machines: readonly Machine[]): Reason[] {
  const [nearest] = machines
    .map((machine) => checkMachine(licence, machine))
    .toSorted((a, b) => wrongIn(a) - wrongIn(b))
  return nearest ?? []
}

/** How much differs: the one reason that stands for all three hosts of a Triade covers address and name. */
const wrongIn = (reasons: readonly Reason[]): number =>
  reasons.reduce((sum, { detail: { what } }) => sum + (what === 'host' ? 2 : 1), 0)

/**
 * Which address or name differs, with what was expected and what was found. Names compare without regard to case and as
 * they stand otherwise. For Triade one of the three hosts must fit as a whole.
 */
function checkMachine({ hosts }: Pick<LicenceFacts, 'hosts'>, machine: Machine): Reason[] {
  if (hosts.length === 0) return []
  const attempts = hosts.map((host) => differences(host, machine))
  if (attempts.some((attempt) => attempt.length === 0)) return []
  const nearest = attempts.find((attempt) => attempt.length === 1)
  if (hosts.length === 1 || nearest) return nearest ?? attempts[0] ?? []
  return [notThisHost('host', hosts.map(spellHost), [...machine.names, ...spellMacs(machine)])]
}

function differences({ name, mac }: HostName, machine: Machine): Reason[] {
  const found: Reason[] = []
  if (mac !== null && !machine.macs.some((own) => normaliseMac(own) === mac)) {
    found.push(notThisHost('mac', [formatMac(mac)], spellMacs(machine)))
  }
  if (name !== null && !machine.names.some((own) => sameName(own, name))) {
    found.push(notThisHost('name', [name], machine.names))
  }
  return found
}

function notThisHost(what: 'mac' | 'name' | 'host', expected: readonly string[], found: readonly string[]): Reason {
  return {
    code: 'licence.notThisHost',
    detail: { what, expected: expected.join(', '), found: found.length === 0 ? '-' : found.join(', ') },
  }
}

function sameName(a: string, b: string): boolean {
  return foldName(a) === foldName(b)
}

function spellMacs({ macs }: Machine): string[] {
  return macs.map((mac) => formatMac(normaliseMac(mac) ?? mac))
}

function spellHost({ name, mac }: HostName): string {
  return [name, mac === null ? null : formatMac(mac)].filter((part) => part !== null).join(' / ')
}
