import { expect } from '@playwright/test'
import { signIn } from './actors.ts'
import { test } from './journey.ts'

test('Ctrl+K finds companies, contacts, licences and pages, by keyboard alone', async ({ page }) => {
  await signIn(page, 'licenser')
  await page.keyboard.press('Control+k')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('searchbox').fill('größl')
  await expect(dialog.getByRole('region', { name: 'Kontakte' }).getByRole('link').first()).toBeVisible()
  await dialog.getByRole('searchbox').fill('1000')
  await expect(dialog.getByRole('region', { name: 'Lizenzen' }).getByRole('link').first()).toBeVisible()
  await dialog.getByRole('searchbox').fill('nordsee getr')
  await expect(dialog.getByRole('link', { name: 'Nordsee Getriebe AG' })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nordsee Getriebe AG')
})

test('who may see nothing of companies finds pages only', async ({ page }) => {
  await signIn(page, 'student')
  await page.keyboard.press('Control+k')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('searchbox').fill('produkte')
  await expect(dialog.getByRole('link', { name: 'Meine Produkte' })).toBeVisible()
  await expect(dialog.getByRole('region')).toHaveCount(1)
})
