// The yardstick: what an expert writes by hand for the same rows when nothing else is wanted: node:http, the plainest SQL
// in prepared statements, JSON.stringify. Nobody signs in, nothing is checked, no audit row is written.
import { createServer } from 'node:http'
import { openDatabase } from '#platform/database/database.ts'
import { newId } from '#platform/database/ids.ts'
import { searchForm, searchWords } from '#platform/lists/search.ts'

const { DATABASE_URL = '', DATABASE_POOL = '16' } = process.env
const { pool } = openDatabase(DATABASE_URL, Number(DATABASE_POOL))

const companies = `SELECT companies.id, name, customer_number AS "customerNumber", name_de AS "companyTypeDe",
    name_en AS "companyTypeEn", city, zip_code AS "zipCode", street, house_number AS "houseNumber", created_at AS "createdAt"
  FROM companies JOIN company_types ON company_types.id = companies.company_type_id`
const contacts = `SELECT contacts.id, contacts.company_id AS "companyId", contacts.salutation, contacts.title,
    contacts.first_name AS "firstName", contacts.last_name AS "lastName", contacts.gender, contacts.phone, contacts.email,
    contacts.department, contacts.position, contacts.main_contact AS "mainContact", contacts.country, contacts.language,
    companies.name AS "companyName", companies.customer_number AS "companyNumber", contacts.created_at AS "createdAt", contacts.modified_at AS "modifiedAt",
    EXISTS (SELECT FROM accounts WHERE contact_id = contacts.id AND verified_at IS NOT NULL) AS confirmed,
    EXISTS (SELECT FROM accounts WHERE contact_id = contacts.id) AS "hasAccount",
    EXISTS (SELECT FROM cloud_users WHERE contact_id = contacts.id) AS "cloudUser"
  FROM contacts LEFT JOIN companies ON companies.id = contacts.company_id`
const rowsOf = { companies, contacts }
/** What is looked up for the rows of a page alone. */
const withLicences = (page: string) =>
  `SELECT page.*, (SELECT licences FROM company_licence_terms(page.id,
    (now() AT TIME ZONE (SELECT name FROM portal_time_zone))::date)) AS licences FROM (${page}) AS page`

/** Asks a statement under a name of its own: PostgreSQL parses it once per connection. */
const ask = async (name: string, text: string, values: unknown[]) => (await pool.query({ name, text, values })).rows

async function contactsOf(companyId: string, size: number): Promise<unknown> {
  const text = `${contacts} WHERE contacts.company_id = $1 ORDER BY contacts.last_name_key, contacts.id LIMIT $2`
  const items = await ask('contacts of', text, [companyId, size])
  if (items.length < size) return { items, total: items.length }
  const [count] = await ask('count of', 'SELECT count(*) AS total FROM contacts WHERE company_id = $1', [companyId])
  return { items, total: count.total }
}

