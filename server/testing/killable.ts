import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, inject } from 'vitest'
import { type Server, startServer } from '../../journeys/server.ts'
import type { Killable } from './killed-work.ts'
import { cloneTemplate } from './portal.ts'

/** A server process of its own on a clone of the template database; no other process works on its jobs. */
export function killableServer(): Killable {
  let server: Server
  let url = ''
  // Keys of its own: a test may add some.
  const folder = mkdtempSync(join(tmpdir(), 'keywerk-killable-'))
  const start = async () => {
    const limits = { RATE_LIMIT: '1000000', SIGN_IN_LIMIT: '1000000', NODE_ENV: 'test' }
    server = await startServer({ DATABASE_URL: url, DATA_DIR: folder, ...limits })
  }
  beforeAll(async () => {
    cpSync(join(inject('dataFolder'), 'keys'), join(folder, 'keys'), { recursive: true })
    url = await cloneTemplate()
    await start()
  })
  afterAll(async () => {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  })
  return {
    get url() {
      return server.url
    },
    kill: async () => {
      const gone = once(server.process, 'exit')
      server.process.kill('SIGKILL')
      await gone
    },
    start,
  }
}
