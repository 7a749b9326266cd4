import { expect, type Page } from '@playwright/test'
import { demoPassword } from '../demo/accounts.ts'

export const portalUrl = (): string => process.env['KEYWERK_URL'] ?? ''

export type Role = 'administrator' | 'licenser' | 'customer' | 'customer2' | 'user' | 'student'

const emailOf = (role: Role): string => `${role}@wellenwerk.example`

/** Opens a session by the API: the next page that is loaded has it, in this language whatever the journey before chose. */
export async function openSession(
  page: Page,
  role: Role,
  url = portalUrl(),
  language: 'de' | 'en' = 'de',
): Promise<void> {
  const { request } = page.context()
  const credentials = { email: emailOf(role), password: demoPassword }
  const answer = await request.post(`${url}/api/session`, { data: credentials })
  expect(answer.status()).toBe(201)
  const { accessToken } = (await answer.json()) as { accessToken: string }
  const headers = { authorization: `Bearer ${accessToken}` }
  const kept = await request.patch(`${url}/api/session/preferences`, { headers, data: { language } })
  expect(kept.ok()).toBe(true)
}

/** Opens a session by the API for this address; the session of the journey's steps before is gone. */
export async function enter(page: Page, email: string, url: string): Promise<void> {
  await page.context().clearCookies()
  const answer = await page.context().request.post(`${url}/api/session`, { data: { email, password: demoPassword } })
  expect(answer.status()).toBe(201)
}

/** Opens a session by the API and the page it lands on, in German or English, at the worker's portal or another one. */
export async function signIn(page: Page, role: Role, language: 'de' | 'en' = 'de', url = portalUrl()): Promise<void> {
  await openSession(page, role, url, language)
  await page.goto(`${url}/login?lang=${language}`)
  await landed(page)
}

/** Opens a session by the API and this page, without the one it would land on. */
export async function openAs(
  page: Page,
  role: Role,
  path: string,
  language: 'de' | 'en' = 'de',
  url = portalUrl(),
): Promise<void> {
  await openSession(page, role, url, language)
  await page.goto(url + path)
}

/** Gives the password again whenever the page asks for it before something that makes administrators or opens doors. */
export async function giveThePasswordAgain(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', {
    name: /^(Bitte bestätigen Sie, dass Sie es sind|Please confirm it is you)$/,
  })
  await page.addLocatorHandler(dialog, async () => {
    await dialog.getByRole('textbox', { name: /^(Passwort|Password)/ }).fill(demoPassword)
    await dialog.getByRole('button', { name: /^(Bestätigen|Confirm)$/ }).click()
  })
}

const words = {
  de: { email: 'E-Mail-Adresse', password: /^Passwort/, submit: 'Anmelden' },
  en: { email: 'Email address', password: /^Password/, submit: 'Sign in' },
} as const

/** Signs in through the page, as people do, in German or English. */
export async function signInByPage(page: Page, role: Role, language: 'de' | 'en' = 'de'): Promise<void> {
  const say = words[language]
  await page.goto(`${portalUrl()}/login?lang=${language}`)
  await page.getByLabel(say.email).fill(emailOf(role))
  await page.getByRole('textbox', { name: say.password }).fill(demoPassword)
  await page.getByRole('button', { name: say.submit, exact: true }).click()
  await landed(page)
}

async function landed(page: Page): Promise<void> {
  await expect(page).not.toHaveURL(/\/login/)
  // Keys pressed before the page stands reach nobody.
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
}
