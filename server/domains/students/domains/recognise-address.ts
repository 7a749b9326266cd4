import type { Db } from '#platform/database/database.ts'
import { longestDomain } from '../queries.ts'
import { domainsOf, organisationDomain } from './domains.ts'
import { proofLabels } from './proof-label-queries.ts'

/** The labels of an address' domain below that of its university: `alumni` of `alumni.tum.de` below `tum.de`. */
export const labelsBelow = (domain: string, university: string): string[] =>
  domain.length > university.length ? domain.slice(0, -university.length - 1).split('.') : []

/** Whether a label is one of these, or a hyphen joins one of them to something: `spinoff-gmbh` by `spinoff`. */
export const isAmong = (label: string, labels: ReadonlySet<string>): boolean =>
  labels.has(label) || label.split('-').some((part) => labels.has(part))

/**
 * What an address says about where its owner studies: the university whose domain it is in, and whether the address alone
 * proves it. Addresses of alumni, guests, spin-offs and hospitals do not; those of a school below a university name none.
 */
export async function recogniseAddress(db: Db, email: string) {
  const domains = domainsOf(email)
  const [university, school] = await Promise.all([longestDomain(db, domains), longestDomain(db, domains, 'school')])
  const [whole] = domains
  if (whole === undefined || !university || (school && school.domain.length > university.domain.length))
    return { university: undefined, proves: false }
  const below = labelsBelow(whole, university.domain)
  const labels = below.length > 0 ? new Set((await proofLabels(db)).map(({ label }) => label)) : new Set<string>()
  return { university, proves: !below.some((label) => isAmong(label, labels)) }
}

/** The domain of the organisation of the first of these addresses that belongs to no known university or mailer; '' where none does. */
export async function unknownDomain(db: Db, emails: readonly string[]): Promise<string> {
  for (const email of emails) {
    const domains = domainsOf(email)
    const known = await Promise.all(
      (['university', 'school', 'blacklisted'] as const).map((kind) => longestDomain(db, domains, kind)),
    )
    if (domains.length > 0 && known.every((one) => one === undefined)) return organisationDomain(domains)
  }
  return ''
}
