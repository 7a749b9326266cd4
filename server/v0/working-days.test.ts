import { describe, expect, test } from 'vitest'
import { listProducts } from '#contract/products.ts'
import { demoPassword } from '../../demo/accounts.ts'
import { mailsTo } from '../testing/account-mails.ts'
import { easyChallenge } from '../testing/challenge.ts'
import { type Encoding, encodings, oldProgram, type OldProgram } from '../testing/old-program.ts'
import { testPortal } from '../testing/portal.ts'

// Whole days of programs that know the three documents and nothing else: paths, fields, flags and words are theirs.
const portal = testPortal({ SHOP: 'standin' })
let unique = 0

/** A program somebody of the demo works with. */
async function programOf(role: string, encoding: Encoding): Promise<OldProgram> {
  const program = oldProgram(portal, encoding)
  expect((await program.signIn(`${role}@wellenwerk.example`, demoPassword)).status).toBe(200)
  return program
}

/** The data of an answer that has to be a success. */
async function done<T = string>(answer: Promise<{ status: number; data: unknown; message: string }>): Promise<T> {
  const { status, data, message } = await answer
  expect([status, message]).toEqual([200, ''])
  return data as T
}

const secretIn = async (receiver: string, template: string) => {
  const [{ textBody } = { textBody: '' }] = await mailsTo(portal, receiver, template)
  return /\?(?:token|id)=([\w-]{43})/.exec(textBody)![1]!
}

interface Product {
  ID: string
  Code: string
}
const productOf = async (program: OldProgram, code: string) =>
  (await done<Product[]>(program.get('/products'))).find(({ Code }) => Code === code)!.ID

describe.each(encodings)('in %s', (encoding) => {
  test('the clerk: from a company to a mailed licence', { timeout: 30_000 }, async () => {
    const number = String(660_000 + ++unique)
    const program = await programOf('administrator', encoding)
    const [type] = await done<{ ID: string }[]>(program.get('/companytypes'))
    const company = {
      CustomerNr: number,
      Name: `Größe & Söhne ${encoding}`,
      CompanyTypeID: type!.ID,
      Street: 'Königsallee',
      Housenumber: '7',
      ZipCode: '50667',
      City: 'Köln',
      Country: 'DE',
      ServiceContract: 'false',
      ServiceContractStart: '1970-01-01T00:00:00',
      ServiceContractEnd: '1970-01-01T00:00:00',
    }
    const CompanyID = await done(program.post('/createcompany', company))
    expect(await done(program.get('/companybycustomernr', { customerNr: number }))).toMatchObject({
      ID: CompanyID,
      Name: company.Name,
      City: 'Köln',
    })
    const ProductID = await productOf(program, 'WW-NW-20')
    // The documents' way of saving: a configuration, its links, then the product that gets it.
    const ConfigurationID = await done(program.post('/createconfiguration', { Info: 'Büro | Zwei Plätze', CompanyID }))
    const ones = await done<{ ID: string; LicName: string }[]>(program.get('/productlevel1'))
    for (const LicName of ['E', 'WELLE']) {
      const ProductLevelOneID = ones.find((one) => one.LicName === LicName)!.ID
      const link = {
        ConfigurationID,
        ProductLevelOneID,
        Count: 2,
        Limited: '2031-12-31T00:00:00',
        Test: -1,
        Student: -1,
      }
      await done(program.post('/createconfigurationhaslevelone', link))
    }
    const CompanyHasProductID = await done(
      program.post('/createcompanyhasproduct', { CompanyID, ProductID, ConfigurationID }),
    )
    expect(await done(program.get('/configurationhaslevelones', { configurationID: ConfigurationID }))).toMatchObject([
      { LicName: 'E', Count: 2, Limited: '2031-12-31T00:00:00' },
      { LicName: 'WELLE', Count: 2 },
    ])
    const host = {
      CompanyHasProductID,
      Email: `it@${number}.example`,
      CompanyNameShort: 'Größe & Söhne',
      CustomerNr: number,
      Version: 20,
      Port: 28_064,
      StartDate: '2026-11-01T00:00:00',
      EndDate: '2031-12-31T00:00:00',
      Unlimited: -1,
      IsMacAddress: 0,
      IsPcName: -1,
      IsMacAddressAndPcName: -1,
      Triade: -1,
      Unbound: -1,
      MacAddress1: '001B44113AB7',
      TerminalServer: -1,
      VirtualServer: -1,
    }
    const HostID = await done(program.post('/createconfigurationlicence', host))
    const [read] = await done<object[]>(program.get('/configurationlicence', { hostID: HostID }))
    expect(read).toMatchObject({ MacAddress1: '001B44113AB7', CompanyNameShort: 'Größe & Söhne' })
    await done(program.post('/issuelicence', { HostID, ConfigurationID }))
    const file = await program.get('/licencefile', {
      hostID: HostID,
      configurationID: ConfigurationID,
      productID: ProductID,
    })
    expect([file.status, String(file.headers['content-disposition'])]).toMatchObject([
      200,
      expect.stringContaining(`_${number}.lic`),
    ])
    expect(file.text).toContain('WELLE')
    const mail = {
      hostID: HostID,
      receiver: `it@${number}.example`,
      cc: '',
      comment: 'Für die Büros',
      language: 'de-DE',
    }
    expect(await done(program.post('/sendlicencemail', mail))).toBe('Email is sended.')
  })

  test('roles: created, given, taken and deleted', async () => {
    const program = await programOf('administrator', encoding)
    const Name = `Prüfer ${++unique}`
    const UserRoleID = await done(program.post('/createuserrole', { Name, Description: 'Sieht Firmen' }))
    const [permission] = await done<{ ID: string; Name: string }[]>(program.get('/permissions'))
    await done(program.post('/createrolepermission', { UserRoleID, PermissionID: permission!.ID }))
    expect(await done(program.get('/permissionsbyroleid', { id: UserRoleID }))).toMatchObject([{ ID: permission!.ID }])
    // Seconds after signing in with the password nothing has to be confirmed again.
    await done(program.post('/updateuserrole', { ID: UserRoleID, Name, Description: 'Prüft' }))
    await done(program.delete('/deleterolepermissions', { UserRoleID }))
    expect((await program.get('/permissionsbyroleid', { id: UserRoleID })).status).toBe(404)
    await done(program.delete('/deleteuserrole', { name: Name }))
    expect(await program.delete('/deleteuserrole', { name: 'Administrator' })).toMatchObject({
      status: 400,
      message: 'cannotDeleteRole',
    })
  })
})