async function list(table: 'companies' | 'contacts', query: URLSearchParams): Promise<unknown> {
  const words = searchWords(query.get('search') ?? '')
  const size = Number(query.get('pageSize'))
  const paging = [size, (Number(query.get('page') ?? 1) - 1) * size]
  const patterns = words.map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`)
  const marks = words.map((_, index) => `${table}.search_text LIKE $${index + 1}`).join(' AND ')
  const where = marks && `WHERE ${marks}`
  const at = words.length
  const order = `ORDER BY ${table}.created_at DESC, ${table}.id DESC LIMIT $${at + 1} OFFSET $${at + 2}`
  const page = `${rowsOf[table]} ${where} ${order}`
  const [items, count] = await Promise.all([
    ask(`page ${table} ${at}`, table === 'companies' ? withLicences(page) : page, [...patterns, ...paging]),
    ask(`count ${table} ${at}`, `SELECT count(*) AS total FROM ${table} ${where}`, patterns),
  ])
  return { items, total: count[0].total }
}

const students = `SELECT contacts.id, contacts.email, contacts.created_at AS "createdAt",
    concat_ws(' ', nullif(title, ''), first_name, last_name) AS name, coalesce(verifications.status, 'proofNeeded') AS status,
    (SELECT json_build_object('de', name_de, 'en', name_en) FROM student_domains WHERE id = student_domain_id) AS university,
    EXISTS (SELECT FROM orders WHERE orders.contact_id = contacts.id AND orders.state = 'paid' AND NOT test) AS paid,
    coalesce((SELECT string_agg(title_de, ', ' ORDER BY version DESC, title_de) FROM holdings
      JOIN products ON products.id = product_id WHERE holdings.contact_id = contacts.id), '') AS product`
const people = `FROM contacts LEFT JOIN verifications ON verifications.contact_id = contacts.id AND verifications.product_id IS NULL
  WHERE contacts.company_id IS NULL AND contacts.erased_at IS NULL`
const paidOnly = `AND EXISTS (SELECT FROM orders WHERE orders.contact_id = contacts.id AND orders.state = 'paid' AND NOT test)`

async function listStudents(query: URLSearchParams): Promise<unknown> {
  const size = Number(query.get('pageSize'))
  const words = (query.get('search') ?? '').toLowerCase().split(' ').filter(Boolean)
  const patterns = words.map((word) => `%${word}%`)
  const marks = words.map((_, index) => `AND contacts.search_text LIKE $${index + 1}`).join(' ')
  const paid = query.get('paid') === 'paid' ? paidOnly : ''
  const found = `${people} ${paid} ${marks}`
  const at = words.length
  const order = `ORDER BY contacts.created_at DESC, contacts.id DESC LIMIT $${at + 1} OFFSET $${at + 2}`
  const paging = [size, (Number(query.get('page') ?? 1) - 1) * size]
  const name = `students ${at} ${paid === '' ? 'all' : 'paid'}`
  const [items, count] = await Promise.all([
    ask(`page ${name}`, `${students} ${found} ${order}`, [...patterns, ...paging]),
    ask(`count ${name}`, `SELECT count(*) AS total ${found}`, patterns),
  ])
  return { items, total: count[0].total }
}

const groups = `SELECT g.id, g.people, g.seconds, g.sessions, g.total_cents AS "totalCents", coalesce(companies.name, '') AS "companyName",
    coalesce(companies.customer_number, '') AS "customerNumber", to_char(g.month, 'YYYY-MM') AS month,
    coalesce(nullif(cloud_stacks.display_name, ''), nullif(cloud_stacks.description, ''), g.stack) AS "stackName"
  FROM cloud_usage_groups AS g LEFT JOIN companies ON companies.id = g.company_id LEFT JOIN cloud_stacks ON cloud_stacks.name = g.stack`
const groupOrders: Record<string, string> = {
  '-month': 'g.month DESC, g.id DESC',
  '-costs': 'g.total_cents DESC, g.id DESC',
  company: "coalesce(companies.name_key, ''), g.id",
}

async function listGroups(query: URLSearchParams): Promise<unknown> {
  const size = Number(query.get('pageSize'))
  const narrowed = [
    ['company', 'g.company_id = $'],
    ['from', "g.month >= to_date($, 'YYYY-MM')"],
    ['to', "g.month <= to_date($, 'YYYY-MM')"],
  ].filter(([name]) => query.has(name!)) as [string, string][]
  const values = narrowed.map(([name]) => query.get(name))
  const where = ["g.stack <> ''", ...narrowed.map(([, text], at) => text.replace('$', `$${at + 1}`))].join(' AND ')
  const sort = query.get('sort') ?? '-month'
  const name = `groups ${sort} ${narrowed.map(([one]) => one).join()}`
  const order = `ORDER BY ${groupOrders[sort]} LIMIT $${values.length + 1} OFFSET $${values.length + 2}`
  const [items, count] = await Promise.all([
    ask(`page ${name}`, `${groups} WHERE ${where} ${order}`, [
      ...values,
      size,
      (Number(query.get('page') ?? 1) - 1) * size,
    ]),
    ask(`count ${name}`, `SELECT count(*) AS total FROM cloud_usage_groups AS g WHERE ${where}`, values),
  ])
  return { items, total: count[0].total }
}

const insert = `INSERT INTO companies (id, customer_number, name, company_type_id, vat_number, street, house_number, zip_code,
    city, country, language, email, phone, fax, website, remark, service_contract, service_contract_start,
    service_contract_end, search_text)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20)
  RETURNING id, customer_number AS "customerNumber", name, company_type_id AS "companyTypeId", vat_number AS "vatNumber",
    street, house_number AS "houseNumber", zip_code AS "zipCode", city, country, language, email, phone, fax, website,
    remark, service_contract AS "serviceContract", crm_id AS "crmId", created_at AS "createdAt", modified_at AS "modifiedAt",
    (SELECT name_de FROM company_types WHERE company_types.id = company_type_id) AS "companyTypeDe",
    (SELECT name_en FROM company_types WHERE company_types.id = company_type_id) AS "companyTypeEn"`

async function create(body: string): Promise<unknown> {
  const one = JSON.parse(body)
  const { serviceContract: contract } = one
  const search = searchForm(one.name, one.customerNumber, one.email, one.city, one.zipCode, one.street)
  const [row] = await ask('create', insert, [
    newId(),
    one.customerNumber,
    one.name,
    one.companyTypeId,
    one.vatNumber,
    one.street,
    one.houseNumber,
    one.zipCode,
    one.city,
    one.country,
    one.language,
    one.email,
    one.phone,
    one.fax,
    one.website,
    one.remark,
    contract !== null,
    contract?.start ?? null,
    contract?.end ?? null,
    search,
  ])
  return { ...row, serviceContract: contract }
}

const server = createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
  const send = (status: number, value: unknown) => {
    const json = JSON.stringify(value)
    response.writeHead(status, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(json),
    })
    response.end(json)
  }
  const failed = (error: unknown) => send(500, { message: String(error) })
  const [, companyId] = /^\/api\/companies\/([^/]+)\/contacts$/.exec(pathname) ?? []
  if (companyId)
    return void contactsOf(companyId, Number(searchParams.get('pageSize'))).then((value) => send(200, value), failed)
  if (pathname === '/api/students') return void listStudents(searchParams).then((value) => send(200, value), failed)
  if (pathname === '/api/cloud-usage/groups')
    return void listGroups(searchParams).then((value) => send(200, value), failed)
  const table = pathname === '/api/contacts' ? 'contacts' : 'companies'
  if (request.method === 'GET') return void list(table, searchParams).then((value) => send(200, value), failed)
  let body = ''
  request.setEncoding('utf8')
  request.on('data', (chunk: string) => (body += chunk))
  request.on('end', () => void create(body).then((value) => send(201, value), failed))
})
server.keepAliveTimeout = 60_000
server.listen(0, '127.0.0.1', () =>
  console.log(`Bare server ready at http://127.0.0.1:${(server.address() as { port: number }).port}`),
)
process.on('SIGTERM', () => process.exit(0))
