import { expect, test } from '@playwright/test'
import { readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ViteDevServer } from 'vite'
import { violationsOf } from './axe.ts'
import { faintControls } from './control-contrast.ts'
import { flip } from './flip.ts'

// The gallery of the kit, which `npm run dev` shows at /kit; no portal is asked anything.
const root = fileURLToPath(new URL('..', import.meta.url))

let dev: ViteDevServer
let url = ''
let cache = ''
test.beforeAll(async () => {
  const { createServer } = await import('vite')
  cache = await mkdtemp(join(tmpdir(), 'keywerk-kit-'))
  dev = await createServer({
    configFile: join(root, 'vite.config.ts'),
    cacheDir: cache,
    logLevel: 'error',
    server: { host: '127.0.0.1', port: 0, hmr: false, ws: false },
  })
  await dev.listen()
  url = dev.resolvedUrls!.local[0]!
})
test.afterAll(async () => {
  await dev.close()
  await rm(cache, { recursive: true, force: true })
})

test('every control in each of its states: WCAG 2.2 AA in light and dark, no scrolling sideways at 320 pixels', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  const failed: string[] = []
  page.on('pageerror', ({ message }) => failed.push(message))
  await page.goto(`${url}kit?lang=de`)
  await expect(page.getByRole('heading', { level: 1, name: 'Baukasten' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(12)
  for (const [theme, name] of [
    ['light', null],
    ['dark', 'Dunkle Darstellung'],
  ] as const) {
    if (name) await page.getByRole('button', { name }).click()
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', theme)
    expect.soft(await violationsOf(page), theme).toEqual([])
    expect.soft(await faintControls(page), theme).toEqual([])
  }
  await page.setViewportSize({ width: 320, height: 720 })
  for (const [language, title] of [
    ['de', 'Baukasten'],
    ['en', 'Kit'],
  ] as const) {
    await page.locator('header select').selectOption(language)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    expect.soft(await page.evaluate('document.documentElement.scrollWidth'), language).toBeLessThanOrEqual(320)
  }
  // The tables behind the pictures, too.
  for (const asTable of await page.getByRole('switch', { name: 'As a table' }).all()) await flip(asTable)
  await expect(page.locator('figure table')).toHaveCount(4)
  for (const language of ['en', 'de']) {
    await page.locator('header select').selectOption(language)
    expect.soft(await page.evaluate('document.documentElement.scrollWidth'), language).toBeLessThanOrEqual(320)
  }
  expect.soft(await violationsOf(page)).toEqual([])
  expect(failed).toEqual([])
})

test('what is drawn as a grid or as cards is still a table to those who listen', async ({ page }) => {
  await page.goto(`${url}kit?lang=de`)
  const parts = page
    .locator('table:not(figure *)')
    .locator(
      'xpath=descendant-or-self::*[self::table or self::thead or self::tbody or self::tr or self::th or self::td]',
    )
  await expect(parts.first()).toBeVisible()
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 900 })
    const roles = await parts.evaluateAll((all) =>
      all
        .filter((part) => !part.computedStyleMap().get('display')?.toString().startsWith('table'))
        .map((part) => `${part.tagName} ${part.getAttribute('role')}`),
    )
    expect([...new Set(roles)].toSorted(), String(width)).toEqual([
      'TABLE table',
      'TBODY rowgroup',
      'TD cell',
      'TH columnheader',
      'THEAD rowgroup',
      'TR row',
    ])
  }
})

test('a chart keeps within its place until it is drawn anew for a narrower one', async ({ page }) => {
  // A busy machine tells of a new size long after the page has taken it.
  await page.addInitScript({
    content: `globalThis.ResizeObserver = class extends ResizeObserver {
      constructor(tell) { super((...news) => { if (innerWidth > 320) tell(...news) }) }
    }`,
  })
  await page.goto(`${url}kit?lang=de`)
  await expect(page.locator('figure svg').first()).toBeVisible()
  await page.setViewportSize({ width: 320, height: 720 })
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(320)
})

test('figures of an axis stand whole within their chart, and a chart without data says so', async ({ page }) => {
  await page.goto(`${url}kit?lang=de`)
  const charts = page.locator('figure svg[aria-label]')
  await expect(charts).toHaveCount(4)
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 900 })
    for (const chart of await charts.all()) {
      const left = (await chart.boundingBox())!.x
      const figures = chart.locator('text[text-anchor="end"]')
      await expect(figures.last()).toBeVisible()
      for (const figure of await figures.all())
        expect((await figure.boundingBox())!.x, `${width}: ${await figure.textContent()}`).toBeGreaterThanOrEqual(left)
    }
  }
  const none = page.locator('figure').filter({ hasText: 'Für diesen Zeitraum gibt es nichts zu zeigen.' })
  await expect(none).toHaveCount(1)
  await expect(none.getByRole('switch')).toHaveCount(0)
})

test('nothing of the gallery is in the product', () => {
  const dist = join(root, 'web/dist')
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  expect(files.filter((name) => /(?:^|\/)kit[./-]/.test(name))).toEqual([])
  const told = files
    .filter((name) => /\.(?:js|html)$/.test(name))
    .filter((name) => /Every control in each of its states|kit\.context/.test(readFileSync(join(dist, name), 'utf8')))
  expect(told).toEqual([])
})
