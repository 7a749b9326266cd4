import { expect, test } from 'vitest'
import { openCloudInvitation } from '#contract/cloud-users.ts'
import { signIn } from '#contract/session.ts'
import { demoPassword } from '../../../../demo/accounts.ts'
import { linkIn, mailsTo } from '../../../testing/account-mails.ts'
import { cloudAccount } from '../../../testing/cloud-account.ts'
import { jobsDone } from '../../../testing/passing-time.ts'
import { testPortal } from '../../../testing/portal.ts'

const portal = testPortal()
const staff = (method: string, path: string, body?: unknown) => portal.call('administrator', method, path, body)
const mailed = (contact: string) => portal.query('SELECT receiver FROM mails WHERE record_id = $1', [contact])

/** A contact a company wrote down with an address that is another company's: it has none of its own until staff decide. */
async function reviewed() {
  const other = await cloudAccount(portal, { people: 1 })
  const [owner] = other.contacts as [string]
  const [{ email }] = await portal.query('SELECT email FROM contacts WHERE id = $1', [owner])
  const customer = { email: 'cloudadmin@wellenwerk.example', password: demoPassword }
  const authorization = `Bearer ${(await portal.ask(null, signIn, { body: customer })).accessToken}`
  const ask = (method: string, path: string, body?: unknown) => portal.call(null, method, path, body, { authorization })
  const written = { salutation: 'Frau', firstName: 'Ada', lastName: 'Zweit', email }
  const made = await ask('POST', '/contacts', written)
  expect([made.status, made.json.email]).toEqual([201, email])
  const { items } = (await ask('GET', '/my/cloud')).json
  const { id } = items.find(({ stack }: { stack: string }) => stack === 'Wellenwerk Rechenknoten')
  return { id: id as string, contact: made.json.id as string, owner, email: email as string, ask }
}

test('an address staff look at is shown as it was written, in each list of the cloud, and no mail goes out meanwhile', async () => {
  const { id, contact, email, ask } = await reviewed()
  const at = `/cloud/configurations/${id}`
  const shown = ({ json }: Awaited<ReturnType<typeof staff>>, list: 'items' | 'users' = 'items') =>
    json[list].filter((one: { id: string; contactId?: string }) => [one.id, one.contactId].includes(contact))
  expect(shown(await ask('GET', `/cloud/places/${id}`), 'users')).toMatchObject([{ email }])
  expect(shown(await staff('GET', `${at}/candidates?search=${email}`))).toMatchObject([{ email }])
  expect((await ask('PUT', `/cloud/places/${id}/users/${contact}`, { active: true })).status).toBe(200)
  expect(shown(await staff('GET', `${at}/users?search=${email}&sort=email`))).toMatchObject([{ email }])
  expect(shown(await staff('GET', `${at}/users?search=review.invalid`))).toEqual([])
  expect((await staff('GET', `/cloud/people?contact=${contact}`)).json).toMatchObject({ email })

  const [{ user, stack }] = await portal.query(
    `SELECT stream_user AS user, s.name AS stack FROM cloud_users AS u JOIN cloud_access AS a USING (contact_id)
     JOIN cloud_configurations AS c ON c.id = a.configuration_id JOIN cloud_stacks AS s ON s.id = c.stack_id
     WHERE contact_id = $1`,
    [contact],
  )
  portal.aws.account.begin(user, stack)
  await staff('POST', '/cloud/looks', {})
  expect(shown(await staff('GET', `${at}/sessions`))).toMatchObject([{ email }])
  await staff('PUT', `${at}/users/${contact}`, { active: false })
  await jobsDone(portal)
  expect(portal.aws.account.running(stack).filter(({ userId }) => userId === user)).toEqual([])
  expect(await mailed(contact)).toEqual([])
})

test('an invitation to an address staff look at goes out once they have decided', async () => {
  const { id, contact, owner, email } = await reviewed()
  const at = `/cloud/configurations/${id}/users`
  await staff('POST', at, { contacts: [contact] })
  expect((await staff('POST', `${at}/${contact}/invitation`)).status).toBe(204)
  await jobsDone(portal)
  expect([await mailed(contact), await mailsTo(portal, email, 'cloud.invitation')]).toEqual([[], []])
  const state = async () => (await staff('GET', `/cloud/people?contact=${contact}`)).json.places
  expect(await state()).toMatchObject([{ invitation: 'due' }])

  expect((await staff('PATCH', `/contacts/${owner}`, { email: `weg.${email}` })).status).toBe(200)
  expect((await staff('PATCH', `/contacts/${contact}`, { email })).status).toBe(200)
  const [mail] = await mailsTo(portal, email, 'cloud.invitation')
  const opened = await portal.ask(null, openCloudInvitation, { body: { token: linkIn(mail!) } })
  expect(opened).toMatchObject({ active: true, email })
})
