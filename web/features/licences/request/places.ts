import { listCompanies } from '#contract/companies.ts'
import { plainCustomerNumber } from '#contract/fields.ts'
import { type Holding, listCompanyHoldings, readHolding } from '#contract/holdings.ts'
import { findHosts, listHosts } from '#contract/hosts.ts'
import { nameKey } from '#licence/fold-name.ts'
import { isNetworkTitle } from '#licence/binding.ts'
import { normaliseMac } from '#licence/mac.ts'
import { call } from '#web/api.ts'
import type { HostRequest, OfferedRequest } from '../dropped-request.ts'

/** A product a licence request may be for; with the host ID that is there for its machine already. */
export interface Place {
  holding: Holding
  hostId: string | null
}

type Known = Pick<OfferedRequest, 'companyId' | 'holdingId'>

/**
 * Where a licence request belongs, from what is known: the product or the company one is at, else its customer number and
 * the machine. One place needs no question; none leaves the choice of the company.
 */
export async function placesFor(request: HostRequest, { companyId, holdingId }: Known): Promise<Place[]> {
  if (holdingId) return withHosts([await call(readHolding, { params: { id: holdingId } })], request)
  if (companyId) return withHosts(fitting(await holdingsOf(companyId), request), request)
  const [numbered, machines] = await Promise.all([
    companiesNumbered(request.customerNumber),
    holdingsOfMachine(request),
  ])
  const same = machines.filter(({ product }) => product.version === request.version)
  const own = same.filter(({ holder }) => numbered.includes(holder.id))
  if (own.length > 0) return withHosts(own, request)
  // A number of one company and a machine of another: people decide.
  const companies = numbered.length > 0 ? numbered : same.length > 0 ? [] : companiesOf(machines)
  const holdings = await Promise.all(companies.map(holdingsOf))
  return withHosts([...same, ...fitting(holdings.flat(), request)], request)
}

const companiesOf = (holdings: readonly Holding[]): string[] => [
  ...new Set(holdings.flatMap(({ holder }) => (holder.kind === 'company' ? [holder.id] : []))),
]

const holdingsOf = async (id: string) => (await call(listCompanyHoldings, { params: { id } })).items

/** Those of the version and kind asked for; where there is none, every product that may be had. */
function fitting(holdings: readonly Holding[], { version, installationType }: HostRequest): Holding[] {
  const open = holdings.filter(({ disabled }) => !disabled)
  const asked = open.filter(
    ({ product }) =>
      product.version === version &&
      (installationType === null || isNetworkTitle(product.titleDe) === (installationType === 'network')),
  )
  return asked.length > 0 ? asked : open
}

interface Machine {
  name: string | null
  mac: string | null
}

const marksOf = ({ name, mac }: Machine) => [name && nameKey(name), mac && normaliseMac(mac)].filter(Boolean)

const isSame = (one: Machine, other: Machine): boolean => {
  const known = new Set(marksOf(one))
  return marksOf(other).some((mark) => known.has(mark))
}

/** The products its machine is entered for. */
async function holdingsOfMachine({ hosts }: HostRequest): Promise<Holding[]> {
  const [machine] = hosts
  if (!machine) return []
  const words = [machine.mac, machine.name].filter((word) => word !== null && word.length > 2)
  const answers = await Promise.all(words.map((word) => call(findHosts, { query: { words: word!.slice(0, 100) } })))
  const found = answers.flatMap(({ items }) => items).filter((host) => isSame(host, machine))
  const ids = new Set(found.map(({ holdingId }) => holdingId))
  return Promise.all([...ids].map((id) => call(readHolding, { params: { id } })))
}

async function companiesNumbered(requested: string): Promise<string[]> {
  if (requested === '') return []
  const number = plainCustomerNumber(requested)
  const { items } = await call(listCompanies, { query: { page: 1, pageSize: 5, search: number } })
  return items.filter(({ customerNumber }) => customerNumber === number).map(({ id }) => id)
}

/** Finds the host ID of the machine in each; one that has moved away stays as it is. */
const withHosts = (holdings: readonly Holding[], { hosts: [machine] }: HostRequest): Promise<Place[]> =>
  Promise.all(
    holdings.map(async (holding) => {
      const { items } = await call(listHosts, { params: { id: holding.id } })
      const host = machine && items.find(({ hosts, movedTo }) => movedTo === null && isSame(hosts[0], machine))
      return { holding, hostId: host?.id ?? null }
    }),
  )
