import { expect, test } from 'vitest'
import { confirmSession } from '#contract/security.ts'
import { demoPassword } from '../../demo/accounts.ts'
import { testPortal } from '../testing/portal.ts'

const portal = testPortal()

interface Answer {
  status: number
  // What it answers is said by the expectations.
  // oxlint-disable-next-line typescript/no-explicit-any -- see above
  data: any
  Message: string
}
interface Link {
  ProductLevelOneID: string
  LicName: string
  Count: number
  Limited: string
}

/** A program with a session of its own. */
async function program() {
  const headers = await portal.given.session('administrator@wellenwerk.example')
  const ask = async (method: 'GET' | 'POST' | 'DELETE', path: string, payload?: object): Promise<Answer> => {
    const answer = await portal.app.inject({ method, url: `/v0${path}`, headers, ...(payload && { payload }) })
    return { ...answer.json<Answer>(), status: answer.statusCode }
  }
  const links = async (id: string, level = 'one') =>
    ((await ask('GET', `/configurationhaslevel${level}s?configurationID=${id}`)).data ?? []) as Link[]
  const count = async (id: string, licName: string) =>
    (await links(id)).find(({ LicName }) => LicName === licName)?.Count
  const update = (id: string, { ProductLevelOneID }: Link, fields: object) =>
    ask('POST', '/updateconfigurationhaslevelone', { ConfigurationID: id, ProductLevelOneID, ...fields })
  return { ask, links, count, update, get: (path: string) => ask('GET', path), post: ask.bind(null, 'POST') }
}
type Program = Awaited<ReturnType<typeof program>>

/** A product of a new company with two seats of everything: its ids as an old program knows them. */
async function held() {
  const { id, configuration, holder, product } = await portal.given.fullHolding()
  return {
    held: id.toUpperCase(),
    configuration: configuration!.id.toUpperCase(),
    company: holder.id.toUpperCase(),
    product: product.id.toUpperCase(),
  }
}

const current = async ({ get }: Program, company: string, heldId: string) =>
  ((await get(`/companyhasproducts?id=${company}`)).data as { ID: string; ConfigurationID: string }[]).find(
    ({ ID }) => ID === heldId,
  )!.ConfigurationID
const history = async ({ get }: Program, heldId: string) =>
  ((await get(`/configurationhistory?companyHasProductID=${heldId}`)).data as { ChangeNotes: string }[]) ?? []

/** As if a minute had passed: what is under way is due, and the job looks. */
async function aMinuteLater() {
  const due = await portal.query(
    `UPDATE configuration_changes SET due_at = now() - interval '1 second' WHERE due_at IS NOT NULL
     RETURNING session_id AS "sessionId", configuration_id AS "configurationId"`,
  )
  for (const key of due) await portal.run('configurations.publishChanges', key)
}

