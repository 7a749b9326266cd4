import { expect } from '@playwright/test'
import { caller, expectSuccess } from '../bench/api.ts'
import { test } from './journey.ts'
import { ownServer } from './own-server.ts'

// A server of its own: what waits is counted.
const server = ownServer('inbox')

test('what customers ask for stands in the inbox, is opened from there, and is gone once it is answered', async ({
  page,
}) => {
  const customer = caller(server.url, 'customer')
  const { companyId } = await expectSuccess(customer('GET', '/session'))
  const [passport] = (await expectSuccess(customer('GET', `/companies/${companyId}/passports`))).items
  const body = { kind: 'renewal', message: 'Bitte um zwölf Monate.' }
  const asked = await expectSuccess(customer('POST', `/holdings/${passport.id}/licence-requests`, body))

  await server.signIn(page, 'licenser')
  const menu = page.getByRole('navigation', { name: 'Hauptmenü' })
  const entry = menu.getByRole('link', { name: /^Eingang/ })
  await expect(entry).toHaveText(/\d/)
  const waiting = Number(/\d+/.exec(await entry.innerText())?.[0])
  expect(waiting).toBeGreaterThan(0)
  await page.getByRole('button', { name: 'Meldungen' }).click()
  await page.getByRole('link', { name: `${waiting} Vorgänge warten auf eine Entscheidung` }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Eingang')
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'Anfragen 1' }).click()
  await expect(page).toHaveURL(/kind=request/)
  await page.reload()
  const rows = page.getByRole('table', { name: 'Eingang' }).getByRole('row')
  await expect(rows).toHaveCount(2)
  await expect(rows.last()).toContainText(asked.product.titleDe)
  await rows.last().getByRole('link').click()
  await expect(page).toHaveURL(new RegExp(`/management/requests/${asked.id}`))
  const trail = page.getByRole('navigation', { name: 'Sie sind hier' })
  await expect(trail.getByRole('listitem').first()).toHaveText('Anfragen')

  const answer = { state: 'done', note: 'Verlängert.' }
  await expectSuccess(caller(server.url, 'licenser')('POST', `/licence-requests/${asked.id}/answers`, answer))
  await page.goto(`${server.url}/inbox`)
  await expect(main.getByRole('button', { name: /^Anfragen \d/ })).toHaveCount(0)
  await expect(entry).toHaveText(`Eingang${waiting - 1}`)
})

test('a page opened directly says where it is: trail and menu, down to the product of a company', async ({ page }) => {
  const call = caller(server.url)
  const [company] = (await expectSuccess(call('GET', '/companies?search=10023'))).items
  const [holding] = (await expectSuccess(call('GET', `/companies/${company.id}/products`))).items
  await server.openAs(page, 'licenser', `/wellenwerkconfiguration/licencecreator/${holding.id}`)
  const steps = page.getByRole('navigation', { name: 'Sie sind hier' }).getByRole('listitem')
  await expect(steps).toHaveText([
    'Firmen',
    company.name,
    `${holding.product.titleDe} ${holding.product.version}`,
    'Host-ID anlegen',
  ])
  const menu = page.getByRole('navigation', { name: 'Hauptmenü' })
  // The entry is marked for the eye, and told to whoever does not see it: as the page itself, or as what the page belongs to.
  const companies = menu.getByRole('link', { name: 'Firmen', exact: true })
  await expect(companies).toHaveAttribute('data-here', 'true')
  await expect(companies).toHaveAttribute('aria-current', 'true')
  await steps.nth(1).getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(company.name)

  // The trail stays where a record cannot be read.
  await page.goto(`${server.url}/company/0198c0de-ffff-7000-8000-000000000000`)
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(steps.first()).toHaveText('Firmen')
  await page.goto(`${server.url}/events`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Veranstaltungen')
  const events = menu.getByRole('link', { name: 'Veranstaltungen', exact: true })
  await expect(events).toHaveAttribute('aria-current', 'page')
  await expect(menu.locator('[aria-current]')).toHaveCount(1)
})

test('the menu of the account says who is signed in, and changes language, theme and session', async ({ page }) => {
  await server.signIn(page, 'licenser')
  const open = () => page.getByRole('button', { name: /^(Angemeldet als|Signed in as) Torben Achterberg/ }).click()
  await open()
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Companies')
  await page.getByRole('banner').getByRole('button', { name: 'Dark theme' }).last().click()
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
  await page.getByRole('link', { name: 'Signed-in devices' }).click()
  await expect(page.getByRole('heading', { name: 'Sessions and devices' })).toBeInViewport()
  await open()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign out' })).toBeHidden()
  await open()
  await page.getByRole('banner').getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(/\/login/)
})

test('the path of the first day is put away in this browser, and the finder brings it back', async ({ page }) => {
  await server.openAs(page, 'licenser', '/today')
  const path = page.getByRole('region', { name: 'Ihr erster Tag' })
  await expect(path.getByRole('listitem')).toHaveCount(5)
  await path.getByRole('button', { name: 'Ausblenden' }).click()
  await expect(path).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('region', { name: 'Wartet' })).toBeVisible()
  await expect(path).toHaveCount(0)
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog').getByRole('combobox').fill('erster Tag')
  await page.getByRole('option', { name: 'Ihr erster Tag' }).click()
  await expect(path.getByRole('link', { name: 'Firma suchen' })).toBeVisible()
})

test('a list that is here in whole is searched for days as they are shown', async ({ page }) => {
  await server.openAs(page, 'administrator', '/inbox')
  const rows = page.getByRole('main').getByRole('row')
  await expect(rows.nth(1)).toContainText(/\d\d\.\d\d\.\d{4}/)
  const day = /\d\d\.\d\d\.\d{4}/.exec(await rows.nth(1).innerText())![0]
  await page.getByRole('main').getByRole('searchbox').fill(day)
  // No row is of another day: the search has been done, and found those of this one.
  await expect(rows.filter({ hasNotText: day })).toHaveCount(1)
  await expect(rows.nth(1)).toContainText(day)
})
