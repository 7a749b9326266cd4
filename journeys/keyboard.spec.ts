import { expect } from '@playwright/test'
import { demoPassword } from '../demo/accounts.ts'
import { openAs, portalUrl, signIn } from './actors.ts'
import { test } from './journey.ts'
import { tabTo } from './tab-to.ts'

// The daily ways with the keyboard alone: nothing here is clicked.
test.use({ actionTimeout: 15_000 })

test('signing in', async ({ page }) => {
  await page.goto(`${portalUrl()}/login?lang=de`)
  await tabTo(page, page.getByRole('textbox', { name: 'E-Mail-Adresse' }))
  await page.keyboard.type('licenser@wellenwerk.example')
  await tabTo(page, page.getByRole('textbox', { name: /^Passwort/ }))
  await page.keyboard.type(demoPassword)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: /^Angemeldet als/ })).toBeVisible()
})

test('from the finder to a company, and through its tabs', async ({ page }) => {
  await signIn(page, 'administrator')
  await page.keyboard.press('Control+k')
  const finder = page.getByRole('dialog')
  await expect(finder.getByRole('combobox')).toBeFocused()
  await page.keyboard.type('10147')
  await expect(finder.getByRole('option', { name: /10147/ }).first()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/company\//)
  await tabTo(page, page.getByRole('main').getByRole('link', { name: 'Produkte', exact: true }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/tab=products/)
})

test('a list: searched, sorted and a row opened', async ({ page }) => {
  await openAs(page, 'administrator', '/companies')
  await page.getByRole('table', { name: 'Firmen' }).waitFor()
  await page.keyboard.press('/')
  await page.keyboard.type('10147')
  await expect(page.getByRole('cell', { name: '10147' })).toHaveCount(1)
  await tabTo(
    page,
    page
      .getByRole('columnheader', { name: /Firma|Name/ })
      .first()
      .getByRole('button'),
  )
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/sort=/)
  await tabTo(page, page.getByRole('row').nth(1).getByRole('link').first())
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/company\//)
})

test('a question about deleting, left with Escape, leads back to the row', async ({ page }) => {
  await openAs(page, 'administrator', '/companies')
  const remove = page.getByRole('button', { name: /löschen$/ }).first()
  await tabTo(page, remove)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(remove).toBeFocused()
})
