import { expect, test } from 'vitest'
import { addCloudUsers } from '#contract/cloud-users.ts'
import { demoPassword } from '../../demo/accounts.ts'
import { cloudAccount } from '../testing/cloud-account.ts'
import { testPortal } from '../testing/portal.ts'

const portal = testPortal()
interface CompanyRow {
  Company: { CustomerNr: string }
  ConfigurationsAWS: { Count: number }[]
}
const v0 = async (method: 'GET' | 'POST', path: string, payload?: object, authorization?: string) => {
  const headers = { ...(authorization && { authorization }) }
  const answer = await portal.app.inject({ method, url: `/v0${path}`, headers, ...(payload && { payload }) })
  return { status: answer.statusCode, ...answer.json<{ data: never; Message: string }>() }
}
const signIn = async (email: string) => {
  const { key } = (await v0('GET', '/awskey')).data as { key: string }
  return v0('POST', '/awslogin', { key, Email: email, Password: demoPassword })
}

test('awslogin refuses where a second factor is due, instead of an address that leads nowhere', async () => {
  const email = 'cloud@wellenwerk.example'
  expect((await signIn(email)).data).toMatchObject({ errCode: 0, url: expect.stringMatching(/^http/) })
  await portal.query('UPDATE accounts SET email_factor = true WHERE email = $1', [email])
  const refused = await signIn(email)
  expect([refused.status, refused.data]).toEqual([403, null])
  expect(refused.Message).toContain('zweiten Faktor')
})

test('cloudcompanies tells each account of a company, who made it and when, and who made the company', async () => {
  const { company, holding, input } = await cloudAccount(portal, { seats: 3 })
  await portal.call('administrator', 'POST', `/cloud/holdings/${holding}/configurations`, { ...input, seats: 7 })
  const token = `Bearer ${await portal.tokenOf('administrator')}`
  const rows = (await v0('GET', '/cloudcompanies', undefined, token)).data as CompanyRow[]
  const row = rows.find(({ Company }) => Company.CustomerNr === company.customerNumber)!
  const by = 'administrator@wellenwerk.example'
  expect(row).toMatchObject({ Company: { CreatedBy: by }, hasActiveConfigurationAws: true })
  const accounts = row.ConfigurationsAWS
  expect(new Set(accounts.map(({ Count }) => Count))).toEqual(new Set([3, 7]))
  expect(accounts).toHaveLength(2)
  expect(accounts[0]).toMatchObject({ CreatedBy: by, Created: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) })
})

test('the user’s record is enabled no longer once the only account with a place of theirs is gone, or they are', async () => {
  const { id, holding, input, contacts } = await cloudAccount(portal, { people: 1 })
  const [contact] = contacts as [string]
  const create = () => portal.call('administrator', 'POST', `/cloud/holdings/${holding}/configurations`, input)
  const without = (await create()).json.id
  await portal.ask('administrator', addCloudUsers, { params: { id: without }, body: { contacts } })
  const put = (configuration: string) =>
    portal.call('administrator', 'PUT', `/cloud/configurations/${configuration}/users/${contact}`, { active: true })
  const token = `Bearer ${await portal.tokenOf('administrator')}`
  const enabled = async () => {
    const { data } = await v0('GET', `/awsuserbycontactid?contactID=${contact}`, undefined, token)
    return (data as { Enabled: boolean }).Enabled
  }
  expect([await enabled(), (await put(id)).status, await enabled()]).toEqual([false, 200, true])
  expect((await portal.call('administrator', 'DELETE', `/cloud/configurations/${id}`)).status).toBe(204)
  expect(await enabled()).toBe(false)

  expect([(await put(without)).status, await enabled()]).toEqual([200, true])
  const next = await cloudAccount(portal)
  const body = { companyId: next.company.id }
  expect((await portal.call('administrator', 'PATCH', `/contacts/${contact}`, body)).status).toBe(200)
  await portal.ask('administrator', addCloudUsers, { params: { id: next.id }, body: { contacts } })
  expect(await enabled()).toBe(false)
})
