import { expect, type Page } from '@playwright/test'
import { portalUrl, signIn } from './actors.ts'
import { test } from './journey.ts'

/** Lets reading this path fail, so long as the page lives. */
const failing = (page: Page, path: RegExp) =>
  page.route(path, (route) =>
    route.fulfill({ status: 503, json: { code: 'server.unavailable', message: '', requestId: 'probe-1' } }),
  )

const company = async (page: Page) => {
  await page.goto(`${portalUrl()}/companies?search=10147`)
  await page.getByRole('link', { name: 'Konstruktionsbüro Lindqvist', exact: true }).click()
  await page.getByRole('link', { name: 'Wellenwerk Einzelplatz 20', exact: true }).click()
}

test('what of a configuration cannot be read is told with the reason', async ({ page }) => {
  await signIn(page, 'administrator')
  const alert = page.getByRole('main').getByRole('alert')

  await test.step('the choices cannot be read', async () => {
    await failing(page, /\/api\/products\/[^/]+\/configurations/)
    await company(page)
    await page.getByRole('link', { name: 'Konfiguration wählen' }).click()
    await expect(alert).toContainText('Die Konfigurationen konnten nicht geladen werden.')
    await expect(alert).toContainText('probe-1')
  })

  await test.step('the configuration itself cannot be read', async () => {
    await failing(page, /\/api\/configurations\/[^/?]+$/)
    await company(page)
    await page
      .getByRole('link', { name: /öffnen$/ })
      .first()
      .click()
    await expect(alert).toContainText('Die Konfiguration konnte nicht geladen werden.')
    await expect(alert).toContainText('probe-1')
  })
})
