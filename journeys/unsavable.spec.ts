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

test('forms with an empty starred field, a wrong order of days or times, or no words cannot be sent', async ({
  page,
}) => {
  await test.step('an event from 10:00 to 10:00', async () => {
    await openAs(page, 'administrator', '/events/create')
    const main = page.getByRole('main')
    await main.getByRole('textbox', { name: 'Bezeichnung' }).fill('Um zehn')
    await main.getByRole('combobox', { name: 'Stack' }).click()
    await page.getByRole('option', { name: 'Wellenwerk 2024', exact: true }).click()
    await main.getByRole('textbox', { name: 'Datum' }).fill('01.07.2031')
    await expect(save(page)).toBeEnabled()
    await main.locator('input[name=from]').fill('10:00')
    await main.locator('input[name=to]').fill('10:00')
    await main.locator('input[name=to]').blur()
    await expect(save(page)).toBeDisabled()
    await expect(main.getByText('Das Ende muss nach dem Beginn liegen.').first()).toBeVisible()
    await main.locator('input[name=to]').fill('11:00')
    await expect(save(page)).toBeEnabled()
    await main.getByRole('textbox', { name: 'Datum' }).fill('01.07.2021')
    await expect(save(page)).toBeDisabled()
  })

  await test.step('a host without receiver', async () => {
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
})
