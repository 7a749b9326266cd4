import { mkdtempSync, rmSync, chmodSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer } from './server.ts'

/** One real server for the whole run, started as `npm start` starts it, on a data folder of its own. */
export default async function setup(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'keywerk-journeys-'))
  chmodSync(folder, 0o755)
  const server = await startServer({
    DATA_DIR: folder,
    RATE_LIMIT: '1000000',
    SIGN_IN_LIMIT: '1000000',
    WEBHOOK_HOSTS: '127.0.0.1',
  })
  process.env['KEYWERK_URL'] = server.url
  return async () => {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
