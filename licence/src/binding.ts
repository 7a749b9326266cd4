/** The facts of a host ID file and how its switches move one another. */
import { addYears, laterDay } from './days.ts'
import type { HostName } from './host-request.ts'
import type { RecordedTraits } from './traits/recorded-traits.ts'

/** What the licence is tied to: one network card, one computer name, both, three machines, nothing, or some of a machine's traits. */
export type Binding = 'mac' | 'name' | 'both' | 'triade' | 'unbound' | 'traits'

export const bindings = ['mac', 'name', 'both', 'triade', 'unbound', 'traits'] as const satisfies readonly Binding[]

/** A host ID file: who the licence is for, where it may run, and from when to when. */
export interface HostFacts {
  binding: Binding
  /** Three slots. */
  hosts: readonly HostName[]
  unlimited: boolean
  startDate: string
  /** Null when unlimited. */
  endDate: string | null
  companyNameShort: string
  firstName: string
  lastName: string
  customerNumber: string
  version: number
  port: number
  terminalServer: boolean
  virtualServer: boolean
  email: string
  comment: string
  /** What is recorded of the machine. */
  traits?: RecordedTraits | null | undefined
}

/** What the switches depend on besides the host: the day, and whether the product is a network version. */
export interface BindingContext {
  /** 'YYYY-MM-DD' */
  today: string
  network: boolean
}

/** True for a network version: the product title contains "netzwerk". */
export function isNetworkTitle(title: string): boolean {
  return title.toLowerCase().includes('netzwerk')
}

/** Network versions are bound to the network card, all others to the computer name. */
export function defaultBinding(network: boolean): Binding {
  return network ? 'mac' : 'name'
}

/** 28060 below version 19, else 28064. */
export function defaultPort(version: number): number {
  return version < 19 ? 28060 : 28064
}

/** One year from the later of today and the first day. */
export function defaultEndDate(today: string, startDate: string): string {
  return addYears(laterDay(today, startDate), 1)
}

/**
 * Turns one binding mode on, and thereby all others off. Exactly one is on at any time: turning off the one that is on
 * leaves it on. Unbound clears unlimited and ends one year from the later of today and start.
 */
export function switchBinding<Facts extends HostFacts>(
  facts: Facts,
  mode: Binding,
  on: boolean,
  { today }: BindingContext,
): Facts {
  if (!on || facts.binding === mode) return facts
  if (mode !== 'unbound') return { ...facts, binding: mode }
  return { ...facts, binding: mode, unlimited: false, endDate: defaultEndDate(today, facts.startDate) }
}

/** The unbound switch: `switchBinding` for that mode. */
export function setUnbound<Facts extends HostFacts>(facts: Facts, on: boolean, context: BindingContext): Facts {
  return switchBinding(facts, 'unbound', on, context)
}

/** Unlimited on takes an unbound host back to the default binding; off ends one year from the later of today and start. */
export function setUnlimited<Facts extends HostFacts>(facts: Facts, on: boolean, context: BindingContext): Facts {
  if (facts.unlimited === on) return facts
  if (!on) return { ...facts, unlimited: false, endDate: defaultEndDate(context.today, facts.startDate) }
  const binding = facts.binding === 'unbound' ? defaultBinding(context.network) : facts.binding
  return { ...facts, unlimited: true, endDate: null, binding }
}

/** The hosts that count for a binding, cut down to what it looks at: one, three for Triade, none when unbound or bound to traits. */
export function boundHosts({ binding, hosts }: Pick<HostFacts, 'binding' | 'hosts'>): HostName[] {
  if (binding === 'unbound' || binding === 'traits') return []
  return hosts.slice(0, binding === 'triade' ? 3 : 1).map(({ name, mac }) => ({
    name: binding === 'mac' ? null : name,
    mac: binding === 'name' ? null : mac,
  }))
}

/** The machines a host ID is called by, with name and address, whichever of them it is bound to. */
export const shownHosts = <Host extends HostName>({
  binding,
  hosts,
}: {
  binding: Binding
  hosts: readonly Host[]
}): Host[] => hosts.slice(0, { unbound: 0, triade: 3, mac: 1, name: 1, both: 1, traits: 1 }[binding])

/** The short name as it is stored and shown: 'company;first;last', or the company alone when both names are empty. */
export function companyShort(facts: Pick<HostFacts, 'companyNameShort' | 'firstName' | 'lastName'>): string {
  const { companyNameShort, firstName, lastName } = facts
  return firstName === '' && lastName === '' ? companyNameShort : `${companyNameShort};${firstName};${lastName}`
}

/** Takes 'company;first;last' apart again; without two semicolons it is the company alone. */
export function splitCompanyShort(text: string): Pick<HostFacts, 'companyNameShort' | 'firstName' | 'lastName'> {
  const parts = text.split(';')
  if (parts.length < 3) return { companyNameShort: text, firstName: '', lastName: '' }
  const [firstName = '', lastName = ''] = parts.splice(-2)
  return { companyNameShort: parts.join(';'), firstName, lastName }
}