test('what a program writes it reads under the id it was given, while others see nothing of it', async () => {
  const mine = await program()
  const other = await program()
  const { company, product } = await held()
  const made = await mine.post('/createconfiguration', { Info: 'Neu | von vorn', CompanyID: company })
  expect(made).toMatchObject({ status: 200, data: expect.stringMatching(/^[0-9A-F-]{36}$/) })
  const id = made.data as string
  const explorer = ((await mine.get('/productlevel1')).data as { ID: string; LicName: string }[]).find(
    ({ LicName }) => LicName === 'E',
  )!
  const row = { ConfigurationID: id, ProductLevelOneID: explorer.ID, Count: 3, Limited: '2031-12-31' }
  expect((await mine.post('/createconfigurationhaslevelone', row)).data).toMatchObject({
    ConfigurationID: id,
    Count: 3,
  })
  expect((await mine.post('/createconfigurationhaslevelone', row)).status).toBe(400)
  expect(
    (await mine.get(`/configurationhaslevelone?ConfigurationID=${id}&ProductLevelOneID=${explorer.ID}`)).data,
  ).toMatchObject({
    Count: 3,
    Limited: '2031-12-31T00:00:00',
  })
  expect((await mine.get(`/configuration?id=${id}`)).data).toMatchObject({
    ID: id,
    Info: 'Neu | von vorn',
    CompanyID: company,
  })
  expect((await other.get(`/configuration?id=${id}`)).status).toBe(404)
  expect((await other.update(id, { ...row, LicName: 'E' }, { Count: 9 })).status).toBe(404)

  // Given to a product it is live under the same id, for everybody.
  const { data: another } = await mine.post('/createcompany', { ...companyRow(), Name: 'Zweite GmbH' })
  const wrong = await mine.post('/createcompanyhasproduct', {
    CompanyID: another,
    ProductID: product,
    ConfigurationID: id,
  })
  expect(wrong.status).toBe(404)
  const [{ ID: heldId }] = (await mine.get(`/companyhasproducts?id=${company}`)).data
  expect((await mine.post('/updatecompanyhasproduct', { ID: heldId, ConfigurationID: id })).data).toMatchObject({
    ConfigurationID: id,
  })
  expect(await other.count(id, 'E')).toBe(3)
  expect((await history(mine, heldId)).length).toBe(2)
})

test.each([0, 1, 2])('a configuration begins for a company with %i products', async (products) => {
  const { get, post, links } = await program()
  const { data: company } = await post('/createcompany', companyRow())
  const offered = ((await get('/products')).data as { ID: string; Code: string }[]).filter(({ Code }) =>
    ['WW-NW-20', 'WW-NW-19'].includes(Code),
  )
  for (const { ID } of offered.slice(0, products))
    expect((await post('/createcompanyhasproduct', { CompanyID: company, ProductID: ID })).status).toBe(200)
  const made = await post('/createconfiguration', { Info: 'Angefangen', CompanyID: company })
  expect([made.status, await links(made.data as string)]).toEqual([200, []])
})

test('three levels saved in three calls are live in one step, with one row of history', async () => {
  const mine = await program()
  const { held: heldId, configuration, company } = await held()
  const [explorer] = (await mine.links(configuration)).filter(({ LicName }) => LicName === 'E')
  const twos = (await mine.links(configuration, 'two')) as unknown as {
    ProductLevelTwoID: string
    ProductLevelOneID: string
  }[]
  const two = twos.find(({ ProductLevelOneID }) => ProductLevelOneID === explorer!.ProductLevelOneID)!
  // The lower one first: on its own it would break a rule.
  await mine.post('/updateconfigurationhasleveltwo', { ConfigurationID: configuration, ...two, Count: 5 })
  await mine.update(configuration, explorer!, { Count: 5 })
  expect(await mine.count(configuration, 'E')).toBe(5)
  expect(await current(mine, company, heldId)).toBe(configuration)
  expect((await history(mine, heldId)).length).toBe(1)
  const noted = { CompanyHasProductID: heldId, ConfigurationID: configuration, ChangeNotes: 'Drei Plätze mehr' }
  expect((await mine.post('/createconfigurationhistory', noted)).status).toBe(200)
  const next = await current(mine, company, heldId)
  expect(next).not.toBe(configuration)
  expect(await mine.count(next, 'E')).toBe(5)
  expect((await history(mine, heldId)).map(({ ChangeNotes }) => ChangeNotes)).toEqual(['', 'Drei Plätze mehr'])
  // The old id is the successor for this program alone.
  const other = await program()
  expect([await mine.count(configuration, 'E'), await other.count(configuration, 'E')]).toEqual([5, 2])
})

