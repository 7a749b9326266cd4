import { expect, test } from 'vitest'
import { linkIn, mailsTo } from '../../../testing/account-mails.ts'
import { addressOf, factorsOf, type Visitor } from '../../../testing/factors.ts'
import { jobsDone } from '../../../testing/passing-time.ts'
import { testPortal } from '../../../testing/portal.ts'

const portal = testPortal()
const { visit, confirmed } = factorsOf(portal)
const ask = ({ call }: Visitor, email: string) => call('POST', '/session/security/email', { email })

test('what somebody calls themselves stands in no mail to an address that is not theirs yet', async () => {
  await portal.query(
    `UPDATE contacts SET first_name = 'Gewinn: evil.example'
     WHERE id = (SELECT contact_id FROM accounts WHERE email = $1)`,
    [addressOf('student')],
  )
  expect((await ask(await confirmed(await visit('student')), 'fremd@anderswo.example')).status).toBe(204)
  const [mail] = await mailsTo(portal, 'fremd@anderswo.example', 'accounts.newEmail')
  expect(mail!.textBody).toMatch(/^Guten Tag,/)
  expect(mail!.textBody + mail!.htmlBody).not.toContain('evil.example')
})

test('one account has mails sent to five new addresses an hour, whatever it asks for', async () => {
  const stranger = await confirmed(await visit('user'))
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, at) => ask(stranger, `postfach.${at}@anderswo.example`)),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]))
  await jobsDone(portal)
  // With the session those it asked for are forgotten, what was sent is not.
  const again = await confirmed(await visit('user'))
  expect((await again.call('DELETE', '/session/sessions')).status).toBe(204)
  await ask(again, 'postfach.12@anderswo.example')
  await jobsDone(portal)
  const sent = () => portal.query(`SELECT id FROM mails WHERE receiver LIKE 'postfach.%'`)
  expect(await sent()).toHaveLength(5)
  await portal.query(`UPDATE mails SET created_at = created_at - interval '1 hour' WHERE receiver LIKE 'postfach.%'`)
  await ask(again, 'postfach.13@anderswo.example')
  await jobsDone(portal)
  expect(await sent()).toHaveLength(6)
})

test('the owner of an address hears five times an hour that others want it', async () => {
  const stranger = await confirmed(await visit('licenser'))
  const email = addressOf('customer')
  for (let times = 0; times < 8; times++) {
    await ask(stranger, email)
    await jobsDone(portal)
    await portal.query(`UPDATE email_changes SET created_at = created_at - interval '2 minutes'`)
  }
  expect(await mailsTo(portal, email, 'accounts.takenEmail')).toHaveLength(5)
})

test('whoever signs other sessions out keeps the address they asked for themselves', async () => {
  const owner = await confirmed(await visit('licenser'))
  await ask(owner, 'umgezogen@wellenwerk.example')
  const [mail] = await mailsTo(portal, 'umgezogen@wellenwerk.example', 'accounts.newEmail')
  expect((await owner.call('DELETE', '/session/sessions')).status).toBe(204)
  expect((await portal.call(null, 'POST', '/session/email', { token: linkIn(mail!) })).status).toBe(204)
})
