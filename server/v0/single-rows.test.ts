import { beforeAll, expect, test } from 'vitest'
import { demoPassword } from '../../demo/accounts.ts'
import { encodings, oldProgram, type OldProgram } from '../testing/old-program.ts'
import { testPortal } from '../testing/portal.ts'

// One portal for all: each row is one call as the documents show it, sent in each of their encodings.
const portal = testPortal({ SIGN_IN_LIMIT: '100000' })
type Method = 'get' | 'post' | 'delete'
type Fields = Record<string, unknown>
type Row = [who: string, method: Method, path: string, fields: Fields, status: number, said?: string]

const nobody = '0198C0DE-FFFF-7000-8000-000000000000'
const known: Record<string, string> = {}
/** `$name` stands for an id that is looked up once. */
const filled = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      typeof value === 'string' && value.startsWith('$') ? (known[value.slice(1)] ?? value) : value,
    ]),
  )

const rows: Row[] = [
  ['administrator', 'get', '/companytypes', {}, 200],
  ['administrator', 'get', '/companies', {}, 200],
  ['administrator', 'get', '/companies', { id: '$company' }, 200],
  ['administrator', 'get', '/company', { id: '$company' }, 200],
  ['administrator', 'get', '/company', { id: nobody }, 404],
  ['administrator', 'get', '/company', { id: 'x' }, 400],
  ['customer', 'get', '/companies', {}, 403],
  ['administrator', 'get', '/companybycustomernr', { customerNr: '10023' }, 200],
  ['administrator', 'get', '/companybycustomernr', { customerNr: '99999' }, 404],
  ['administrator', 'get', '/contacts', {}, 200],
  ['administrator', 'get', '/contactbycompanyid', { companyID: '$company' }, 200],
  ['student', 'get', '/contactbycompanyid', { companyID: '$company' }, 403],
  ['administrator', 'get', '/contactbyemail', { email: 'customer@wellenwerk.example' }, 200],
  ['administrator', 'get', '/contactbyemail', { email: 'nie@mand.example' }, 404],
  ['customer', 'get', '/contactbyemail', { email: 'customer@wellenwerk.example' }, 200],
  ['student', 'get', '/contact', { id: '$student' }, 200],
  ['student', 'get', '/address', { id: '$student' }, 200],
  ['student', 'get', '/contacthasproducts', { id: '$student' }, 200],
  ['student', 'get', '/verification', { id: '$student' }, 200],
  ['student', 'get', '/verifications', {}, 200],
  ['student', 'get', '/contact', { id: '$customer' }, 403],
  ['administrator', 'get', '/products', {}, 200],
  ['administrator', 'get', '/product', { id: '$product' }, 200],
  ['customer', 'get', '/companyhasproducts', { id: '$company' }, 200],
  ['administrator', 'get', '/userroles', {}, 200],
  ['administrator', 'get', '/permissions', {}, 200],
  ['user', 'get', '/userbyusername', { username: 'user@wellenwerk.example' }, 200],
  ['administrator', 'get', '/userbyusername', { username: 'nie@mand.example' }, 404],
  ['administrator', 'get', '/confirmed/mail', { verified: 'user@wellenwerk.example' }, 200],
  ['administrator', 'get', '/studentdomainbydomain', { domain: 'tum.de' }, 200],
  ['administrator', 'get', '/studentdomainbydomain', { domain: 'kein.example' }, 404],
  ['administrator', 'get', '/vemasentityaddress', { vemasID: '70023' }, 200],
  ['administrator', 'get', '/vemasentityaddress', { vemasID: '1' }, 404, 'keine Vemas-Firma gefunden (NotFound)'],
  ['administrator', 'get', '/basicproperties', {}, 200],
  ['administrator', 'get', '/stacks', {}, 200],
  ['administrator', 'get', '/ssoallowedprotocols', {}, 200],
  ['administrator', 'post', '/updatecompany', { ID: '$company', Fax: '+49 431 Größe' }, 200],
  ['administrator', 'post', '/updatecompany', { ID: '$company', VemasRemark: 'Grün & Söhne, größer' }, 200],
  [
    'administrator',
    'post',
    '/updatecompany',
    { ID: '$company', CustomerNr: '10147' },
    400,
    'This company is already exists',
  ],
  ['administrator', 'post', '/updatecompany', { ID: nobody, Phone: '1' }, 404],
  ['customer', 'post', '/updatecompany', { ID: '$other', Phone: '1' }, 403],
  ['administrator', 'post', '/update', { ID: '$customer', Position: 'Prüfer für Wälzlager' }, 200],
  ['administrator', 'post', '/update', { ID: '$customer', Gender: 'grün' }, 400],
  ['administrator', 'post', '/update', { ID: '$customer', Salutation: 'Xx' }, 400],
  ['student', 'post', '/update', { ID: '$student', Phone: '0431 ä' }, 200],
  ['student', 'post', '/update', { ID: '$customer', Phone: '1' }, 403],
  ['student', 'post', '/updateaddress', { Street: 'Königsallee', City: 'Köln' }, 200],
  ['student', 'post', '/createcontacthasconsenttype', { ConsentTypeID: 'email', Consent: true }, 200],
  ['student', 'post', '/createcontacthasconsenttype', { ConsentTypeID: 'x', Consent: true }, 400],
  ['student', 'post', '/updateverification-imacount', { ContactID: '$student', ImaData: 77 }, 400],
  // Signed in with the password a moment ago: nothing has to be confirmed again.
  ['user', 'post', '/authorization/enabletfa', {}, 200],
  ['user', 'post', '/authorization/disabletfa', {}, 200],
  ['administrator', 'post', '/updateuser', { ContactID: '$customer', Verified: false }, 400],
  ['administrator', 'post', '/createuserrole', { Name: 'Administrator', Description: 'Größer' }, 400],
  ['administrator', 'post', '/createproductlevel1', { Name: 'Prüfung' }, 400],
  ['administrator', 'post', '/createconfigurationlicence', { CompanyHasProductID: nobody, Version: 20 }, 400],
  ['administrator', 'post', '/createevent', { Name: 'Schulung über Öl', UserCount: 'viele' }, 400],
  ['administrator', 'post', '/createordering', { ContactID: '$student', Price: '39,90' }, 400],
  ['administrator', 'post', '/sendemail', { receiver: 'nie@mand.example', subject: 'Grüße', body: 'x' }, 404, 'err'],
  ['customer', 'post', '/sendemail', { receiver: 'user@wellenwerk.example', body: 'x' }, 403],
  ['customer', 'post', '/authorization/resetlockout', { token: 'x'.repeat(43) }, 400, 'unauthorized'],
  ['administrator', 'delete', '/deleteuserrole', { name: 'Administrator' }, 400, 'cannotDeleteRole'],
  ['administrator', 'delete', '/deleteuserrole', { name: 'Prüfbüro' }, 404],
  ['administrator', 'delete', '/deletecompany', { id: nobody }, 404],
  [
    'administrator',
    'delete',
    '/deletemasterconfiguration',
    { productID: '$product' },
    401,
    'Cannot delete Master Confguration',
  ],
]

