import { expect, type Page } from '@playwright/test'
import { openSession, portalUrl } from './actors.ts'
import { test } from './journey.ts'

const script = (name: string) => new RegExp(`/assets/${name}-[\\w-]{8}\\.js$`)

/** What lies at these addresses does not arrive before it is let through. */
async function held(page: Page, addresses: string | RegExp): Promise<() => void> {
  const gate = Promise.withResolvers<void>()
  await page.route(addresses, async (route) => {
    await gate.promise
    await route.continue().catch(() => undefined)
  })
  return () => gate.resolve()
}

test('until the scripts are there something turns; then the sign-in page stands in its place', async ({ page }) => {
  const letThrough = await held(page, script('vendor'))
  await page.goto(`${portalUrl()}/login`, { waitUntil: 'commit' })
  const starting = page.locator('#root > svg')
  await expect(starting).toBeVisible()
  await expect(starting).not.toHaveCSS('stroke', 'none')
  letThrough()
  await expect(page.getByRole('main')).toBeVisible()
  await expect(starting).toHaveCount(0)
})

test('the page comes while it is still asked whose it is', async ({ page }) => {
  await openSession(page, 'administrator')
  const letThrough = await held(page, '**/api/session')
  const arrived = page.waitForResponse(script('management'))
  await page.goto(`${portalUrl()}/verify`)
  await arrived
  letThrough()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Lizenz prüfen/)
})

const text = 'nach zwei Minuten noch nicht angekommen'
const lost = 'Ein Teil der Oberfläche ließ sich nicht laden'

test('a page that does not arrive is told after two minutes, and comes on the next try', async ({ page }) => {
  await page.clock.install()
  const letThrough = await held(page, script('management'))
  await openSession(page, 'administrator')
  await page.goto(`${portalUrl()}/verify`)
  await expect(page.getByRole('main').getByRole('status')).toBeVisible()
  await page.clock.fastForward(121_000)
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Die Seite lässt sich nicht laden')
  await expect(page.getByRole('main').getByRole('alert')).toContainText(text)
  await page.getByRole('button', { name: 'Neu laden', exact: true }).click()
  letThrough()
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Lizenz prüfen/)
})

test('what does not get through is told; a dialog that fails leaves what was typed', async ({ page }) => {
  await openSession(page, 'administrator')
  const pages = script('management')
  await page.route(pages, (route) => route.abort())
  await page.goto(`${portalUrl()}/verify`)
  await expect(page.getByRole('main')).toContainText(lost)
  await page.unroute(pages)
  await page.route(script('help-text'), (route) => route.abort())
  await page.goto(`${portalUrl()}/createcompany?types=all`)
  const name = page.getByRole('main').getByRole('textbox', { name: 'Name', exact: true })
  await name.fill('Halbfertig GmbH')
  await page.getByRole('button', { name: 'So geht es', exact: true }).click()
  await expect(page.getByRole('alert').filter({ hasText: lost })).toBeVisible()
  await expect(name).toHaveValue('Halbfertig GmbH')
})

test('so is a dialog: that it comes after a second, that it does not after two minutes', async ({ page }) => {
  await page.clock.install()
  const letThrough = await held(page, script('(?:licensing|search-dialog)'))
  await openSession(page, 'administrator')
  await page.goto(`${portalUrl()}/companies`)
  // A part of the page is on its way, too, and says so as well.
  const waiting = page.getByRole('status', { name: 'Wird geladen', exact: true })
  await expect(waiting).toHaveCount(1)
  await page.getByRole('button', { name: 'Im CRM suchen' }).click()
  await expect(waiting).toHaveCount(2)
  await page.clock.fastForward(121_000)
  await expect(page.getByRole('alert').filter({ hasText: text })).toHaveCount(2)
  letThrough()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page.getByRole('alert').filter({ hasText: text })).toHaveCount(0)
})
