import type { HostInput } from '#contract/hosts.ts'
import type { ServiceLicence } from '#contract/licensing.ts'
import { changeHostTerm, createHost, issueLicence, readRequest, stateOf, toggleHost } from '#domains/licences/public.ts'
import { holdingFor } from '#domains/holdings/public.ts'
import { defaultEndDate, isNetworkTitle } from '#licence/binding.ts'
import { portalDay } from '#contract/time-zone.ts'
import { readLicence } from '#licence/read-licence.ts'
import { requestedHost } from '#licence/requested-host.ts'
import { fail } from '#platform/operations/failure.ts'
import type { Read, Write } from '#platform/operations/operations.ts'
import {
  companyNumbered,
  holdingNamed,
  lockHolding,
  hostOfMachines,
  licenceBySerial,
  type LicenceStateRow,
} from './licensing-queries.ts'

export interface Order {
  customerNumber: string
  productCode: string
  /** base64 */
  request: string
  startDate?: string | undefined
  endDate?: string | null | undefined
  email: string
}

/** Issues for the machine of a licence request; its host ID is made, or the one it has is given the term. */
export async function issueFor(call: Write, order: Order): Promise<ServiceLicence> {
  const { db, actor } = call
  const named = await holdingNamed(db, actor, order.customerNumber, order.productCode)
  if (!named) {
    const known = await companyNumbered(db, actor, order.customerNumber)
    return known
      ? fail('holdings.notFound', undefined, 'productCode')
      : fail('companies.notFound', undefined, 'customerNumber')
  }
  await lockHolding(db, named.id)
  const { product } = await holdingFor(db, actor, named.id)
  const request = readRequest(new Uint8Array(Buffer.from(order.request, 'base64')))
  const input = hostFrom(request, order, product.titleDe, portalDay(call.clock()))
  const existing = await hostOfMachines(db, named.id, input.hosts)
  const term = { startDate: order.startDate, endDate: input.endDate }
  if (existing) await changeHostTerm(call, existing.id, term, product.version)
  const hostId = existing?.id ?? (await createHost(call, named.id, input)).id
  const { serial } = await issueLicence(call, hostId, {})
  return licenceFor(call, serial)
}

type Request = ReturnType<typeof readRequest>

function hostFrom(request: Request, order: Order, title: string, today: string): HostInput {
  const startDate = order.startDate ?? today
  const endDate = order.endDate === undefined ? defaultEndDate(today, startDate) : order.endDate
  return {
    startDate,
    endDate,
    unlimited: endDate === null,
    customerNumber: order.customerNumber,
    companyNameShort: request.company,
    salutation: '',
    comment: '',
    email: order.email || request.contact.email,
    ...requestedHost(request, isNetworkTitle(title)),
  }
}

/** Another last day for the machine of the newest licence, and its next licence. */
export async function renew(call: Write, serial: number, endDate: string | null) {
  const row = await newestOf(call, serial)
  await changeHostTerm(call, row.hostId, { endDate }, row.version)
  // The machine is locked from here on: the newest licence may be another one by now.
  await newestOf(call, serial)
  const next = await issueLicence(call, row.hostId, { kind: 'renewal' })
  const licence = await licenceFor(call, next.serial)
  const read = readLicence(new Uint8Array(Buffer.from(licence.file, 'base64')))
  const modules = read.ok ? read.licence.modules : []
  const earlier = modules.filter((module) => module.endDate !== null && (endDate === null || module.endDate < endDate))
  return { licence, modulesEndingEarlier: [...new Set(earlier.map(({ licName }) => licName))] }
}

export async function suspend(call: Write, serial: number, suspended: boolean): Promise<ServiceLicence> {
  const row = await newestOf(call, serial)
  if (row.movedTo !== null) fail('hosts.moved')
  await toggleHost(call, row.hostId, suspended)
  await newestOf(call, serial)
  return licenceFor(call, serial)
}

async function newestOf(call: Read, serial: number): Promise<LicenceStateRow> {
  const row = await rowFor(call, serial)
  if (row.newest !== row.serial) fail('licensing.superseded', { serial, newest: row.newest })
  return row
}

/** A licence the service sees; refuses with licences.licNotFound. */
const rowFor = async ({ db, actor }: Read, serial: number): Promise<LicenceStateRow> =>
  (await licenceBySerial(db, actor, serial)) ?? fail('licences.licNotFound')

export async function licenceFor(call: Read, serial: number): Promise<ServiceLicence> {
  const row = await rowFor(call, serial)
  const { bytes, sha256, disabled: _d, movedTo: _m, newest: _n, ...facts } = row
  return { ...facts, state: stateOf(row), sha256: sha256.toString('hex'), file: bytes.toString('base64') }
}
