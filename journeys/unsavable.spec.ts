import { expect, type Page } from '@playwright/test'
import { caller } from '../bench/api.ts'
import { makeCustomer } from '../server/testing/customers.ts'
import { openAs, portalUrl } from './actors.ts'
import { test } from './journey.ts'

// No button saves while a field holds what does not count, and no number becomes another one.

test.use({ actionTimeout: 15_000 })
const customerNumber = () => Number(String(Date.now()).slice(-9))
const save = (page: Page) => page.getByRole('button', { name: 'Speichern', exact: true })

test('7,5 is not stored as 7 in the manager, and on the way to 12 nothing is lowered to 1', async ({ page }) => {
  const { id } = await makeCustomer(caller(portalUrl()), customerNumber(), 'Siebeneinhalb GmbH')
  await openAs(page, 'administrator', `/wellenwerkconfiguration/overview/${id}`)
  await page
    .getByRole('main')
    .getByRole('link', { name: /öffnen$/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Explorer bearbeiten' }).click()
  const row = page.getByRole('row', { name: /^Explorer/ })
  const count = page.getByRole('complementary').getByRole('textbox', { name: 'Anzahl' })
  const foot = page.getByRole('region', { name: 'Änderungen' })
  await count.fill('10')
  await expect(row).toContainText('2 → 10')
  for (const wrong of ['7,5', '1.5', '101', 'zehn', '']) {
    await count.fill('')
    await count.pressSequentially(wrong)
    await count.blur()
    await expect(page.getByText(/Bitte geben Sie eine (ganze )?Zahl/)).toBeVisible()
    // What stood there before it was wrong.
    await expect(row).not.toContainText('→ 7')
    await expect(foot).toContainText('Erst die fehlerhafte Angabe berichtigen.')
    await expect(save(page)).toBeDisabled()
  }
  await count.fill('8')
  await expect(row).toContainText('2 → 8')
  await expect(save(page)).toBeEnabled()
})

test('a host without receiver cannot be saved', async ({ page }) => {
  const { id } = await makeCustomer(caller(portalUrl()), customerNumber(), 'Ohne Empfänger GmbH')
  await openAs(page, 'administrator', `/wellenwerkconfiguration/licencecreator/${id}`)
  await page.getByRole('textbox', { name: 'Rechnername 1' }).fill('WW-1')
  const receiver = page.getByRole('textbox', { name: /^E-Mail-Adresse des Empfängers/ })
  await receiver.fill('empfang@voss.example')
  await expect(save(page)).toBeEnabled()
  await receiver.fill('')
  await receiver.blur()
  await expect(save(page)).toBeDisabled()
  await expect(page.getByText(/Es fehlt noch.*E-Mail-Adresse des Empfängers|Noch offen.*E-Mail/)).toBeVisible()
})
