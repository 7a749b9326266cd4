import { chanceFrom } from './chance.ts'
import { demoCompany, demoContact } from './companies.ts'

/** Numbers of the large set start here, out of the way of the normal demo's customer numbers and e-mail addresses. */
const first = 1_000_000
const contactSeeds = 500_000_000

export interface LargeSet {
  companies: number
  contacts: number
}

/**
 * Company `index` of the large set. Every row has a seed of its own, so it is the same whichever portion it comes in
 * and however large the set is.
 */
export const largeCompany = (index: number) => demoCompany(chanceFrom(first + index), first + index)

/** Contacts `from` to `to` (exclusive): neighbours share a company and its first two are its main contacts; every twelfth is private. */
export function* largeContacts({ companies, contacts }: LargeSet, from: number, to: number) {
  let company: { index: number; row: ReturnType<typeof largeCompany> } | undefined
  for (let index = from; index < to; index++) {
    const at = Math.floor((index * companies) / contacts)
    if (companies > 0 && company?.index !== at) company = { index: at, row: largeCompany(at) }
    const employer = index % 12 === 11 ? undefined : company
    const main = employer !== undefined && index - Math.ceil((at * contacts) / companies) < 2
    yield demoContact(chanceFrom(contactSeeds + index), first + index, employer?.row ?? null, main)
  }
}
