import type { z } from 'zod'
import { plainCustomerNumber } from '#contract/fields.ts'
import { type findRequestPlaces as contract, type RequestPlace, requestPlacesAtMost } from '#contract/hosts.ts'
import { companiesByNumbers, requireVisibleCompany } from '#domains/companies/public.ts'
import { holdingFor, type HoldingFacts } from '#domains/holdings/public.ts'
import type { HostName } from '#licence/host-request.ts'
import type { Read } from '#platform/operations/operations.ts'
import { holdingsOfCompanies, holdingsWithIds, hostsAnywhere, hostsWithin } from './place-queries.ts'
import { matchingHoldings, isSameMachine, likelyPlaces } from './place-rules.ts'

type Request = z.output<typeof contract.query>

/** Most companies whose products are looked through: with more, the machine says nothing. */
const companiesAtMost = 10

/**
 * Where a licence request belongs, from what is known: the product or the company one is at, else its customer number
 * and the machine. One place needs no question; none leaves the choice of the company. Refuses with holdings.notFound
 * and companies.notFound.
 */
export async function requestPlaces(call: Read, request: Request): Promise<z.output<typeof contract.output>> {
  const { name, mac } = request
  const machine = { name: name || null, mac: mac || null }
  const { holdings, more } = await holdingsFor(call, request, machine)
  const shown = holdings.slice(0, requestPlacesAtMost)
  return { items: await withHosts(call, shown, machine), more: more || holdings.length > shown.length }
}

interface Found {
  holdings: HoldingFacts[]
  more: boolean
}

async function holdingsFor({ db, actor }: Read, request: Request, machine: HostName): Promise<Found> {
  if (request.holding) return { holdings: [await holdingFor(db, actor, request.holding)], more: false }
  if (request.company) {
    await requireVisibleCompany(db, actor, request.company)
    return { holdings: matchingHoldings(await holdingsOfCompanies(db, actor, [request.company]), request), more: false }
  }
  const numbered = await companiesNumbered({ db, actor }, request.customerNumber)
  const machines = await holdingsOfMachine({ db, actor }, machine)
  const { holdings, companies } = likelyPlaces(numbered, machines, request.version)
  const looked = companies.slice(0, companiesAtMost)
  const more = companies.length > looked.length || machines.length > requestPlacesAtMost
  if (looked.length === 0) return { holdings, more }
  const theirs = await holdingsOfCompanies(db, actor, looked)
  return { holdings: [...holdings, ...matchingHoldings(theirs, request)], more }
}

async function companiesNumbered({ db, actor }: Read, requested: string): Promise<string[]> {
  if (requested === '') return []
  return (await companiesByNumbers(db, actor, [plainCustomerNumber(requested)])).map(({ id }) => id)
}

/** The products a machine is entered for, the newest host ID first; of a name or an address too short to tell, none. */
async function holdingsOfMachine({ db, actor }: Read, { name, mac }: HostName): Promise<HoldingFacts[]> {
  const machine = { name: name && name.length > 2 ? name : null, mac }
  const hosts = await hostsAnywhere(db, actor, machine, requestPlacesAtMost + 1)
  const ids = [...new Set(hosts.filter((host) => isSameMachine(host, machine)).map(({ holdingId }) => holdingId))]
  const holdings = new Map((await holdingsWithIds(db, actor, ids)).map((holding) => [holding.id, holding]))
  return ids.flatMap((id) => holdings.get(id) ?? [])
}

/** Finds the host ID of the machine in each; one that has moved away stays as it is. */
async function withHosts(
  { db, actor }: Read,
  holdings: readonly HoldingFacts[],
  machine: HostName,
): Promise<RequestPlace[]> {
  const hosts = (
    await hostsWithin(
      db,
      actor,
      machine,
      holdings.map(({ id }) => id),
    )
  ).filter((host) => isSameMachine(host, machine))
  return holdings.map(({ id, holder, product: { titleDe, titleEn, version } }) => ({
    holdingId: id,
    holderName: holder.name,
    product: { titleDe, titleEn, version },
    hostId: hosts.find(({ holdingId }) => holdingId === id)?.id ?? null,
  }))
}
