import { expect } from '@playwright/test'
import { test } from './journey.ts'
import { ownServer } from './own-server.ts'

// With the keyboard alone: rows are selected and acted on, by letter and by the finder.
const server = ownServer('selection')

test('rows are selected by x and acted on by letter and by the finder, which asks by name', async ({ page }) => {
  await server.openAs(page, 'administrator', '/management/studentdomains')
  const rows = page.getByRole('table').locator('tbody > tr')
  // Rows are drawn before what they hold has come.
  await expect(rows.getByRole('link').nth(3)).toBeVisible()
  const names = await rows.getByRole('link').allTextContents()
  await page.keyboard.press('j')
  await expect(rows.nth(0)).toBeFocused()
  await page.keyboard.press('x')
  await page.keyboard.press('j')
  await page.keyboard.press('x')
  await expect(page.getByText('2 ausgewählt')).toBeVisible()
  await expect(page.getByRole('button', { name: '2 entfernen' })).toHaveAttribute('aria-keyshortcuts', 'D')

  // The finder offers it first; no means no.
  const dialog = page.getByRole('dialog')
  await page.keyboard.press('Control+k')
  const offered = dialog.getByRole('group', { name: 'Mit der Auswahl' }).getByRole('option')
  await expect(offered).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(dialog).toContainText(`${names[0]} und ${names[1]} entfernen?`)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)

  await page.getByRole('checkbox', { name: `${names[0]} auswählen` }).focus()
  await page.keyboard.press('d')
  await dialog.getByRole('button', { name: '2 entfernen' }).click()
  await expect(page.getByText('2 Domains sind entfernt.').first()).toBeAttached()
  await page.reload()
  await expect(rows.getByRole('link').first()).toHaveText(names[2]!)

  // Letters can be switched off, and on again from the menu of the account.
  await page.keyboard.press('?')
  await dialog.getByRole('switch', { name: /^Tastenkürzel aus einem Zeichen/ }).click({ force: true })
  await page.keyboard.press('Escape')
  await page.keyboard.press('?')
  await expect(dialog).toHaveCount(0)
  await page.getByRole('button', { name: /^Angemeldet als/ }).click()
  await page.getByRole('button', { name: 'Tastenkürzel' }).click()
  await expect(dialog.getByRole('switch')).not.toBeChecked()
})
