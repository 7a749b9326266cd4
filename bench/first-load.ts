import { type Browser, chromium } from '@playwright/test'
import { demoPassword } from '../demo/accounts.ts'
import { testBrowser } from '../tools/browser.ts'
import type { BenchServers } from './ground.ts'
import { caller, expectSuccess } from './api.ts'
import { printTable } from './table.ts'

interface Loaded {
  requests: number
  /** Bytes over the wire with headers, by type of request. */
  bytes: Map<string, number>
  /** Milliseconds until nothing more is asked for; the server and the browser share this machine. */
  settled: number
}

const paths = ['/login', '/forgotpassword', '/companies', '/contacts', '/user', '/cloudcompanies']

/**
 * What a browser with an empty cache transfers until it asks for nothing more, what it fetches while idle included, in kB
 * over the wire, compressed as served.
 */
export async function benchFirstLoad({ keywerk }: BenchServers): Promise<void> {
  const { executablePath, env, args } = await testBrowser()
  const browser = await chromium.launch({ executablePath, env, args })
  try {
    const { items } = await expectSuccess(caller(keywerk.url, 'administrator')('GET', '/companies?pageSize=5'))
    const rows: string[][] = []
    for (const path of [...paths, `/company/${(items as { id: string }[])[0]!.id}`]) {
      const { requests, bytes, settled } = await firstLoad(browser, keywerk.url, path)
      const kB = (...types: string[]) =>
        (types.reduce((sum, type) => sum + (bytes.get(type) ?? 0), 0) / 1000).toFixed(1)
      const all = [...bytes.keys()]
      const rest = all.filter((type) => !['Document', 'Script', 'Stylesheet'].includes(type))
      rows.push([
        path,
        String(requests),
        kB(...all),
        kB('Document'),
        kB('Script'),
        kB('Stylesheet'),
        kB(...rest),
        settled.toFixed(0),
      ])
    }
    printTable(['first load', 'requests', 'kB', 'page', 'scripts', 'styles', 'the rest', 'ms'], rows)
  } finally {
    await browser.close()
  }
}

const open = /^\/(?:login|forgotpassword)$/

async function firstLoad(browser: Browser, url: string, path: string): Promise<Loaded> {
  const context = await browser.newContext({ locale: 'de-DE', baseURL: url })
  const credentials = { email: 'administrator@wellenwerk.example', password: demoPassword }
  // The session cookie alone: nothing of the pages is in the cache.
  if (!open.test(path)) await context.request.post('/api/session', { data: credentials })
  const page = await context.newPage()
  const protocol = await context.newCDPSession(page)
  await protocol.send('Network.enable')
  const bytes = new Map<string, number>()
  const types = new Map<string, string>()
  let requests = 0
  protocol.on('Network.responseReceived', ({ requestId, type }) => void types.set(requestId, type))
  protocol.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const type = types.get(requestId) ?? 'Other'
    requests++
    bytes.set(type, (bytes.get(type) ?? 0) + encodedDataLength)
  })
  const began = performance.now()
  await page.goto(path, { waitUntil: 'networkidle' })
  const settled = performance.now() - began
  const shown = new URL(page.url()).pathname
  if (shown !== path) throw new Error(`${path} led to ${shown}.`)
  await context.close()
  return { requests, bytes, settled }
}
