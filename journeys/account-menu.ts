import type { Page } from '@playwright/test'

/** Opens the menu of the signed-in account. */
export const openAccountMenu = (page: Page): Promise<void> =>
  page
    .getByRole('banner')
    .getByRole('button', { name: /^(Angemeldet als|Signed in as)/ })
    .click()

/** Follows a link of the menu of the account: "Mein Konto", "Passwort ändern". */
export async function fromAccountMenu(page: Page, name: string): Promise<void> {
  await openAccountMenu(page)
  await page.getByRole('banner').getByRole('link', { name, exact: true }).click()
}

/** Signs out as people do, in German or English. */
export async function signOut(page: Page): Promise<void> {
  await openAccountMenu(page)
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^(Abmelden|Sign out)$/ })
    .click()
}
