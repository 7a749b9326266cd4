import { readFileSync } from 'node:fs'
import type { University } from '../queries.ts'

const linesOf = (file: string): string[] =>
  readFileSync(new URL(file, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))

export interface ListedUniversity extends University {
  /** A school: its pupils are no students. */
  school: boolean
  /** The number of the list that brought it. */
  since: number
}

/** The committed list of universities and schools; its head names origin and licence. */
export const universities = (): ListedUniversity[] =>
  linesOf('university-domains.csv').map((line) => {
    const [domain = '', country = '', name = '', kind = '', since = '1'] = line.split(';')
    return { domain, country, name, school: kind === 'school', since: Number(since) }
  })

/** The committed list of free mailers. */
export const freeMailers = (): University[] =>
  linesOf('free-domains.txt').map((domain) => ({ domain, country: 'zz', name: domain }))

let disposable: ReadonlySet<string> | null = null

/**
 * Whether a domain is one of disposable addresses. The list is long and changes with each version, so it stays a file; an
 * entry in the table of domains goes before it.
 */
export function isDisposable(domain: string): boolean {
  disposable ??= new Set(linesOf('disposable-domains.txt'))
  return disposable.has(domain)
}
