import { beforeAll, expect, test } from 'vitest'
import { createCompany } from '#contract/companies.ts'
import { confirmSession } from '#contract/security.ts'
import { demoPassword } from '../../demo/accounts.ts'
import { testPortal } from '../testing/portal.ts'
import { ssoSteps } from '../testing/sso.ts'
import { companyInput } from '../testing/samples.ts'
import { whileHeld } from '../testing/while-held.ts'

const portal = testPortal()
const { createProvider, saveOf } = ssoSteps(portal)
const read = async (path: string) => (await portal.call('administrator', 'GET', path)).json

/** Sends each of these to one call at the same moment; every one is taken. */
async function allAtOnce(path: string, bodies: object[]): Promise<void> {
  const headers = { authorization: `Bearer ${await portal.tokenOf('administrator')}` }
  const answers = await Promise.all(
    bodies.map((payload) => portal.app.inject({ method: 'POST', url: `/v0${path}`, headers, payload })),
  )
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(bodies.map(() => 200))
}

// What the portal saves whole is read first; what others saved in between is not to be taken back by it.
beforeAll(async () => {
  await portal.ask('administrator', confirmSession, { body: { password: demoPassword } })
})

test('of a host file each call changes what it names and nothing else', async () => {
  const { id: ID } = await portal.given.host()
  await allAtOnce('/updateconfigurationlicence', [
    { ID, Comment: 'neu' },
    { ID, Email: 'neu@gleichzeitig.example' },
    { ID, Port: 28_070 },
    { ID, Build: '4711' },
  ])
  expect(await read(`/hosts/${ID}`)).toMatchObject({
    comment: 'neu',
    email: 'neu@gleichzeitig.example',
    port: 28_070,
    build: '4711',
  })
})

test('of one’s own address each call changes what it names and nothing else', async () => {
  await allAtOnce('/updateaddress', [{ Street: 'Werftstraße' }, { Housenumber: '12b' }, { City: 'Flensburg' }])
  const { values } = await read('/profile')
  expect(values).toMatchObject({ street: 'Werftstraße', houseNumber: '12b', city: 'Flensburg' })
})

test('of a company’s way of signing in each call changes what it names and nothing else', async () => {
  const { json: provider } = await createProvider({ issuer: 'https://login.example/{tenantid}' })
  const saved = await saveOf('10023', { providerId: provider.id, tenantId: 't', clientId: 'c' })
  expect(saved.status).toBe(200)
  const [{ id: CompanyID }] = (await read('/companies?search=10023')).items
  await allAtOnce('/updatecustomerssoconfig', [
    { CompanyID, TenantID: 'mandant' },
    { CompanyID, ClientID: 'portal' },
    { CompanyID, Enabled: false },
  ])
  const { configuration } = await read(`/companies/${CompanyID}/sso`)
  expect(configuration).toMatchObject({ tenantId: 'mandant', clientId: 'portal', enabled: false })
})

test('of a service contract each call changes what it names and nothing else', async () => {
  const contract = { serviceContract: { start: '2026-01-01', end: '2026-12-31' } }
  const body = { ...companyInput(49_002, 'Vertrag GmbH'), ...contract }
  const { id: ID } = await portal.ask('licenser', createCompany, { body })
  const changes = [
    { ID, ServiceContractEnd: '2030-12-31T00:00:00' },
    { ID, ServiceContractStart: '2026-02-01T00:00:00' },
    { ID, Phone: '+49 431 4711' },
  ]
  await whileHeld(
    portal.database,
    ['SELECT FROM companies WHERE id = $1 FOR UPDATE', ID],
    () => allAtOnce('/updatecompany', changes),
    changes.length,
  )
  const { serviceContract, phone } = await read(`/companies/${ID}`)
  expect([serviceContract, phone]).toEqual([{ start: '2026-02-01', end: '2030-12-31' }, '+49 431 4711'])
})
