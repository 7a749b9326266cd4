import { expect, test } from 'vitest'
import { portalDay } from '#contract/time-zone.ts'
import { addDays } from '#licence/days.ts'
import { linkIn, mailsTo } from '../../../testing/account-mails.ts'
import { cloudAccount } from '../../../testing/cloud-account.ts'
import { jobsDone } from '../../../testing/passing-time.ts'
import { testPortal } from '../../../testing/portal.ts'
import { mailInvitation } from './invitations.ts'

const portal = testPortal()
const at = (id: string) => `/cloud/configurations/${id}`
const put = (id: string, contact: string, active: boolean) =>
  portal.call('administrator', 'PUT', `${at(id)}/users/${contact}`, { active })
const invite = (id: string, contact: string) =>
  portal.call('administrator', 'POST', `${at(id)}/users/${contact}/invitation`)
const open = (token: string) => portal.call(null, 'POST', '/cloud/invitations', { token }).then(({ json }) => json)
const emailOf = async (contact: string) =>
  (await portal.query('SELECT email FROM contacts WHERE id = $1', [contact]))[0].email as string

/** An account of one place with two people, the first of them invited, whose language this is. */
async function invited(language = 'de') {
  const { id, holding, contacts } = await cloudAccount(portal, { seats: 1, people: 2 })
  const [contact, other] = contacts as [string, string]
  await portal.query('UPDATE contacts SET language = $2 WHERE id = $1', [contact, language])
  expect((await invite(id, contact)).status).toBe(204)
  const [mail] = await mailsTo(portal, await emailOf(contact), 'cloud.invitation')
  return { id, holding, contact, other, mail: mail!, token: linkIn(mail!) }
}

test('an invitation is written in the language of the contact, not of the one who invites', async () => {
  for (const [language, subject] of [
    ['de', 'Ihr Zugang zu '],
    ['en', 'Your access to '],
  ] as const) {
    const { mail } = await invited(language)
    expect(mail).toMatchObject({ language, subject: expect.stringContaining(subject) })
    expect(mail.textBody).toContain('/awslogin')
  }
})

test('an opened invitation says why it does not let in, each reason by its name', async () => {
  const { id, holding, contact, other, token } = await invited()
  await put(id, other, true)
  expect(await open(token)).toMatchObject({ active: false, noAccess: { reason: 'full', day: null } })
  await put(id, other, false)

  const [{ start_date, end_date }] = await portal.query('SELECT * FROM cloud_configurations WHERE id = $1', [id])
  const term = (start: string, end: string) =>
    portal.query('UPDATE cloud_configurations SET start_date = $2, end_date = $3 WHERE id = $1', [id, start, end])
  await term('2020-01-01', '2021-01-31')
  expect(await open(token)).toMatchObject({ active: false, noAccess: { reason: 'expired', day: '2021-01-31' } })
  await term(start_date, end_date)
  await portal.query('UPDATE holdings SET disabled = true WHERE id = $1', [holding])
  expect(await open(token)).toMatchObject({ active: true, noAccess: { reason: 'disabled', day: null } })
  await portal.query('UPDATE holdings SET disabled = false WHERE id = $1', [holding])
  expect(await open(token)).toMatchObject({ active: true, noAccess: null })

  const later = addDays(portalDay(new Date()), 9)
  await term(later, end_date)
  expect(await open(token)).toMatchObject({ active: true, noAccess: { reason: 'ahead', day: later } })
  await term(start_date, end_date)
  await portal.query('UPDATE cloud_configurations SET stopped_at = now() WHERE id = $1', [id])
  expect((await open(token)).noAccess).toMatchObject({ reason: 'stopped', day: expect.stringMatching(/-01$/) })
  await portal.query('UPDATE cloud_configurations SET stopped_at = NULL WHERE id = $1', [id])
  await put(id, contact, false)
  expect(await open(token)).toMatchObject({ active: false, noAccess: { reason: 'off', day: null } })
})

test('whoever works is not cut off by an invitation or another one: access stays on, the place stays theirs', async () => {
  const { id, contacts } = await cloudAccount(portal, { seats: 1, people: 2 })
  const [contact, other] = contacts as [string, string]
  const streaming = async () =>
    (await portal.query('SELECT active FROM cloud_access WHERE contact_id = $1', [contact]))[0].active
  const jobs = async () =>
    (await portal.query("SELECT count(*)::int AS n FROM pgboss.job WHERE name = 'cloud.endSessions'"))[0].n as number
  await put(id, contact, true)
  const before = await jobs()
  for (const again of [false, true]) {
    if (again)
      await portal.query("UPDATE cloud_access SET invited_at = now() - interval '1 hour' WHERE contact_id = $1", [
        contact,
      ])
    expect((await invite(id, contact)).status).toBe(204)
    expect([await streaming(), await jobs()]).toEqual([true, before])
    expect((await put(id, other, true)).json.code).toBe('cloud.maxAccess')
    await jobsDone(portal)
  }
  const mails = await mailsTo(portal, await emailOf(contact), 'cloud.invitation')
  expect(mails.map((mail) => mail.textBody).join()).toContain('Ihr Zugang ist eingeschaltet')
  expect(await open(linkIn(mails[0]!))).toMatchObject({ active: true, noAccess: null })
})

