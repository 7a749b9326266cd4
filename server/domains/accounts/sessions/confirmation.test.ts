import { expect, test } from 'vitest'
import { operations } from '#contract/index.ts'
import { demoPassword } from '../../../../demo/accounts.ts'
import { linkIn, mailsTo } from '../../../testing/account-mails.ts'
import { addressOf, factorsOf, type Visitor } from '../../../testing/factors.ts'
import { passASecond } from '../../../testing/passing-time.ts'
import { testPortal } from '../../../testing/portal.ts'

const portal = testPortal()
const { visit, confirmed, addPasskey } = factorsOf(portal)
const marked = operations.filter((operation) => operation.confirmed)

test('what changes the sign-in and the keys, makes administrators or opens doors is marked in the contract', () => {
  expect(marked.map(({ name }) => name).toSorted()).toEqual([
    'addPasskey',
    'changeRole',
    'changeServiceAccount',
    'changeSsoProvider',
    'changeWebhook',
    'confirmClock',
    'confirmTotp',
    'createRecoveryCodes',
    'createServiceAccount',
    'createServiceKey',
    'createSsoProvider',
    'createWebhook',
    'deleteCompany',
    'deleteCompanySso',
    'deleteServiceAccount',
    'deleteSsoProvider',
    'deleteWebhook',
    'grantPermission',
    'readPasskeyOptions',
    'removePasskey',
    'removeTotp',
    'requestEmailChange',
    'requestErasure',
    'resetContactFactors',
    'retireSigningKey',
    'revokeServiceKey',
    'revokeSigningKey',
    'rotateSigningKey',
    'rotateWebhookSecret',
    'saveCompanySso',
    'setContactRole',
    'setEmailFactor',
    'setRolePermissions',
    'startCampaign',
    'startResigning',
    'startTotp',
    'takeEmergencyLicence',
    'unlinkAccount',
  ])
})

test.each(marked.map((operation) => [operation.name, operation] as const))(
  '%s asks to confirm first, right after signing in and ten minutes after confirming',
  async (_, { method, path }) => {
    const address = path.replaceAll(/\{\w+\}/g, '0198c0de-ffff-7000-8000-000000000000')
    const visitor = await visit('administrator')
    const tried = async () => (await visitor.call(method, address, {})).json?.code
    expect(await tried()).toBe('session.confirmFirst')
    await portal.database.db
      .updateTable('sessions')
      .set({ confirmedAt: new Date(Date.now() - 601_000) })
      .execute()
    expect(await tried()).toBe('session.confirmFirst')
    expect((await portal.call(null, method, address, {})).status).toBe(401)
  },
)

test('confirming opens one session and not the others of the same account', async () => {
  const [one, other] = [await confirmed(await visit('user')), await visit('user')]
  expect((await other.call('POST', '/session/security/totp', {})).json.code).toBe('session.confirmFirst')
  expect((await one.call('POST', '/session/security/totp', {})).status).toBe(201)
})

test('wrong passwords count against the budget of the sign-in', async () => {
  const visitor = await visit('customer2')
  const codes = []
  for (let index = 0; index < 5; index++)
    codes.push((await visitor.call('POST', '/session/confirmation', { password: 'Falsch-1!' })).json.code)
  expect(codes).toEqual([...Array.from({ length: 4 }, () => 'session.confirmationWrong'), 'session.locked'])
  expect((await visitor.call('POST', '/session/confirmation', { password: demoPassword })).json.code).toBe(
    'session.locked',
  )
})

test('a passkey confirms too, once, and only for the session that asked', async () => {
  const visitor = await confirmed(await visit('student'))
  const { authenticator } = await addPasskey(visitor)
  const unconfirm = () => portal.database.db.updateTable('sessions').set({ confirmedAt: null }).execute()
  await unconfirm()
  const options = (await visitor.call('POST', '/session/confirmation/passkey/options', {})).json
  const response = authenticator.get(options)
  const stranger = await visit('licenser')
  expect((await stranger.call('POST', '/session/confirmation/passkey', { response })).status).toBe(422)
  expect((await visitor.call('POST', '/session/confirmation/passkey', { response })).status).toBe(204)
  await unconfirm()
  expect((await visitor.call('POST', '/session/confirmation/passkey', { response })).status).toBe(422)
  expect((await visitor.call('POST', '/session/security/totp', {})).json.code).toBe('session.confirmFirst')
})

