import { expect, test } from 'vitest'
import { readHolding } from '#contract/holdings.ts'
import { demoPassword } from '../../demo/accounts.ts'
import { mailsTo } from '../testing/account-mails.ts'
import { oldProgram } from '../testing/old-program.ts'
import { testPortal } from '../testing/portal.ts'

// 200 means that it is done: what a call cannot do it refuses.
const portal = testPortal({ MESSAGES_PER_DAY: '6' })
type Fields = Record<string, unknown>

async function programOf(role: string) {
  const program = oldProgram(portal)
  expect((await program.signIn(`${role}@wellenwerk.example`, demoPassword)).status).toBe(200)
  return program
}
const customer = 'customer@wellenwerk.example'
const student = 'student1@wellenwerk.example'

test('a mail has the words and files of whoever wrote it, and goes to known contacts alone', async () => {
  const program = await programOf('licenser')
  const message = {
    receiver: customer,
    cc: student,
    blindCC: 'user@wellenwerk.example',
    sender: 'chef@anders.example',
    subject: 'Ihre Schulung',
    body: '<p>Guten Tag,</p><p>alles <a href="https://werk.example/plan">hier</a>.</p>',
    html: true,
    attachments: [{ name: 'plan.txt', content: Buffer.from('9 Uhr').toString('base64') }],
  }
  expect(await program.post('/sendemail', message)).toMatchObject({ status: 200, data: 'Email is sended.' })
  const [mail] = await mailsTo(portal, customer, 'contacts.message')
  expect(mail!.subject).toBe('Ihre Schulung')
  expect(mail!.textBody.startsWith('Guten Tag,\n\nalles hier (https://werk.example/plan).\n\n-- \n')).toBe(true)
  const [stored] = await portal.query(
    "SELECT cc, sender, html_body, attachments FROM mails WHERE receiver = $1 AND template = 'contacts.message'",
    [customer],
  )
  expect(stored).toMatchObject({ cc: [student], attachments: [{ name: 'plan.txt' }] })
  expect([stored.sender, stored.html_body]).toEqual([
    expect.not.stringContaining('anders'),
    expect.not.stringContaining('href="https://werk.example'),
  ])
  const [blind] = await portal.query(
    "SELECT cc FROM mails WHERE receiver = 'user@wellenwerk.example' AND template = 'contacts.message'",
  )
  expect(blind.cc).toEqual([])
  const sent = async () => Number((await portal.query('SELECT count(*) FROM mails'))[0].count)
  const before = await sent()
  for (const wrong of [
    { receiver: 'niemand@fremd.example' },
    { cc: 'niemand@fremd.example' },
    { blindCC: 'niemand@fremd.example' },
    { receiver: `${customer}, ${student}` },
    { attachments: [{ name: 'a.txt', content: '%%%' }] },
    { blindCC: Array.from({ length: 21 }, () => student) },
    { body: '<div>'.repeat(1000) },
  ])
    expect((await program.post('/sendemail', { ...message, ...wrong })).message, JSON.stringify(wrong)).toBe('err')
  expect(await sent()).toBe(before)
  expect((await (await programOf('customer')).post('/sendemail', message)).status).toBe(403)
})

test('as many mails as a day allows are sent, by all at once too; without words it is the invitation', async () => {
  const program = await programOf('administrator')
  const mail = { receiver: student, subject: 'Kurz', body: 'Nur ein Satz.' }
  const all = await Promise.all(Array.from({ length: 9 }, () => program.post('/sendemail', mail)))
  expect(all.filter(({ status }) => status === 200)).toHaveLength(6)
  expect(all.filter(({ status }) => status === 429)).toHaveLength(3)
  const person = { Salutation: 'Frau', FirstName: 'Eva', LastName: 'Neu', Email: 'eva@neu-antriebe.example' }
  expect((await program.post('/create', person)).status).toBe(200)
  expect((await program.post('/sendemail', { receiver: person.Email, subject: '', body: '' })).status).toBe(200)
  expect(await mailsTo(portal, person.Email, 'registration.invitation')).toHaveLength(1)
  expect(await program.post('/sendemail', { receiver: customer, body: '' })).toMatchObject({
    status: 400,
    message: 'err',
  })
})

