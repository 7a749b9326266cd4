// The yardstick: node:http on the same database with the same statements and answers, and nothing else: nobody signs
// in, nothing is checked, no audit row is written.
import { createServer } from 'node:http'
import { openDatabase } from '#platform/database.ts'
import { newId } from '#platform/ids.ts'
import { searchForm, searchWords } from '#platform/search.ts'

const { DATABASE_URL = '', DATABASE_POOL = '16' } = process.env
const { pool } = openDatabase(DATABASE_URL, Number(DATABASE_POOL))

const companyColumns = `companies.id, name, customer_number AS "customerNumber", name_de AS "companyTypeDe",
  name_en AS "companyTypeEn", city, zip_code AS "zipCode", street, house_number AS "houseNumber", created_at AS "createdAt"`
const contactColumns = `contacts.id, contacts.company_id AS "companyId", contacts.salutation, contacts.title,
  contacts.first_name AS "firstName", contacts.last_name AS "lastName", contacts.gender, contacts.phone, contacts.email,
  contacts.department, contacts.position, contacts.main_contact AS "mainContact", contacts.country, contacts.language,
  companies.name AS "companyName", contacts.created_at AS "createdAt", contacts.modified_at AS "modifiedAt",
  EXISTS (SELECT FROM accounts WHERE contact_id = contacts.id AND verified_at IS NOT NULL) AS confirmed,
  EXISTS (SELECT FROM accounts WHERE contact_id = contacts.id) AS "hasAccount",
  EXISTS (SELECT FROM cloud_users WHERE contact_id = contacts.id) AS "cloudUser"`

const lists = {
  companies: `SELECT ${companyColumns} FROM companies JOIN company_types ON company_types.id = companies.company_type_id
    WHERE companies.id IN`,
  contacts: `SELECT ${contactColumns} FROM contacts LEFT JOIN companies ON companies.id = contacts.company_id
    WHERE contacts.id IN`,
}

async function contactsOf(companyId: string, size: number): Promise<unknown> {
  const [rows, count] = await Promise.all([
    pool.query(
      `SELECT ${contactColumns} FROM contacts LEFT JOIN companies ON companies.id = contacts.company_id
        WHERE contacts.company_id = $1 ORDER BY lower(last_name), contacts.id LIMIT $2`,
      [companyId, size],
    ),
    pool.query('SELECT count(*) AS total FROM contacts WHERE company_id = $1', [companyId]),
  ])
  return { items: rows.rows, total: count.rows[0].total }
}

async function list(table: 'companies' | 'contacts', query: URLSearchParams): Promise<unknown> {
  const words = searchWords(query.get('search') ?? '')
  const size = Number(query.get('pageSize'))
  const paging = [size, (Number(query.get('page') ?? 1) - 1) * size]
  const patterns = words.map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`)
  const where = ['true', ...words.map((_, index) => `search_text LIKE $${index + 1}`)].join(' AND ')
  const at = words.length
  const [ids, count] = await Promise.all(
    at === 0
      ? [
          pool.query(
            `SELECT id FROM ${table} WHERE ${where} ORDER BY created_at DESC, id DESC LIMIT $1 OFFSET $2`,
            paging,
          ),
          pool.query(`SELECT count(*) AS total FROM ${table} WHERE ${where}`),
        ]
      : [
          pool.query(
            `SELECT id FROM ${table} WHERE ${where} ORDER BY
              CASE WHEN (SELECT count(*) FROM ${table} WHERE ${where}) <= 2000 THEN word_similarity($${at + 1}, search_text) END
              DESC NULLS LAST, created_at DESC, id DESC LIMIT $${at + 2} OFFSET $${at + 3}`,
            [...patterns, words.join(' '), ...paging],
          ),
          pool.query(`SELECT count(*) AS total FROM ${table} WHERE ${where}`, patterns),
        ],
  )
  const wanted = ids.rows.map((row) => row.id as string)
  const marks = wanted.map((_, index) => `$${index + 1}`).join(', ')
  const rows = wanted.length === 0 ? [] : (await pool.query(`${lists[table]} (${marks})`, wanted)).rows
  const byId = new Map(rows.map((row) => [row.id, row]))
  return { items: wanted.map((id) => byId.get(id)), total: count.rows[0].total }
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
  const client = await pool.connect()
  try {
    await client.query('BEGIN')
    const { rows } = await client.query(insert, [
      ...[newId(), one.customerNumber, one.name, one.companyTypeId, one.vatNumber, one.street, one.houseNumber],
      ...[one.zipCode, one.city, one.country, one.language, one.email, one.phone, one.fax, one.website, one.remark],
      ...[contract !== null, contract?.start ?? null, contract?.end ?? null, search],
    ])
    await client.query('COMMIT')
    return { ...rows[0], serviceContract: contract }
  } finally {
    client.release()
  }
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
