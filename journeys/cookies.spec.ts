import { createServer, type Server as Http } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, type Locator, type Page } from '@playwright/test'
import { demoPassword } from '../demo/accounts.ts'
import { portalUrl } from './actors.ts'
import { test } from './journey.ts'
import { ownServer } from './own-server.ts'

// Stands in for Matomo: sets its cookie and reports page views as far as consent goes.
const matomo = `
  const queue = window._paq, state = { consent: false }
  const commands = {
    setConsentGiven() { state.consent = true },
    forgetConsentGiven() { state.consent = false },
    setTrackerUrl(url) { state.tracker = url },
    setCustomUrl(url) { state.url = url },
    setReferrerUrl(url) { state.referrer = url },
    setDocumentTitle(title) { state.title = title },
    trackPageView() {
      if (!state.consent) return
      document.cookie = '_pk_id.1.abcd=1; Path=/'
      document.cookie = '_pk_ses.1.abcd=1; Path=/'
      const query = new URLSearchParams({ url: state.url, urlref: state.referrer, action_name: state.title })
      fetch(state.tracker + '?' + query, { mode: 'no-cors' })
    },
  }
  const push = ([name, ...values]) => commands[name]?.(...values)
  queue.forEach(push)
  window._paq = { push }
  window.Matomo = state
`

let standIn: Http
let hits: URL[] = []
const server = ownServer('cookies', async () => {
  standIn = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost')
    hits.push(url)
    response.setHeader('content-type', 'text/javascript')
    response.end(url.pathname.endsWith('.js') ? matomo : '')
  })
  await new Promise<void>((ready) => standIn.listen(0, '127.0.0.1', ready))
  return { MATOMO_URL: `http://127.0.0.1:${(standIn.address() as AddressInfo).port}/stats` }
})
test.afterAll(async () => {
  standIn.closeAllConnections()
  await new Promise((done) => standIn.close(done))
})
test.beforeEach(() => void (hits = []))

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Cookies' })
const cookieNames = async (page: Page) => (await page.context().cookies()).map(({ name }) => name).toSorted()
const stored = (page: Page) =>
  page.evaluate<string[]>(`(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await indexedDB.databases()).map(({ name }) => name),
  ])()`)

test('before anybody chooses, nothing is stored and nobody else is asked; the page stays usable', async ({ page }) => {
  const foreign: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== server.url) foreign.push(request.url())
  })
  await page.goto(`${server.url}/login`)
  await expect(dialog(page)).toBeVisible()
  expect(await stored(page)).toEqual([])
  expect(await cookieNames(page)).toEqual([])
  await page.getByLabel('E-Mail-Adresse').fill('customer@wellenwerk.example')
  await page.getByRole('textbox', { name: /^Passwort/ }).fill(demoPassword)
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click()
  await expect(page).toHaveURL(/companyproducts/)
  await expect(dialog(page)).toBeVisible()
  expect((await cookieNames(page)).filter((name) => /^(_pk|mtm|keywerk_consent)/.test(name))).toEqual([])
  // The account's own language and theme, and nothing else.
  expect((await stored(page)).filter((name) => !['locale', 'theme'].includes(name))).toEqual([])
  expect([foreign, hits]).toEqual([[], []])
})

test('accepted: pages are counted without numbers and words; withdrawn: all of it is gone', async ({ page }) => {
  await page.goto(`${server.url}/login?to=%2Fcompany%2Fgeheim`)
  await dialog(page).getByRole('button', { name: 'Annehmen' }).click()
  await expect(dialog(page)).toHaveCount(0)
  await expect.poll(() => hits.map(({ pathname }) => pathname)).toEqual(['/stats/matomo.js', '/stats/matomo.php'])
  expect(hits[1]!.searchParams.get('url')).toBe(`${server.url}/login`)
  await page.getByRole('link', { name: 'Datenschutz' }).click()
  await expect.poll(() => hits.length).toBe(3)
  expect(Object.fromEntries(hits[2]!.searchParams)).toEqual({
    url: `${server.url}/pages/$slug`,
    urlref: '',
    action_name: '/pages/$slug',
  })
  expect(await cookieNames(page)).toEqual(['_pk_id.1.abcd', '_pk_ses.1.abcd', 'keywerk_consent'])
  const consent = (await page.context().cookies()).find(({ name }) => name === 'keywerk_consent')!
  expect(consent).toMatchObject({ value: 'essential=1&stats=1&text=1', sameSite: 'Lax' })
  expect(consent.expires - Date.now() / 1000).toBeGreaterThan(364 * 86_400)

  await page.getByRole('contentinfo').getByRole('button', { name: 'Cookies' }).click()
  await expect(dialog(page)).toBeFocused()
  await dialog(page).getByRole('checkbox', { name: 'Statistik' }).uncheck()
  await dialog(page).getByRole('button', { name: 'Auswahl speichern' }).click()
  await expect(page.getByRole('contentinfo').getByRole('button', { name: 'Cookies' })).toBeFocused()
  expect(await cookieNames(page)).toEqual(['keywerk_consent'])
  await expect(page.locator('script[src*=matomo]')).toHaveCount(0)
  expect(await page.evaluate(() => ['_paq', 'Matomo', 'Piwik'].filter((name) => name in globalThis))).toEqual([])
  await page.getByRole('link', { name: 'Impressum' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Impressum')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Impressum')
  expect(hits).toHaveLength(3)
})

test('declined stays declined; the buttons weigh the same; at 320 pixels the page can be scrolled clear', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 560 })
  await page.goto(`${server.url}/login`)
  const accept = dialog(page).getByRole('button', { name: 'Annehmen' })
  const decline = dialog(page).getByRole('button', { name: 'Ablehnen' })
  const look = (button: Locator) =>
    button.evaluate((element) =>
      ['background-color', 'color', 'font-size', 'font-weight', 'height'].map((name) =>
        element.computedStyleMap().get(name)?.toString(),
      ),
    )
  expect(await look(decline)).toEqual(await look(accept))
  const signIn = page.getByRole('button', { name: 'Anmelden', exact: true })
  await page.evaluate('scrollTo(0, document.body.scrollHeight)')
  const [button, panel] = [await signIn.boundingBox(), await dialog(page).boundingBox()]
  expect(button!.y + button!.height).toBeLessThanOrEqual(panel!.y)
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(320)
  await decline.click()
  await expect(dialog(page)).toHaveCount(0)
  await page.reload()
  await expect(signIn).toBeVisible()
  await expect(dialog(page)).toHaveCount(0)
  expect(hits).toEqual([])
})

test('without statistics there is nothing to ask; the footer explains what is essential', async ({ page }) => {
  await page.goto(`${portalUrl()}/login`)
  await expect(page.getByRole('button', { name: 'Anmelden', exact: true })).toBeVisible()
  await expect(dialog(page)).toHaveCount(0)
  await page.getByRole('contentinfo').getByRole('button', { name: 'Cookies' }).click()
  await expect(dialog(page)).toContainText('nur notwendige Cookies')
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await expect(page.getByRole('contentinfo').getByRole('button', { name: 'Cookies' })).toBeFocused()
})
