import { expect, type Page } from '@playwright/test'
import { openAs, portalUrl, signIn } from './actors.ts'
import { comeBack } from './come-back.ts'
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

test('configurations of an overview or a dialog that cannot be read are told as such', async ({ page }) => {
  await signIn(page, 'administrator')
  await company(page)
  await page.getByRole('link', { name: 'Konfiguration wählen' }).first().click()
  // What is still to be chosen is called by its name.
  await expect(page.getByText('Noch offen: Ausgangskonfiguration', { exact: true })).toBeVisible()

  await failing(page, /\/api\/holdings\/[^/]+\/configurations/)
  await company(page)
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'Die Konfigurationen konnten nicht geladen werden.',
  )

  await failing(page, /\/api\/companies\/[^/]+\/configurations/)
  await page.goBack()
  await page.getByRole('main').getByRole('link', { name: 'Produkte', exact: true }).click()
  await page.getByRole('button', { name: 'Produkt hinzufügen' }).click()
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText(
    'Die Konfigurationen konnten nicht geladen werden.',
  )
})

test('what was typed into a record stays when looking again fails, and the page says so', async ({ page }) => {
  await openAs(page, 'licenser', '/companies?search=10147')
  const link = page.getByRole('link', { name: 'Konstruktionsbüro Lindqvist', exact: true })
  const id = (await link.getAttribute('href'))!.split('/').at(-1)!
  await page.goto(`${portalUrl()}/company/${id}?tab=details&edit=yes`)
  const name = page.getByRole('main').getByRole('textbox', { name: 'Name', exact: true })
  await name.fill('Konstruktionsbüro Lindqvist & Töchter')

  const path = /\/api\/companies\/[^/]+$/
  await failing(page, path)
  const alert = page.getByRole('main').getByRole('alert')
  await comeBack(page, path)
  await expect(alert).toContainText('probe-1')
  await expect(name).toHaveValue('Konstruktionsbüro Lindqvist & Töchter')
  await expect(alert).toContainText('Die Seite konnte nicht aktualisiert werden')
  // The page still asks before it is left.
  await page.getByRole('navigation', { name: 'Hauptmenü' }).getByRole('link', { name: 'Firmen' }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Hier bleiben' }).click()

  await page.unroute(path)
  await comeBack(page, path)
  await expect(alert).toHaveCount(0)
  await expect(name).toHaveValue('Konstruktionsbüro Lindqvist & Töchter')
})
