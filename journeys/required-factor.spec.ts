import { expect, type Page } from '@playwright/test'
import { generateSync } from 'otplib'
import { demoPassword } from '../demo/accounts.ts'
import { giveThePasswordAgain } from './actors.ts'
import { flip } from './flip.ts'
import { test } from './journey.ts'
import { ownServer } from './own-server.ts'

// A server of its own: roles ask for a second factor here.
const server = ownServer('required-factor')

async function askFor(page: Page, role: string, days: string): Promise<void> {
  await server.openAs(page, 'administrator', '/management/rolestable')
  await page.getByRole('link', { name: role, exact: true }).click()
  await page.getByRole('switch', { name: 'Verlangt einen zweiten Faktor' }).setChecked(true)
  await page.getByLabel('Frist in Tagen').fill(days)
  await page.getByRole('region', { name: 'Angaben zur Rolle' }).getByRole('button', { name: 'Speichern' }).click()
  await expect(page.locator('p', { hasText: `Rolle „${role}“ gespeichert.` }).first()).toBeVisible()
  await page.reload()
  await expect(page.getByRole('switch', { name: 'Verlangt einen zweiten Faktor' })).toBeChecked()
  await expect(page.getByLabel('Frist in Tagen')).toHaveValue(days)
}

test('a role asks for a second factor: for a while every page says how long is left, until it is set up', async ({
  page,
}) => {
  await giveThePasswordAgain(page)
  await askFor(page, 'User', '10')
  await server.signIn(page, 'user')
  const bar = page.getByRole('region', { name: 'Zweiten Faktor einrichten' })
  await expect(bar).toContainText('Noch 10 Tage.')
  await page.goto(`${server.url}/password`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Passwort ändern')
  await bar.getByRole('button', { name: 'Jetzt einrichten' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zweiten Faktor einrichten')
  await flip(page.getByRole('switch', { name: /^Code per E-Mail/ }))
  await page.getByRole('dialog').getByRole('button', { name: 'Einschalten' }).click()
  await expect(page.getByText('Ihr zweiter Faktor ist eingerichtet.')).toBeVisible()
  await page.getByRole('button', { name: 'Weiter zum Portal' }).click()
  await expect(page).toHaveURL(/\/password/)
  await expect(bar).toHaveCount(0)
})

test('in English: once the period is over only the page that sets one up is there', async ({ page }) => {
  await giveThePasswordAgain(page)
  await askFor(page, 'Customer', '0')
  await page.context().clearCookies()
  await page.goto(`${server.url}/login?lang=en`)
  await page.locator('input[name=email]').fill('customer@wellenwerk.example')
  await page.locator('input[name=password]').fill(demoPassword)
  await page.locator('button[type=submit]').click()
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toHaveText('Set up a second factor')
  await expect(page.getByText('The deadline has passed.')).toBeVisible()
  for (const path of ['/', '/products/companyproducts', '/user', '/companies']) {
    await page.goto(server.url + path)
    await expect(title).toHaveText('Set up a second factor')
  }
  await page.goto(`${server.url}/password`)
  await expect(title).toHaveText('Set up a second factor')
  await page.getByRole('button', { name: 'Set up app' }).click()
  const dialog = page.getByRole('dialog', { name: 'Set up app' })
  // A click that is checked first lets the question for the password be answered.
  await dialog.getByLabel(/^Code from the app/).click()
  const secret = (await dialog.locator('code').textContent())!.replaceAll(' ', '')
  await dialog.getByLabel(/^Code from the app/).fill(generateSync({ secret }))
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await page.getByRole('button', { name: 'I have saved the codes' }).click()
  await page.getByRole('button', { name: 'Continue to the portal' }).click()
  await expect(title).toHaveText('Change password')
  await page.goto(`${server.url}/products/companyproducts`)
  await expect(title).not.toHaveText('Set up a second factor')
})
