import { beforeAll, expect, test } from 'vitest'
import { changeHolding } from '#contract/holdings.ts'
import { changeHost, readHost } from '#contract/hosts.ts'
import { issueLicence } from '#contract/licences.ts'
import { readGlance, setReminders } from '#contract/renewals.ts'
import { jobRunner } from '#platform/jobs/jobs.ts'
import { openLog } from '#platform/telemetry/log.ts'
import { testPortal } from '../../testing/portal.ts'
import { companyNumbered } from '../../testing/licence-files.ts'
import { claimReminders } from './reminder-queries.ts'
import { remind, stageOf } from './reminders.ts'
import { noJobs } from '#platform/jobs/no-jobs.ts'

const portal = testPortal()
const staff = { email: 'staff@wellenwerk.example', language: 'de' } as const
// Nothing is sent from here: what was queued is what counts.
const run = (today: string, days = [60, 30, 7]) => {
  const settings = { ...portal.configuration, RENEWAL_DAYS: days }
  return remind(portal.jobCall({ jobs: noJobs, staff, settings }), today)
}

/** A company with a host whose licence ends on a far day of its own, so that the tests do not meet. */
async function licensed(number: string, endDate: string, languages: ('de' | 'en')[] = ['de']) {
  const { call } = portal
  const companyId = await companyNumbered(portal, number)
  for (const [at, language] of languages.entries())
    await call('licenser', 'POST', `/contacts`, {
      companyId,
      salutation: 'Frau',
      title: '',
      firstName: 'Ada',
      lastName: `Kontakt ${at}`,
      gender: '',
      phone: '',
      email: `haupt${at}@${number}.example`,
      department: '',
      position: '',
      mainContact: true,
      language,
      country: 'DE',
    }).then((answer) =>
      expect([answer.status, answer.json.code, answer.json.field]).toEqual([201, undefined, undefined]),
    )
  const holding = await portal.given.fullHolding({ companyId })
  const term = { startDate: '2026-01-01', endDate }
  const host = await portal.given.host({ holdingId: holding.id, customerNumber: number, ...term })
  await portal.given.licence(host.id)
  return { companyId, holdingId: holding.id, hostId: host.id }
}

const mailsTo = (receiver: string) =>
  portal.database.db
    .selectFrom('mails')
    .select(['subject', 'textBody', 'language'])
    .where('receiver', '=', receiver)
    .where('template', 'in', ['renewals.reminder', 'renewals.staff'])
    .orderBy('createdAt')
    .execute()

test('the reminder that is due is the latest whose time has come', () => {
  const stages = [60, 30, 7]
  expect([61, 60, 45, 30, 8, 7, 0, -1].map((days) => stageOf(days, stages))).toEqual([null, 60, 60, 30, 30, 7, 7, null])
  expect(stageOf(5, [])).toBeNull()
})

test('sixty, thirty and seven days before, each once, in the receiver’s language', async () => {
  await licensed('5540001', '2040-03-01', ['de', 'en'])
  for (const today of [
    '2039-12-30',
    '2040-01-01',
    '2040-01-02',
    '2040-01-31',
    '2040-02-01',
    '2040-02-23',
    '2040-02-29',
  ])
    await run(today)
  const german = await mailsTo('haupt0@5540001.example')
  expect(german.map(({ textBody }) => /läuft in (\d+) Tagen ab|läuft (heute|morgen) ab/.exec(textBody)?.[0])).toEqual([
    'läuft in 60 Tagen ab',
    'läuft in 30 Tagen ab',
    'läuft in 7 Tagen ab',
  ])
  expect(german[0]?.subject).toBe('Ihre Lizenz läuft bald ab (Kundennummer 5540001)')
  expect(german[0]?.textBody).toContain('am 01.03.2040')
  const english = await mailsTo('haupt1@5540001.example')
  expect(english.map(({ language, subject }) => `${language} ${subject}`)).toEqual(
    Array<string>(3).fill('en Your licence expires soon (customer number 5540001)'),
  )
  expect(await mailsTo('staff@wellenwerk.example')).toHaveLength(3)
})

test('a licence with a grace period says until when it is valid after its end', async () => {
  const format = (changes: string) => portal.query(`UPDATE products SET ${changes} WHERE code = 'WW-NW-20'`)
  await format('licence_format = 3, grace_days = 14')
  await licensed('5540009', '2049-12-20', ['de', 'en'])
  await format('licence_format = 2, grace_days = 0')
  await run('2049-12-15')
  const [german] = await mailsTo('haupt0@5540009.example')
  expect(german?.textBody).toContain('läuft in 5 Tagen ab, am 20.12.2049, Kulanzfrist bis 03.01.2050')
  const [english] = await mailsTo('haupt1@5540009.example')
  expect(english?.textBody).toContain('on 20.12.2049, grace period until 03.01.2050')
})

