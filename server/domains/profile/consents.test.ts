import { expect, test } from 'vitest'
import { listConsents } from '#contract/consents.ts'
import { readMe } from '#contract/session.ts'
import { countMails } from '#platform/mail/count-mails.ts'
import { linkIn, mailsTo } from '../../testing/account-mails.ts'
import { testPortal, type Who } from '../../testing/portal.ts'
import { consentJobs } from './consent-mail.ts'
import { daysFromNow } from '#platform/database/times.ts'

const portal = testPortal()
const set = (who: Who, kind: string, given: boolean) => portal.call(who, 'PUT', `/profile/consents/${kind}`, { given })
const stateOf = async (who: Who, kind: string) =>
  (await portal.ask(who, listConsents)).items.find((one) => one.kind === kind)
const confirm = (token: string) => portal.call(null, 'POST', '/profile/consent-confirmations', { token })

test('the newsletter counts once its link was opened, once under eight openings, and is withdrawn again', async () => {
  expect(await stateOf('user', 'newsletter')).toMatchObject({ state: 'none', at: null })
  expect((await set('user', 'newsletter', true)).json.state).toBe('requested')
  const [mail] = await mailsTo(portal, 'user@wellenwerk.example', 'profile.newsletter')
  const uses = await Promise.all(Array.from({ length: 8 }, () => confirm(linkIn(mail!))))
  expect(uses.map(({ status }) => status)).toEqual(Array(8).fill(204))
  expect(await stateOf('user', 'newsletter')).toMatchObject({ state: 'given', textVersion: expect.any(String) })
  expect((await set('user', 'newsletter', false)).json.state).toBe('withdrawn')
  const { contactId } = await portal.ask('user', readMe)
  const rows = await portal.database.db
    .selectFrom('consents')
    .select(['state', 'source'])
    .where('contactId', '=', contactId)
    .orderBy('at')
    .execute()
  expect(rows).toEqual([
    { state: 'requested', source: 'profile' },
    { state: 'given', source: 'mail' },
    { state: 'withdrawn', source: 'profile' },
  ])
})

test('a link mailed before the withdrawal, or before another one, confirms nothing', async () => {
  await set('customer', 'newsletter', true)
  const [mail] = await mailsTo(portal, 'customer@wellenwerk.example', 'profile.newsletter')
  await set('customer', 'newsletter', false)
  expect((await confirm(linkIn(mail!))).json.code).toBe('profile.consentLinkInvalid')
  expect((await stateOf('customer', 'newsletter'))!.state).toBe('withdrawn')
})

test('what was withdrawn before its mail was written is not asked for any more', async () => {
  const { contactId } = (await portal.call('customer2', 'GET', '/session')).json
  await set('customer2', 'newsletter', true)
  await mailsTo(portal, 'customer2@wellenwerk.example', 'profile.newsletter')
  await set('customer2', 'newsletter', false)
  const written = () => countMails(portal.database.db, { recordId: contactId }, ['profile.newsletter'], daysFromNow(-1))
  const before = await written()
  const job = consentJobs.find(({ name }) => name === 'profile.mailConsent')!
  await job.handle(portal.jobCall(), { contactId, email: 'customer2@wellenwerk.example' })
  expect(await written()).toBe(before)
})

test('a request whose link is over is none any more, so that it can be made again', async () => {
  const { contactId } = await portal.ask('licenser', readMe)
  await portal.query(
    `INSERT INTO consents (id, contact_id, kind, state, text_version, at, source)
     VALUES (gen_random_uuid(), $1, 'newsletter', 'requested', 'x', now() - interval '8 days', 'profile')`,
    [contactId],
  )
  const stands = { kind: 'newsletter', state: 'none', at: null, textVersion: null }
  expect(await stateOf('licenser', 'newsletter')).toEqual(stands)
  expect((await set('licenser', 'newsletter', false)).json).toEqual(stands)
  expect((await set('licenser', 'newsletter', true)).json.state).toBe('requested')
})

test('the other consents count at once; what is so already is not written twice', async () => {
  expect((await set('student', 'email', true)).json.state).toBe('given')
  await set('student', 'email', true)
  await set('student', 'downloadReturn', false)
  const { contactId } = await portal.ask('student', readMe)
  const rows = await portal.database.db
    .selectFrom('consents')
    .select('kind')
    .where('contactId', '=', contactId)
    .execute()
  expect(rows).toEqual([{ kind: 'email' }])
  expect((await set('student', 'everything', true)).status).toBe(400)
})

test('nobody rewrites what was consented to', async () => {
  await expect(portal.database.db.updateTable('consents').set({ state: 'given' }).execute()).rejects.toThrow()
})
