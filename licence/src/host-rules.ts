/** What must hold of a host ID file before it is saved or a licence is issued for it. */
import { companyShort, type HostFacts } from './binding.ts'
import { isDay } from './days.ts'
import { isEmail, isPrintable } from './fields.ts'
import { nameKey } from './fold-name.ts'
import { normaliseMac } from './mac.ts'
import type { BrokenRule, ReasonCode } from './reason.ts'

/** Company short name with both names, and a computer name. */
export const maximumNameLength = 99
export const maximumCustomerNumberLength = 10
export const portRange = { from: 1024, to: 65535 } as const

/** Every broken rule of a host ID file for a product of that version; empty when it may be saved. */
export function checkHost(facts: HostFacts, productVersion: number): BrokenRule[] {
  return [
    ...checkLicensee(facts),
    ...(facts.version === productVersion
      ? []
      : [broken('host.versionMismatch', { version: facts.version, productVersion })]),
    ...checkPort(facts.port),
    ...checkTerm(facts),
    ...checkValues(facts),
    ...checkRequired(facts),
  ]
}

const broken = (code: ReasonCode, detail: BrokenRule['detail'] = {}): BrokenRule => ({ code, detail })

function checkLicensee(facts: HostFacts): BrokenRule[] {
  const found: BrokenRule[] = []
  const short = companyShort(facts)
  if (short.length > maximumNameLength) {
    found.push(broken('host.companyTooLong', { length: short.length, maximum: maximumNameLength }))
  }
  if (facts.customerNumber.length > maximumCustomerNumberLength) {
    found.push(
      broken('host.customerNumberTooLong', {
        length: facts.customerNumber.length,
        maximum: maximumCustomerNumberLength,
      }),
    )
  }
  if (![short, facts.customerNumber].every(isPrintable)) found.push(broken('host.unprintable'))
  if (!isEmail(facts.email)) found.push(broken('host.email', { email: facts.email }))
  return found
}

function checkPort(port: number): BrokenRule[] {
  const allowed = Number.isInteger(port) && port >= portRange.from && port <= portRange.to
  return allowed ? [] : [broken('host.portRange', { port, ...portRange })]
}

function checkTerm({ startDate, endDate, unlimited, binding }: HostFacts): BrokenRule[] {
  const malformed = [startDate, endDate].find((day) => day !== null && !isDay(day))
  if (malformed !== undefined) return [broken('host.dateMalformed', { date: malformed ?? '' })]
  const found: BrokenRule[] = []
  if (unlimited && binding === 'unbound') found.push(broken('host.unboundUnlimited'))
  if (unlimited && endDate !== null) found.push(broken('host.endDateUnlimited', { end: endDate }))
  if (!unlimited && endDate === null) found.push(broken('host.endDateMissing'))
  if (endDate !== null && startDate > endDate) {
    found.push(broken('host.startAfterEnd', { start: startDate, end: endDate }))
  }
  return found
}

function checkValues({ hosts }: HostFacts): BrokenRule[] {
  return hosts.flatMap(({ name, mac }, index) => {
    const slot = index + 1
    const found: BrokenRule[] = []
    // Licences hold it composed, and some characters are composed of more.
    const length = name === null ? 0 : Math.max(name.length, name.normalize('NFC').length)
    if (name !== null && (length > maximumNameLength || !isPrintable(name))) {
      found.push(broken('host.nameMalformed', { slot, maximum: maximumNameLength }))
    }
    if (mac !== null && normaliseMac(mac) !== mac) found.push(broken('host.macMalformed', { slot, mac }))
    return found
  })
}

function checkRequired({ binding, hosts, traits }: HostFacts): BrokenRule[] {
  if (binding === 'traits') return traits ? [] : [broken('host.traitsTooFew', { known: 0, need: 1 })]
  if (binding === 'unbound') return []
  const slots = binding === 'triade' ? [1, 2, 3] : [1]
  const found: BrokenRule[] = []
  for (const slot of slots) {
    const host = hosts[slot - 1]
    if (binding !== 'name' && !host?.mac) found.push(broken('host.macRequired', { slot }))
    if (binding !== 'mac' && !host?.name) found.push(broken('host.nameRequired', { slot }))
  }
  return binding === 'triade' && found.length === 0 ? checkDifferent(hosts) : found
}

function checkDifferent(hosts: HostFacts['hosts']): BrokenRule[] {
  const three = hosts.slice(0, 3)
  const macs = new Set(three.map((host) => host.mac))
  const names = new Set(three.map(({ name }) => name && nameKey(name)))
  return macs.size === 3 && names.size === 3 ? [] : [broken('host.triadeDifferent')]
}
