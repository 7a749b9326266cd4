import { generateKeyPairSync, sign } from 'node:crypto'
import pg from 'pg'

/** One statement, one small row, one commit; the server's own setting waits for the disk at each commit. */
export async function commitRate(url: string, connections: number, seconds: number): Promise<number> {
  const clients = Array.from({ length: connections }, () => new pg.Client({ connectionString: url }))
  await Promise.all(clients.map((client) => client.connect()))
  let commits = 0
  const began = performance.now()
  const until = began + seconds * 1000
  await Promise.all(
    clients.map(async (client) => {
      while (performance.now() < until) {
        await client.query('INSERT INTO bench_commits (at) VALUES (now())')
        commits++
      }
    }),
  )
  const took = (performance.now() - began) / 1000
  await Promise.all(clients.map((client) => client.end()))
  return commits / took
}

/** As many signatures as rows, then the rows in one durable commit; answers signed rows a second. */
export async function signedCommitRate(
  url: string,
  connections: number,
  seconds: number,
  { bytes, batch }: { bytes: Buffer; batch: number },
): Promise<number> {
  const { privateKey } = generateKeyPairSync('ed25519')
  const clients = Array.from({ length: connections }, () => new pg.Client({ connectionString: url }))
  await Promise.all(clients.map((client) => client.connect()))
  let written = 0
  const began = performance.now()
  const until = began + seconds * 1000
  await Promise.all(
    clients.map(async (client) => {
      while (performance.now() < until) {
        for (let signed = 0; signed < batch; signed++) sign(null, bytes, privateKey)
        await client.query('INSERT INTO bench_commits (at) SELECT now() FROM generate_series(1, $1)', [batch])
        written += batch
      }
    }),
  )
  const took = (performance.now() - began) / 1000
  await Promise.all(clients.map((client) => client.end()))
  return written / took
}
