import { expect, type Page } from '@playwright/test'
import { caller, expectSuccess } from '../bench/api.ts'
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

for (const [what, address, path] of [
  ['a record', '/company/{id}?tab=details&edit=yes', /\/api\/companies\/[^/]+$/],
  ['a new record', '/createcompany?types=all', /\/api\/company-types$/],
] as const)
  test(`${what}: what was typed stays when looking again fails, and the page says so`, async ({ page }) => {
    await openAs(page, 'licenser', '/companies?search=10147')
    const link = page.getByRole('link', { name: 'Konstruktionsbüro Lindqvist', exact: true })
    const id = (await link.getAttribute('href'))!.split('/').at(-1)!
    await page.goto(portalUrl() + address.replace('{id}', id))
    const name = page.getByRole('main').getByRole('textbox', { name: 'Name', exact: true })
    await name.fill('Konstruktionsbüro Lindqvist & Töchter')

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

test('a form on a card of the page stays, too, while nothing can be read', async ({ page }) => {
  const { items } = await expectSuccess(caller(portalUrl())('GET', '/catalogue?search=WW-NW-20'))
  await openAs(page, 'administrator', `/products/editproduct?id=${items[0].id}`)
  const moves = page.getByRole('region', { name: 'Umzüge' })
  const within = moves.getByRole('textbox', { name: 'in Monaten' })
  const allow = moves.getByRole('button', { name: 'Umzüge erlauben' })
  await expect(within.or(allow)).toBeVisible()
  if (await allow.isVisible()) await allow.click()
  await within.fill('7')
  await failing(page, /\/api\/(?!session)/)
  await comeBack(page, /\/move-policy$/)
  await expect(page.getByRole('main').getByRole('alert').first()).toContainText('probe-1')
  await expect(within).toHaveValue('7')
})

test('the rows of a list stay when looking again fails', async ({ page }) => {
  await openAs(page, 'licenser', '/companies?search=10147')
  const company = page.getByRole('link', { name: 'Konstruktionsbüro Lindqvist', exact: true })
  await expect(company).toBeVisible()
  const list = /\/api\/companies(\?|$)/
  await failing(page, list)
  await comeBack(page, list)
  const alert = page.getByRole('main').getByRole('alert')
  await expect(alert).toContainText('probe-1')
  await expect(company).toBeVisible()
  await page.unroute(list)
  await alert.getByRole('button', { name: 'Erneut versuchen' }).click()
  await expect(alert).toHaveCount(0)
  await expect(company).toBeVisible()
})

test('payments of a person that cannot be read are told as such, and read again', async ({ page }) => {
  const call = caller(portalUrl(), 'administrator')
  const [student] = (await expectSuccess(call('GET', '/contacts?search=student@wellenwerk.example'))).items
  let broken = true
  await page.route(/\/api\/contacts\/[^/]+\/orders/, (route) =>
    broken
      ? route.fulfill({ status: 503, json: { code: 'server.unavailable', message: '', requestId: 'probe-2' } })
      : route.continue(),
  )
  await openAs(page, 'administrator', `/editcontact/${student.id}`)
  const card = page.getByRole('region', { name: 'Zahlungen' })
  await expect(card.getByRole('alert')).toContainText('probe-2')
  broken = false
  await card.getByRole('button', { name: 'Erneut versuchen' }).click()
  await expect(card.getByRole('alert')).toHaveCount(0)
})
