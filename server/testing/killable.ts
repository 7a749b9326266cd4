import { once } from 'node:events'
import { afterAll, beforeAll } from 'vitest'
import { type Server, startServer } from '../../journeys/server.ts'
import type { Killable } from './killed-work.ts'
import { ownKeys } from './own-keys.ts'
import { cloneTemplate } from './portal.ts'

export interface KillableServer extends Killable {
  readonly databaseUrl: string
  /** Starts it again, with these settings besides its own. */
  start(more?: Record<string, string>): Promise<void>
}

/** A server process of its own on a clone of the template database; no other process works on its jobs. */
export function killableServer(settings: Record<string, string> = {}): KillableServer {
  let server: Server
  let url = ''
  const folder = ownKeys()
  const start = async (more: Record<string, string> = {}) => {
    const limits = { RATE_LIMIT: '1000000', SIGN_IN_LIMIT: '1000000', NODE_ENV: 'test' }
    server = await startServer({ DATABASE_URL: url, DATA_DIR: folder, ...limits, ...settings, ...more })
  }
  beforeAll(async () => {
    url = await cloneTemplate()
    await start()
  })
  afterAll(() => server.stop())
  return {
    get url() {
      return server.url
    },
    get databaseUrl() {
      return url
    },
    kill: async () => {
      const gone = once(server.process, 'exit')
      server.process.kill('SIGKILL')
      await gone
    },
    start,
  }
}
