import { portalDay } from '#contract/time-zone.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { operations } from '#contract/index.ts'
import { allows } from '#contract/access.ts'
import { permissionCatalogue } from '#contract/permissions.ts'
import { batchOf, importFiles, licFile } from './testing/licence-files.ts'
import { passASecond } from './testing/passing-time.ts'
import { testPortal } from './testing/portal.ts'
import { sampleOf } from './testing/sample-body.ts'
import { otherRequest } from './testing/licence-requests.ts'
import { hostInput, networkRequest } from './testing/samples.ts'

// Every operation is asked for the records of another company, by somebody of company 10023. `npm run check:tenants`
// takes the company's predicate from each visibleTo in turn and wants this file to notice.
const portal = testPortal()

/** Records that belong to one company each, or to who made them, by the first part of an operation's path. */
type Kind =
  | 'company'
  | 'contact'
  | 'holding'
  | 'configuration'
  | 'host'
  | 'licence'
  | 'licenceImport'
  | 'licenceRequest'
  | 'endRequest'
  | 'import'
  | 'move'
  | 'cloud'
const kinds: Record<string, Kind> = {
  companies: 'company',
  contacts: 'contact',
  holdings: 'holding',
  configurations: 'configuration',
  'configuration-drafts': 'configuration',
  hosts: 'host',
  'found-records': 'host',
  licences: 'licence',
  'request-places': 'holding',
  'licence-imports': 'licenceImport',
  'file-references': 'holding',
  'licence-records': 'licence',
  'data-files': 'licence',
  downloads: 'licence',
  'licence-renewals': 'host',
  'licence-archives': 'licence',
  'licence-states': 'licence',
  'licence-status': 'licence',
  'licence-mails': 'licence',
  'licence-requests': 'licenceRequest',
  'end-requests': 'endRequest',
  moves: 'move',
  invitations: 'contact',
  imports: 'import',
  'moving-in': 'company',
  cloud: 'cloud',
  'cloud-usage': 'cloud',
}
/** What belongs to no company: to everybody, to oneself, or to those who hold its permission. */
const common = new Set([
  'session',
  'system',
  'jobs',
  'settings',
  'product-records',
  'programs',
  'setup',
  'student-proof-labels',
  'registration',
  'portal',
  'pages',
  'profile',
  'my',
  'my-products',
  'my-open-requests',
  'legal',
  'mail-samples',
  'mail-templates',
  'mailbox',
  'mails',
  'audit',
  'roles',
  'permissions',
  'sso-providers',
  'idp-metadata',
  'products',
  'modules',
  'company-types',
  'company-numbers',
  'contact-addresses',
  'company-claims',
  'host-requests',
  'crm',
  'duplicates',
  'merge-preview',
  'merges',
  'merged-records',
  'inbox',
  'issued-licence-counts',
  'failed-mail-counts',
  'inbox-counts',
  'licence-request-counts',
  'ledger',
  'move-counts',
  'emergencies',
  'campaigns',
  'signing-keys',
  'resignings',
  'exports',
  'service-accounts',
  'webhooks',
  'webhook-deliveries',
  'licensing',
  'catalogue',
  'backups',
  'documented-calls',
  'clock',
  'event-places',
  'account-records',
  'role-names',
  'company-records',
  'order-records',
  'verification-records',
  'configuration-records',
  'student-domain-names',
  'events',
  'virtual-desktops',
  'address-drafts',
  'mail-state',
  'newsletter-orders',
  'templates',
  'list-views',
  'expiring-licences',
  'expiring-licence-counts',
  'list-columns',
  // Of persons: their own, and those who see all students.
  'course-invitations',
  'courses',
  'orders',
  'payable-products',
  'proofs',
  'shop-notifications',
  'student-domains',
  'student-email-confirmations',
  'student-reviews',
  'student-statistics',
  'students',
  'universities',
])
/** Fields of a body that name a record. */
const fields: Record<string, Kind> = {
  companyId: 'company',
  contactId: 'contact',
  configurationId: 'configuration',
  basedOn: 'configuration',
}
/** Bodies no sample can be made up for. */
const bodies: Record<string, unknown> = {
  createPayment: {
    productId: '0198c0de-ffff-7000-8000-000000000000',
    priceCents: 100,
    reference: '1',
    orderedOn: '2026-01-01',
  },
  decideMove: { approved: true },
  askForMove: { file: { name: 'neu.id', content: networkRequest } },
  takeEmergencyLicence: { file: { name: 'neu.id', content: networkRequest }, reason: 'Defekt' },
  importLicences: batchOf([licFile('Wellenwerk_Netzwerk_17_10147.lic', 'AGREEMENT=10147\n')]),
  createHost: hostInput,
  changeHost: hostInput,
  createCompany: {
    customerNumber: '99001',
    name: 'Probe',
    companyTypeId: '0198c0de-0000-7000-8000-000000000002',
    street: 'Weg',
    houseNumber: '1',
    zipCode: '20457',
    city: 'Hamburg',
  },
}
const queries: Record<string, (foreign: Record<Kind, string>) => string> = {
  findRecords: () => 'words=srv-cad',
  findLicences: () => 'fileName=a.lic',
  findRequestPlaces: () => 'version=20&customerNumber=10147&name=SRV-CAD-01&mac=001B44113AB7',
  listHostUses: () => 'mac1=0200AA00BB01',
  listInvitations: ({ contact }) => `contacts=${contact}`,
  loadLicence: () => 'fileName=a.lic',
  readCloudUsageChart: ({ company }) => `company=${company}`,
  uploadCloudReport: () => 'name=a.csv',
  previewUpgrade: () => `targetProductId=${unknown}`,
  importLicences: ({ company }) => `companyId=${company}`,
}

