import { caller } from './api.ts'
import { type Faulty, ownWrites, pause, postmasterOf } from './fault-ground.ts'
import type { Check } from './kill-checks.ts'

const own = "backend_type = 'client backend' AND pid <> pg_backend_pid()"
const backendOf = `SELECT pid FROM pg_stat_activity WHERE ${own} ORDER BY state = 'active' DESC, random() LIMIT 1`

/** The ways PostgreSQL goes away, each on an installation under load. */
const ways: Record<string, (faulty: Faulty) => Promise<unknown>> = {
  'one connection terminated': ({ query }) => query(`SELECT pg_terminate_backend(pid) FROM (${backendOf}) AS one`),
  'all connections terminated': ({ query }) =>
    query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE ${own}`),
  'a backend killed': async ({ query }) => {
    const [row] = await query(backendOf)
    process.kill(row!['pid'] as number, 'SIGKILL')
  },
  'the postmaster killed': async ({ folder }) => process.kill(postmasterOf(folder).pid, 'SIGKILL'),
  'a fast stop': async ({ folder }) => process.kill(postmasterOf(folder).pid, 'SIGINT'),
}

/** PostgreSQL is taken away in each way, twice; the portal has to answer 503 meanwhile and go on by itself. */
export async function databaseLost(faulty: Faulty): Promise<Check[]> {
  const { server, seconds } = faulty
  const call = caller(server.url)
  const statuses = new Map<number, number>()
  const longest = new Map<string, number>()
  let [issued, back] = [0, 0]
  const tryAll = Object.entries(ways).flatMap((way) => [way, way])
  for (const [name, takeAway] of tryAll) {
    const from = performance.now()
    await takeAway(faulty)
    const end = Date.now() + Math.max(20, seconds) * 1000
    for (let successes = 0; successes < 5 && Date.now() < end; ) {
      const status = await faulty.issue().catch(() => 0)
      // Signing in is refused with 503 as well: the client throws, and no status tells of it.
      if (status > 0) statuses.set(status, (statuses.get(status) ?? 0) + 1)
      if (status === 201) issued++
      successes = status === 201 ? successes + 1 : 0
      if (successes === 5) back++
      await pause(20)
    }
    longest.set(name, Math.max(longest.get(name) ?? 0, Math.round(performance.now() - from)))
    await pause(1000)
  }
  const ready = await call('GET', '/session').then(
    () => true,
    () => false,
  )
  const output = server.output()
  return [
    ...[...longest].map(([name, ms]) => ({ name: `${name}: issuing again after ms`, found: ms, wanted: null })),
    ...[...statuses].map(([status, count]) => ({ name: `own writes answered ${status}`, found: count, wanted: null })),
    {
      name: 'answers other than 201 and 503',
      found: [...statuses.keys()].filter((one) => one !== 201 && one !== 503).length,
      wanted: 0,
    },
    { name: 'times issuing came back by itself', found: back, wanted: tryAll.length },
    { name: 'the portal ended', found: server.process.exitCode === null && ready ? 0 : 1, wanted: 0 },
    { name: 'server processes that ended', found: output.split('a server process ended').length - 1, wanted: 0 },
    { name: 'stacks in the log', found: output.split('"stack"').length - 1, wanted: 0 },
    { name: ownWrites, found: issued, wanted: null },
  ]
}
