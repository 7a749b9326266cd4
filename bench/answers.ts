import type { Browser, Locator, Page } from '@playwright/test'
import { demoPassword } from '../demo/accounts.ts'
import { caller, expectSuccess } from './api.ts'
import { withDemoBrowser } from './demo-server.ts'
import { printTable } from './table.ts'

interface Place {
  name: string
  path: string
  /** What tells that the page is there. */
  there: (page: Page) => Locator
  /** Clicks whose answer is waited for, by what they are. */
  clicks: readonly [string, (page: Page) => Locator][]
}

/**
 * Largest contentful paint with an empty cache, and the time from a click to the paint after it, in Chromium with the
 * processor slowed four times; medians of several rounds.
 */
export async function benchAnswers(rounds: number): Promise<void> {
  await withDemoBrowser('answers', async (browser, url) => {
    const rows: string[][] = []
    for (const place of await placesOf(url)) {
      const found: { largest: number; answers: number[] }[] = []
      for (let round = 0; round < rounds; round++) found.push(await measure(browser, url, place))
      const clicks = place.clicks.map(([click], at) => `${click} ${median(found.map(({ answers }) => answers[at]!))}`)
      rows.push([place.name, median(found.map(({ largest }) => largest)), clicks.join(', ')])
    }
    printTable(
      [`processor slowed 4 times, ${rounds} rounds`, 'largest contentful paint, ms', 'click to paint, ms'],
      rows,
    )
  })
}

const median = (values: number[]): string => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!.toFixed(0)

const signInWith = { email: 'administrator@wellenwerk.example', password: demoPassword }

async function placesOf(url: string): Promise<Place[]> {
  const call = caller(url)
  const [company] = (await expectSuccess(call('GET', '/companies?search=10147'))).items as { id: string }[]
  const [holding] = (await expectSuccess(call('GET', `/companies/${company!.id}/products`))).items as { id: string }[]
  const list = (page: Page) => page.locator('tbody tr').nth(4)
  const tab = (page: Page, at: number) =>
    page.getByRole('navigation', { name: 'Bereiche der Firma' }).getByRole('link').nth(at)
  return [
    {
      name: '/login',
      path: '/login',
      there: (page) => page.locator('input[type=password]'),
      clicks: [['language', (page) => page.locator('header').getByRole('button').last()]],
    },
    {
      name: '/companies',
      path: '/companies',
      there: list,
      clicks: [
        ['sort', (page) => page.locator('th button').first()],
        ['view menu', (page) => page.getByRole('button', { name: 'Ansicht' })],
        ['delete of a row', (page) => page.locator('tbody tr').first().getByRole('button').last()],
      ],
    },
    {
      name: 'a company',
      path: `/company/${company!.id}`,
      there: (page) => tab(page, 0),
      clicks: [
        ['tab', (page) => tab(page, 1)],
        ['another tab', (page) => tab(page, 2)],
      ],
    },
    {
      name: 'configuration manager',
      path: `/wellenwerkconfiguration/manager/${holding!.id}`,
      there: (page) => page.locator('tr[data-level]').first(),
      clicks: [['a module more', (page) => page.getByRole('button', { name: /erhöhen$/ }).first()]],
    },
  ]
}

async function measure(browser: Browser, url: string, { path, there, clicks }: Place) {
  const context = await browser.newContext({ locale: 'de-DE', baseURL: url, viewport: { width: 1280, height: 900 } })
  // The session cookie alone: nothing of the pages is in the cache.
  if (path !== '/login') await context.request.post('/api/session', { data: signInWith })
  await context.addInitScript(watch)
  const page = await context.newPage()
  const protocol = await context.newCDPSession(page)
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.goto(path, { waitUntil: 'networkidle' })
  await there(page).waitFor()
  const largest = await page.evaluate(() => (globalThis as unknown as Watched).largest)
  const answers: number[] = []
  for (const [, control] of clicks) {
    await page.evaluate(() => void ((globalThis as unknown as Watched).answer = 0))
    await control(page).click()
    await page.waitForFunction(() => (globalThis as unknown as Watched).answer > 0)
    answers.push(await page.evaluate(() => (globalThis as unknown as Watched).answer))
    await page.keyboard.press('Escape')
    await page.waitForLoadState('networkidle')
  }
  await context.close()
  return { largest, answers }
}

interface Watched {
  largest: number
  answer: number
}

/** In the page: keeps the largest contentful paint, and how long after a click the frame it led to was painted. */
function watch(): void {
  const place = globalThis as unknown as Watched & {
    addEventListener: (type: string, then: (event: { timeStamp: number }) => void, capture: boolean) => void
    requestAnimationFrame: (then: () => void) => void
    PerformanceObserver: new (
      then: (list: { getEntries: () => { startTime: number }[] }) => void,
    ) => {
      observe: (what: object) => void
    }
  }
  place.largest = 0
  new place.PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) place.largest = startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  place.addEventListener(
    'click',
    ({ timeStamp }) =>
      // The frame's own callback runs before it is painted; what is put off from there runs behind the paint.
      place.requestAnimationFrame(() => {
        setTimeout(() => (place.answer = performance.now() - timeStamp))
      }),
    true,
  )
}