test('a product without a kind is a network edition where its title says so', async () => {
  const program = await programOf('administrator')
  const kindOf = async (Name: string, fields: Fields) => {
    const product = { Name, LicName: 'PROBE', TitleEN: 'Trial', Version: 41, ...fields }
    expect((await program.post('/createproduct', product)).status).toBe(200)
    return (await portal.query('SELECT kind FROM products WHERE name = $1', [Name]))[0].kind
  }
  expect(await kindOf('Probe 1', { Title: 'Probe Netzwerk' })).toBe('network')
  expect(await kindOf('Probe 2', { Title: 'Probe' })).toBe('single')
  expect(await kindOf('Probe 3', { Title: 'Probe', Kind: 'network' })).toBe('network')
})

test('links of a master and of a template are created, changed and deleted under their own ids', async () => {
  const program = await programOf('administrator')
  const product = { Name: 'Kette', LicName: 'KETTE', Title: 'Kette', TitleEN: 'Chain', Version: 41, Code: 'KETTE-41' }
  const { data: ProductID } = await program.post('/createproduct', { ...product, Unlocked: true })
  const { data: master } = await program.post('/createproducthasconfiguration', { ProductID, Master: true })
  const { data: template } = await program.post('/createproductconfiguration', { ProductID, Name: 'Schule' })
  const ones = (await program.get('/productlevel1')).data as { ID: string; LicName: string }[]
  const twos = (await program.get('/productlevel2')).data as { ID: string }[]
  const [first, second] = [ones[0]!.ID, ones[1]!.ID]
  for (const ConfigurationID of [master, template] as string[]) {
    const link = (ProductLevelOneID: string) => ({ ConfigurationID, ProductLevelOneID })
    const many = [first, second].map((one) => ({ ...link(one), Count: 3, Limited: '9999-12-31T00:00:00' }))
    expect(await program.post('/createconfigurationhaslevelone', many)).toMatchObject({ status: 200, message: '' })
    const below = { ...link(first), ProductLevelTwoID: twos[0]!.ID }
    expect((await program.post('/createconfigurationhasleveltwo', below)).status).toBe(200)
    expect((await program.post('/createconfigurationhaslevelone', { ...link(first), Count: 1 })).status).toBe(400)
    expect((await program.delete('/deleteconfigurationhaslevelone', link(first))).status).toBe(400)
    expect((await program.post('/updateconfigurationhaslevelone', { ...link(second), Student: 0 })).status).toBe(200)
    const other = await programOf('administrator')
    const read = (await other.get('/configurationhaslevelones', { configurationID: ConfigurationID })).data
    const Count = ConfigurationID === master ? 0 : 3
    expect(read).toMatchObject([
      { ProductLevelOneID: first, Count },
      { ProductLevelOneID: second, Count, Student: 0 },
    ])
    expect((await program.delete('/deleteconfigurationhasleveltwo', below)).status).toBe(200)
    expect((await program.delete('/deleteconfigurationhaslevelone', link(first))).status).toBe(200)
    expect((await other.get('/configurationhaslevelone', link(first))).status).toBe(404)
  }
  const clerk = await programOf('licenser')
  const refused = await clerk.post('/updateconfigurationhaslevelone', {
    ConfigurationID: master,
    ProductLevelOneID: second,
    Count: 1,
  })
  expect(refused.status).toBe(403)
})

test('programs that write to a master at once keep each other’s modules', async () => {
  const program = await programOf('administrator')
  const product = { Name: 'Rad', LicName: 'RAD', Title: 'Rad', TitleEN: 'Wheel', Version: 42, Code: 'RAD-42' }
  const { data: ProductID } = await program.post('/createproduct', product)
  const { data } = await program.post('/createproducthasconfiguration', { ProductID, Master: true })
  const ones = ((await program.get('/productlevel1')).data as { ID: string }[]).slice(0, 5)
  const made = await Promise.all(
    ones.map(({ ID }) =>
      program.post('/createconfigurationhaslevelone', { ConfigurationID: data, ProductLevelOneID: ID }),
    ),
  )
  expect(made.map(({ status }) => status)).toEqual(ones.map(() => 200))
  expect((await program.get('/configurationhaslevelones', { configurationID: data })).data).toHaveLength(ones.length)
})

