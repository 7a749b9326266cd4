import type { Database } from '#platform/database/database.ts'
import type { GrowthSize } from './load.ts'

/** What a page or a job may grow with. */
export type Grows = Exclude<keyof GrowthSize, 'name'>

/** A page or search, with the requests it is asked with in turns. */
export interface Page {
  name: string
  paths: string[]
  grows: Grows
}

/** What contacts are sorted by. */
const contactKeys = {
  email: 'email_key',
  department: 'department_key',
  position: 'position_key',
  companyName: 'company_name_key',
  created: 'created_at',
}

/** The pages whose cost may grow, with words and records of this set. */
export async function growingPages({ pool }: Database): Promise<Page[]> {
  const texts = async (statement: string): Promise<string[]> =>
    (await pool.query(statement)).rows.map(({ text }) => text)
  // One after the other: each goes through all there is of something.
  const counted = async (table: string) =>
    Number((await pool.query(`SELECT count(*)::int AS total FROM ${table}`)).rows[0].total)
  const companies = await counted('companies')
  const contacts = await counted('contacts')
  const names =
    await texts(`SELECT substr(split_part(search_text, ' ', 1), 1, 6) || ' ' || substr(split_part(search_text, ' ', 2), 1, 5) AS text
    FROM companies WHERE search_text LIKE '% % %' ORDER BY md5(id::text) LIMIT 20`)
  const emails = await texts(
    `SELECT substr(email, 3, 16) AS text FROM contacts WHERE company_id IS NOT NULL AND email <> '' ORDER BY md5(id::text) LIMIT 20`,
  )
  const students = await texts(
    `SELECT substr(email, 1, 12) AS text FROM contacts WHERE company_id IS NULL AND email <> '' ORDER BY md5(id::text) LIMIT 20`,
  )
  const serials = await texts(`SELECT serial::text AS text FROM licences ORDER BY md5(id::text) LIMIT 20`)
  const macs = await texts(
    `SELECT hosts #>> '{0,mac}' AS text FROM hosts WHERE hosts #>> '{0,mac}' <> '' ORDER BY md5(id::text) LIMIT 20`,
  )
  const licensed = await texts(`SELECT holdings.company_id::text AS text FROM hosts
    JOIN holdings ON holdings.id = hosts.holding_id
    WHERE hosts.comment = 'growth' AND holdings.company_id IS NOT NULL ORDER BY md5(hosts.id::text) LIMIT 20`)
  const deep = (total: number) => Math.floor((total * 0.75) / 25)
  const page = (grows: Grows, name: string, ...paths: string[]): Page => ({
    name,
    grows,
    paths: paths.map((path) => `/api${path}`),
  })
  const search = (list: string, words: string[]) =>
    words.map((word) => `/${list}?pageSize=25&search=${encodeURIComponent(word)}`)
  const sorted = (list: 'companies' | 'contacts', total: number, columns: string[]) =>
    columns.flatMap((column) => [
      page(list, `${list} by ${column}`, `/${list}?pageSize=25&sort=${column}`),
      page(list, `${list} by ${column}, 75 %`, `/${list}?pageSize=25&sort=${column}&page=${deep(total)}`),
    ])
  const place = deep(contacts)
  const behindRow: Page[] = []
  for (const [column, sortedBy] of Object.entries(contactKeys)) {
    const [row] = await texts(`SELECT id::text AS text FROM contacts WHERE erased_at IS NULL
      ORDER BY ${sortedBy}, id OFFSET ${(place - 1) * 25 - 1} LIMIT 1`)
    const path = `/contacts?pageSize=25&sort=${column}&page=${place}&after=${row}`
    behindRow.push(page('contacts', `contacts by ${column}, 75 %, by key`, path))
  }
  const ofCompany = (part: string) => licensed.map((id) => `/companies/${id}${part}`)
  return [
    page('companies', 'companies, page 1', '/companies?pageSize=25'),
    page('companies', 'companies, 75 % deep', `/companies?pageSize=25&page=${deep(companies)}`),
    page('companies', 'companies: two rare words', ...search('companies', names)),
    page('companies', 'companies: hamburg', ...search('companies', ['hamburg'])),
    page('companies', 'companies: gmbh', ...search('companies', ['gmbh'])),
    page('companies', 'companies: mü', ...search('companies', ['mü'])),
    page('companies', 'companies: hambrug', ...search('companies', ['hambrug'])),
    page('contacts', 'contacts, page 1', '/contacts?pageSize=25'),
    page('contacts', 'contacts, 75 % deep', `/contacts?pageSize=25&page=${deep(contacts)}`),
    page('contacts', 'contacts: part of an e-mail', ...search('contacts', emails)),
    page('contacts', 'contacts: last name', ...search('contacts', ['brandt', 'köhler', 'seidel'])),
    page('contacts', 'contacts: two letters', ...search('contacts', ['ut'])),
    page('contacts', 'contacts: two letters, nowhere', ...search('contacts', ['xq'])),
    page('contacts', 'contacts: misspelt, rare', ...search('contacts', ['schnieder'])),
    page('contacts', 'contacts: misspelt, common', ...search('contacts', ['tiedmann'])),
    ...sorted('contacts', contacts, Object.keys(contactKeys)),
    ...behindRow,
    ...sorted('companies', companies, ['city', 'zipCode', 'customerNumber', 'companyType']),
    page('companies', 'company: record', ...ofCompany('')),
    page('contacts', 'company: contacts', ...ofCompany('/contacts?pageSize=25')),
    page('licences', 'company: glance', ...ofCompany('/glance')),
    page('licences', 'company: products', ...ofCompany('/products')),
    page('licences', 'company: passports', ...ofCompany('/passports')),
    page('auditRows', 'company: history', ...ofCompany('/history?pageSize=25')),
    page('licences', 'expiring', '/expiring-licences?pageSize=25'),
    page('licences', 'expiring: a year', '/expiring-licences?pageSize=25&within=year'),
    page('licences', 'expiring: counts', '/expiring-licence-counts'),
    page('licences', 'issued: counts', '/issued-licence-counts'),
    page('licences', 'finder: MAC', ...macs.map((mac) => `/found-records?words=${mac.slice(0, 8)}`)),
    page('licences', 'finder: every machine', '/found-records?words=lic'),
    page('licences', 'finder: serial', ...serials.map((serial) => `/found-records?words=${serial}`)),
    page('contacts', 'finder: last name', '/found-records?words=brandt', '/found-records?words=seidel'),
    page('contacts', 'finder: misspelt', '/found-records?words=schnieder'),
    page('auditRows', 'audit, page 1', '/audit?pageSize=25'),
    page('auditRows', 'audit: people', '/audit/people'),
    page('auditRows', 'audit: by account', '/audit?pageSize=25&account=administrator'),
    page('auditRows', 'audit: by a vague account', '/audit?pageSize=25&account=e'),
    page('mails', 'mails, page 1', '/mails?pageSize=25'),
    page('mails', 'mails: search', ...search('mails', emails)),
    page('mails', 'mails by subject', '/mails?pageSize=25&sort=subject'),
    page('licences', 'ledger, page 1', '/ledger?pageSize=25'),
    page('licences', 'ledger: serial', ...search('ledger', serials)),
    page('licences', 'ledger: nothing', ...search('ledger', ['nirgendwo'])),
    page('licences', 'signing keys', '/signing-keys'),
    page('contacts', 'students, page 1', '/students?pageSize=25'),
    page('contacts', 'students by email', '/students?pageSize=25&sort=email'),
    page('contacts', 'students: part of an e-mail', ...search('students', students)),
    page('companies', 'duplicates: companies', '/duplicates?kind=company'),
    page('contacts', 'duplicates: contacts', '/duplicates?kind=contact'),
    page('contacts', 'inbox', '/inbox'),
  ]
}