const unknown = '0198c0de-ffff-7000-8000-000000000000'
const segmentOf = (path: string) => path.split('/')[1]!
const owned = operations.filter(({ path }) => segmentOf(path) in kinds)
let foreign: Record<Kind, string>

test('of every operation it is said to whom its records belong', () => {
  const segments = new Set(operations.map(({ path }) => segmentOf(path)))
  expect([...segments].filter((one) => !(one in kinds) && !common.has(one))).toEqual([])
})

beforeAll(async () => {
  foreign = await recordsOf('10147')
})

/** Somebody of company 10023 asks; the address and the body name records of another company. */
async function ask(name: string) {
  const operation = operations.find((one) => one.name === name)!
  const kind = kinds[segmentOf(operation.path)]!
  const path = operation.path
    .replaceAll(/\{(id|accountId)\}/g, foreign[kind])
    .replace('{holding}', foreign.holding)
    .replace('{contact}', foreign.contact)
    .replace('{configuration}', foreign.configuration)
    .replace('{change}', foreign.contact)
    .replaceAll(/\{\w+\}/g, '0')
  const query =
    queries[name]?.(foreign) ?? (operation.method === 'GET' && !path.includes(foreign[kind]) ? 'pageSize=50' : '')
  const idOf = (field: string) => (fields[field] ? foreign[fields[field]] : unknown)
  const body = bodies[name] ?? (operation.uploadLimit === null ? sampleOf(operation.body, idOf) : Buffer.from('x'))
  if (operation.method !== 'GET' && operation.uploadLimit === null)
    expect(operation.body.safeParse(body).success, `give ${name} a body in this file`).toBe(true)
  return portal.call(
    'customer',
    operation.method,
    query ? `${path}?${query}` : path,
    operation.method === 'GET' ? undefined : body,
  )
}

const named = owned.filter(({ path }) => path.includes('{id}'))
const unnamed = owned.filter(({ path }) => !path.includes('{id}'))

describe('a Customer', () => {
  test.each(named.map(({ name }) => name))('%s: no record of another company', async (name) => {
    const { status, json } = await ask(name)
    expect([403, 404], JSON.stringify(json)).toContain(status)
    revealsNothing(json)
  })
  test.each(unnamed.map(({ name }) => name))('%s: nothing of another company', async (name) => {
    revealsNothing((await ask(name)).json)
  })
})

describe('whoever holds every permission but those to see all companies and the contacts of all', () => {
  const seeingAll = ['companies.list', 'students.list']
  const held = permissionCatalogue.map(({ key }) => key).filter((key) => !seeingAll.includes(key))
  beforeAll(async () => {
    await portal.query(
      `INSERT INTO role_permissions (role_id, permission_key) SELECT roles.id, key FROM roles, permissions
       WHERE name = 'Customer' AND key = ANY($1) ON CONFLICT DO NOTHING`,
      [held],
    )
    passASecond()
  })
  test.each(named.map(({ name, access }) => [name, access] as const))('%s: answers 404', async (name, access) => {
    const { status, json } = await ask(name)
    expect(status, JSON.stringify(json)).toBe(allows(access, true, new Set(held)) ? 404 : 403)
    revealsNothing(json)
  })
  test.each(unnamed.map(({ name }) => name))('%s: nothing of another company', async (name) => {
    revealsNothing((await ask(name)).json)
  })
})

