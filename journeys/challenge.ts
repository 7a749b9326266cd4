import { expect, type Page } from '@playwright/test'

/** Waits for the work a form asks for: the browser begins it when a field of the form is entered. */
export async function solve(page: Page): Promise<void> {
  await page.locator('altcha-widget input[type=checkbox]').focus()
  await expect(page.locator('altcha-widget [data-state=verified]')).toHaveCount(1)
}