test.each(['json', 'latin1'] as const)('the cloud, in %s: from an account to a place', async (encoding) => {
  const number = String(670_000 + ++unique)
  const program = await programOf('administrator', encoding)
  const { id: CompanyID } = await portal.given.company({ customerNumber: number })
  const ProductID = (await portal.ask('administrator', listProducts)).items.find(({ kind }) => kind === 'cloud')!.id
  const CompanyHasProductID = await done(
    program.post('/createcompanyhasproduct', { CompanyID, ProductID, ConfigurationID: 'NULL' }),
  )
  const [stack] = await done<{ ID: string }[]>(program.get('/stacks'))
  const [type] = await done<{ ID: string }[]>(program.get('/configurationaccounttypes'))
  const ConfigurationAwsID = await done(
    program.post('/createconfigurationaws', {
      CompanyHasProductID,
      ConfigurationAccountTypeID: type!.ID,
      RuntimeInMonth: 12,
      FleetNormal: stack!.ID,
      Count: 1,
      StartDate: '2026-11-01T00:00:00',
    }),
  )
  expect(await done(program.get('/configurationaws', { id: ConfigurationAwsID }))).toMatchObject({
    Count: 1,
    RuntimeInMonth: 12,
  })
  const person = (name: string) => ({
    CompanyID,
    Salutation: 'Frau',
    FirstName: name,
    LastName: 'Wölke',
    Email: `${name}@${number}.example`,
  })
  const [first, second] = [
    await done(program.post('/create', person('ida'))),
    await done(program.post('/create', person('eva'))),
  ]
  await done(program.post('/createconfigurationhascontact', { ConfigurationAwsID, ContactID: first, IsActive: true }))
  expect(
    await done(program.get('/configurationhascontacts', { configurationAwsID: ConfigurationAwsID })),
  ).toMatchObject([{ ContactID: first, IsActive: true }])
  const full = await program.post('/createconfigurationhascontact', {
    ConfigurationAwsID,
    ContactID: second,
    IsActive: true,
  })
  expect(full).toMatchObject({ status: 400, message: 'maxAwsAccessTitle' })
  expect((await program.get('/basicproperty', { key: 'reset_time_edit_aws_users_weeks' })).data).toMatchObject({
    Value: '4',
  })
})