test('host files follow a configuration that goes live; another configuration or product is refused', async () => {
  const program = await programOf('administrator')
  const holding = await portal.given.fullHolding()
  const other = await portal.given.fullHolding()
  const { id: ID } = await portal.given.host({ holdingId: holding.id, binding: 'mac' })
  const ConfigurationID = holding.configuration!.id.toUpperCase()
  const links = (await program.get('/configurationhaslevelones', { configurationID: ConfigurationID })).data as Fields[]
  const { ProductLevelOneID } = links.findLast(({ Count }) => Count === 2)!
  const change = { ConfigurationID, ProductLevelOneID, Count: 1 }
  expect((await program.post('/updateconfigurationhaslevelone', change)).status).toBe(200)
  const followed = await program.post('/updatelicencesofconfiguration', { ConfigurationID })
  expect([followed.status, followed.data]).toMatchObject([200, [{ ID: ID.toUpperCase() }]])
  const [host] = followed.data as [Fields]
  const current = (await portal.ask('administrator', readHolding, { params: { id: holding.id } })).configuration!.id
  expect(host).toMatchObject({ ConfigurationID: current.toUpperCase(), ContactHasProductID: 'NULL', CreatedBy: '' })
  expect(host['ConfigurationID']).not.toBe(ConfigurationID)
  const ofProduct = { CompanyHasProductID: holding.id, ConfigurationID }
  expect((await program.post('/updatelicencesofconfiguration', ofProduct)).data).toEqual([host])
  const wrong = { CompanyHasProductID: other.id, ConfigurationID }
  expect((await program.post('/updatelicencesofconfiguration', wrong)).status).toBe(400)
  const update = async (fields: Fields) => (await program.post('/updateconfigurationlicence', { ID, ...fields })).status
  expect(await update({ ConfigurationID })).toBe(200)
  expect(await update({ ConfigurationID: other.configuration!.id })).toBe(400)
  expect(await update({ CompanyHasProductID: other.id })).toBe(400)
  expect(await update({ Salutation: 'Frau', FirstName: 'Ada', LastName: 'Größl' })).toBe(200)
  expect((await program.get('/configurationlicence', { hostID: ID })).data).toMatchObject([
    { Salutation: 'Frau', FirstName: 'Ada', LastName: 'Größl', CompanyHasProductID: holding.id.toUpperCase() },
  ])
})

test('the role of students asks for the student edition, no other role gives one', async () => {
  const staff = await programOf('administrator')
  const roles = (await staff.get('/userroles')).data as { ID: string; Name: string }[]
  for (const [name, given] of [
    ['Student', 'Student'],
    ['Administrator', 'User'],
  ] as const) {
    const program = oldProgram(portal)
    const RoleID = roles.find(({ Name }) => Name === name)!.ID
    const form = { Password: 'Sommerregen-2026!', Salutation: 'Frau', Firstname: 'Mia', Lastname: 'Neu', Country: 'DE' }
    const Email = `mia.${name.toLowerCase()}@post-nord.example`
    expect((await program.post('/authorization/createuser', { ...form, Email, RoleID })).status).toBe(200)
    const [mail] = await mailsTo(portal, Email, 'registration.confirmation')
    const token = /\?(?:token|id)=([\w-]{43})/.exec(mail!.textBody)![1]
    expect((await program.post('/authorization/confirmemail', { token })).status).toBe(200)
    await program.signIn(Email, form.Password)
    expect((await program.get('/authorization/validatetoken')).data).toMatchObject({ Role: given })
  }
})

test('a company of the CRM is created linked with it; what a company does not change is refused', async () => {
  const program = await programOf('licenser')
  const found = (await program.get('/vemascombosearchadressen', { searchValue: 'Antriebe' })).data as {
    data: { attributes: { AccountID: string } }[]
  }
  let linked = 0
  for (const { attributes } of found.data) {
    const VemasID = attributes.AccountID
    const entity = (await program.get('/vemasentityaddress', { vemasID: VemasID })).data as Record<string, string>
    const [type] = (await program.get('/companytypes')).data as [{ ID: string }]
    const fields = {
      CustomerNr: entity['Kundennummer'],
      Name: entity['Firma_1'],
      CompanyTypeID: type.ID,
      Street: entity['Strasse'] || 'Weg',
      Housenumber: entity['Nummer'] || '1',
      ZipCode: '24103',
      City: entity['Ort'],
      Country: 'DE',
      Email: `firma${VemasID}@crm.example`,
    }
    const made = await program.post('/createcompany', { ...fields, VemasID })
    if (made.status === 400) {
      expect(made.message).toMatch(/This company is already exists|CRM/)
      continue
    }
    linked++
    const company = (await program.get('/company', { id: made.data })).data as Fields
    expect(company).toMatchObject({ VemasID, Name: fields.Name })
    expect((await program.post('/updatecompany', { ...company, Phone: '0431 1' })).status).toBe(200)
    expect((await program.post('/updatecompany', { ID: made.data, VemasID: '1' })).status).toBe(400)
  }
  expect(linked).toBeGreaterThan(0)
})
