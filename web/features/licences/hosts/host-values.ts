import { type Host, hostInput, type HostInput, type hostRequest } from '#contract/hosts.ts'
import { defaultBinding, defaultPort } from '#licence/binding.ts'
import { requestedHost } from '#licence/requested-host.ts'
import { suggestedEnd } from '#licence/runtime.ts'
import { normaliseMac } from '#licence/mac.ts'
import { machineName } from '#contract/machine-name.ts'
import { editable } from '#web/ui/form/entry/schema-part.ts'
import type { z } from 'zod'

type Request = z.output<typeof hostRequest>
type Slot = HostInput['hosts'][number]

const noSlot: Slot = { name: null, mac: null }

interface Circumstances {
  version: number
  network: boolean
  today: string
  company: string
  customerNumber: string
  /** Days a licence of the product runs; null: one year. */
  runtimeInDays: number | null
}

/** What the licence creator starts with: today for a year, the binding and port the version asks for. */
export function newHost({ version, network, today, company, customerNumber, runtimeInDays }: Circumstances): HostInput {
  return {
    email: '',
    version,
    unlimited: false,
    startDate: today,
    endDate: suggestedEnd(today, today, runtimeInDays),
    companyNameShort: company.slice(0, 99),
    salutation: '',
    firstName: '',
    lastName: '',
    comment: '',
    customerNumber,
    terminalServer: false,
    virtualServer: false,
    binding: defaultBinding(network),
    port: defaultPort(version),
    hosts: [noSlot, noSlot, noSlot],
    hostCreatedOn: null,
    serverHostId: '',
    serverName: '',
    installationType: '',
    build: '',
    operatingSystem: '',
  }
}

/** Takes over what a licence request says; what it leaves open stays. */
export const withRequest = (values: HostInput, request: Request, network: boolean, byTraits = false): HostInput => ({
  ...values,
  email: request.contact.email || values.email,
  companyNameShort: request.company || values.companyNameShort,
  salutation: request.contact.salutation,
  customerNumber: request.customerNumber || values.customerNumber,
  ...requestedHost(request, network),
  ...(byTraits && request.traits && { binding: 'traits' }),
})

/** The editable part of a saved host. */
export const hostValues = (host: Host): HostInput => editable(hostInput, host)

/** How a host is called in lists: its first computer name or network card. */
export const hostLabel = ({ hosts }: Pick<Host, 'hosts'>, unnamed: string): string => machineName(hosts[0]) || unnamed

/** A typed network card address as 12 digits where it is one of the usual spellings; else as typed. */
export const typedMac = (typed: string): string | null =>
  typed.trim() === '' ? null : (normaliseMac(typed) ?? typed.trim())
