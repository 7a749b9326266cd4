import { type BrowserContext, expect, type Page } from '@playwright/test'
import { signOut } from './account-menu.ts'
import { openAs, portalUrl, signInByPage } from './actors.ts'
import { test } from './journey.ts'

// What happens to one tab when another one signs out or in.

const dialog = (page: Page) => page.getByRole('dialog')
const password = (page: Page) => dialog(page).getByRole('textbox', { name: /^Passwort/ })

async function secondTab(context: BrowserContext): Promise<Page> {
  const other = await context.newPage()
  await other.goto(`${portalUrl()}/companies`)
  await expect(other.getByRole('row').nth(2)).toBeVisible()
  return other
}

/** The session ends elsewhere: its cookie is gone and its token is refused. */
async function endSession(context: BrowserContext): Promise<void> {
  const token = (await context.cookies()).find((cookie) => cookie.name === 'keywerk_session')!
  await fetch(`${portalUrl()}/api/session`, { method: 'DELETE', headers: { cookie: `keywerk_session=${token.value}` } })
  await context.clearCookies()
}

/** Reads something the tab has not read yet, which needs the session. */
async function askAgain(page: Page): Promise<void> {
  await page.getByRole('searchbox').first().fill('nordsee')
  await expect(dialog(page).getByText('Ihre Sitzung ist abgelaufen.')).toBeVisible()
}

/** Asks to delete the first company shown. */
async function askToDelete(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /löschen$/ })
    .first()
    .click()
  await expect(dialog(page)).toBeVisible()
}

async function expectSignInPage(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/login/)
  await expect(page.getByLabel('E-Mail-Adresse')).toBeVisible()
  await expect(dialog(page)).toHaveCount(0)
}

test('a tab that asks for the password shows the sign-in page once another tab signs out', async ({
  page,
  context,
}) => {
  await openAs(page, 'licenser', '/companies')
  await expect(page.getByRole('row').nth(2)).toBeVisible()
  const other = await secondTab(context)
  await endSession(context)
  for (const one of [page, other]) await askAgain(one)
  await dialog(other).getByRole('button', { name: 'Abmelden und Eingaben verwerfen' }).click()
  for (const one of [other, page]) await expectSignInPage(one)
})

test('a tab that asks to confirm who it is shows the sign-in page once another tab signs out', async ({
  page,
  context,
}) => {
  await openAs(page, 'administrator', '/companies')
  await askToDelete(page)
  await dialog(page).getByRole('button', { name: 'Löschen', exact: true }).click()
  await dialog(page).getByRole('button', { name: 'Endgültig löschen' }).click()
  await expect(password(page)).toBeVisible()
  const other = await secondTab(context)
  await signOut(other)
  await expectSignInPage(page)
})

test('an open question goes with the session another tab ends', async ({ page, context }) => {
  await openAs(page, 'administrator', '/companies')
  await askToDelete(page)
  const other = await secondTab(context)
  await signOut(other)
  await expectSignInPage(page)
})

test('signing in again in one tab is enough for the others', async ({ page, context }) => {
  await openAs(page, 'licenser', '/companies')
  await expect(page.getByRole('row').nth(2)).toBeVisible()
  const other = await secondTab(context)
  await endSession(context)
  for (const one of [page, other]) await askAgain(one)
  await password(page).fill('Keywerk-2026!')
  await dialog(page).getByRole('button', { name: 'Anmelden', exact: true }).click()
  for (const one of [page, other]) {
    await expect(dialog(one)).toHaveCount(0)
    await expect(one.getByRole('link', { name: 'Nordsee Getriebe AG', exact: true })).toBeVisible()
  }
})

test('whoever has no password signs in anew in a tab beside, and goes on with what is typed here', async ({
  page,
  context,
}) => {
  await openAs(page, 'licenser', '/companies')
  await expect(page.getByRole('row').nth(2)).toBeVisible()
  await endSession(context)
  await askAgain(page)
  const opened = context.waitForEvent('page')
  await dialog(page).getByRole('link', { name: 'Mit Firmenkonto oder Passkey anmelden (neuer Tab)' }).click()
  const other = await opened
  await expect(other.getByRole('button', { name: /Firmenkonto|Passkey/ }).first()).toBeVisible()
  await signInByPage(other, 'licenser')
  await expect(dialog(page)).toHaveCount(0)
  await expect(page.getByRole('searchbox').first()).toHaveValue('nordsee')
  await expect(page.getByRole('link', { name: 'Nordsee Getriebe AG', exact: true })).toBeVisible()
})
