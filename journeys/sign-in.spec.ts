import { expect } from '@playwright/test'
import { signOut } from './account-menu.ts'
import { portalUrl, type Role, signInByPage } from './actors.ts'
import { test } from './journey.ts'

const landings: [Role, RegExp, string][] = [
  ['administrator', /\/companies$/, 'Firmen'],
  ['licenser', /\/companies$/, 'Firmen'],
  ['customer', /\/products\/companyproducts$/, 'Firmenprodukte'],
  ['user', /\/user$/, 'Mein Konto'],
  // The student version is all a student owns.
  ['student', /\/products\/Student$/, 'Studienversion 2024'],
]

for (const [role, address, heading] of landings)
  test(`${role} lands where decided, and finds nothing in the menu that is not allowed`, async ({ page }) => {
    await signInByPage(page, role)
    await expect(page).toHaveURL(address)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    const staff = role === 'administrator' || role === 'licenser'
    await expect(
      page.getByRole('navigation', { name: 'Hauptmenü' }).getByRole('button', { name: 'Firmen' }),
    ).toHaveCount(staff ? 1 : 0)
  })

test('a wrong password is told neutrally, and the right one afterwards works', async ({ page }) => {
  await page.goto(`${portalUrl()}/login`)
  await page.getByLabel('E-Mail-Adresse').fill('licenser@wellenwerk.example')
  await page.getByRole('textbox', { name: /^Passwort/ }).fill('Falsch-2026!')
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click()
  await expect(page.getByText('E-Mail-Adresse oder Passwort ist nicht richtig.')).toBeVisible()
  await signInByPage(page, 'licenser')
})

test('a forbidden page shows a notice and keeps the session', async ({ page }) => {
  await signInByPage(page, 'student')
  await page.goto(`${portalUrl()}/companies`)
  await expect(page.getByText('Fehlende Berechtigung')).toBeVisible()
  await page.goto(`${portalUrl()}/products/companyproducts`)
  await expect(page.getByText('Fehlende Berechtigung')).toBeVisible()
  await page.getByRole('button', { name: /weiterarbeiten/ }).click()
  await expect(page).toHaveURL(/\/products\/myproducts$/)
})

test('the wanted page waits behind the sign-in, and a reload keeps the session', async ({ page }) => {
  await page.goto(`${portalUrl()}/companies?search=nordsee`)
  await expect(page).toHaveURL(/\/login\?to=/)
  await page.getByLabel('E-Mail-Adresse').fill('licenser@wellenwerk.example')
  await page.getByRole('textbox', { name: /^Passwort/ }).fill('Keywerk-2026!')
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click()
  await expect(page.getByRole('link', { name: 'Nordsee Getriebe AG', exact: true })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('link', { name: 'Nordsee Getriebe AG', exact: true })).toBeVisible()
})

test('signing out ends the session in every tab', async ({ context, page }) => {
  await signInByPage(page, 'licenser')
  const other = await context.newPage()
  await other.goto(`${portalUrl()}/companies`)
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Firmen')
  await signOut(page)
  await expect(page).toHaveURL(/\/login/)
  await expect(other).toHaveURL(/\/login/)
  await page.goto(`${portalUrl()}/companies`)
  await expect(page).toHaveURL(/\/login/)
})

test('language and theme are switched and kept', async ({ page }) => {
  await signInByPage(page, 'licenser')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await page.getByRole('combobox', { name: 'Sprache' }).selectOption({ label: 'English' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Companies')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await page.getByRole('button', { name: 'Dark theme' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Companies')
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
  await page.getByRole('button', { name: 'Light theme' }).click()
  await page.getByRole('combobox', { name: 'Language' }).selectOption({ label: 'Deutsch' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Firmen')
})

test('the button names the company of the address typed last, whichever answer comes first', async ({ page }) => {
  const { promise: held, resolve: answer } = Promise.withResolvers<void>()
  await page.route(/\/api\/portal$/, async (route) => {
    const portal = await route.fetch()
    await route.fulfill({ response: portal, json: { ...((await portal.json()) as object), companySignIn: true } })
  })
  await page.route(/\/api\/session\/sso\?/, async (route) => {
    const late = route.request().url().includes('alt.example')
    if (late) await held
    await route.fulfill({ json: { provider: late ? 'Alt AG' : 'Neu GmbH' } })
  })
  await page.goto(`${portalUrl()}/login?lang=de`)
  const address = page.getByLabel('E-Mail-Adresse')
  const button = page.getByRole('button', { name: /^Weiter mit/ })
  for (const domain of ['alt.example', 'neu.example']) {
    await address.fill(`a@${domain}`)
    await address.blur()
  }
  await expect(button).toHaveText('Weiter mit Neu GmbH')
  const late = page.waitForResponse(/alt\.example/)
  answer()
  await (await late).finished()
  // The page has drawn since then.
  await page.evaluate(() => new Promise((drawn) => setTimeout(drawn)))
  await expect(button).toHaveText('Weiter mit Neu GmbH')
})