test('registering: from the form to one’s own data', { timeout: 30_000 }, async () => {
  const program = oldProgram(portal, 'latin1')
  const Email = `neu${++unique}@firma-nord.example`
  const Password = 'Sömmerregen-2026!'
  const form = {
    Email,
    Password,
    Salutation: 'Ms.',
    Firstname: 'Mia',
    Lastname: 'Größl',
    Country: 'DEU',
    Altcha: await easyChallenge(portal),
  }
  await done(program.post('/authorization/createuser', form))
  expect(await program.signIn(Email, Password)).toMatchObject({ status: 403, text: 'email is not confirmed' })
  await done(program.post('/authorization/confirmemail', { token: await secretIn(Email, 'registration.confirmation') }))
  expect((await program.signIn(Email, Password)).status).toBe(200)
  const me = await done<{ ContactID: string; Role: string; Exp: number }>(program.get('/authorization/validatetoken'))
  expect(me).toMatchObject({ Role: 'User', Exp: expect.any(Number) })
  expect(me.Exp - Date.now() / 1000).toBeGreaterThan(479 * 60)
  const AddressID = await done(
    program.post('/createaddress', {
      Street: 'Straße',
      Housenumber: '1',
      ZipCode: '24103',
      City: 'Kiel',
      Country: 'DE',
    }),
  )
  await done(program.post('/createcontacthasaddress', { AddressID, ContactID: me.ContactID }))
  expect(await done(program.get('/address', { id: me.ContactID }))).toMatchObject({ Street: 'Straße', City: 'Kiel' })
  expect((await program.get('/companies')).status).toBe(403)
})

test('the student: from the university’s mail to the licence', { timeout: 60_000 }, async () => {
  const staff = await programOf('administrator', 'base64')
  const program = oldProgram(portal, 'formBase64')
  const Email = `studi${++unique}@post-nord.example`
  const form = {
    Email,
    Password: 'Sommerregen-2026!',
    Salutation: 'Frau',
    Firstname: 'Ida',
    Lastname: 'Nord',
    Country: 'DE',
    Student: true,
  }
  await done(program.post('/authorization/createuser', { ...form, Altcha: await easyChallenge(portal) }))
  await done(program.post('/authorization/confirmemail', { token: await secretIn(Email, 'registration.confirmation') }))
  await program.signIn(Email, form.Password)
  const { ContactID, Role } = await done<{ ContactID: string; Role: string }>(
    program.get('/authorization/validatetoken'),
  )
  expect(Role).toBe('Student')
  const [{ ProductID }] = await done<[{ ProductID: string }]>(program.get('/contacthasproducts', { id: ContactID }))
  const StudentEmail = `ida${unique}@tum.de`
  expect(
    await done(
      program.post('/createverificationbystudentemail', { contactID: ContactID, productId: ProductID, StudentEmail }),
    ),
  ).toEqual({ Status: 2 })
  const { ID: StudentDomainID } = await done<{ ID: string }>(staff.get('/studentdomainbydomain', { domain: 'tum.de' }))
  await done(staff.post('/updateverification', { ContactID, Status: 3, StudentDomainID }))
  const RefID = String(880_000_000 + unique)
  await done(staff.post('/createordering', { ContactID, ProductID, Price: '39,90', RefID, OrderDate: '2026-11-01' }))
  const early = await program.post('/generate', {
    projectName: 'Studienversion 2024',
    type: 'student',
    hostID: '',
    uuid: ProductID,
  })
  expect(early.status).toBe(400)
  await done(program.post('/createcontacthasconsenttype', { ConsentTypeID: 'downloadReturn', Consent: true }))
  const { id } = await done<{ id: string }>(
    program.post('/generate', { projectName: 'Studienversion 2024', type: 'student', hostID: '', uuid: ProductID }),
  )
  const file = await program.get('/downloadfile', { id, isDownloadCounted: true })
  expect([file.status, file.text.length > 100]).toEqual([200, true])
})
