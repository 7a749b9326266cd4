import { expect } from '@playwright/test'
import { demoPassword } from '../demo/accounts.ts'
import { giveThePasswordAgain } from './actors.ts'
import { flip } from './flip.ts'
import { test } from './journey.ts'
import { ownServer } from './own-server.ts'

// Nobody listens there: the mail server is down.
const server = ownServer('mail-outage', { SMTP_URL: 'smtp://127.0.0.1:9' })

test('while the mail server is down nothing is said to be on its way: a code waits, and so does a link', async ({
  page,
}) => {
  await giveThePasswordAgain(page)
  await server.openAs(page, 'user', '/user?tab=security')
  await flip(page.getByRole('switch', { name: /^Code per E-Mail/ }))
  await page.getByRole('dialog').getByRole('button', { name: 'Einschalten' }).click()
  await expect(page.getByRole('switch', { name: /^Code per E-Mail/ })).toBeChecked()
  await page.context().clearCookies()
  await page.goto(`${server.url}/login?lang=de`)
  await page.getByLabel('E-Mail-Adresse').fill('user@wellenwerk.example')
  await page.getByRole('textbox', { name: /^Passwort/ }).fill(demoPassword)
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click()
  await expect(page).toHaveURL(/\/entertfacode/)
  const waits = 'Der Mailserver nimmt gerade nichts an'
  await expect(page.getByText(waits)).toBeVisible()
  await expect(page.getByText('die wir Ihnen gesendet haben')).toHaveCount(0)

  await page.goto(`${server.url}/forgotPassword`)
  await page.getByRole('textbox', { name: 'E-Mail-Adresse' }).fill('customer@wellenwerk.example')
  await page.getByRole('main').locator('button[type=submit]').click()
  await expect(page.getByText(waits).filter({ visible: true }).first()).toBeVisible()
  await expect(page.getByText('ist eine E-Mail mit dem Link unterwegs')).toHaveCount(0)
})
