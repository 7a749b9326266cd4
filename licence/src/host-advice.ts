/** What is worth knowing about the machines of a host ID before a licence is bound to them. */
import { type AdviceCode, adviceWords } from './advice-words.ts'
import type { Binding } from './binding.ts'
import { nameKey } from './fold-name.ts'
import type { HostName } from './host-request.ts'
import { fill, type Language } from './language.ts'
import { formatMac, normaliseMac } from './mac.ts'
import { isLocallyAdministered, isMulticast, type MacKind, markOf } from './mac-marks.ts'
import type { Detail } from './reason.ts'

/** `warning`: the binding will not hold what it promises; `note`: good to know. */
export type AdviceSeverity = 'warning' | 'note'

export interface HostAdvice {
  code: AdviceCode
  detail: Detail
  severity: AdviceSeverity
  /** The binding that would serve better; null where there is none, or the binding is not the matter. */
  binding: Binding | null
}

export interface AdvisedHost {
  binding: Binding
  /** Three slots. */
  hosts: readonly HostName[]
  terminalServer: boolean
  virtualServer: boolean
}

/**
 * Advice on a host ID, warnings first. Addresses and names count only where the binding looks at them. A recommended
 * binding is one whose addresses and names are there and free of warnings. Half-typed addresses are passed over: what
 * is malformed or missing is reported by `checkHost`.
 */
export function adviseHost(facts: AdvisedHost): HostAdvice[] {
  const { binding, hosts } = facts
  if (binding === 'unbound') return virtualAdvice(facts)
  if (binding === 'traits') return [advice('advice.traitsClone', {}, 'note', null), ...virtualAdvice(facts)]
  const slots = hosts.slice(0, binding === 'triade' ? 3 : 1)
  const best = alternatives(facts)
  const found = [
    ...(binding === 'name' ? [] : slots.flatMap(({ mac }, index) => adviseMac(mac, index + 1, best, binding))),
    ...(binding === 'mac' ? [] : slots.flatMap(({ name }, index) => adviseName(name, index + 1, best))),
    ...duplicates(slots),
    ...terminalAdvice(facts, best),
    ...virtualAdvice(facts),
  ].map((advice) => (advice.binding === binding ? { ...advice, binding: null } : advice))
  return found.toSorted((a, b) => Number(a.severity === 'note') - Number(b.severity === 'note'))
}

/** Advice as one sentence. */
export function describeAdvice({ code, detail }: Pick<HostAdvice, 'code' | 'detail'>, language: Language): string {
  return fill(adviceWords[code], language, detail)
}

/** The binding to switch to from a bad address, a bad name, and a virtual machine's address. */
interface Alternatives {
  mac: Binding | null
  name: Binding | null
  virtual: Binding | null
}

const none: Alternatives = { mac: null, name: null, virtual: null }

function alternatives({ binding, hosts: [first] }: AdvisedHost): Alternatives {
  // A Triade needs address and name of all three: another binding would be another licence.
  if (binding === 'triade' || !first) return none
  const goodName = first.name !== null && adviseName(first.name, 1, none).every(({ severity }) => severity === 'note')
  const mac = first.mac === null ? null : normaliseMac(first.mac)
  const goodMac = mac !== null && adviseMac(mac, 1, none).every(({ severity }) => severity === 'note')
  return {
    mac: goodName ? 'name' : null,
    name: goodMac ? 'mac' : null,
    virtual: goodName && goodMac ? 'both' : null,
  }
}

const macCodes = {
  container: 'advice.macContainer',
  vpn: 'advice.macVpn',
  dialUp: 'advice.macDialUp',
  dock: 'advice.macDock',
} as const satisfies Record<Exclude<MacKind, 'virtual'>, AdviceCode>

