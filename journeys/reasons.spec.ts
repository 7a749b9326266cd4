import { expect } from '@playwright/test'
import { openAs } from './actors.ts'
import { test } from './journey.ts'

// A button that cannot be pressed says why: beside it, at its row, or at the field that is missing.

test('what is to be chosen first stands beside the button', async ({ page }) => {
  await openAs(page, 'administrator', '/management/duplicates?kind=company')
  const compare = page.getByRole('main').getByRole('button', { name: 'Vergleichen', exact: true })
  await expect(compare).toBeDisabled()
  await expect(compare).toHaveAccessibleDescription('Wählen Sie oben zwei verschiedene Einträge.')
  await expect(page.getByText('Wählen Sie oben zwei verschiedene Einträge.')).toBeVisible()
})

test('a row action tells its reason in its name and to whoever presses it', async ({ page }) => {
  await openAs(page, 'customer', '/user')
  const end = page.getByRole('button', { name: /abmelden$/ }).and(page.locator('[aria-disabled=true]'))
  await expect(end.first()).toHaveAttribute('title', /Dieses Gerät\. Melden Sie sich dafür ab\.$/)
  await end.first().focus()
  await page.keyboard.press('Enter')
  const told = page.getByText('Dieses Gerät. Melden Sie sich dafür ab.').filter({ visible: true })
  await expect(told.first()).toBeVisible()
})

test('an export of nothing says that the list is empty, by description and to whoever presses it', async ({ page }) => {
  await openAs(page, 'administrator', '/companies?search=gibtesnicht12345')
  const exporting = page.getByRole('main').getByRole('button', { name: /^Export/ })
  await expect(exporting).toBeDisabled()
  await expect(exporting).toHaveAccessibleDescription('Die Liste ist leer.')
  await exporting.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Die Liste ist leer.').filter({ visible: true }).first()).toBeVisible()
  await expect(page.getByRole('menu')).toHaveCount(0)
})

test('a form says what is missing before anything was typed', async ({ page }) => {
  await openAs(page, 'administrator', '/management/editrole')
  const save = page.getByRole('main').getByRole('button', { name: 'Speichern' })
  await expect(save).toHaveAccessibleDescription('Noch offen: Name, Beschreibung')
})