test('an invitation counts as just sent by when it was sent, whatever was switched since', async () => {
  const { id, contact } = await invited()
  await jobsDone(portal)
  expect((await invite(id, contact)).json.code).toBe('cloud.invitedJustNow')
  await portal.query("UPDATE cloud_access SET invited_at = now() - interval '20 days' WHERE configuration_id = $1", [
    id,
  ])
  await put(id, contact, true)
  await put(id, contact, false)
  expect((await invite(id, contact)).status).toBe(204)
  expect((await invite(id, contact)).json.code).toBe('cloud.invitedJustNow')
})

test('an invitation is written once, however often its job runs while the mail waits for the mail server', async () => {
  const { id, contact, token } = await invited()
  await jobsDone(portal)
  await portal.query("UPDATE mails SET state = 'queued' WHERE template = 'cloud.invitation' AND record_id = $1", [
    contact,
  ])
  const { items } = (await portal.call('administrator', 'GET', `${at(id)}/users`)).json
  expect(items.find((user: { id: string }) => user.id === contact)).toMatchObject({ invitation: 'due' })
  for (let run = 0; run < 2; run++)
    await portal.jobCall().jobs.send(mailInvitation, { configurationId: id, contactId: contact })
  await jobsDone(portal)
  expect(await mailsTo(portal, await emailOf(contact), 'cloud.invitation')).toHaveLength(1)
  expect(await open(token)).toMatchObject({ active: true })
})

test('an invitation from before does not bring back the access staff have taken away; a new one does', async () => {
  const { id, contact, token } = await invited()
  await put(id, contact, true)
  await put(id, contact, false)
  const { items } = (await portal.call('administrator', 'GET', `${at(id)}/users`)).json
  expect(items.find((user: { id: string }) => user.id === contact)).toMatchObject({ invitation: 'none' })
  expect(await open(token)).toMatchObject({ active: false, noAccess: { reason: 'off' } })
  expect((await invite(id, contact)).status).toBe(204)
  await jobsDone(portal)
  const mails = await mailsTo(portal, await emailOf(contact), 'cloud.invitation')
  const links = mails.map(linkIn).filter((link) => link !== token)
  expect(await open(links[0]!)).toMatchObject({ active: true })
})

test('an invitation is void once the address has changed: whoever holds its link gets nothing at the new one', async () => {
  const { id, contact, token } = await invited()
  const [before, after] = [await emailOf(contact), 'richtig@cloud.example']
  const addressed = async (email: string) =>
    expect((await portal.call('licenser', 'PATCH', `/contacts/${contact}`, { email })).status).toBe(200)
  await addressed(after)
  expect(await open(token)).toMatchObject({ code: 'cloud.invitationInvalid' })
  const [{ active }] = await portal.query('SELECT active FROM cloud_access WHERE contact_id = $1', [contact])
  expect(active).toBe(false)
  expect(await portal.query('SELECT FROM invitations WHERE contact_id = $1', [contact])).toEqual([])

  // Nothing is on its way to the new one, and it need not wait.
  const { items } = (await portal.call('administrator', 'GET', `${at(id)}/users`)).json
  expect(items.find((user: { id: string }) => user.id === contact)).toMatchObject({ invitation: 'none' })
  expect((await invite(id, contact)).status).toBe(204)
  const [mail] = await mailsTo(portal, after, 'cloud.invitation')
  expect(await open(linkIn(mail!))).toMatchObject({ active: true, email: after, setPassword: { contactId: contact } })
  await addressed(before)
  expect(await open(linkIn(mail!))).toMatchObject({ code: 'cloud.invitationInvalid' })
})

test('invited to the cloud alone one is a User; invited as a contact as well, before or after, a Customer', async () => {
  const roleOf = async (contact: string) =>
    (
      await portal.query('SELECT roles.name FROM accounts JOIN roles ON roles.id = role_id WHERE contact_id = $1', [
        contact,
      ])
    )[0]?.name
  const accepted = async ({ setPassword }: { setPassword: { contactId: string; token: string } }) =>
    (
      await portal.call(null, 'POST', '/registration/invitation', {
        id: setPassword.contactId,
        token: setPassword.token,
        password: 'Hafen-Kran-27!',
      })
    ).json
  const alone = await invited()
  expect(await accepted(await open(alone.token))).toMatchObject({ toCloud: true, linked: false })
  expect(await roleOf(alone.contact)).toBe('User')

  const before = await invited()
  expect((await portal.call('administrator', 'POST', `/contacts/${before.contact}/invitation`)).status).toBe(204)
  expect(await accepted(await open(before.token))).toMatchObject({ toCloud: false })
  expect(await roleOf(before.contact)).toBe('Customer')

  const after = await invited()
  const opened = await open(after.token)
  expect((await portal.call('administrator', 'POST', `/contacts/${after.contact}/invitation`)).status).toBe(204)
  expect(await accepted(opened)).toMatchObject({ toCloud: false })
  expect(await roleOf(after.contact)).toBe('Customer')
})
