import { beforeAll, describe, expect, test } from 'vitest'
import { operations } from '#contract/index.ts'
import { type TestPortal, testPortal, type Who } from './testing/portal.ts'
import { hostInput } from './testing/samples.ts'

const portal = testPortal()

/** The actors in the order of a row's expected statuses. Customer A belongs to company 10023, whose records the rows ask for. */
const actors: (Who | null)[] = [null, 'student', 'user', 'customer', 'customer2', 'licenser', 'administrator']

interface Records {
  company: string
  companyProduct: string
  product: string
  configuration: string
  host: string
  licence: string
}
interface Request {
  path: string
  body?: unknown
}
type Row = [
  request: (records: Records, unique: number) => Request,
  ...expected: [number, number, number, number, number, number, number],
]

const unknown = '0198c0de-ffff-7000-8000-000000000000'
const companyBody = (customerNumber: string) => ({
  ...{
    customerNumber,
    name: 'Zeile',
    companyTypeId: '0198c0de-0000-7000-8000-000000000002',
    vatNumber: '',
    street: 'Weg',
    houseNumber: '1',
  },
  ...{
    zipCode: '20457',
    city: 'Hamburg',
    country: 'DE',
    language: 'de',
    email: '',
    phone: '',
    fax: '',
    website: '',
    remark: '',
    serviceContract: null,
  },
})

