import fc from 'fast-check'
import { expect, test } from 'vitest'
import { diffLicences } from './diff.ts'
import { licences } from './fixtures/arbitraries.ts'
import { foreignFacts } from './foreign-facts.ts'

const named = (licence: { modules: readonly { licName: string; count: unknown; endDate: string | null }[] }) =>
  licence.modules.map(({ licName, count, endDate }) => ({ licName, count, startDate: null, endDate })) as never

test('a file that lists the same modules shows no difference', () => {
  fc.assert(
    fc.property(licences, (licence) => {
      const unique = new Set(licence.modules.map(({ licName }) => licName)).size === licence.modules.length
      fc.pre(unique)
      expect(diffLicences(foreignFacts(named(licence), licence), licence)).toEqual([])
    }),
  )
})

test('changed counts, missing and unknown modules are told; what hangs on a missing one is missing as well', () => {
  fc.assert(
    fc.property(licences, (licence) => {
      const [first] = licence.modules
      fc.pre(first !== undefined)
      const alone = foreignFacts([], licence)
      expect(alone.modules).toEqual([])
      expect(diffLicences(alone, licence).filter(({ kind }) => kind === 'moduleAdded')).toHaveLength(
        licence.modules.length,
      )
      const unknown = { licName: 'NIRGENDS', count: { kind: 'counted', n: 3 }, startDate: null, endDate: null } as const
      const differences = diffLicences(foreignFacts([unknown], licence), licence)
      expect(differences).toContainEqual(expect.objectContaining({ kind: 'moduleRemoved', path: ['NIRGENDS'] }))
    }),
  )
})
