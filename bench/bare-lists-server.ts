// The yardstick of whole lists: node:http, one cursor a request, JSON.stringify row by row, without sign-in and
// checks.
import { createServer } from 'node:http'
import { Readable } from 'node:stream'
import { openDatabase } from '#platform/database/database.ts'

const { pool } = openDatabase(process.env['DATABASE_URL'] ?? '', 8)
const inPortion = 1000

async function* written(): AsyncGenerator<string> {
  const connection = await pool.connect()
  try {
    await connection.query('BEGIN READ ONLY')
    await connection.query(
      'DECLARE whole NO SCROLL CURSOR FOR SELECT * FROM companies ORDER BY created_at DESC, id DESC',
    )
    let before = '{"status":200,"data":['
    for (;;) {
      const { rows } = await connection.query(`FETCH ${inPortion} FROM whole`)
      if (rows.length === 0) break
      yield before + rows.map((row) => JSON.stringify(row)).join(',')
      before = ','
    }
    yield ']}'
  } finally {
    await connection.query('ROLLBACK').catch(() => undefined)
    connection.release()
  }
}

const server = createServer((request, response) => {
  const id = /\?id=([\w-]+)$/.exec(request.url ?? '')?.[1]
  response.setHeader('content-type', 'application/json; charset=utf-8')
  if (id === undefined) return void Readable.from(written()).pipe(response)
  pool.query({ name: 'one', text: 'SELECT * FROM companies WHERE id = $1', values: [id] }).then(
    ({ rows }) => response.end(JSON.stringify({ status: 200, data: rows[0] })),
    (error: unknown) => response.writeHead(500).end(String(error)),
  )
})
server.listen(0, '127.0.0.1', () =>
  console.log(`Bare server ready at http://127.0.0.1:${(server.address() as { port: number }).port}`),
)
process.on('SIGTERM', () => process.exit(0))
