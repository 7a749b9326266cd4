import { expect, type Page } from '@playwright/test'
import { caller, expectSuccess } from '../bench/api.ts'
import { openAs, portalUrl } from './actors.ts'
import { test } from './journey.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

const overview = (holding: string) => `/wellenwerkconfiguration/overview/${holding}`

/** A product that the company with this customer number has. */
async function productOf(number: string): Promise<string> {
  const call = caller(portalUrl(), 'licenser')
  const [company] = (await expectSuccess(call('GET', `/companies?search=${number}`))).items
  return (await expectSuccess(call('GET', `/companies/${company.id}/products`))).items[0].id
}

test('the keys that are shown go with the page one leaves', async ({ page }) => {
  await openAs(page, 'licenser', '/companies?search=10023')
  await page.getByRole('main').getByRole('table').getByRole('link').first().click()
  await expect(heading(page)).not.toHaveText('Firmen')
  await page.keyboard.press('?')
  const keys = page.getByRole('dialog', { name: 'Tastenkürzel' })
  await expect(keys).toBeVisible()
  await page.goBack()
  await expect(heading(page)).toHaveText('Firmen')
  await expect(keys).toHaveCount(0)
})

test('a dialog about one product does not stay open over another one', async ({ page }) => {
  const [one, two] = await Promise.all(['10023', '10147'].map(productOf))
  await openAs(page, 'administrator', overview(one!))
  await expect(page.getByRole('main')).toContainText('10023')
  // Within the portal, as by a find: the page is drawn on, about another product.
  await page.evaluate(`history.pushState(null, '', '${overview(two!)}')`)
  await expect(page.getByRole('main')).toContainText('10147')
  await page.getByRole('main').getByRole('button', { name: 'Infokommentar bearbeiten' }).click()
  const note = page.getByRole('dialog', { name: 'Infokommentar' })
  await expect(note).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('main')).toContainText('10023')
  await expect(note).toHaveCount(0)
})

test('what waited for the password does not happen once its page is left', async ({ page }) => {
  const account = '**/api/contacts/*/account/sessions'
  let sent = 0
  await page.route(account, (route) => {
    sent++
    return route.fulfill({ status: 403, json: { code: 'session.confirmFirst', message: '' } })
  })
  await openAs(page, 'administrator', '/allcompanycontacts?search=customer%40wellenwerk')
  const edit = page
    .getByRole('main')
    .getByRole('table')
    .getByRole('link', { name: /bearbeiten/ })
    .first()
  const { pathname } = new URL((await edit.getAttribute('href')) ?? '', portalUrl())
  await page.goto(`${portalUrl()}${pathname}?tab=account`)
  const signOut = page.getByRole('button', { name: 'Überall abmelden' })
  await expectSuccess(caller(portalUrl(), 'customer')('GET', '/session'))
  await page.reload()
  await signOut.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Überall abmelden' }).click()
  const asked = page.getByRole('dialog', { name: 'Bitte bestätigen Sie, dass Sie es sind' })
  await expect(asked).toBeVisible()
  await page.goBack()
  await expect(heading(page)).toHaveText('Ansprechpartner')
  await expect(asked).toHaveCount(0)
  expect(sent).toBe(1)
})