function adviseMac(typed: string | null, slot: number, best: Alternatives, binding: Binding = 'mac'): HostAdvice[] {
  const mac = typed === null ? null : normaliseMac(typed)
  if (mac === null) return []
  const detail = { mac: formatMac(mac), slot }
  const mark = markOf(mac)
  if (mark) {
    const { kind, maker } = mark
    const facts = { ...detail, maker }
    if (kind !== 'virtual') return [advice(macCodes[kind], facts, 'warning', best.mac)]
    // Bound by its name as well, there is nothing safer.
    return binding === 'mac'
      ? [advice('advice.macVirtual', facts, 'note', best.virtual)]
      : [advice('advice.macVirtualBound', facts, 'note', null)]
  }
  if (isMulticast(mac)) return [advice('advice.macMulticast', detail, 'warning', best.mac)]
  return isLocallyAdministered(mac) ? [advice('advice.macLocal', detail, 'warning', best.mac)] : []
}

const localNames = /^(?:localhost(?:\..*)?|local|host|computer|pc|server|none|unknown|unbekannt|null)$/i
const ipAddress = /^(?:\d{1,3}(?:\.\d{1,3}){3}|[0-9a-f]*:[0-9a-f:]+)$/i
const containerId = /^[0-9a-f]{12}$/
// Windows setup, Windows Server setup, macOS and the usual Linux images.
const defaultNames =
  /^(?:(?:DESKTOP|LAPTOP)-[A-Z0-9]{7}|WIN-[A-Z0-9]{8,12}|MacBook(?:-?(?:Pro|Air))?(?:-\d+)?(?:\.local)?|ubuntu|debian|raspberrypi|vm-?\d*)$/i

function adviseName(name: string | null, slot: number, best: Alternatives): HostAdvice[] {
  if (name === null || name === '') return []
  const detail = { name, slot }
  if (localNames.test(name)) return [advice('advice.nameLocal', detail, 'warning', best.name)]
  if (ipAddress.test(name)) return [advice('advice.nameAddress', detail, 'warning', best.name)]
  if (containerId.test(name)) return [advice('advice.nameContainer', detail, 'warning', best.name)]
  return defaultNames.test(name) ? [advice('advice.nameDefault', detail, 'note', best.name)] : []
}

function duplicates(slots: readonly HostName[]): HostAdvice[] {
  const macs = twice(slots.map(({ mac }) => (mac === null ? null : normaliseMac(mac))))
  const names = twice(slots.map(({ name }) => (name === null ? null : nameKey(name))))
  const spelling = (name: string) =>
    slots.find((slot) => slot.name !== null && nameKey(slot.name) === name)?.name ?? name
  return [
    ...macs.map((mac) => advice('advice.macTwice', { mac: formatMac(mac) }, 'warning', null)),
    ...names.map((name) => advice('advice.nameTwice', { name: spelling(name) }, 'warning', null)),
  ]
}

const twice = (values: readonly (string | null)[]): string[] => [
  ...new Set(values.filter((value, index): value is string => value !== null && values.indexOf(value) < index)),
]

const terminalAdvice = ({ terminalServer, binding }: AdvisedHost, best: Alternatives): HostAdvice[] =>
  terminalServer && binding === 'name' ? [advice('advice.terminalName', {}, 'warning', best.name)] : []

function virtualAdvice({ virtualServer, hosts }: AdvisedHost): HostAdvice[] {
  const marked = hosts.flatMap(({ mac }, index) => {
    const mark = mac === null ? null : markOf(normaliseMac(mac) ?? '')
    return mark?.kind === 'virtual' ? [{ slot: index + 1, maker: mark.maker }] : []
  })
  const [first] = marked
  if (!virtualServer) return first ? [advice('advice.virtualUnmarked', { ...first }, 'note', null)] : []
  const addresses = hosts.some(({ mac }) => mac !== null && normaliseMac(mac) !== null)
  const local = hosts.some(({ mac }) => isLocallyAdministered(normaliseMac(mac ?? '') ?? '00'))
  return addresses && !first && !local ? [advice('advice.virtualPhysical', {}, 'note', null)] : []
}

const advice = (code: AdviceCode, detail: Detail, severity: AdviceSeverity, binding: Binding | null): HostAdvice => ({
  code,
  detail,
  severity,
  binding,
})
