import { expect } from '@playwright/test'
import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { test } from './journey.ts'
import { newestMail } from './mailbox.ts'
import { oldClient, type Row } from './old-client.ts'
import { ownServer } from './own-server.ts'

const server = ownServer('old-client')

test('a student registers, proves their studies, pays and downloads; their page tells of it', async ({ page }) => {
  const email = 'mia.neu@stud.tum.de'
  const password = 'Sommerregen-2026!'
  const stranger = oldClient(server.url)
  // What a program cannot show is solved as a browser does it.
  const challenge = (await (await fetch(`${server.url}/api/registration/challenge`)).json()) as Challenge
  const solution = await solveChallenge({ challenge, deriveKey })
  await stranger.post('/authorization/createuser', {
    Email: email,
    Password: password,
    Salutation: 'Ms.',
    Firstname: 'Mia',
    Lastname: 'Neu',
    Country: 'DEU',
    Student: true,
    Altcha: Buffer.from(JSON.stringify({ challenge, solution })).toString('base64'),
  })
  const { text } = await newestMail(server.url, email, 'Registrierung')
  await stranger.post('/authorization/confirmemail', { token: /[?&]\w+=([\w-]{43})/.exec(text)![1] })

  const student = await stranger.signIn(email, password)
  const me = await student.get('/authorization/validatetoken')
  expect(me.Role).toBe('Student')
  const [held] = await student.get('/contacthasproducts', { id: me.ContactID })
  // A university's address has proven the studies already.
  const { Status } = await student.post('/updateverification-imacount', { ContactID: me.ContactID, ImaData: 0 })
  expect(Status).toBe(3)

  const { Link } = await student.post('/paymentlink', { ProductID: held.ProductID })
  const form = new URLSearchParams({ link: new URL(Link).search.slice(1), action: 'card' })
  await fetch(`${server.url}/shop/standin`, { method: 'POST', body: form, redirect: 'manual' })
  await expect.poll(async () => (await student.ask('GET', '/paidproducts')).status).toBe(200)

  await student.post('/createcontacthasconsenttype', { ConsentTypeID: 'downloadReturn', Consent: true })
  const made = await student.post('/generate', { projectName: 'Studienversion 2024', type: 'student', hostID: '' })
  const [reference] = await student.get('/filereferencebytable', {
    idFromTable: held.ID,
    tableName: 'contact_has_product',
  })
  expect(reference.DataFileID).toBe(made.id)
  const file = await student.get('/datafile', { id: reference.DataFileID })
  expect(file).toMatchObject({ Filetype: 'text/lic', Name: made.filename })
  const licence = await student.file('/downloadfile', { id: reference.DataFileID, isDownloadCounted: 'true' })
  expect(licence.name).toBe(made.filename)
  expect(licence.text).toContain('Mia')
  expect((await student.get('/download', { id: reference.DataFileID })).DownloadCount).toBe(1)

  await page.context().request.post(`${server.url}/api/session`, { data: { email, password } })
  await page.goto(`${server.url}/products/Student`)
  await page.getByRole('tab', { name: 'Download' }).click()
  await expect(page.getByText(made.filename).first()).toBeVisible()
  await server.openAs(page, 'licenser', '/products/downloads?whose=people')
  const row = page.getByRole('row', { name: made.filename })
  await expect(row).toContainText('Mia Neu')
})

