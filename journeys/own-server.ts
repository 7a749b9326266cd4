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
export const ownServer = (name: string, settings: Settings | (() => Promise<Settings>) = {}): OwnServer =>
  serverOf(name, async (DATA_DIR) => {
    const chosen = typeof settings === 'function' ? await settings() : settings
    return openHosted({ DATA_DIR, ...limits, ...chosen })
  })

/** As `ownServer`, in a process of its own. */
export function killableServer(name: string): KillableServer {
  let server: Server
  const start = async (settings: Settings = {}) => {
    server = await startServer({ DATA_DIR: own.folder, ...limits, ...settings })
  }
  const own = serverOf(name, async () => {
    await start()
    return {
      get url() {
        return server.url
      },
      stop: () => server.stop(),
    }
  })
  const kill = async () => {
    const gone = once(server.process, 'exit')
    server.process.kill('SIGKILL')
    await gone
  }
  return Object.assign(own, { kill, start })
}

type Opened = Pick<Server, 'url' | 'stop'>

function serverOf(name: string, open: (folder: string) => Promise<Opened>): OwnServer {
  let server: Opened
  let folder = ''
  test.beforeAll(async () => {
    folder = copyTemplate(name)
    server = await open(folder)
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
  }
}
