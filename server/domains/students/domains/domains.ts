/**
 * The domains an address may be known by, the longest first: `a@stud.tum.de` by `stud.tum.de` and `tum.de`. Domains of
 * one label are none.
 */
export function domainsOf(email: string): string[] {
  const labels = email
    .slice(email.lastIndexOf('@') + 1)
    .toLowerCase()
    .split('.')
  return labels.slice(0, -1).map((_, from) => labels.slice(from).join('.'))
}

/** Labels below which countries give domains to organisations: `ac.uk`, `edu.au`. */
const shared = /^(?:ac|co|com|edu|gov|net|or|org|univ)\.[a-z]{2}$/

/** Of the domains of an address that of its organisation: `kit.edu` of `student.kit.edu`, `ox.ac.uk` of `cs.ox.ac.uk`. */
export const organisationDomain = (domains: readonly string[]): string =>
  (shared.test(domains.at(-1) ?? '') ? domains.at(-2) : undefined) ?? domains.at(-1) ?? ''
