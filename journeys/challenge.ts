import { expect, type Page } from '@playwright/test'

/** Has the browser do the work a form asks for. */
export async function solve(page: Page): Promise<void> {
  const box = page.locator('altcha-widget input[type=checkbox]')
  await box.focus()
  await page.keyboard.press('Space')
  await expect(page.locator('altcha-widget [data-state=verified]')).toHaveCount(1)
}
