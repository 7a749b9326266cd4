import { expect, type Page } from '@playwright/test'
import { demoPassword } from '../demo/accounts.ts'

export const portalUrl = (): string => process.env['KEYWERK_URL'] ?? ''

export type Role = 'administrator' | 'licenser' | 'customer' | 'customer2' | 'user' | 'student'

const words = {
  de: { email: 'E-Mail-Adresse', password: /^Passwort/, submit: 'Anmelden' },
  en: { email: 'E-mail address', password: /^Password/, submit: 'Sign in' },
} as const

/** Signs in through the page, as people do, in German or English, at the portal of all journeys or another one. */
export async function signIn(page: Page, role: Role, language: 'de' | 'en' = 'de', url = portalUrl()): Promise<void> {
  const say = words[language]
  await page.goto(`${url}/login?lang=${language}`)
  await page.getByLabel(say.email).fill(`${role}@wellenwerk.example`)
  await page.getByRole('textbox', { name: say.password }).fill(demoPassword)
  await page.getByRole('button', { name: say.submit, exact: true }).click()
  await expect(page).not.toHaveURL(/\/login/)
}
