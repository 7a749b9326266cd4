import { expect, test } from 'vitest'
import { readConfiguration } from '#contract/configurations.ts'
import { readHolding } from '#contract/holdings.ts'
import { changeHost, readHost } from '#contract/hosts.ts'
import { previewRenewal, renewLicences, type RenewalWish } from '#contract/licence-renewals.ts'
import { listHostLicences } from '#contract/licences.ts'
import { testPortal } from '../../testing/portal.ts'

const portal = testPortal()
const empty = { name: null, mac: null }

interface Machine {
  id: string
  holdingId: string
}

/** A company with Wellenwerk Netzwerk 20, modules until the end of 2029, and so many licensed machines. */
async function machines(count: number, endDate = '2027-12-31'): Promise<Machine[]> {
  const { id: companyId } = await portal.given.company()
  const { id: holdingId } = await portal.given.holding({ companyId, count: 2, end: '2029-12-31' })
  const made: Machine[] = []
  for (let at = 1; at <= count; at++) {
    const name = `VERL-${at}`
    const { id } = await portal.given.host({
      holdingId,
      startDate: '2020-01-01',
      endDate,
      binding: 'name',
      hosts: [{ name, mac: null }, empty, empty],
      email: 'lizenz@verlaengert.example',
      virtualServer: false,
    })
    await portal.given.licence(id)
    made.push({ id, holdingId })
  }
  return made
}

const wishFor = (found: readonly { id: string }[], months = 12, modules = false): RenewalWish => ({
  subjectIds: found.map(({ id }) => id),
  term: { kind: 'months', months },
  modules,
})
const endOf = async ({ id }: Machine) => (await portal.ask('licenser', readHost, { params: { id } })).endDate
const licencesOf = async ({ id }: Machine) => (await portal.ask('licenser', listHostLicences, { params: { id } })).items

test('a licenser renews machines: what was shown is issued, once, and mailed', async () => {
  const found = await machines(2)
  const wish = wishFor(found)
  const { items, revision } = await portal.ask('licenser', previewRenewal, { body: wish })
  expect(items).toMatchObject(
    found.map(({ id }, at) => ({
      subjectId: id,
      machine: { name: `VERL-${at + 1}`, mac: null },
      end: { from: '2027-12-31', to: '2028-12-31' },
      differences: [],
      earlier: [],
      outcome: 'change',
    })),
  )
  const body = { ...wish, revision, mail: true }
  const renewed = (await portal.ask('licenser', renewLicences, { body })).items
  expect(renewed.map(({ mailedTo }) => mailedTo)).toEqual(['lizenz@verlaengert.example', 'lizenz@verlaengert.example'])
  for (const one of found) {
    expect(await endOf(one)).toBe('2028-12-31')
    const [newest, older] = await licencesOf(one)
    expect(newest).toMatchObject({ endDate: '2028-12-31', supersedes: older?.serial })
    expect(renewed.map(({ licence }) => licence?.id)).toContain(newest?.id)
  }
  // The second click, and anyone who looked at the same preview.
  expect(await portal.call('administrator', 'POST', '/licence-renewals', body)).toMatchObject({
    status: 409,
    json: { code: 'renewals.changedMeanwhile' },
  })
  expect(await licencesOf(found[0]!)).toHaveLength(2)
})

test('two renewals of the same machines at the same time renew once', async () => {
  const found = await machines(1)
  const wish = wishFor(found)
  const { revision } = await portal.ask('licenser', previewRenewal, { body: wish })
  const answers = await Promise.all(
    ['licenser', 'administrator'].map((who) =>
      portal.call(who as 'licenser', 'POST', '/licence-renewals', { ...wish, revision }),
    ),
  )
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409])
  expect(await endOf(found[0]!)).toBe('2028-12-31')
})

test('modules end earlier than the machine: the preview names them; their ends are the administrators to move', async () => {
  const found = await machines(1, '2029-06-30')
  const { items } = await portal.ask('licenser', previewRenewal, { body: wishFor(found) })
  expect(items[0]).toMatchObject({ end: { to: '2030-06-30' }, outcome: 'change' })
  expect(items[0]?.earlier.length).toBeGreaterThan(0)
  expect(items[0]?.earlier.every(({ end }) => end === '2029-12-31')).toBe(true)
  const modules = wishFor(found, 12, true)
  expect((await portal.call('licenser', 'POST', '/licence-renewals/preview', modules)).status).toBe(403)
  const shown = await portal.ask('administrator', previewRenewal, { body: modules })
  expect(shown.items[0]).toMatchObject({ earlier: [], outcome: 'change' })
  expect(shown.items[0]?.differences.length).toBeGreaterThan(0)
  const body = { ...modules, revision: shown.revision }
  expect((await portal.call('licenser', 'POST', '/licence-renewals', body)).status).toBe(403)
  await portal.ask('administrator', renewLicences, { body })
  const { configuration } = await portal.ask('licenser', readHolding, { params: { id: found[0]!.holdingId } })
  const { items: tree } = await portal.ask('licenser', readConfiguration, { params: { id: configuration!.id } })
  const ends = tree.filter(({ count }) => count.kind !== 'dependency').map(({ endDate }) => endDate)
  expect(new Set(ends)).toEqual(new Set(['2030-12-31']))
})

test('what breaks a rule is told and left; what has no end stays', async () => {
  const [broken, fine] = await machines(2)
  await portal.query(`UPDATE hosts SET version = 19 WHERE id = $1`, [broken!.id])
  const wish = wishFor([broken!, fine!])
  const { items, revision } = await portal.ask('licenser', previewRenewal, { body: wish })
  expect(items.map(({ outcome }) => outcome)).toEqual(['broken', 'change'])
  const renewed = (await portal.ask('licenser', renewLicences, { body: { ...wish, revision } })).items
  expect(renewed.map(({ subjectId }) => subjectId)).toEqual([fine!.id])
  expect(await endOf(broken!)).toBe('2027-12-31')
  const [endless] = await machines(1)
  const {
    disabled: _d,
    generation: _g,
    movedTo: _m,
    emergencyFor: _e,
    createdAt: _c,
    holdingId: _h,
    id,
    ...facts
  } = await portal.ask('licenser', readHost, { params: { id: endless!.id } })
  await portal.ask('licenser', changeHost, { params: { id }, body: { ...facts, unlimited: true, endDate: null } })
  const { items: shown } = await portal.ask('licenser', previewRenewal, { body: wishFor([endless!]) })
  expect(shown).toMatchObject([{ end: { from: null, to: null }, outcome: 'unchanged' }])
})

test('what changed after the preview refuses the renewal as a whole', async () => {
  const found = await machines(2)
  const wish = wishFor(found)
  const { revision } = await portal.ask('licenser', previewRenewal, { body: wish })
  await portal.query(`UPDATE hosts SET end_date = '2028-01-31' WHERE id = $1`, [found[1]!.id])
  const answer = await portal.call('licenser', 'POST', '/licence-renewals', { ...wish, revision })
  expect(answer).toMatchObject({ status: 409, json: { code: 'renewals.changedMeanwhile' } })
  expect(await endOf(found[0]!)).toBe('2027-12-31')
})

test('machines that are disabled, unknown or never licensed are not found', async () => {
  const [one] = await machines(1)
  await portal.query(`UPDATE hosts SET disabled_by = 'vendor' WHERE id = $1`, [one!.id])
  const body = wishFor([one!])
  expect((await portal.call('licenser', 'POST', '/licence-renewals/preview', body)).json.code).toBe('hosts.notFound')
})