function revealsNothing(json: unknown): void {
  const text = JSON.stringify(json) ?? ''
  for (const id of Object.values(foreign)) expect(text).not.toContain(id)
  expect(text).not.toMatch(/Lindqvist/)
}

async function recordsOf(customerNumber: string): Promise<Record<Kind, string>> {
  const { call } = portal
  const company = await portal.given.companyId(customerNumber)
  const person = { companyId: company, salutation: 'Frau', firstName: 'B', lastName: 'Lindqvist', email: 'b@b.example' }
  const contact = (await call('licenser', 'POST', '/contacts', person)).json.id
  const products = (await call('licenser', 'GET', '/products')).json.items
  const network = products.find(
    (one: { kind: string; version: number; unlocked: boolean }) => one.kind === 'network' && one.version === 20,
  )
  await call('administrator', 'POST', `/companies/${company}/products`, { productId: network.id, end: 'unlimited' })
  const owned = (await call('licenser', 'GET', `/companies/${company}/products`)).json.items.find(
    (one: { product: { id: string } }) => one.product.id === network.id,
  )
  const host = (await call('licenser', 'POST', `/holdings/${owned.id}/hosts`, hostInput)).json.id
  const issued = await call('licenser', 'POST', `/hosts/${host}/licences`, {})
  expect(issued.status, JSON.stringify(issued.json)).toBe(201)
  const licence = issued.json.id
  const [imported] = await importFiles(portal, [licFile('Wellenwerk_Netzwerk_18_10147.lic', 'AGREEMENT=10147\n')])
  const imports = (await call('licenser', 'GET', `/holdings/${imported!.holdingId}/licence-imports`)).json
  const request = await call('customer2', 'POST', `/holdings/${owned.id}/licence-requests`, { kind: 'renewal' })
  // A machine of its own in the request, and too few moves: it waits for a second person.
  await call('administrator', 'PUT', `/products/${network.id}/move-policy`, {
    moves: 0,
    months: 12,
    bridgeDays: 0,
    coolingDays: 0,
    automatic: true,
  })
  const move = await call('customer2', 'POST', `/hosts/${host}/moves`, {
    file: { name: 'neu.id', content: otherRequest({ machines: [{ name: 'SRV-B', mac: '0200AA00BB01' }] }) },
  })
  const single = products.find(
    (one: { kind: string; version: number; unlocked: boolean }) =>
      one.kind === 'single' && one.unlocked && one.version !== 20,
  )
  // Its master says no end.
  const endless = await call('licenser', 'POST', `/companies/${company}/products`, {
    productId: single.id,
    ask: { end: 'unlimited' },
  })
  const ends = (await call('licenser', 'GET', `/holdings/${endless.json.id}/end-requests`)).json
  const cloudProduct = products.find((one: { kind: string }) => one.kind === 'cloud')
  const cloudHolding = await call('administrator', 'POST', `/companies/${company}/products`, {
    productId: cloudProduct.id,
    end: 'unlimited',
  })
  const stacks = (await call('administrator', 'GET', '/cloud/stacks')).json.items
  const types = (await call('administrator', 'GET', '/cloud/account-types')).json.items
  const cloud = await call('administrator', 'POST', `/cloud/holdings/${cloudHolding.json.id}/configurations`, {
    accountTypeId: types[0].id,
    stackId: stacks[0].id,
    seats: 2,
    runtime: '12',
    startDate: portalDay(new Date()),
  })
  await call('administrator', 'POST', `/cloud/configurations/${cloud.json.id}/users`, { contacts: [contact] })
  const records = {
    company,
    cloud: cloud.json.id,
    contact,
    holding: owned.id,
    configuration: owned.configuration.id,
    host,
    licence,
    licenceImport: imports.items[0].id,
    licenceRequest: request.json.id,
    endRequest: ends.request.id,
    import: (
      await call('licenser', 'POST', '/imports?kind=contacts&fileName=a.csv', Buffer.from('Nachname\nLindqvist\n'))
    ).json.id,
    move: move.json.id,
  }
  for (const [kind, id] of Object.entries(records)) expect(id, kind).toMatch(/^[0-9a-f-]{36}$/)
  return records
}
