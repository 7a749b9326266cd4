import '../app/styles/mantine.css'
import '../app/styles/mantine-more.css'
import '../app/styles/global.css'
import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  parseSearchWith,
  RouterProvider,
  stringifySearchWith,
} from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { expect, vi } from 'vitest'
import type { Locator } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import type { Operation } from '#contract/operation.ts'
import type { Me } from '#contract/session.ts'
import type { Language } from '#contract/shapes.ts'
import type { ErrorCode } from '#texts/errors.ts'
import type { Output } from '../api/request.ts'
import { session } from '../api/session.ts'
import { DialogHosts } from '../app/shell/dialog-hosts.tsx'
import { dropQuestions } from '../ui/dialog/confirm.ts'
import { forgetMessages } from '../ui/feedback/notify.ts'
import { LanguageProvider } from '../ui/data/use-texts.tsx'

/** What a component asked the server: the operation's name, and what was sent with it. */
interface Asked {
  operation: string
  path: string
  query: Record<string, string>
  body: unknown
}

interface Answer {
  operation: Operation
  reply: () => Response
}

const json = (status: number, value: unknown) =>
  new Response(JSON.stringify(value ?? null), { status, headers: { 'content-type': 'application/json' } })

/** An operation answers this. */
export const answers = <O extends Operation>(operation: O, output: Output<O>): Answer => ({
  operation,
  reply: () => json(200, output),
})

/** An operation is refused with this code. */
export const refuses = (operation: Operation, status: number, code: ErrorCode): Answer => ({
  operation,
  reply: () => json(status, { code, message: '', requestId: 'probe-1' }),
})

interface Server {
  /** Everything asked so far. */
  asked: Asked[]
  /** Answers otherwise from now on. */
  now: (...changed: Answer[]) => void
}

/** A server that gives these answers; to any other request it is away. */
export function serverOf(...given: Answer[]): Server {
  const current = new Map<Operation, Answer['reply']>()
  const server: Server = {
    asked: [],
    now: (...changed) => changed.forEach(({ operation, reply }) => current.set(operation, reply)),
  }
  server.now(...given)
  vi.stubGlobal('fetch', async (address: string, { method, body }: { method: string; body: string | null }) => {
    const { pathname, searchParams } = new URL(address, 'http://portal.example')
    for (const [operation, reply] of current) {
      const path = new RegExp(`^/api${operation.path.replace(/\{\w+\}/g, '[^/]+')}$`)
      if (operation.method !== method || !path.test(pathname)) continue
      const query = Object.fromEntries(searchParams)
      const asked = {
        operation: operation.name,
        path: pathname,
        query,
        body: body ? (JSON.parse(body) as unknown) : null,
      }
      server.asked.push(asked)
      return reply()
    }
    throw new TypeError(`This test answers no ${method} ${address}.`)
  })
  return server
}

interface Drawn {
  /** The address the component stands at. */
  address: () => string
}

interface Surroundings {
  language?: Language
  /** The address it is opened at, with its search parameters. */
  at?: string
  /** The path of its route, where it reads parameters of its own: `/company/$id`. */
  route?: string
  me?: Partial<Me>
}

/** Who is signed in unless a test says otherwise. */
export const someone: Me = {
  accountId: '0197a5d0-0000-7000-8000-000000000001',
  email: 'staff@keywerk.example',
  name: 'Sabine Staff',
  role: 'Administrator',
  roleId: '0197a5d0-0000-7000-8000-000000000002',
  landing: 'companies',
  factorLanding: 'user',
  studentVersion: false,
  permissions: [],
  companyId: null,
  contactId: null,
  language: 'de',
  theme: 'white',
  factorDue: null,
}

const staticData = { access: 'public' } as const

/** Draws a component as the portal does: theme, language, reads, addresses, questions and messages. */
export async function draw(component: ReactNode, around: Surroundings = {}): Promise<Drawn> {
  const { language = 'de', me, route = '/', at = route } = around
  session.set({ ...someone, ...me })
  const root = createRootRoute()
  const page = createRoute({ getParentRoute: () => root, path: route, component: () => component, staticData })
  const elsewhere = createRoute({
    getParentRoute: () => root,
    path: '$',
    component: () => <p>Another page</p>,
    staticData,
  })
  const router = createRouter({
    routeTree: root.addChildren([page, elsewhere]),
    history: createMemoryHistory({ initialEntries: [at] }),
    parseSearch: parseSearchWith((value) => value),
    stringifySearch: stringifySearchWith(String),
  })
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  await render(
    <MantineProvider env="test">
      <QueryClientProvider client={queries}>
        <LanguageProvider value={{ language, choose: () => undefined }}>
          <RouterProvider router={router as never} />
          <DialogHosts />
        </LanguageProvider>
      </QueryClientProvider>
    </MantineProvider>,
  )
  return { address: () => router.state.location.href }
}

/** As the Tab key would, from wherever the focus is. */
export async function focus(locator: Locator): Promise<void> {
  await expect.element(locator).toBeVisible()
  ;(locator.element() as HTMLElement).focus()
}

/** Comes back to the tab until it has been looked at once more: what was read a moment ago still counts as fresh. */
export async function comeBack(asked: readonly unknown[]): Promise<void> {
  const before = asked.length
  await expect
    .poll(() => {
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
      return asked.length
    })
    .toBeGreaterThan(before)
}

/** Takes away what a test drew, said and stubbed. */
export async function clear(): Promise<void> {
  await cleanup()
  dropQuestions()
  forgetMessages()
  session.set(null)
  vi.unstubAllGlobals()
}
