import { expect, test, vi } from 'vitest'
import { listContacts } from '#contract/contacts.ts'
import { changeHolding, readHolding } from '#contract/holdings.ts'
import { issueLicence } from '#contract/licences.ts'
import { readPassport } from '#contract/passports.ts'
import { listRoles } from '#contract/roles.ts'
import { readMe } from '#contract/session.ts'
import { readKeySet } from '#licence/key-set.ts'
import { verifyLicence } from '#licence/verify.ts'
import { newHost } from './domains/licences/fixtures.ts'
import { testPortal, type Who } from './testing/portal.ts'

const portal = testPortal()
const roleOf = async (name: string): Promise<string> =>
  (await portal.ask('administrator', listRoles)).items.find((role) => role.name === name)!.id
/** Takes a permission from a role, or gives it, and waits until it counts. */
async function permit(role: string, key: string, on: boolean, who: Who) {
  const path = `/roles/${await roleOf(role)}/permissions/${key}`
  expect((await portal.call('administrator', on ? 'PUT' : 'DELETE', path)).status).toBeLessThan(300)
  const permissions = async () => (await portal.ask(who, readMe)).permissions
  await expect.poll(async () => (await permissions()).includes(key)).toBe(on)
}
const issue = (id: string) => portal.ask('licenser', issueLicence, { params: { id } })
const mailsTo = (receiver: string, template: string) =>
  portal.database.db
    .selectFrom('mails')
    .select(['subject', 'textBody'])
    .where('receiver', '=', receiver)
    .where('template', '=', template)
    .execute()

test('“Kontakte aller Firmen sehen” shows the contacts of all companies, also without the companies', async () => {
  await permit('User', 'students.list', true, 'user')
  const answer = await portal.ask('user', listContacts, { query: { pageSize: 50, sort: 'companyName' } })
  expect(answer.total).toBeGreaterThan(1000)
  const other = answer.items.find(({ companyId }) => companyId !== null)
  expect((await portal.call('user', 'GET', `/contacts/${other!.id}`)).status).toBe(200)
  expect((await portal.call('user', 'GET', `/companies/${other!.companyId}`)).status).toBe(403)
})

test('the company name of the overview leads nowhere without the permission', async () => {
  const { id, holder } = await portal.given.fullHolding()
  const open = () => portal.call('licenser', 'GET', `/holdings/${id}/holder`)
  expect((await open()).json).toMatchObject({ id: holder.id })
  await permit('Licenser', 'configurations.company.open', false, 'licenser')
  expect((await open()).status).toBe(403)
  await permit('Licenser', 'configurations.company.open', true, 'licenser')
})

test('files of two machines are called differently, and the mail names the machine', async () => {
  const product = await portal.given.fullHolding()
  const first = await newHost(portal, product)
  const { id, fileName } = await issue(first.id)
  const { customerNumber } = product.holder
  expect(fileName).toBe(`Wellenwerk_Netzwerk_20_${customerNumber}.lic`)
  const none = { name: null, mac: null }
  const second = await newHost(portal, product, { hosts: [{ name: 'SRV CAD 02', mac: '001B44113AC9' }, none, none] })
  expect((await issue(second.id)).fileName).toBe(`Wellenwerk_Netzwerk_20_${customerNumber}_SRV-CAD-02.lic`)
  const mail = { receiver: 'maschine@kundin.example', cc: [], comment: '', language: 'de' }
  expect((await portal.call('licenser', 'POST', `/licences/${id}/mails`, mail)).status).toBe(201)
  expect((await mailsTo(mail.receiver, 'licences.sent'))[0]!.textBody).toContain('Sie gilt für SRV-CAD-01')
})

test('staff’s comment is not for customers', async () => {
  const { companyId } = await portal.ask('customer', readMe)
  const path = `/companies/${companyId}/products`
  const [{ id }] = (await portal.call('licenser', 'GET', path)).json.items
  await portal.ask('administrator', changeHolding, { params: { id }, body: { note: 'Zahlt schleppend' } })
  const notes = async (who: Who) => [
    ...(await portal.call(who, 'GET', path)).json.items.map(({ note }: { note: string }) => note),
    (await portal.ask(who, readPassport, { params: { id } })).note,
  ]
  expect(await notes('licenser')).toContain('Zahlt schleppend')
  expect(new Set(await notes('customer'))).toEqual(new Set(['']))
})

test('whoever edits a product and does not see its comment neither empties nor replaces it', async () => {
  const { companyId } = await portal.ask('customer', readMe)
  const [{ id }] = (await portal.call('licenser', 'GET', `/companies/${companyId}/products`)).json.items
  const comment = async () => (await portal.ask('administrator', readHolding, { params: { id } })).note
  await portal.ask('administrator', changeHolding, { params: { id }, body: { note: 'Zahlt pünktlich' } })
  await permit('Customer', 'configurations.product.edit', true, 'customer')
  const change = (body: object) => portal.call('customer', 'PATCH', `/holdings/${id}`, body)
  // As whoever reads the record and writes it back whole.
  const { note } = (await change({ disabled: false })).json
  const whole = await change({ note, disabled: false })
  expect([whole.status, whole.json.note, await comment()]).toEqual([200, '', 'Zahlt pünktlich'])
  const other = await change({ note: 'Anders' })
  expect([other.status, other.json.code, await comment()]).toEqual([403, 'permission.missing', 'Zahlt pünktlich'])
  await permit('Customer', 'configurations.product.edit', false, 'customer')
})

test('a licence issued ten minutes after midnight in Berlin is valid at once', async () => {
  const product = await portal.given.fullHolding()
  const host = await newHost(portal, product, { startDate: '2031-11-22', endDate: '2199-12-31' })
  vi.useFakeTimers({ now: new Date('2031-11-21T23:10:00Z'), toFake: ['Date'] })
  try {
    // A session of that time: everybody else's has long ended.
    const { accessToken } = (
      await portal.call(null, 'POST', '/session', {
        email: 'licenser@wellenwerk.example',
        password: (await import('../demo/accounts.ts')).demoPassword,
      })
    ).json
    const headers = { authorization: `Bearer ${accessToken}` }
    const { status, json } = await portal.call(null, 'POST', `/hosts/${host.id}/licences`, {}, headers)
    expect([status, json.startDate]).toEqual([201, '2031-11-22'])
    const file = await portal.call(null, 'GET', `/licences/${json.id}/file`, undefined, headers)
    const keys = readKeySet((await portal.app.inject({ url: '/.well-known/licence-keys.json' })).body)!
    expect(await verifyLicence(file.bytes, { keys, now: new Date() })).toMatchObject({ code: 'valid' })
  } finally {
    vi.useRealTimers()
  }
})