test('a clerk makes a company with a licence, mails it and upgrades it; its pages show that', async ({ page }) => {
  const clerk = await oldClient(server.url).signIn('administrator@wellenwerk.example')
  const [type] = await clerk.get('/companytypes')
  const company = await clerk.post('/createcompany', {
    CustomerNr: '771077',
    Name: 'Altbestand Antriebe GmbH',
    CompanyTypeID: type.ID,
    Street: 'Werftstraße',
    Housenumber: '7',
    ZipCode: '24103',
    City: 'Kiel',
    Country: 'DEU',
    Language: 'de',
    ServiceContract: 'true',
    ServiceContractStart: '2026-01-01T00:00:00',
    ServiceContractEnd: '9999-12-31T00:00:00',
  })
  await clerk.post('/create', {
    CompanyID: company,
    Salutation: 'Frau',
    FirstName: 'Hanne',
    LastName: 'Voß',
    Email: 'hanne@altbestand.example',
  })
  const products = await clerk.get('/products')
  const idOf = (code: string) => products.find((one: Row) => one.Code === code)!.ID
  const held = await clerk.post('/createcompanyhasproduct', {
    CompanyID: company,
    ProductID: idOf('WW-NW-19'),
    ConfigurationID: 'NULL',
  })
  const current = async () =>
    (await clerk.get('/companyhasproducts', { id: company })).find((one: Row) => one.ID === held)!
  const first = (await current()).ConfigurationID
  // Each write makes the next configuration; a program goes on with the id it knows.
  const set = (level: string, link: object) =>
    clerk.post(`/updateconfigurationhaslevel${level}`, { ConfigurationID: first, ...link })
  const threes = await clerk.get('/configurationhaslevelthrees', { configurationID: first })
  const { ProductLevelTwoID, ProductLevelThreeID } = threes[0]!
  const twos = await clerk.get('/configurationhasleveltwos', { configurationID: first })
  const { ProductLevelOneID } = twos.find((one: Row) => one.ProductLevelTwoID === ProductLevelTwoID)!
  const ones = await clerk.get('/configurationhaslevelones', { configurationID: first })
  await clerk.post(
    '/updateconfigurationhaslevelone',
    ones.map((one: Row) => ({
      ConfigurationID: first,
      ProductLevelOneID: one.ProductLevelOneID,
      Count: 3,
      Limited: '2028-12-31T00:00:00',
    })),
  )
  await set('two', { ProductLevelOneID, ProductLevelTwoID, Count: 2 })
  await set('three', { ProductLevelTwoID, ProductLevelThreeID, Count: 1 })
  const { ConfigurationID } = await current()
  const model = await clerk.get('/buildconfigurationmodel', { configurationID: ConfigurationID })
  const one = model.ProductsLevel_1.find(
    (item: { ProductLevelOneID: string }) => item.ProductLevelOneID === ProductLevelOneID,
  )
  expect(one?.Count).toBe(3)

  const host = await clerk.post('/createconfigurationlicence', {
    CompanyHasProductID: held,
    Email: 'hanne@altbestand.example',
    Version: 19,
    Unlimited: false,
    StartDate: '2026-11-01T00:00:00',
    EndDate: '2028-10-31T00:00:00',
    CompanyNameShort: 'Altbestand;Hanne;Voß',
    IsMacAddress: true,
    Port: 28064,
    MacAddress1: '001B44113AB7',
    PcName1: 'SRV-ALT-01',
  })
  const issued = await clerk.post('/issuelicence', { HostID: host, ConfigurationID: 'NULL' })
  const licence = await clerk.file('/licencefile', {
    hostID: host,
    configurationID: ConfigurationID,
    productID: 'NULL',
  })
  expect(licence.name).toBe(issued.Filename)
  await clerk.post('/sendlicencemail', {
    hostID: host,
    receiver: 'hanne@altbestand.example',
    cc: '',
    language: 'de-DE',
  })
  await newestMail(server.url, 'hanne@altbestand.example', 'Lizenz')
  const history = await clerk.get('/configurationhistory', { companyHasProductID: held })
  expect(history.map((row: Row) => row.ConfigurationID)).toContain(first)
  await clerk.get('/upgradeconfiguration', {
    toUpgradeConfigurationID: ConfigurationID,
    targetProductID: idOf('WW-NW-20'),
  })
  await clerk.post('/upgradeconfiguration', {
    toUpgradeConfigurationID: ConfigurationID,
    targetProductID: idOf('WW-NW-20'),
  })
  const codes = (await clerk.get('/productsbycompanyid', { companyID: company })).map(({ Code }: Row) => Code)
  expect(codes.toSorted()).toEqual(['WW-NW-19', 'WW-NW-20'])

  await server.openAs(page, 'licenser', `/company/${String(company).toLowerCase()}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Altbestand Antriebe GmbH')
  await page.goto(`${server.url}/products/passport/${String(held).toLowerCase()}`)
  await expect(page.getByRole('main')).toContainText(issued.Filename)
  await expect(page.getByRole('main')).toContainText('SRV-ALT-01 · 3A:B7')
})