test('six programs in parallel succeed, and none takes back what another wrote', async () => {
  const { held: heldId, configuration, company } = await held()
  const programs = await Promise.all(Array.from({ length: 6 }, program))
  const rows = (await programs[0]!.links(configuration))
    .filter(({ Count, LicName }) => Count === 2 && LicName !== 'E')
    .slice(0, 6)
  expect(rows).toHaveLength(6)
  const written = await Promise.all(
    programs.map(({ update }, at) => update(configuration, rows[at]!, { Limited: `203${at}-06-30` })),
  )
  expect(written.map(({ status }) => status)).toEqual(rows.map(() => 200))
  const published = await Promise.all(
    programs.map(({ post }) => post('/updatecompanyhasproduct', { ID: heldId, ConfigurationID: configuration })),
  )
  expect(published.map(({ status }) => status)).toEqual(rows.map(() => 200))
  const live = await programs[0]!.links(await current(programs[0]!, company, heldId))
  expect(rows.map(({ LicName }) => live.find((one) => one.LicName === LicName)!.Limited)).toEqual(
    rows.map((_, at) => `203${at}-06-30T00:00:00`),
  )
})

test('what nobody names goes live after a minute; a program that still writes puts it off', async () => {
  const mine = await program()
  const { held: heldId, configuration, company } = await held()
  const [, row] = (await mine.links(configuration)).filter(({ Count }) => Count === 2)
  await mine.update(configuration, row!, { Limited: '2033-01-31' })
  const key = await portal.query(
    `SELECT session_id AS "sessionId", configuration_id AS "configurationId" FROM configuration_changes WHERE due_at IS NOT NULL`,
  )
  await portal.run('configurations.publishChanges', key[0])
  expect(await current(mine, company, heldId)).toBe(configuration)
  await aMinuteLater()
  const next = await current(mine, company, heldId)
  expect((await mine.links(next)).find(({ LicName }) => LicName === row!.LicName)!.Limited).toBe('2033-01-31T00:00:00')
  const [{ email }] = await portal.query(
    `SELECT accounts.email FROM audit_log JOIN accounts ON accounts.id = account_id WHERE operation = 'configurations.publishChanges' ORDER BY audit_log.id DESC LIMIT 1`,
  )
  expect(email).toBe('administrator@wellenwerk.example')
  // Twice does nothing more.
  await aMinuteLater()
  expect(await current(mine, company, heldId)).toBe(next)
})

test('a broken rule is told with its item when it is to go live, and what was written stays', async () => {
  const mine = await program()
  const { held: heldId, configuration, company } = await held()
  const [row] = (await mine.links(configuration)).filter(({ Count, LicName }) => Count === 2 && LicName !== 'E')
  expect((await mine.update(configuration, row!, { Count: 7 })).status).toBe(200)
  await aMinuteLater()
  expect(await current(mine, company, heldId)).toBe(configuration)
  const refused = await mine.post('/updatecompanyhasproduct', { ID: heldId, ConfigurationID: configuration })
  expect(refused).toMatchObject({
    status: 400,
    Message: expect.stringMatching(/Die Anzahl von „.+“ \(7\) ist höher als die des Explorers/),
  })
  await mine.update(configuration, row!, { Count: 1 })
  expect((await mine.post('/updatecompanyhasproduct', { ID: heldId, ConfigurationID: configuration })).status).toBe(200)
})

test('a copy is a draft until it is named, also of a master and a template', async () => {
  const mine = await program()
  const { held: heldId, configuration, company, product } = await held()
  const copied = await mine.post('/copycompleteconfiguration', {
    configurationID: configuration,
    configurationInfo: 'Kopie | von heute',
  })
  expect(copied.status).toBe(200)
  expect(await current(mine, company, heldId)).toBe(configuration)
  const facts = ({ LicName, Count, Limited }: Link) => [LicName, Count, Limited]
  expect((await mine.links(copied.data as string)).map(facts)).toEqual((await mine.links(configuration)).map(facts))
  const rows = (await mine.get(`/producthasconfigurations?productID=${product}`)).data as {
    ConfigurationID: string
    Master: boolean
  }[]
  for (const { ConfigurationID } of rows)
    expect((await mine.post('/copycompleteconfiguration', { configurationID: ConfigurationID })).status).toBe(200)
  expect((await mine.ask('DELETE', `/deletecompleteconfiguration?id=${copied.data}`)).status).toBe(200)
  expect((await mine.get(`/configuration?id=${copied.data}`)).status).toBe(404)
  const master = rows.find(({ Master }) => Master)!
  expect(await mine.ask('DELETE', `/deletecompleteconfiguration?id=${master.ConfigurationID}`)).toMatchObject({
    status: 401,
    Message: 'Cannot delete Master Confguration',
  })
})

