import { once } from 'node:events'
import type { Page } from '@playwright/test'
import { openAs, type Role, signIn } from './actors.ts'
import { limits, test } from './journey.ts'
import { type Server, startServer } from './server.ts'
import { copyTemplate, removeFolder } from './template.ts'

type Settings = Record<string, string>

/** A server of a file's own: what is done to it, no other journey sees. */
export interface OwnServer {
  readonly url: string
  /** Where its data is. */
  readonly folder: string
  /** Opens a session and its landing page in German; whoever was there before has left. */
  signIn(page: Page, role: Role): Promise<void>
  /** Opens a session and this page in German, without the one it would land on; whoever was there before has left. */
  openAs(page: Page, role: Role, path: string): Promise<void>
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
    server = await startServer({ DATA_DIR: folder, ...limits, ...chosen, ...more })
  }
  test.beforeAll(async () => {
    folder = copyTemplate(name)
    chosen = typeof settings === 'function' ? await settings() : settings
    await start()
  })
  test.afterAll(async () => {
    await server.stop()
    await removeFolder(folder)
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
    openAs: async (page, role, path) => {
      await page.context().clearCookies()
      await openAs(page, role, path, 'de', server.url)
    },
    kill: async () => {
      const gone = once(server.process, 'exit')
      server.process.kill('SIGKILL')
      await gone
    },
    start,
  }
}
