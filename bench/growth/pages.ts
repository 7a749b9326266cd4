import type { Database } from '#platform/database/database.ts'

/** A page or search, with the requests it is asked with in turns. */
export interface Page {
  name: string
  paths: string[]
}

/** The pages whose cost may grow, with words and records of this set. */
export async function growingPages({ pool }: Database): Promise<Page[]> {
  const texts = async (statement: string): Promise<string[]> =>
    (await pool.query(statement)).rows.map(({ text }) => text)
  const [companies, contacts, names, emails, serials, macs, licensed] = await Promise.all([
    pool.query('SELECT count(*)::int AS total FROM companies').then(({ rows }) => Number(rows[0].total)),
    pool.query('SELECT count(*)::int AS total FROM contacts').then(({ rows }) => Number(rows[0].total)),
    texts(`SELECT substr(split_part(search_text, ' ', 1), 1, 6) || ' ' || substr(split_part(search_text, ' ', 2), 1, 5) AS text
      FROM companies WHERE search_text LIKE '% % %' ORDER BY md5(id::text) LIMIT 20`),
    texts(
      `SELECT substr(email, 3, 16) AS text FROM contacts WHERE company_id IS NOT NULL AND email <> '' ORDER BY md5(id::text) LIMIT 20`,
    ),
    texts(`SELECT serial::text AS text FROM licences ORDER BY md5(id::text) LIMIT 20`),
    texts(
      `SELECT hosts #>> '{0,mac}' AS text FROM hosts WHERE hosts #>> '{0,mac}' <> '' ORDER BY md5(id::text) LIMIT 20`,
    ),
    texts(`SELECT holdings.company_id::text AS text FROM hosts JOIN holdings ON holdings.id = hosts.holding_id
      WHERE hosts.comment = 'growth' AND holdings.company_id IS NOT NULL ORDER BY md5(hosts.id::text) LIMIT 20`),
  ])
  const deep = (total: number) => Math.floor((total * 0.75) / 25)
  const page = (name: string, ...paths: string[]): Page => ({ name, paths: paths.map((path) => `/api${path}`) })
  const search = (list: string, words: string[]) =>
    words.map((word) => `/${list}?pageSize=25&search=${encodeURIComponent(word)}`)
  const sorted = (list: string, total: number, columns: string[]) =>
    columns.flatMap((column) => [
      page(`${list} by ${column}`, `/${list}?pageSize=25&sort=${column}`),
      page(`${list} by ${column}, 75 %`, `/${list}?pageSize=25&sort=${column}&page=${deep(total)}`),
    ])
  const ofCompany = (part: string) => licensed.map((id) => `/companies/${id}${part}`)
  return [
    page('companies, page 1', '/companies?pageSize=25'),
    page('companies, 75 % deep', `/companies?pageSize=25&page=${deep(companies)}`),
    page('companies: two rare words', ...search('companies', names)),
    page('companies: hamburg', ...search('companies', ['hamburg'])),
    page('companies: gmbh', ...search('companies', ['gmbh'])),
    page('companies: mü', ...search('companies', ['mü'])),
    page('companies: hambrug', ...search('companies', ['hambrug'])),
    page('contacts, page 1', '/contacts?pageSize=25'),
    page('contacts, 75 % deep', `/contacts?pageSize=25&page=${deep(contacts)}`),
    page('contacts: part of an e-mail', ...search('contacts', emails)),
    page('contacts: last name', ...search('contacts', ['brandt', 'köhler', 'seidel'])),
    page('contacts: two letters', ...search('contacts', ['ut'])),
    page('contacts: misspelt, rare', ...search('contacts', ['schnieder'])),
    page('contacts: misspelt, common', ...search('contacts', ['tiedmann'])),
    ...sorted('contacts', contacts, ['email', 'department', 'position', 'companyName', 'created']),
    ...sorted('companies', companies, ['city', 'zipCode', 'customerNumber', 'companyType']),
    page('company: record', ...ofCompany('')),
    page('company: contacts', ...ofCompany('/contacts?pageSize=25')),
    page('company: glance', ...ofCompany('/glance')),
    page('company: history', ...ofCompany('/history?pageSize=25')),
    page('expiring', '/expiring-licences?pageSize=25'),
    page('expiring: a year', '/expiring-licences?pageSize=25&within=year'),
    page('expiring: counts', '/expiring-licence-counts'),
    page('issued: counts', '/issued-licence-counts'),
    page('finder: MAC', ...macs.map((mac) => `/found-records?words=${mac.slice(0, 8)}`)),
    page('finder: serial', ...serials.map((serial) => `/found-records?words=${serial}`)),
    page('finder: last name', '/found-records?words=brandt', '/found-records?words=seidel'),
    page('finder: misspelt', '/found-records?words=schnieder'),
    page('audit, page 1', '/audit?pageSize=25'),
    page('audit: people', '/audit/people'),
    page('audit: by account', '/audit?pageSize=25&account=administrator'),
    page('mails, page 1', '/mails?pageSize=25'),
    page('mails: search', ...search('mails', emails)),
    page('mails by subject', '/mails?pageSize=25&sort=subject'),
    page('ledger, page 1', '/ledger?pageSize=25'),
    page('ledger: serial', ...search('ledger', serials)),
    page('ledger: nothing', ...search('ledger', ['nirgendwo'])),
    page('signing keys', '/signing-keys'),
    page('duplicates: companies', '/duplicates?kind=company'),
    page('duplicates: contacts', '/duplicates?kind=contact'),
    page('inbox', '/inbox'),
  ]
}
