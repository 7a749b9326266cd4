import { expect, type Page } from '@playwright/test'
import { demoPassword } from '../demo/accounts.ts'

/** Types address and password at the sign-in of the cloud and sends them. */
export async function cloudSignIn(page: Page, url: string, email: string, password = demoPassword): Promise<void> {
  await page.goto(`${url}/awslogin`)
  const main = page.getByRole('main')
  await main.getByRole('textbox', { name: 'E-Mail' }).fill(email)
  await main.getByRole('textbox', { name: 'Passwort' }).fill(password)
  await main.getByRole('button', { name: 'Anmelden und starten' }).click()
}

/** Whom the demo gave a place at another account is asked where to work: at the account that says these words. */
export async function startAt(page: Page, words: string): Promise<void> {
  const account = page.getByRole('listitem').filter({ hasText: words })
  const stream = page.getByRole('heading', { name: 'Ihre Sitzung läuft' })
  await expect(account.or(stream)).toBeVisible()
  if (await account.isVisible()) await account.getByRole('button').click()
  await streams(page)
}

/** The stand-in's page: the stream opened in this tab. */
export const streams = (page: Page) => expect(page.getByRole('heading', { name: 'Ihre Sitzung läuft' })).toBeVisible()