/** What each operation answers to each actor: anonymous, Student, User, Customer of A, Customer of B, Licenser, Administrator. */
const table: Record<string, Row> = {
  signIn: [
    (_, unique) => ({ path: '/session', body: { email: `nobody${unique}@nowhere.example`, password: 'x' } }),
    401,
    401,
    401,
    401,
    401,
    401,
    401,
  ],
  refreshSession: [() => ({ path: '/session/refresh' }), 201, 201, 201, 201, 201, 201, 201],
  readMe: [() => ({ path: '/session' }), 401, 200, 200, 200, 200, 200, 200],
  setPreferences: [
    () => ({ path: '/session/preferences', body: { language: 'de' } }),
    401,
    204,
    204,
    204,
    204,
    204,
    204,
  ],
  unlockAccount: [
    () => ({ path: '/session/unlock', body: { token: 'x'.repeat(43) } }),
    410,
    410,
    410,
    410,
    410,
    410,
    410,
  ],
  requestNewPassword: [
    () => ({ path: '/session/password-links', body: { email: 'nobody@nowhere.example' } }),
    204,
    204,
    204,
    204,
    204,
    204,
    204,
  ],
  setNewPassword: [
    () => ({ path: '/session/new-password', body: { id: 'x'.repeat(43), password: 'Zeile-2026-gut!' } }),
    410,
    410,
    410,
    410,
    410,
    410,
    410,
  ],
  changePassword: [
    () => ({ path: '/session/password', body: { oldPassword: 'Falsch-2026!', password: 'Zeile-2026-gut!' } }),
    401,
    422,
    422,
    422,
    422,
    422,
    422,
  ],
  listSessions: [() => ({ path: '/session/sessions' }), 401, 200, 200, 200, 200, 200, 200],
  endOwnSession: [() => ({ path: `/session/sessions/${unknown}` }), 401, 404, 404, 404, 404, 404, 404],
  endOtherSessions: [() => ({ path: '/session/sessions' }), 401, 204, 204, 204, 204, 204, 204],
  createFirstAdministrator: [
    () => ({ path: '/setup', body: { token: 'x'.repeat(43), email: 'a@b.example', password: 'Abcdef1!' } }),
    410,
    410,
    410,
    410,
    410,
    410,
    410,
  ],
  readPortal: [() => ({ path: '/portal' }), 200, 200, 200, 200, 200, 200, 200],
  readPage: [() => ({ path: '/pages/imprint' }), 200, 200, 200, 200, 200, 200, 200],
  savePage: [
    () => ({ path: '/pages/imprint', body: { titleDe: 'Impressum', titleEn: 'Imprint', bodyDe: 'A', bodyEn: 'B' } }),
    401,
    403,
    403,
    403,
    403,
    403,
    200,
  ],
  listCompanies: [() => ({ path: '/companies' }), 401, 403, 403, 403, 403, 200, 200],
  listCompanyTypes: [() => ({ path: '/company-types' }), 401, 403, 403, 403, 403, 200, 200],
  readCompany: [({ company }) => ({ path: `/companies/${company}` }), 401, 403, 403, 200, 404, 200, 200],
  createCompany: [
    (_, unique) => ({ path: '/companies', body: companyBody(String(88_000 + unique)) }),
    401,
    403,
    403,
    403,
    403,
    201,
    201,
  ],
  changeCompany: [
    ({ company }) => ({ path: `/companies/${company}`, body: { phone: '1' } }),
    401,
    403,
    403,
    403,
    403,
    200,
    200,
  ],
  deleteCompany: [({ company }) => ({ path: `/companies/${company}` }), 401, 403, 403, 403, 403, 403, 409],
  listCompanyContacts: [
    ({ company }) => ({ path: `/companies/${company}/contacts` }),
    401,
    403,
    403,
    200,
    404,
    200,
    200,
  ],
  listContacts: [() => ({ path: '/contacts' }), 401, 403, 403, 403, 403, 200, 200],
  createContact: [
    ({ company }, unique) => ({
      path: '/contacts',
      body: {
        companyId: company,
        salutation: 'Frau',
        firstName: 'A',
        lastName: 'B',
        email: `row${unique}@zeile.example`,
      },
    }),
    401,
    403,
    403,
    201,
    404,
    201,
    201,
  ],
  readHostRequest: [() => ({ path: '/host-requests', body: Buffer.from('<a/>') }), 401, 403, 403, 403, 403, 400, 400],
  listHosts: [
    ({ companyProduct }) => ({ path: `/company-products/${companyProduct}/hosts` }),
    401,
    403,
    403,
    403,
    403,
    200,
    200,
  ],
  readHost: [({ host }) => ({ path: `/hosts/${host}` }), 401, 403, 403, 403, 403, 200, 200],
  createHost: [
    ({ companyProduct }) => ({ path: `/company-products/${companyProduct}/hosts`, body: hostInput }),
    401,
    403,
    403,
    403,
    403,
    201,
    201,
  ],
  changeHost: [({ host }) => ({ path: `/hosts/${host}`, body: hostInput }), 401, 403, 403, 403, 403, 200, 200],
  toggleHost: [
    ({ host }) => ({ path: `/hosts/${host}/state`, body: { disabled: false } }),
    401,
    403,
    403,
    403,
    403,
    200,
    200,
  ],
  draftLicence: [
    ({ host }) => ({ path: `/hosts/${host}/licence-drafts`, body: {} }),
    401,
    403,
    403,
    403,
    403,
    201,
    201,
  ],
  issueLicence: [({ host }) => ({ path: `/hosts/${host}/licences`, body: {} }), 401, 403, 403, 403, 403, 201, 201],
  listHostLicences: [({ host }) => ({ path: `/hosts/${host}/licences` }), 401, 403, 403, 403, 403, 200, 200],
  findLicences: [() => ({ path: '/licences?serial=1' }), 401, 403, 403, 403, 403, 200, 200],
  downloadLicence: [({ licence }) => ({ path: `/licences/${licence}/file` }), 401, 403, 403, 200, 404, 200, 200],
  sendLicence: [
    ({ licence }) => ({
      path: `/licences/${licence}/mails`,
      body: { receiver: 'it@kunde.example', cc: [], comment: '', language: 'de' },
    }),
    401,
    403,
    403,
    403,
    403,
    201,
    201,
  ],
  listMails: [() => ({ path: '/mails' }), 401, 403, 403, 403, 403, 200, 200],
  resendMail: [() => ({ path: `/mails/${unknown}/attempts` }), 401, 403, 403, 403, 403, 404, 404],
  listCaughtMails: [() => ({ path: '/mailbox' }), 200, 200, 200, 200, 200, 200, 200],
  readCaughtMail: [() => ({ path: '/mailbox/none' }), 404, 404, 404, 404, 404, 404, 404],
  downloadCaughtAttachment: [() => ({ path: '/mailbox/none/attachments/0' }), 404, 404, 404, 404, 404, 404, 404],
  listProducts: [() => ({ path: '/products' }), 401, 403, 403, 403, 403, 200, 200],
  listMyProducts: [() => ({ path: '/my-products' }), 401, 200, 200, 200, 200, 200, 200],
  listAssignableProducts: [
    ({ company }) => ({ path: `/companies/${company}/assignable-products` }),
    401,
    403,
    403,
    403,
    403,
    200,
    200,
  ],
  readProductPicture: [({ product }) => ({ path: `/products/${product}/picture` }), 200, 200, 200, 200, 200, 200, 200],
  readModulePicture: [() => ({ path: `/modules/${unknown}/picture` }), 404, 404, 404, 404, 404, 404, 404],
  listModules: [() => ({ path: '/modules' }), 401, 403, 403, 403, 403, 200, 200],
  listCompanyProducts: [
    ({ company }) => ({ path: `/companies/${company}/products` }),
    401,
    403,
    403,
    200,
    404,
    200,
    200,
  ],
  readCompanyProduct: [
    ({ companyProduct }) => ({ path: `/company-products/${companyProduct}` }),
    401,
    403,
    403,
    200,
    404,
    200,
    200,
  ],
  addCompanyProduct: [
    ({ company, product }) => ({ path: `/companies/${company}/products`, body: { productId: product } }),
    401,
    403,
    403,
    403,
    403,
    409,
    409,
  ],
  changeCompanyProduct: [
    ({ companyProduct }) => ({ path: `/company-products/${companyProduct}`, body: { note: 'x' } }),
    401,
    403,
    403,
    403,
    403,
    403,
    200,
  ],
  removeCompanyProduct: [
    ({ companyProduct }) => ({ path: `/company-products/${companyProduct}` }),
    401,
    403,
    403,
    403,
    403,
    409,
    409,
  ],
  listConfigurations: [
    ({ companyProduct }) => ({ path: `/company-products/${companyProduct}/configurations` }),
    401,
    403,
    403,
    403,
    403,
    200,
    200,
  ],
  listProductConfigurations: [
    ({ product }) => ({ path: `/products/${product}/configurations` }),
    401,
    403,
    403,
    403,
    403,
    200,
    200,
  ],
  listCompanyConfigurations: [
    ({ company }) => ({ path: `/companies/${company}/configurations` }),
    401,
    403,
    403,
    403,
    403,
    200,
    200,
  ],
  readConfiguration: [
    ({ configuration }) => ({ path: `/configurations/${configuration}` }),
    401,
    403,
    403,
    403,
    403,
    200,
    200,
  ],
  saveConfiguration: [
    ({ companyProduct }) => ({
      path: `/company-products/${companyProduct}/configurations`,
      body: { basedOn: unknown, name: 'x', description: 'y', items: [] },
    }),
    401,
    403,
    403,
    403,
    403,
    403,
    409,
  ],
  chooseConfiguration: [
    ({ companyProduct }) => ({ path: `/company-products/${companyProduct}/configuration`, body: { basedOn: unknown } }),
    401,
    403,
    403,
    403,
    403,
    409,
    409,
  ],
  changeConfiguration: [
    ({ configuration }) => ({ path: `/configurations/${configuration}`, body: { name: 'x' } }),
    401,
    403,
    403,
    403,
    403,
    403,
    200,
  ],
  deleteConfiguration: [
    ({ configuration }) => ({ path: `/configurations/${configuration}` }),
    401,
    403,
    403,
    403,
    403,
    403,
    409,
  ],
  listRoles: [() => ({ path: '/roles' }), 401, 403, 403, 403, 403, 403, 200],
  readRole: [() => ({ path: `/roles/${unknown}` }), 401, 403, 403, 403, 403, 403, 404],
  createRole: [
    (_, unique) => ({ path: '/roles', body: { name: `Zeile ${unique}`, description: 'x' } }),
    401,
    403,
    403,
    403,
    403,
    403,
    201,
  ],
  changeRole: [() => ({ path: `/roles/${unknown}`, body: { name: 'x' } }), 401, 403, 403, 403, 403, 403, 404],
  deleteRole: [() => ({ path: `/roles/${unknown}` }), 401, 403, 403, 403, 403, 403, 404],
  listPermissions: [() => ({ path: '/permissions' }), 401, 403, 403, 403, 403, 403, 200],
  createPermission: [
    (_, unique) => ({ path: '/permissions', body: { key: `row.k${unique}`, nameDe: 'a', nameEn: 'b', guards: 'c' } }),
    401,
    403,
    403,
    403,
    403,
    403,
    201,
  ],
  listRolePermissions: [() => ({ path: `/roles/${unknown}/permissions` }), 401, 403, 403, 403, 403, 403, 404],
  grantPermission: [() => ({ path: `/roles/${unknown}/permissions/vdi.list` }), 401, 403, 403, 403, 403, 403, 404],
  revokePermission: [() => ({ path: `/roles/${unknown}/permissions/vdi.list` }), 401, 403, 403, 403, 403, 403, 404],
  listAudit: [() => ({ path: '/audit' }), 401, 403, 403, 403, 403, 403, 200],
  listSsoProviders: [() => ({ path: '/sso-providers' }), 401, 403, 403, 403, 403, 200, 200],
  readSsoProvider: [() => ({ path: `/sso-providers/${unknown}` }), 401, 403, 403, 403, 403, 403, 404],
  createSsoProvider: [
    (_, unique) => ({
      path: '/sso-providers',
      body: {
        ...{ identifier: `zeile${unique}`, displayName: 'Zeile', description: '' },
        ...{ protocol: 'oidc', issuer: 'https://login.example' },
      },
    }),
    401,
    403,
    403,
    403,
    403,
    403,
    201,
  ],
  changeSsoProvider: [
    () => ({
      path: `/sso-providers/${unknown}`,
      body: {
        ...{ identifier: 'zeile', displayName: 'Zeile', description: '', protocol: 'oidc' },
        ...{ issuer: 'https://login.example', modifiedAt: '2026-01-01T00:00:00Z' },
      },
    }),
    401,
    403,
    403,
    403,
    403,
    403,
    404,
  ],
  deleteSsoProvider: [() => ({ path: `/sso-providers/${unknown}` }), 401, 403, 403, 403, 403, 403, 404],
  readCompanySso: [({ company }) => ({ path: `/companies/${company}/sso` }), 401, 403, 403, 403, 403, 200, 200],
  saveCompanySso: [
    ({ company }) => ({
      path: `/companies/${company}/sso`,
      body: {
        ...{ providerId: unknown, tenantId: '', clientId: '', clientSecret: null },
        ...{ entryPoint: '', certificate: '', domains: [], enabled: false },
      },
    }),
    401,
    403,
    403,
    403,
    403,
    403,
    404,
  ],
  deleteCompanySso: [({ company }) => ({ path: `/companies/${company}/sso` }), 401, 403, 403, 403, 403, 403, 404],
  findSsoRealm: [() => ({ path: '/session/sso?domain=nirgends.example' }), 200, 200, 200, 200, 200, 200, 200],
  startSso: [
    () => ({ path: '/session/sso', body: { email: 'a@nirgends.example' } }),
    404,
    404,
    404,
    404,
    404,
    404,
    404,
  ],
  finishSso: [() => ({ path: '/session/sso/niemand', body: { query: 'code=x' } }), 410, 410, 410, 410, 410, 410, 410],
  // The test posts JSON, and only a form is taken.
  receiveSaml: [
    () => ({ path: '/session/sso/niemand/saml', body: { SAMLResponse: 'x' } }),
    415,
    415,
    415,
    415,
    415,
    415,
    415,
  ],
  // Last, since it ends the actors' sessions.
  signOut: [() => ({ path: '/session' }), 204, 204, 204, 204, 204, 204, 204],
}

