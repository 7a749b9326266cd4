import { expect, test } from 'vitest'
import { confirmConsent, setConsent } from '#contract/consents.ts'
import { linkIn, mailsTo } from './testing/account-mails.ts'
import { easyChallenge } from './testing/challenge.ts'
import { factorsOf } from './testing/factors.ts'
import { testPortal } from './testing/portal.ts'

const info = 'info@wellenwerk.example'
const portal = testPortal({ INFO_MAIL: info })
const { visit, confirmed } = factorsOf(portal)
const subjects = async () =>
  (
    await portal.database.db
      .selectFrom('mails')
      .select('subject')
      .where('receiver', '=', info)
      .orderBy('createdAt')
      .execute()
  ).map(({ subject }) => subject)

test('the info mailbox is told of deleted contacts and of the newsletter', async () => {
  const person = {
    salutation: 'Frau',
    firstName: 'Ada',
    lastName: 'Abschied',
    email: 'ada.abschied@kundin.example',
  }
  const { json } = await portal.call('licenser', 'POST', '/contacts', person)
  expect((await portal.call('administrator', 'DELETE', `/contacts/${json.id}`)).status).toBe(204)
  expect(await subjects()).toEqual(['Kontakt gelöscht: Ada Abschied'])
  const newsletter = (given: boolean) => portal.call('user', 'PUT', '/profile/consents/newsletter', { given })
  await newsletter(true)
  const [mail] = await mailsTo(portal, 'user@wellenwerk.example', 'profile.newsletter')
  // Nothing is confirmed yet: nobody is told.
  expect(await subjects()).toHaveLength(1)
  await portal.ask(null, confirmConsent, { body: { token: linkIn(mail!) } })
  await newsletter(false)
  expect((await subjects()).slice(1)).toEqual([
    'Newsletter bestellt: user@wellenwerk.example',
    'Newsletter abbestellt: user@wellenwerk.example',
  ])
})

test('it is told of the newsletter ordered while registering', async () => {
  const before = (await subjects()).length
  const email = 'nele.neu@leser.example'
  const registration = {
    kind: 'private',
    email,
    password: 'Hafen-Kran-27!',
    salutation: 'Frau',
    firstName: 'Nele',
    lastName: 'Neu',
    country: 'DE',
    language: 'de',
    terms: true,
    confirmed: true,
    student: false,
    newsletter: true,
    challenge: await easyChallenge(portal),
  }
  expect((await portal.call(null, 'POST', '/registration', registration)).status).toBe(204)
  const [mail] = await mailsTo(portal, email, 'registration.confirmation')
  expect(await subjects()).toHaveLength(before)
  const { status } = await portal.call(null, 'POST', '/registration/confirmation', { token: linkIn(mail!) })
  expect(status).toBe(201)
  expect((await subjects()).slice(before)).toEqual([`Newsletter bestellt: ${email}`])
})

test('it is told of whoever deletes their own account, and why the mail comes', async () => {
  const person = await confirmed(await visit('user'))
  expect((await person.call('POST', '/profile/erasure')).status).toBe(204)
  const [mail] = await mailsTo(portal, info, 'contacts.deleted')
  expect(mail!.textBody).toContain('(user@wellenwerk.example) hat das eigene Konto mit dem Profil gelöscht.')
  expect(mail!.textBody).toMatch(/^Guten Tag,\n\n\S/)
  expect(mail!.textBody).toContain('Ihre Adresse ist im Kundenportal als Info-Postfach eingetragen.')
})

test('the link that confirms the newsletter comes in the language of the account', async () => {
  expect((await portal.call('customer', 'PATCH', '/session/preferences', { language: 'en' })).status).toBe(204)
  await portal.ask('customer', setConsent, { params: { kind: 'newsletter' }, body: { given: true } })
  const [mail] = await mailsTo(portal, 'customer@wellenwerk.example', 'profile.newsletter')
  expect(mail!.textBody).toContain('You would like to receive')
})