test('eight processes at once, and again: one mail', async () => {
  await licensed('5540002', '2041-03-01')
  await Promise.all(Array.from({ length: 8 }, () => run('2041-02-10')))
  await run('2041-02-10')
  expect(await mailsTo('haupt0@5540002.example')).toHaveLength(1)
})

test('days nothing ran are made up for by the next, with one mail', async () => {
  await licensed('5540003', '2042-03-01')
  await run('2042-02-25')
  const mails = await mailsTo('haupt0@5540003.example')
  expect(mails).toHaveLength(1)
  expect(mails[0]?.textBody).toContain('läuft in 4 Tagen ab')
})

test('an end that moved is a new event; a renewed licence is none', async () => {
  const { hostId } = await licensed('5540004', '2043-03-01')
  await run('2043-02-24')
  const host = await portal.ask('licenser', readHost, { params: { id: hostId } })
  const {
    id: _i,
    holdingId: _c,
    disabled: _d,
    generation: _g,
    movedTo: _v,
    emergencyFor: _e,
    createdAt: _a,
    modifiedAt: _m,
    ...input
  } = host
  await portal.ask('licenser', changeHost, {
    params: { id: hostId },
    body: { ...input, endDate: '2043-03-03' },
  })
  await portal.ask('licenser', issueLicence, { params: { id: hostId } })
  await run('2043-02-24')
  expect(await mailsTo('haupt0@5540004.example')).toHaveLength(2)
  await portal.ask('licenser', changeHost, { params: { id: hostId }, body: { ...input, endDate: '2048-03-03' } })
  await portal.ask('licenser', issueLicence, { params: { id: hostId } })
  await run('2043-03-01')
  expect(await mailsTo('haupt0@5540004.example')).toHaveLength(2)
})

test('no reminders: switched off for the company, for the installation, or the product is disabled', async () => {
  const { companyId } = await licensed('5540005', '2044-03-01')
  expect(await portal.ask('licenser', setReminders, { params: { id: companyId }, body: { on: false } })).toEqual({
    on: false,
  })
  await run('2044-02-28')
  await run('2044-02-28', [])
  const { holdingId } = await licensed('5540006', '2044-03-01')
  await portal.ask('administrator', changeHolding, { params: { id: holdingId }, body: { disabled: true } })
  await run('2044-02-28')
  expect(await mailsTo('haupt0@5540005.example')).toHaveLength(0)
  expect(await mailsTo('haupt0@5540006.example')).toHaveLength(0)
  const glance = await portal.ask('licenser', readGlance, { params: { id: companyId } })
  expect(glance).toMatchObject({ reminders: { on: false, days: [60, 30, 7] } })
})

test('a reminder goes through the outbox, which sends it once', async () => {
  const { companyId } = await licensed('5540007', '2045-03-01')
  const url = portal.database.pool.options.connectionString ?? ''
  const runner = jobRunner(url, openLog('silent'), { pause: 0, look: 0.5 })
  await runner.start([])
  await remind(portal.jobCall({ jobs: runner, staff: null }), '2045-02-20')
  const states = () =>
    portal.database.db.selectFrom('mails').select(['id', 'state']).where('recordId', '=', companyId).execute()
  await expect.poll(async () => (await states()).map(({ state }) => state)).toEqual(['sent'])
  const [mail] = await states()
  const caught = await portal.database.db
    .selectFrom('caughtMails')
    .select('messageId')
    .where('messageId', 'like', `%${mail?.id}%`)
    .execute()
  expect(caught).toHaveLength(1)
  await runner.stop()
})

beforeAll(async () => {
  // Demo licences must not end in the years these tests play in.
  const rows = await portal.query("SELECT 1 FROM licences WHERE end_date > '2039-01-01'")
  expect(rows).toHaveLength(0)
})

test('of twelve thousand ends at once each is noted, and once', async () => {
  const companyId = await companyNumbered(portal, '77991')
  const all = Array.from({ length: 12_000 }, (_, nr) => ({
    subjectId: `0198c0de-9999-7000-8000-${String(nr).padStart(12, '0')}`,
    endDay: '2031-12-31',
    days: 30,
    receiver: staff.email,
    companyId,
    contactId: null,
  }))
  const claim = () => portal.database.db.transaction().execute((tx) => claimReminders(tx, all))
  expect((await claim()).size).toBe(12_000)
  expect((await claim()).size).toBe(0)
})