test('a change of factors ends the other sessions and the sign-ins under way, and tells the owner', async () => {
  const [other, visitor] = [await visit('licenser'), await confirmed(await visit('licenser'))]
  expect((await visitor.call('PUT', '/session/security/email-factor', { enabled: true })).status).toBe(204)
  expect((await other.call('GET', '/session')).status).toBe(401)
  expect((await visitor.call('GET', '/session')).status).toBe(200)
  const [mail] = await mailsTo(portal, addressOf('licenser'), 'accounts.factors')
  expect(mail!.textBody).toContain('zusätzlich ein Code per E-Mail')
  await visitor.call('PUT', '/session/security/email-factor', { enabled: false })
})

test('a new address counts once its link is opened; other sessions end and the old address is told', async () => {
  const [other, visitor] = [await visit('user'), await confirmed(await visit('user'))]
  const ask = (email: string) => visitor.call('POST', '/session/security/email', { email })
  expect((await ask(addressOf('user'))).json.code).toBe('security.emailSame')
  const answer = await ask('Neu@Adresse.example')
  expect([answer.status, answer.bytes.length]).toEqual([204, 0])
  const [mail] = await mailsTo(portal, 'neu@adresse.example', 'accounts.newEmail')
  const token = linkIn(mail!)
  expect(mail!.textBody).toContain('http://localhost:8080/confirmemail?token=')
  expect((await visitor.call('GET', '/session')).json.email).toBe(addressOf('user'))
  // A link for one thing is none for another.
  expect((await portal.call(null, 'POST', '/session/unlock', { token })).status).toBe(410)
  expect(
    (await portal.call(null, 'POST', '/session/new-password', { id: token, password: 'Neues-Wort-77!' })).status,
  ).toBe(410)
  const uses = await Promise.all(
    Array.from({ length: 8 }, () => portal.call(null, 'POST', '/session/email', { token })),
  )
  expect(uses.map(({ status }) => status)).toEqual(Array(8).fill(204))
  expect((await other.call('GET', '/session')).status).toBe(401)
  passASecond()
  expect((await visitor.call('GET', '/session')).json.email).toBe('neu@adresse.example')
  const [told, ...more] = await mailsTo(portal, addressOf('user'), 'accounts.emailChanged')
  expect(more).toEqual([])
  expect(told!.textBody).toContain(addressOf('user'))
  expect(told!.textBody).not.toContain('neu@adresse.example')
})

test('a taken address answers alike; the mail tells its owner, and no link is made', async () => {
  const visitor = await confirmed(await visit('licenser'))
  const answer = await visitor.call('POST', '/session/security/email', { email: addressOf('customer') })
  expect([answer.status, answer.bytes.length]).toEqual([204, 0])
  const [mail] = await mailsTo(portal, addressOf('customer'), 'accounts.takenEmail')
  expect(mail!.textBody).toContain('gehört aber schon Ihr Konto')
  expect(mail!.textBody).not.toContain('confirmemail')
})

type Defence = [what: string, (owner: Visitor) => Promise<{ status: number }>]
const defences: Defence[] = [
  ['signing the other sessions out', ({ call }) => call('DELETE', '/session/sessions')],
  [
    'being signed out by an administrator',
    async ({ call }) => {
      const { contactId } = (await call('GET', '/session')).json
      return portal.call('administrator', 'DELETE', `/contacts/${contactId}/account/sessions`)
    },
  ],
  // Last: nobody signs in with the demo password after it.
  [
    'a new password',
    ({ call }) => call('POST', '/session/password', { oldPassword: demoPassword, password: 'Sommerregen-2026!' }),
  ],
]

test.each(defences)('%s ends the link to an address a stranger in the account asked for', async (_, defend) => {
  const email = 'fremd@anderswo.example'
  await portal.database.db.deleteFrom('mails').where('receiver', '=', email).execute()
  const stranger = await confirmed(await visit('customer'))
  expect((await stranger.call('POST', '/session/security/email', { email })).status).toBe(204)
  const [mail] = await mailsTo(portal, email, 'accounts.newEmail')
  expect([200, 204]).toContain((await defend(await visit('customer'))).status)
  expect((await portal.call(null, 'POST', '/session/email', { token: linkIn(mail!) })).json.code).toBe(
    'accounts.linkInvalid',
  )
})