test('notes said before the product leaves a configuration stand in its history, and go with it', async () => {
  const mine = await program()
  const { held: heldId, configuration } = await held()
  const row = { CompanyHasProductID: heldId, ConfigurationID: configuration, ChangeNotes: 'Umbau der Abteilung' }
  expect((await mine.post('/createconfigurationhistory', row)).status).toBe(200)
  const { data: copy } = await mine.post('/copycompleteconfiguration', { configurationID: configuration })
  expect((await mine.post('/updatecompanyhasproduct', { ID: heldId, ConfigurationID: copy })).status).toBe(200)
  expect((await history(mine, heldId)).map(({ ChangeNotes }) => ChangeNotes)).toEqual(['', 'Umbau der Abteilung'])
  expect((await mine.post('/createconfigurationhistory', { ...row, ChangeNotes: 'Nachgetragen' })).status).toBe(200)
  expect((await history(mine, heldId)).map(({ ChangeNotes }) => ChangeNotes)).toEqual(['', 'Nachgetragen'])
  expect((await mine.ask('DELETE', `/deleteconfigurationhistory?configurationID=${copy}`)).status).toBe(400)
  expect((await mine.ask('DELETE', `/deleteconfigurationhistory?configurationID=${configuration}`)).status).toBe(200)
  expect((await history(mine, heldId)).length).toBe(1)
  expect((await mine.ask('DELETE', `/deleteconfigurationhistory?configurationID=${configuration}`)).status).toBe(404)
  expect((await mine.ask('DELETE', `/deletecompleteconfiguration?id=${configuration}`)).status).toBe(200)
})

test('a configuration of a product is made with its name and kind', async () => {
  const mine = await program()
  await portal.ask('administrator', confirmSession, { body: { password: demoPassword } })
  const product = { Product: 'Probe', Name: 'Probe', LicName: 'Probe', Title: 'Probe', TitleEN: 'Probe', Version: 31 }
  const { data: id } = await mine.post('/createproduct', product)
  const { data: draft } = await mine.post('/createproductconfiguration', { Name: 'Schule', Description: 'Klassensatz' })
  expect((await mine.get(`/configuration?id=${draft}`)).data).toMatchObject({
    Info: 'Schule | Klassensatz',
    CompanyID: 'NULL',
  })
  const link = { ProductID: id, ConfigurationID: draft, Master: false, Template: true }
  expect((await mine.post('/createproducthasconfiguration', link)).data).toBe(draft)
  expect((await mine.post('/createproducthasconfiguration', { ...link, Master: true })).status).toBe(400)
  const { data: master } = await mine.post('/createproductconfiguration', {
    ProductID: id,
    Name: 'Stamm',
    Master: true,
  })
  expect((await mine.get(`/producthasconfigurations?productID=${id}`)).data).toMatchObject([
    { ConfigurationID: master, Master: true, Template: false, Info: 'Stamm' },
    { ConfigurationID: draft, Master: false, Template: true, Info: 'Schule | Klassensatz' },
  ])
  expect(
    await mine.post('/createproductconfiguration', { ProductID: id, Name: 'Noch einer', Master: true }),
  ).toMatchObject({
    status: 400,
    Message: 'errorLinkageProdConfig',
  })
})

let numbers = 480_000
const companyRow = () => ({
  CustomerNr: String(++numbers),
  Name: 'Erste GmbH',
  CompanyTypeID: '0198C0DE-0000-7000-8000-000000000002',
  Street: 'Weg',
  Housenumber: '1',
  ZipCode: '20457',
  City: 'Hamburg',
})
