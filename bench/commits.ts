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
