import { expect, test } from 'vitest'
import { readCompany } from '#contract/companies.ts'
import { listCompanyClaims } from '#contract/registration.ts'
import { signIn } from '#contract/session.ts'
import { linkIn, mailsTo } from '../../../testing/account-mails.ts'
import { easyChallenge } from '../../../testing/challenge.ts'
import { testPortal } from '../../../testing/portal.ts'

const portal = testPortal()
const password = 'Hafen-Kran-27!'
const form = {
  kind: 'company',
  password,
  salutation: 'Herr',
  firstName: 'Nils',
  lastName: 'Bruhn',
  terms: true,
  companyName: 'Bruhn Bau GmbH',
  street: 'Kai',
  houseNumber: '4',
  zipCode: '20457',
  city: 'Hamburg',
}
const post = async (email: string, more: object = {}) =>
  portal.call(null, 'POST', '/registration', { ...form, email, challenge: await easyChallenge(portal), ...more })
async function registered(email: string, more: object = {}) {
  await post(email, more)
  const [mail] = await mailsTo(portal, email, 'registration.confirmation')
  return portal.call(null, 'POST', '/registration/confirmation', { token: linkIn(mail!) })
}
const signedIn = async (email: string) => {
  const answer = await portal.ask(null, signIn, { body: { email, password } })
  return { authorization: `Bearer ${answer.accessToken}` }
}
const companyId = async (number: string): Promise<string> => await portal.given.companyId(number)
const open = (search = '') => portal.ask('licenser', listCompanyClaims, { query: { search } })
const own = async (email: string) =>
  (await portal.call(null, 'GET', '/my/company-claim', undefined, await signedIn(email))).json

test('whoever registers for a company gets no company, even with its own customer number', async () => {
  const answer = await registered('nils@bruhn.example', { customerNumber: '10023' })
  expect(answer.json).toEqual({ email: 'nils@bruhn.example', role: 'Customer', claimed: true })
  const headers = await signedIn('nils@bruhn.example')
  const me = await portal.call(null, 'GET', '/session', undefined, headers)
  expect(me.json).toMatchObject({ role: 'Customer', companyId: null })
  const company = await companyId('10023')
  expect((await portal.call(null, 'GET', `/companies/${company}`, undefined, headers)).status).toBe(404)
  expect(await own('nils@bruhn.example')).toEqual({ state: 'open', companyName: 'Bruhn Bau GmbH' })
  const { items, total } = await open('bruhn')
  expect([total, items[0]]).toMatchObject([1, { customerNumber: '10023', email: 'nils@bruhn.example', state: 'open' }])
})

test('staff assign a claim; eight at once assign it once, to one company', async () => {
  const { items } = await open('bruhn')
  const companies = await Promise.all(['10023', '10147'].map(companyId))
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, n) =>
      portal.call('licenser', 'POST', `/company-claims/${items[0]!.id}/assignment`, { companyId: companies[n % 2] }),
    ),
  )
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
    201,
    ...Array.from({ length: 7 }, () => 409),
  ])
  const winner = answers.find(({ status }) => status === 201)!.json.companyId
  const me = await portal.call(null, 'GET', '/session', undefined, await signedIn('nils@bruhn.example'))
  expect(me.json.companyId).toBe(winner)
  expect(await own('nils@bruhn.example')).toMatchObject({ state: 'assigned' })
  expect((await open('bruhn')).total).toBe(0)
  const mails = await mailsTo(portal, 'nils@bruhn.example', 'registration.assigned')
  const { name } = await portal.ask('licenser', readCompany, { params: { id: winner } })
  expect([mails.length, mails[0]!.textBody]).toEqual([1, expect.stringContaining(`gehört jetzt zur Firma ${name}`)])
})

test('a declined claim leaves the person without a company', async () => {
  await registered('ole@bruhn.example', { companyName: 'Ole Bruhn KG' })
  const { items } = await open('ole')
  expect((await portal.call('licenser', 'POST', `/company-claims/${items[0]!.id}/refusal`)).status).toBe(201)
  const again = await portal.call('licenser', 'POST', `/company-claims/${items[0]!.id}/assignment`, {
    companyId: await companyId('10023'),
  })
  expect(again.json.code).toBe('registration.claimDecided')
  expect(await own('ole@bruhn.example')).toMatchObject({ state: 'declined' })
  const mails = await mailsTo(portal, 'ole@bruhn.example', 'registration.declined')
  expect([mails.length, mails[0]!.textBody.includes('Ole Bruhn KG')]).toEqual([1, false])
})

test('a claim cannot be assigned to a company nobody has', async () => {
  await registered('lena@bruhn.example', { companyName: 'Lena Bruhn' })
  const { items } = await open('lena')
  const answer = await portal.call('licenser', 'POST', `/company-claims/${items[0]!.id}/assignment`, {
    companyId: '0198c0de-ffff-7000-8000-000000000000',
  })
  expect(answer.json.code).toBe('companies.notFound')
})

test('a person who came to a company meanwhile stays with it', async () => {
  await registered('mara@bruhn.example', { companyName: 'Mara Bruhn Technik' })
  const { items } = await open('mara')
  const meanwhile = await companyId('10147')
  await portal.query("UPDATE contacts SET company_id = $1 WHERE email = 'mara@bruhn.example'", [meanwhile])
  const answer = await portal.call('licenser', 'POST', `/company-claims/${items[0]!.id}/assignment`, {
    companyId: await companyId('10023'),
  })
  expect(answer.json.code).toBe('registration.claimDecided')
  const me = await portal.call(null, 'GET', '/session', undefined, await signedIn('mara@bruhn.example'))
  expect(me.json.companyId).toBe(meanwhile)
})

test('the data of a person hold the company they named, and none that others did', async () => {
  const answer = await portal.call(null, 'GET', '/profile/data', undefined, await signedIn('ole@bruhn.example'))
  const text = answer.bytes.toString()
  expect([text.includes('Ole Bruhn KG'), text.includes('Lena Bruhn')]).toEqual([true, false])
})

test('zip codes are numeric at home and bounded abroad', async () => {
  const statuses = []
  for (const [country, zipCode] of [
    ['DE', 'ABC12'],
    ['AT', '10A0'],
    ['GB', 'SW1A 1AA'],
    ['GB', 'X'.repeat(12)],
  ])
    statuses.push((await post('plz@bruhn.example', { country, zipCode })).status)
  expect(statuses).toEqual([400, 400, 204, 400])
})
