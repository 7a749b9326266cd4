import { expect, type Page } from '@playwright/test'
import { openSession, portalUrl } from './actors.ts'
import { test } from './journey.ts'

// Pages nobody has opened yet: their scripts are fetched while nothing else is to be done, their data is not.

/** Of the scripts asked for, those of pages alone, by their names without the fingerprint. */
function pagesFetched(page: Page): Set<string> {
  const names = new Set<string>()
  page.on('request', (request) => {
    const name = /\/assets\/(account|cloud|licensing|management|people)-[\w-]{8}\.js$/.exec(request.url())?.[1]
    if (name) names.add(name)
  })
  return names
}

function readsOf(page: Page): string[] {
  const reads: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) reads.push(pathname)
  })
  return reads
}

async function openCompanies(page: Page): Promise<void> {
  await openSession(page, 'administrator')
  await page.goto(`${portalUrl()}/companies`)
  await expect(page.getByRole('main').getByRole('row').nth(2)).toBeVisible()
}

const unfold = (page: Page, group: string): Promise<void> =>
  page.getByRole('navigation', { name: 'Hauptmenü' }).getByRole('button', { name: group }).click()

test('the pages in sight in the menu come one by one when the browser is idle, without their data', async ({
  page,
}) => {
  const fetched = pagesFetched(page)
  const reads = readsOf(page)
  await openCompanies(page)
  await expect.poll(() => [...fetched]).toContain('account')
  // What is folded away in the menu is not fetched before it is unfolded.
  expect([...fetched]).not.toContain('people')
  await unfold(page, 'Studierende')
  await expect.poll(() => [...fetched]).toContain('people')
  expect(reads.filter((path) => path.startsWith('/api/expiring') || path.startsWith('/api/student'))).toEqual([])
})

test('while the page is hidden nothing is fetched; seen again it goes on', async ({ page }) => {
  await page.addInitScript(() => {
    const browser = globalThis as unknown as { hiddenPage: boolean; Document: { prototype: object } }
    browser.hiddenPage = true
    Object.defineProperty(browser.Document.prototype, 'hidden', { get: () => browser.hiddenPage })
  })
  const fetched = pagesFetched(page)
  await openCompanies(page)
  await page.getByRole('button', { name: /^Angemeldet als/ }).waitFor()
  await idleFor(page)
  expect([...fetched]).not.toContain('account')
  await page.evaluate(() => {
    const browser = globalThis as unknown as { hiddenPage: boolean; document: EventTarget }
    browser.hiddenPage = false
    browser.document.dispatchEvent(new Event('visibilitychange'))
  })
  await expect.poll(() => [...fetched]).toContain('account')
})

test('a device that saves data fetches no page before it is opened, not even one pointed at', async ({ page }) => {
  await page.addInitScript(() => {
    const { prototype } = (globalThis as unknown as { Navigator: { prototype: object } }).Navigator
    Object.defineProperty(prototype, 'connection', { get: () => ({ saveData: true }) })
  })
  const fetched = pagesFetched(page)
  await openCompanies(page)
  await unfold(page, 'Studierende')
  const reviews = page.getByRole('link', { name: 'Nachweise prüfen', exact: true })
  await reviews.hover()
  await idleFor(page)
  // What the list has of licence work is on the page.
  expect([...fetched]).toEqual(['licensing'])
  await reviews.click()
  await expect(page).toHaveURL(/\/studentreviews/)
  await expect.poll(() => [...fetched]).toContain('people')
})

/** Lets the browser be idle many times over: whatever it would fetch by itself is asked for by then. */
const idleFor = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const { requestIdleCallback } = globalThis as unknown as {
      requestIdleCallback: (then: () => void, within: { timeout: number }) => void
    }
    for (let times = 0; times < 10; times++) {
      await new Promise<void>((resolve) => void setTimeout(resolve, 200))
      await new Promise<void>((resolve) => requestIdleCallback(resolve, { timeout: 2000 }))
    }
  })
