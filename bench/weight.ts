import type { Browser } from '@playwright/test'
import { demoPassword } from '../demo/accounts.ts'
import { caller, expectSuccess } from './api.ts'
import { withDemoBrowser } from './demo-server.ts'
import { printTable } from './table.ts'

interface Place {
  path: string
  role?: string
  /** Selector of what the page is opened for, below its title. */
  rows: string
}

/**
 * Scripts that a browser with an empty cache asks for until the title and the first rows of a page stand, in kB as served
 * (compressed, without headers), file by file; and how many come afterwards, for pages that may be opened next.
 */
export async function benchWeight(): Promise<void> {
  await withDemoBrowser('weight', async (browser, url) => {
    const totals: string[][] = []
    const files: string[][] = []
    for (const place of await placesOf(url)) {
      const { scripts, styles, later } = await measure(browser, url, place)
      const name = `${place.path.replace(/[\da-f-]{36}/, '…')} (${place.role ?? 'signed out'})`
      totals.push([name, String(scripts.length), kB(scripts), kB(styles), String(later.length), kB(later)])
      files.push(...scripts.map((one, at) => [at === 0 ? name : '', one.name, kB([one])]))
    }
    printTable(['scripts of', 'file', 'kB'], files)
    printTable(['first load', 'files', 'kB', 'styles, kB', 'later', 'kB'], totals)
  })
}

async function placesOf(url: string): Promise<Place[]> {
  const [company] = (await expectSuccess(caller(url)('GET', '/companies?search=10147'))).items as { id: string }[]
  return [
    { path: '/login', rows: 'input[type=password]' },
    { path: '/companies', role: 'licenser', rows: 'main tbody tr' },
    { path: '/products/companyproducts', role: 'customer', rows: 'main li h2' },
    { path: '/products/Student', role: 'student', rows: 'main ol[aria-label] > li' },
    { path: `/company/${company!.id}`, role: 'licenser', rows: 'main tbody tr' },
  ]
}

interface File {
  name: string
  bytes: number
}

interface Loaded {
  scripts: File[]
  styles: File[]
  /** Scripts asked for once the page stood. */
  later: File[]
}

const kB = (files: readonly File[]) => (files.reduce((sum, { bytes }) => sum + bytes, 0) / 1000).toFixed(1)

async function measure(browser: Browser, url: string, { path, role, rows }: Place): Promise<Loaded> {
  const context = await browser.newContext({ locale: 'de-DE', baseURL: url, viewport: { width: 1280, height: 900 } })
  // The session cookie alone: nothing of the pages is in the cache.
  const credentials = { email: `${role}@wellenwerk.example`, password: demoPassword }
  if (role) await context.request.post('/api/session', { data: credentials })
  await context.addInitScript(watch, rows)
  const page = await context.newPage()
  await page.goto(path)
  await page.waitForFunction(() => (globalThis as unknown as Watched).standsAt > 0)
  await page.waitForLoadState('networkidle')
  const shown = new URL(page.url()).pathname
  if (shown !== path) throw new Error(`${path} led to ${shown}.`)
  const loaded = await page.evaluate(filesOf)
  await context.close()
  return loaded
}

interface Watched {
  /** When title and first rows were drawn. */
  standsAt: number
  document: { querySelector: (selector: string) => { textContent: string } | null }
  requestAnimationFrame: (then: () => void) => void
}

/** In the page, looks in each frame whether title and first rows are drawn. */
function watch(rows: string): void {
  const place = globalThis as unknown as Watched
  place.standsAt = 0
  const look = () => {
    const title = place.document.querySelector('h1')?.textContent
    if (title && place.document.querySelector(rows)) place.standsAt = performance.now()
    else place.requestAnimationFrame(look)
  }
  place.requestAnimationFrame(look)
}

/** In the page: what was asked for before it stood counts, arrived or not, since it shares the line with the page. */
function filesOf(): Loaded {
  const { standsAt } = globalThis as unknown as Watched
  const entries = performance.getEntriesByType('resource') as unknown as {
    name: string
    startTime: number
    encodedBodySize: number
  }[]
  const files = (ending: string, first: boolean) =>
    entries
      .filter(({ name, startTime }) => name.endsWith(ending) && startTime <= standsAt === first)
      .map(({ name, encodedBodySize }) => ({ name: name.split('/').at(-1)!, bytes: encodedBodySize }))
  return { scripts: files('.js', true), styles: files('.css', true), later: files('.js', false) }
}
