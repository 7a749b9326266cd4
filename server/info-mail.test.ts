import { expect, test } from 'vitest'
import { linkIn, mailsTo } from './testing/account-mails.ts'
import { testPortal } from './testing/portal.ts'

const info = 'info@wellenwerk.example'
const portal = testPortal({ INFO_MAIL: info })
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
  await portal.call(null, 'POST', '/profile/consent-confirmations', { token: linkIn(mail!) })
  await newsletter(false)
  expect((await subjects()).slice(1)).toEqual([
    'Newsletter bestellt: user@wellenwerk.example',
    'Newsletter abbestellt: user@wellenwerk.example',
  ])
})
