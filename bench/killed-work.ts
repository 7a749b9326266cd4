// `npm run bench -- killed-work`: what `npm test` does with few rows, with many and on a data folder with its own PostgreSQL.
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { removeAbandonedPostmaster } from '#platform/postgres/postmaster.ts'
import { type Server, startServer } from '../journeys/server.ts'
import { type Killable, killCampaign, killImport, killResigning } from '../server/testing/killed-work.ts'
import { printTable } from './table.ts'

const limits = { RATE_LIMIT: '100000000', SIGN_IN_LIMIT: '100000000' }

/** Throws when a row counts twice or is missing. */
export async function benchKilledWork(): Promise<void> {
  const rows = [
    await timed('import of 5,000 rows, killed twice', (server) => killImport(server, 5000, [700, 2500])),
    await timed('campaign over 400 holdings, killed twice', (server) => killCampaign(server, 400, [60, 200])),
    await timed('all licences signed again, killed once', killResigning),
  ]
  printTable(['killed work, nothing done twice', 's'], rows)
}

async function timed(name: string, work: (server: Killable) => Promise<void>): Promise<[string, string]> {
  const folder = mkdtempSync(join(tmpdir(), 'keywerk-killed-work-'))
  chmodSync(folder, 0o755)
  const start = () => startServer({ DATA_DIR: folder, ...limits })
  let server: Server = await start()
  const began = performance.now()
  try {
    await work({
      get url() {
        return server.url
      },
      kill: async () => {
        const gone = once(server.process, 'exit')
        server.process.kill('SIGKILL')
        await gone
      },
      start: async () => void (server = await start()),
    })
    return [name, ((performance.now() - began) / 1000).toFixed(0)]
  } finally {
    await server.stop()
    await removeAbandonedPostmaster(join(folder, 'postgres'))
    rmSync(folder, { recursive: true, force: true })
  }
}
