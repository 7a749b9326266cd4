import { batchFiles } from '#contract/file-batch.ts'
import type { ImportResult } from '#contract/licence-imports.ts'
import { newId } from '#platform/database/ids.ts'
import { commitRate } from './commits.ts'
import { Connection } from './connection.ts'
import type { BenchServers } from './ground.ts'
import type { Effort } from './lists.ts'
import { median } from './measure.ts'
import { printTable } from './table.ts'

const firstNumber = 9_600_000_000
const count = 5000
const atOnce = 3
const perBatch = 40

/** Bulk licence files end to end as the drop zone sends them, against one durable commit for each, in turns. */
export async function benchLicenceImports(ground: BenchServers, { rounds, seconds }: Effort): Promise<void> {
  const { pool } = ground.database
  await removeImports(ground)
  await insertCompanies(ground)
  await pool.query('CREATE TABLE IF NOT EXISTS bench_commits (id bigint GENERATED ALWAYS AS IDENTITY, at timestamptz)')
  const authorization = await ground.signIn('licenser')
  const rates: Record<'imported' | 'repeated' | 'commits', number[]> = { imported: [], repeated: [], commits: [] }
  for (let round = 0; round < rounds; round++) {
    rates.imported.push(await drop(ground, authorization, 'imported'))
    rates.repeated.push(await drop(ground, authorization, 'repeated'))
    rates.commits.push(await commitRate(ground.databaseUrl, atOnce, seconds))
    await pool.query(`DELETE FROM holdings WHERE company_id IN (${made})`)
  }
  const commits = median(rates.commits)
  const row = (name: string, files: number) => [
    name,
    files.toFixed(0),
    commits.toFixed(0),
    (files / commits).toFixed(2),
  ]
  printTable(
    [`${count} .lic files in one drop`, 'files/s', 'commits/s', 'ratio'],
    [row('taken over', median(rates.imported)), row('the same again', median(rates.repeated))],
  )
  await removeImports(ground)
  await pool.query('DROP TABLE bench_commits')
}

const made = "SELECT id FROM companies WHERE customer_number ~ '^96[0-9]{8}$'"

const removeImports = ({ database: { pool } }: BenchServers) =>
  pool.query("DELETE FROM companies WHERE customer_number ~ '^96[0-9]{8}$'")

async function insertCompanies({ database: { pool } }: BenchServers): Promise<void> {
  const numbers = Array.from({ length: count }, (_, at) => String(firstNumber + at))
  await pool.query(
    `INSERT INTO companies (id, customer_number, name, company_type_id, street, house_number, zip_code, city, search_text)
     SELECT id, number, 'Messreihe ' || number, (SELECT id FROM company_types LIMIT 1), 'Hafenstraße', '7a', '24103', 'Kiel', number
     FROM unnest($1::uuid[], $2::text[]) AS made (id, number)`,
    [numbers.map(() => newId()), numbers],
  )
}

/** Files per second of one drop; every file must have this outcome. */
async function drop(
  { keywerk }: BenchServers,
  authorization: string,
  outcome: ImportResult['outcome'],
): Promise<number> {
  const waiting = Array.from({ length: Math.ceil(count / perBatch) }, (_, at) => batchAt(at, authorization))
  const connections = await Promise.all(Array.from({ length: atOnce }, () => Connection.open(keywerk.url)))
  const began = performance.now()
  let files = 0
  await Promise.all(
    connections.map(async (connection) => {
      for (let body = waiting.pop(); body; body = waiting.pop()) {
        const answer = await connection.ask(body)
        if (answer.status !== 201)
          throw new Error(`importLicences answered ${answer.status}: ${answer.body.toString()}`)
        const { items } = JSON.parse(answer.body.toString()) as { items: ImportResult[] }
        const wrong = items.find((one) => one.outcome !== outcome)
        if (wrong) throw new Error(`${wrong.fileName} is ${wrong.outcome}, not ${outcome}.`)
        files += items.length
      }
    }),
  )
  const took = (performance.now() - began) / 1000
  for (const connection of connections) connection.close()
  return files / took
}

/** The request for one batch, as the drop zone sends it. */
function batchAt(at: number, authorization: string): Buffer {
  const numbers = Array.from({ length: Math.min(perBatch, batchFiles, count - at * perBatch) }, (_, one) =>
    String(firstNumber + at * perBatch + one),
  )
  const files = numbers.map((number) => ({
    name: `Wellenwerk_Netzwerk_20_${number}.lic`,
    bytes: Buffer.from(`AGREEMENT=${number}\r\nLICENSEE Messreihe\r\n${'MODULE=WELLE;5;31.12.2026\r\n'.repeat(40)}`),
  }))
  const head = `${JSON.stringify(files.map(({ name, bytes }) => ({ name, size: bytes.length })))}\n`
  const body = Buffer.concat([Buffer.from(head), ...files.map(({ bytes }) => bytes)])
  const lines = [
    'POST /api/licence-imports HTTP/1.1',
    'host: localhost',
    `authorization: ${authorization}`,
    'content-type: application/octet-stream',
    `content-length: ${body.length}`,
  ]
  return Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`), body])
}
