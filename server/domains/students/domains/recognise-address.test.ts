import { expect, test } from 'vitest'
import { listProofLabels, removeProofLabel } from '#contract/student-domains.ts'
import { testPortal } from '../../../testing/portal.ts'
import { isAmong, labelsBelow, recogniseAddress } from './recognise-address.ts'
import { seedStudentDomains } from './seed-domains.ts'

const portal = testPortal()

test.each([
  ['a@stud.tum.de', 'tum.de', true],
  ['a@tum.de', 'tum.de', true],
  ['a@student.kit.edu', 'kit.edu', true],
  ['a@student.ethz.ch', 'ethz.ch', true],
  ['a@alumni.tum.de', 'tum.de', false],
  ['a@alumni.student.kit.edu', 'kit.edu', false],
  ['a@extern.uni-stuttgart.de', 'uni-stuttgart.de', false],
  ['a@gast.uni-hannover.de', 'uni-hannover.de', false],
  ['a@spinoff-gmbh.tum.de', 'tum.de', false],
  ['a@ex-students.ethz.ch', 'ethz.ch', false],
  ['a@klinikum.uni-muenchen.de', 'uni-muenchen.de', false],
  ['a@absolventen.rwth-aachen.de', 'rwth-aachen.de', false],
  ['a@berufsschule-fs.de', undefined, false],
  ['a@firma.example', undefined, false],
])('%s is of %s; the address alone proves it: %s', async (email, domain, proves) => {
  const found = await recogniseAddress(portal.database.db, email)
  expect([found.university?.domain, found.proves]).toEqual([domain, proves])
})

test('labels are those below the university; a hyphen joins a label to something', () => {
  expect(labelsBelow('a.b.tum.de', 'tum.de')).toEqual(['a', 'b'])
  expect(labelsBelow('tum.de', 'tum.de')).toEqual([])
  expect(isAmong('spinoff-gmbh', new Set(['spinoff']))).toBe(true)
  expect(isAmong('spinoffs', new Set(['spinoff']))).toBe(false)
})

test('staff add a label and remove one, and addresses are recognised accordingly', async () => {
  const proves = async () => (await recogniseAddress(portal.database.db, 'a@partner.tum.de')).proves
  expect(await proves()).toBe(true)
  const added = await portal.call('administrator', 'POST', '/student-proof-labels', { label: 'Partner' })
  expect([added.status, added.json.label, await proves()]).toEqual([201, 'partner', false])
  const again = await portal.call('administrator', 'POST', '/student-proof-labels', { label: 'partner' })
  expect([again.status, again.json.code]).toEqual([409, 'students.labelTaken'])
  const { items } = await portal.ask('administrator', listProofLabels)
  expect(items).toContainEqual(added.json)
  await portal.ask('administrator', removeProofLabel, { params: { id: added.json.id } })
  expect(await proves()).toBe(true)
})

test('an upgrade brings what is new in the list and touches nothing that staff changed or removed', async () => {
  const domainOf = async (domain: string) =>
    (await portal.query('SELECT kind, name_de FROM student_domains WHERE domain = $1', [domain]))[0]
  // As a release before left it: the first list, one entry renamed, one removed; and a domain staff added by hand.
  await portal.query(`DELETE FROM student_domains WHERE domain IN ('oth-regensburg.de', 'hs-aalen.de', 'a-aarhus.dk')`)
  await portal.query(
    `UPDATE student_domains SET name_de = 'Umbenannt', modified_by = (SELECT id FROM accounts LIMIT 1) WHERE domain = 'tum.de'`,
  )
  await portal.query(
    `INSERT INTO student_domains (id, domain, country, name_de, name_en) VALUES (gen_random_uuid(), 'oth-regensburg.de', 'de', 'Von Hand', 'By hand')`,
  )
  await portal.query(`UPDATE seeded_lists SET number = 1 WHERE name = 'universities'`)
  await Promise.all([seedStudentDomains(portal.database.db), seedStudentDomains(portal.database.db)])
  expect(await domainOf('hs-aalen.de')).toMatchObject({ kind: 'university' })
  expect(await domainOf('oth-regensburg.de')).toEqual({ kind: 'university', name_de: 'Von Hand' })
  expect(await domainOf('tum.de')).toEqual({ kind: 'university', name_de: 'Umbenannt' })
  expect(await domainOf('berufsschule-fs.de')).toMatchObject({ kind: 'school' })
  expect(await domainOf('a-aarhus.dk')).toBeUndefined()
  // What staff remove afterwards does not come back with the next start.
  await portal.query(`DELETE FROM student_domains WHERE domain = 'hs-aalen.de'`)
  await seedStudentDomains(portal.database.db)
  expect(await domainOf('hs-aalen.de')).toBeUndefined()
})
