import { expect, type Page } from '@playwright/test'
import { portalUrl, signIn } from './actors.ts'
import { test } from './journey.ts'

/** Lets reading this path fail, so long as the page lives. */
const failing = (page: Page, path: RegExp) =>
  page.route(path, (route) =>
    route.fulfill({ status: 503, json: { code: 'server.unavailable', message: '', requestId: 'probe-1' } }),
  )

const company = async (page: Page, product = 'Wellenwerk Einzelplatz 20') => {
  await page.goto(`${portalUrl()}/companies?search=10147`)
  await page.getByRole('link', { name: 'Konstruktionsbüro Lindqvist', exact: true }).click()
  await page.getByRole('link', { name: product, exact: true }).click()
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

for (const [language, said, product, products, add, open] of [
  [
    'de',
    'Die Konfigurationen konnten nicht geladen werden.',
    'Wellenwerk Einzelplatz 20',
    'Produkte',
    'Produkt hinzufügen',
    'Noch offen: Ausgangskonfiguration',
  ],
  [
    'en',
    'The configurations could not be loaded.',
    'Wellenwerk Single User 20',
    'Products',
    'Add product',
    'Still open: Starting configuration',
  ],
] as const)
  test(`${language}: configurations of an overview or a dialog that cannot be read are told as such`, async ({
    page,
  }) => {
    await signIn(page, 'administrator', language)
    await company(page, product)
    await page
      .getByRole('link', { name: /^(Konfiguration wählen|Choose configuration)$/ })
      .first()
      .click()
    // What is still to be chosen is called by its name.
    await expect(page.getByText(open, { exact: true })).toBeVisible()

    await failing(page, /\/api\/holdings\/[^/]+\/configurations/)
    await company(page, product)
    await expect(page.getByRole('main').getByRole('alert')).toContainText(said)

    await failing(page, /\/api\/companies\/[^/]+\/configurations/)
    await page.goBack()
    await page.getByRole('main').getByRole('link', { name: products, exact: true }).click()
    await page.getByRole('button', { name: add }).click()
    await expect(page.getByRole('dialog').getByRole('alert')).toContainText(said)
  })