let records: Records
beforeAll(async () => {
  records = await prepare(portal)
})

test('every operation of the contract has a row, and no row is left over', () => {
  expect(Object.keys(table).toSorted()).toEqual(operations.map((operation) => operation.name).toSorted())
})

describe.each(Object.entries(table))('%s', (name, [request, ...expected]) => {
  test('answers each actor with the expected status', async () => {
    const operation = operations.find((one) => one.name === name)!
    const statuses: number[] = []
    for (const [index, who] of actors.entries()) {
      const { path, body } = request(records, index)
      const payload = operation.method === 'GET' ? undefined : (body ?? {})
      statuses.push((await portal.call(who, operation.method, path, payload)).status)
    }
    expect(statuses).toEqual(expected)
  })
})

async function prepare({ call }: TestPortal): Promise<Records> {
  const company = (await call('licenser', 'GET', '/companies?search=10023')).json.items[0].id
  const products = (await call('licenser', 'GET', `/companies/${company}/products`)).json.items
  const owned = products.find(
    (one: { product: { version: number }; configuration: object | null }) =>
      one.product.version === 20 && one.configuration,
  )
  const host = (await call('licenser', 'POST', `/company-products/${owned.id}/hosts`, hostInput)).json.id
  const licence = await call('licenser', 'POST', `/hosts/${host}/licences`, {})
  expect([licence.status, licence.json]).toMatchObject([201, {}])
  return {
    company,
    companyProduct: owned.id,
    product: owned.product.id,
    configuration: owned.configuration.id,
    host,
    licence: licence.json.id,
  }
}
