import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { applyDiff } from './apply-diff.ts'
import { diffLicences } from './diff.ts'
import { asTree, licences } from './fixtures/arbitraries.ts'
import { networkLicence, networkModules } from './fixtures/signed.ts'
import type { LicenceFacts, LicenceModule } from './licence-file.ts'
import { describeDifference } from './words.ts'

test('a licence and the difference to the next make the next', () => {
  fc.assert(
    fc.property(licences, licences, fc.nat(), (a, b, seed) => {
      expect(applyDiff(a, diffLicences(a, b))).toEqual(b)
      expect(applyDiff(null, diffLicences(null, a))).toEqual(a)
      expect(diffLicences(a, a)).toEqual([])
      // Licences that share most modules: some dropped, the rest of both in turns.
      const mixed: LicenceFacts = { ...b, modules: mix(a.modules, b.modules, seed) }
      expect(applyDiff(a, diffLicences(a, mixed))).toEqual(mixed)
    }),
    { numRuns: 300 },
  )
})

function mix(a: readonly LicenceModule[], b: readonly LicenceModule[], seed: number): LicenceModule[] {
  const all = [...b.slice(0, seed % 5), ...a.filter((_, index) => (seed >> index) % 2 === 0), ...b.slice(seed % 5)]
  return asTree(seed % 3 === 0 ? all.toReversed() : all)
}

test('tells fact by fact and module by module', () => {
  const [e, welle, group] = networkModules
  const next: LicenceFacts = {
    ...networkLicence,
    generation: 3,
    endDate: null,
    hosts: [{ name: 'SRV-CAD-02', mac: '001B44113AB7' }],
    modules: [
      { ...e, count: { kind: 'counted', n: 8 }, connect: true },
      { ...welle, licName: 'KEGEL', test: null },
      { ...welle, endDate: null },
      group,
    ],
  }
  const differences = diffLicences(networkLicence, next)
  expect(differences.map((difference) => describeDifference(difference, 'de'))).toEqual([
    'Fassung: 2 → 3',
    'Ende: 21.11.2027 → unbegrenzt',
    'Rechner 1: SRV-CAD-01 / 00:1B:44:11:3A:B7 → SRV-CAD-02 / 00:1B:44:11:3A:B7',
    'Modul entfernt: WELLE / GROUP / LAGER (technische Abhängigkeit, dauerhaft)',
    'Modul hinzugefügt: KEGEL (ungezählt, Ende 21.11.2027, Module bearbeiten, Connect)',
    'Modul E: Anzahl: 5 → 8; Connect: nein → ja',
    'Modul WELLE: Ende: 21.11.2027 → dauerhaft',
  ])
  expect(describeDifference({ kind: 'fact', fact: 'type', from: undefined, to: 'network' }, 'en')).toBe(
    'Licence type: Network',
  )
})

test('tells modules of the same name apart', () => {
  const [e] = networkModules
  const before = { ...networkLicence, modules: [e, e] }
  const after = { ...networkLicence, modules: [e, { ...e, count: { kind: 'uncounted' as const } }] }
  expect(diffLicences(before, after)).toMatchObject([{ kind: 'moduleChanged', changes: [{ field: 'count' }] }])
})
