import { deepStrictEqual } from 'node:assert'
import type { BenchServers } from './ground.ts'
import { type Asked, Connection, requestBytes } from './connection.ts'
import { measureInTurns, median, type Round, type Subject } from './measure.ts'
import { countedAtMost } from '#contract/shapes.ts'
import { printTable } from './table.ts'

export interface Effort {
  rounds: number
  seconds: number
  /** Part of the names of the lists to measure; '' for all. */
  only: string
}

interface Scenario {
  name: string
  /** Request number `index`; both servers get the same ones. */
  request: (index: number) => Asked
  /** Keywerk shows the closest matches first; plain SQL knows no such order. */
  byCloseness?: true
}

/** Lists, searches and creating, Keywerk against the bare server: requests per second and their ratio. */
export async function benchLists(ground: BenchServers, effort: Effort): Promise<void> {
  await removeCreated(ground)
  const rows: string[][] = []
  for (const scenario of await scenarios(ground)) {
    if (!scenario.name.includes(effort.only)) continue
    await requireSameAnswers(ground, scenario)
    for (const connections of [1, 16, 64]) {
      const rounds = await measureInTurns(await subjects(ground, scenario), { connections, ...effort })
      rows.push([scenario.name, String(connections), ...figures(rounds)])
      console.log(rows.at(-1)?.join('  '))
    }
  }
  printTable(
    ['', 'conn.', 'Keywerk/s', 'bare/s', 'ratio', 'p50 ms', 'bare p50', 'p95 ms', 'bare p95', 'CPU ms', 'bare CPU'],
    rows,
  )
  await removeCreated(ground)
}

async function scenarios({ database: { pool } }: BenchServers): Promise<Scenario[]> {
  const { rows: types } = await pool.query('SELECT id FROM company_types ORDER BY sorting')
  // Parts of names and addresses as they stand in the database, the same in every run.
  const { rows: names } = await pool.query<{ part: string }>(
    `SELECT lower(substr(split_part(name, ' ', 1), 2, 6)) || ' ' || lower(substr(split_part(name, ' ', 2), 1, 5)) AS part
     FROM companies WHERE name LIKE '% % %' ORDER BY md5(id::text) LIMIT 40`,
  )
  const { rows: emails } = await pool.query<{ part: string }>(
    `SELECT substr(email, 3, 16) AS part FROM contacts WHERE company_id IS NOT NULL ORDER BY md5(id::text) LIMIT 40`,
  )
  const { rows: companies } = await pool.query<{ id: string }>(
    'SELECT id FROM companies WHERE EXISTS (SELECT FROM contacts WHERE company_id = companies.id) ORDER BY md5(id::text) LIMIT 40',
  )
  // Words that a thousand companies hold: what a search costs when it says little.
  const { rows: common } = await pool.query<{ part: string }>(
    `SELECT word AS part FROM companies, regexp_split_to_table(search_text, ' ') AS word WHERE word ~ '^[a-z]{5,}$'
     GROUP BY word HAVING count(*) BETWEEN 800 AND 1600 ORDER BY md5(word) LIMIT 20`,
  )
  const searched = (table: string, parts: { part: string }[]) => (index: number) =>
    get(`/api/${table}?pageSize=25&search=${encodeURIComponent(parts[index % parts.length]!.part)}`)
  return [
    { name: 'company list, page 1', request: () => get('/api/companies?page=1&pageSize=25') },
    { name: 'company list, page 3000', request: () => get('/api/companies?page=3000&pageSize=25') },
    { name: 'companies by part of a name', request: searched('companies', names), byCloseness: true },
    ...(common.length > 0
      ? [{ name: 'companies by a common word', request: searched('companies', common), byCloseness: true } as const]
      : []),
    { name: 'contacts by part of an e-mail', request: searched('contacts', emails), byCloseness: true },
    {
      name: 'contacts of one company',
      request: (index) => get(`/api/companies/${companies[index % companies.length]!.id}/contacts?pageSize=25`),
    },
    { name: 'create a company', request: (index) => newCompany(index, types[1]!.id as string) },
  ]
}

