import { once } from 'node:events'
import type { Page } from '@playwright/test'
import { openAs, type Role, signIn } from './actors.ts'
import { limits, test } from './journey.ts'
import { type Server, startServer } from './server.ts'
import { openHosted } from './hosted.ts'
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
}

/** One that is a process by itself, to be killed and started again. */
export interface KillableServer extends OwnServer {
  /** Ends it without a chance to tidy up. */
  kill(): Promise<void>
  /** Starts it again on what is there. */
  start(settings?: Settings): Promise<void>
}

/** To be called at the top of a file: the server starts before its tests and goes with its data after them. */
export function ownServer(name: string, settings: Settings | (() => Promise<Settings>) = {}): OwnServer {
  let server: Pick<Server, 'url' | 'stop'>
  let folder = ''
  test.beforeAll(async () => {
    folder = copyTemplate(name)
    const chosen = typeof settings === 'function' ? await settings() : settings
    server = await openHosted({ DATA_DIR: folder, ...limits, ...chosen })
  })
  test.afterAll(async () => {
    await server.stop()
    await removeFolder(folder)
  })
  return serverAt(() => ({ url: server.url, folder }))
}

/** As `ownServer`, in a process of its own. */
export function killableServer(name: string): KillableServer {
  let server: Server
  let folder = ''
  const start = async (settings: Settings = {}) => {
    server = await startServer({ DATA_DIR: folder, ...limits, ...settings })
  }
  test.beforeAll(async () => {
    folder = copyTemplate(name)
    await start()
  })
  test.afterAll(async () => {
    await server.stop()
    await removeFolder(folder)
  })
  const kill = async () => {
    const gone = once(server.process, 'exit')
    server.process.kill('SIGKILL')
    await gone
  }
  return Object.assign(
    serverAt(() => ({ url: server.url, folder })),
    { kill, start },
  )
}

function serverAt(current: () => { url: string; folder: string }): OwnServer {
  return {
    get url() {
      return current().url
    },
    get folder() {
      return current().folder
    },
    signIn: async (page, role) => {
      await page.context().clearCookies()
      await signIn(page, role, 'de', current().url)
    },
    openAs: async (page, role, path) => {
      await page.context().clearCookies()
      await openAs(page, role, path, 'de', current().url)
    },
  }
}