const programs = new Map<string, OldProgram>()

beforeAll(async () => {
  for (const who of ['administrator', 'customer', 'student', 'user']) {
    const program = oldProgram(portal)
    await program.signIn(`${who}@wellenwerk.example`, demoPassword)
    const { ContactID } = (await program.get('/authorization/validatetoken')).data as { ContactID: string }
    Object.assign(known, { [who]: ContactID })
    programs.set(who, program)
  }
  const products = (await programs.get('administrator')!.get('/products')).data as { ID: string; Code: string }[]
  Object.assign(known, {
    company: ((await programs.get('customer')!.get('/authorization/validatetoken')).data as { CompanyID: string })
      .CompanyID,
    other: (await portal.given.companyId('10147')).toUpperCase(),
    product: products.find(({ Code }) => Code === 'WW-NW-20')!.ID,
  })
})

test('there are sixty rows at least', () => {
  expect(rows.length).toBeGreaterThanOrEqual(60)
})

test.each(encodings)('single calls, sent in %s', async (encoding) => {
  const wrong: string[] = []
  for (const [who, method, path, given, status, said] of rows) {
    const program = programs.get(who)!.writing(encoding)
    const fields = filled(given)
    const answer = method === 'post' ? await program.post(path, fields) : await program[method](path, fields)
    if (answer.status !== status || (said !== undefined && answer.message !== said))
      wrong.push(`${who} ${method} ${path} ${JSON.stringify(given)}: ${answer.status} ${answer.message}`)
  }
  expect(wrong).toEqual([])
  // What was written came as it was meant.
  const staff = programs.get('administrator')!
  expect((await staff.get('/company', { id: known['company'] })).data).toMatchObject({
    VemasRemark: 'Grün & Söhne, größer',
  })
  expect((await staff.get('/address', { id: known['student'] })).data).toMatchObject({
    Street: 'Königsallee',
    City: 'Köln',
  })
})