const get = (path: string): Asked => ({ method: 'GET', path })

let created = 0
const newCompany = (index: number, companyTypeId: string): Asked => ({
  method: 'POST',
  path: '/api/companies',
  body: {
    customerNumber: String(9_000_000_000 + created++),
    name: `Messreihe ${index} Antriebstechnik GmbH`,
    companyTypeId,
    vatNumber: 'DE123456789',
    street: 'Hafenstraße',
    houseNumber: '7a',
    zipCode: '24103',
    city: 'Kiel',
    country: 'DE',
    language: 'de',
    email: `info@messreihe-${index}.example`,
    phone: '+49 431 123456',
    fax: '',
    website: '',
    remark: '',
    serviceContract: { start: '2026-01-01', end: '2027-12-31' },
  },
})
const removeCreated = async ({ database: { pool } }: BenchServers): Promise<void> => {
  await pool.query("DELETE FROM companies WHERE customer_number ~ '^9[0-9]{9}$'")
  await pool.query('VACUUM (ANALYZE) companies')
}

async function subjects(ground: BenchServers, { request }: Scenario): Promise<[Subject, Subject]> {
  const authorization = await ground.signIn()
  const counting = (headers: Record<string, string>) => {
    let index = 0
    return () => requestBytes({ ...request(index++), headers })
  }
  return [
    { name: 'Keywerk', ...ground.keywerk, next: counting({ authorization }) },
    { name: 'The bare server', ...ground.bare, next: counting({}) },
  ]
}

// A ratio says something only when both do the same work.
async function requireSameAnswers(ground: BenchServers, { request, byCloseness }: Scenario): Promise<void> {
  const authorization = await ground.signIn()
  const ask = async (url: string, headers: Record<string, string>, asked: Asked) => {
    const connection = await Connection.open(url)
    const { body } = await connection.ask(requestBytes({ ...asked, headers }))
    connection.close()
    return comparable(JSON.parse(body.toString()), byCloseness ?? false)
  }
  for (let index = 0; index < 5; index++)
    deepStrictEqual(
      await ask(ground.keywerk.url, { authorization }, request(index)),
      await ask(ground.bare.url, {}, request(index)),
    )
}

interface Answered {
  total?: number
  capped?: boolean
  items?: { id: string }[]
}

function comparable(answer: Answered, byCloseness: boolean): unknown {
  if (!answer.items) {
    const { id: _i, createdAt: _c, modifiedAt: _m, customerNumber: _n, ...company } = answer as Record<string, unknown>
    return company
  }
  // Keywerk counts up to a limit and says so; the bare server counts on, as plain SQL does.
  const { total = 0, capped, items } = answer
  const counted = capped || total > countedAtMost ? 'many' : total
  if (!byCloseness) return { items, counted }
  const sorted = items.toSorted((one, other) => (one.id < other.id ? -1 : 1))
  // A longer search shows other rows on its first page: then their number and shape are compared.
  return total <= items.length ? { items: sorted, counted } : { shape: Object.keys(items[0]!).toSorted(), counted }
}

function figures([keywerk, bare]: [Round[], Round[]]): string[] {
  const middle = (rounds: Round[], of: (round: Round) => number | null) =>
    median(rounds.map((round) => of(round) ?? Number.NaN))
  const pair = (of: (round: Round) => number | null, digits: number) =>
    [keywerk, bare].map((rounds) => middle(rounds, of).toFixed(digits))
  const ratio = middle(keywerk, (round) => round.perSecond) / middle(bare, (round) => round.perSecond)
  return [
    ...pair((round) => round.perSecond, 0),
    ratio.toFixed(2),
    ...pair((round) => round.p50, 1),
    ...pair((round) => round.p95, 1),
    ...pair((round) => round.cpu, 2),
  ]
}
