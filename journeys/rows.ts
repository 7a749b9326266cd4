import type { Locator, Page } from '@playwright/test'

/** Opens the menu behind "⋯" of a row and answers a line of it. */
export async function fromMenu(page: Page, row: string | RegExp, line: string | RegExp): Promise<Locator> {
  const name = typeof row === 'string' ? `Mehr zu ${row}` : row
  await page.getByRole('button', { name }).first().click()
  return page.getByRole('menuitem', { name: line })
}
