import { readFileSync } from 'node:fs'
import type { University } from './queries.ts'

/** The committed list of universities; its head names origin and licence. */
export const universities = (): University[] =>
  readFileSync(new URL('university-domains.csv', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [domain = '', country = '', name = ''] = line.split(';')
      return { domain, country, name }
    })
