import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Page, test } from '@playwright/test'
import { removeAbandonedPostmaster } from '#platform/postmaster.ts'
import { type Role, signIn } from './actors.ts'
import { type Server, startServer } from './server.ts'

type Settings = Record<string, string>

/** A server of a file's own: what is done to it, no other journey sees. */
export interface OwnServer {
  readonly url: string
  /** Where its data is. */
  readonly folder: string
  /** Signs in through the page in German; whoever was there before has left. */
  signIn(page: Page, role: Role): Promise<void>
  /** Ends it without a chance to tidy up. */
  kill(): Promise<void>
  /** Starts it again on what is there. */
  start(settings?: Settings): Promise<void>
}

/** To be called at the top of a file: the server starts before its tests and goes with its data after them. */
export function ownServer(name: string, settings: Settings | (() => Promise<Settings>) = {}): OwnServer {
  let server: Server
  let folder = ''
  let chosen: Settings = {}
  const start = async (more: Settings = {}) => {
    const limits = { RATE_LIMIT: '1000000', SIGN_IN_LIMIT: '1000000' }
    server = await startServer({ DATA_DIR: folder, ...limits, ...chosen, ...more })
  }
  test.beforeAll(async () => {
    test.setTimeout(180_000)
    folder = mkdtempSync(join(tmpdir(), `keywerk-${name}-`))
    chmodSync(folder, 0o755)
    chosen = typeof settings === 'function' ? await settings() : settings
    await start()
  })
  test.afterAll(async () => {
    await server.stop()
    await removeAbandonedPostmaster(join(folder, 'postgres'))
    rmSync(folder, { recursive: true, force: true })
  })
  return {
    get url() {
      return server.url
    },
    get folder() {
      return folder
    },
    signIn: async (page, role) => {
      await page.context().clearCookies()
      await signIn(page, role, 'de', server.url)
    },
    kill: async () => {
      const gone = once(server.process, 'exit')
      server.process.kill('SIGKILL')
      await gone
    },
    start,
  }
}
