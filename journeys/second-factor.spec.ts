import { expect, type Page } from '@playwright/test'
import { generateSync } from 'otplib'
import { demoPassword } from '../demo/accounts.ts'
import { signOut } from './account-menu.ts'
import { flip } from './flip.ts'
import { test } from './journey.ts'
import { newestMail } from './mailbox.ts'
import { ownServer } from './own-server.ts'

// A server of its own: accounts get second factors here.
const server = ownServer('second-factor')

const address = (name: string) => `${name}@wellenwerk.example`

async function enterPassword(page: Page, name: string, lang: 'de' | 'en' = 'de'): Promise<void> {
  await page.goto(`${server.url}/login?lang=${lang}`)
  await page.locator('input[name=email]').fill(address(name))
  await page.locator('input[name=password]').fill(demoPassword)
  await page.locator('button[type=submit]').click()
}
async function leave(page: Page): Promise<void> {
  await signOut(page)
  await expect(page).toHaveURL(/\/login/)
}
async function confirmIdentity(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Bitte bestätigen Sie, dass Sie es sind' })
  await dialog.getByRole('textbox', { name: /^Passwort/ }).fill(demoPassword)
  await dialog.getByRole('button', { name: 'Bestätigen' }).click()
  await expect(dialog).toBeHidden()
}
const section = (page: Page) => page.getByRole('region', { name: 'Sicherheit', exact: true })
const codeOf = (mail: { text: string }) => /\b(\d{6})\b/.exec(mail.text)![1]!

test('a code by e-mail: switched on after the password was asked for again, entered from the mail', async ({
  page,
}) => {
  await server.openAs(page, 'user', '/user?tab=security')
  const toggle = section(page).getByRole('switch', { name: /^Code per E-Mail/ })
  // Cancelling the question, or the password, leaves everything as it was.
  await flip(toggle)
  await page.getByRole('dialog').getByRole('button', { name: 'Abbrechen' }).click()
  await expect(toggle).not.toBeChecked()
  await flip(toggle)
  await page.getByRole('dialog').getByRole('button', { name: 'Einschalten' }).click()
  await page
    .getByRole('dialog', { name: 'Bitte bestätigen Sie, dass Sie es sind' })
    .getByRole('button', { name: 'Abbrechen' })
    .click()
  await expect(toggle).not.toBeChecked()
  await flip(toggle)
  await page.getByRole('dialog').getByRole('button', { name: 'Einschalten' }).click()
  await confirmIdentity(page)
  await expect(toggle).toBeChecked()
  await newestMail(server.url, address('user'), 'Anmeldung')
  await leave(page)

  await enterPassword(page, 'user')
  await expect(page).toHaveURL(/\/entertfacode/)
  await expect(page.getByText(/^Gültig noch 9 Min\./)).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeHidden()
  const first = await newestMail(server.url, address('user'), 'Ihr Code')
  // Without the second factor nothing else opens, also after a reload: one comes back to the code.
  await page.goto(`${server.url}/user`)
  await expect(page).toHaveURL(/\/entertfacode/)
  await page.reload()
  await expect(page).toHaveURL(/\/entertfacode/)
  await page.getByLabel('Code').fill(codeOf(first) === '000000' ? '000001' : '000000')
  await page.getByRole('button', { name: 'Bestätigen' }).click()
  await expect(page).toHaveURL(/\/login/)
  await expect(page.getByText('Der Code ist nicht richtig.').filter({ visible: true }).first()).toBeVisible()

  await enterPassword(page, 'user')
  await expect(page).toHaveURL(/\/entertfacode/)
  const second = await newestMail(server.url, address('user'), 'Ihr Code', new Set([first.id]))
  await page.getByRole('button', { name: 'Code erneut senden' }).click()
  await expect(
    page
      .getByText(/erneut|noch nicht|30 Sekunden/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible()
  await page.goto(`${server.url}/entertfacode?code=${codeOf(second)}`)
  await expect(page).toHaveURL(/\/products\/myproducts/)
})

test('an authenticator app, then one of the recovery codes', async ({ page }) => {
  await server.openAs(page, 'customer', '/user?tab=security')
  await section(page).getByRole('button', { name: 'App einrichten' }).click()
  await confirmIdentity(page)
  const dialog = page.getByRole('dialog', { name: 'App einrichten' })
  await expect(dialog.getByRole('img', { name: 'QR-Code für die Authenticator-App' })).toBeVisible()
  const secret = (await dialog.locator('code').textContent())!.replaceAll(' ', '')
  await dialog.getByLabel(/^Code aus der App/).fill('000000')
  await dialog.getByRole('button', { name: 'Bestätigen' }).click()
  await expect(dialog.getByText('Der Code ist nicht richtig.').filter({ visible: true }).first()).toBeVisible()
  const used = generateSync({ secret })
  await dialog.getByLabel(/^Code aus der App/).fill(used)
  await dialog.getByRole('button', { name: 'Bestätigen' }).click()
  const codes = page.getByRole('dialog', { name: 'Ihre Wiederherstellungscodes' })
  await expect(codes.locator('code')).toHaveCount(10)
  const recovery = await codes.locator('code').allTextContents()
  const loading = page.waitForEvent('download')
  await codes.getByRole('button', { name: 'Herunterladen' }).click()
  expect((await loading).suggestedFilename()).toBe('wiederherstellungscodes.txt')
  await codes.getByRole('button', { name: 'Ich habe die Codes aufbewahrt' }).click()
  await leave(page)

  await enterPassword(page, 'customer')
  await page.getByRole('radio', { name: 'Wiederherstellungscode' }).check()
  await page.getByLabel(/^Code/).fill(recovery[0]!)
  await page.getByRole('button', { name: 'Bestätigen' }).click()
  await expect(page).toHaveURL(/\/products\/companyproducts/)
  await newestMail(server.url, address('customer'), 'Wiederherstellungscode')
  await leave(page)
  // The step of the code used for setting up is spent: the next one signs in.
  await enterPassword(page, 'customer')
  await expect(page).toHaveURL(/\/entertfacode/)
  const next = generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + 30 })
  await page.getByLabel(/^Code/).fill(next)
  await page.getByRole('button', { name: 'Bestätigen' }).click()
  await expect(page).toHaveURL(/\/products\/companyproducts/)
})

test('a passkey signs in alone, and confirms instead of the password', async ({ page }) => {
  const client = await page.context().newCDPSession(page)
  await client.send('WebAuthn.enable')
  await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  await server.openAs(page, 'licenser', '/user?tab=security')
  await section(page).getByRole('button', { name: 'Passkey hinzufügen' }).click()
  await page.getByRole('dialog').getByLabel(/^Name/).fill('Arbeitsrechner')
  await page.getByRole('dialog').getByRole('button', { name: 'Passkey hinzufügen' }).click()
  await confirmIdentity(page)
  await page.getByRole('button', { name: 'Ich habe die Codes aufbewahrt' }).click()
  await expect(section(page).getByText('Arbeitsrechner')).toBeVisible()
  await section(page).getByRole('button', { name: 'Passkey „Arbeitsrechner“ umbenennen' }).click()
  await page.getByRole('dialog').getByLabel(/^Name/).fill('Laptop')
  await page.getByRole('dialog').getByRole('button', { name: 'Umbenennen' }).click()
  await expect(section(page).getByText('Laptop')).toBeVisible()
  await leave(page)

  await page.getByRole('button', { name: 'Mit Passkey anmelden' }).click()
  await expect(page).toHaveURL(/\/companies/)
  await page.goto(`${server.url}/user?tab=security`)
  await section(page).getByRole('button', { name: 'Neue Codes erzeugen' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Neue Codes erzeugen' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Passkey verwenden' }).click()
  await page.getByRole('button', { name: 'Ich habe die Codes aufbewahrt' }).click()
  // With the password the passkey is the second factor.
  await leave(page)
  await enterPassword(page, 'licenser')
  await page.getByRole('button', { name: 'Passkey verwenden' }).click()
  await expect(page).toHaveURL(/\/companies/)
  await page.goto(`${server.url}/user?tab=security`)
  await section(page).getByRole('button', { name: 'Passkey „Laptop“ entfernen' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Entfernen' }).click()
  await confirmIdentity(page)
  await expect(section(page).getByText('Noch kein Passkey eingerichtet.')).toBeVisible()
})

test('in English: a new e-mail address counts once its mailbox confirmed it', async ({ page }) => {
  await enterPassword(page, 'customer2', 'en')
  await expect(page).toHaveURL(/\/products\/companyproducts/)
  await page.goto(`${server.url}/user?tab=security`)
  await page.getByRole('button', { name: 'Change email address' }).click()
  await page
    .getByRole('dialog')
    .getByLabel(/^New email address/)
    .fill('new.address@wellenwerk.example')
  await page.getByRole('dialog').getByRole('button', { name: 'Send link' }).click()
  const dialog = page.getByRole('dialog', { name: 'Please confirm it is you' })
  await dialog.getByRole('textbox', { name: /^Password/ }).fill('wrong')
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await expect(dialog.getByRole('alert')).toBeVisible()
  await dialog.getByRole('textbox', { name: /^Password/ }).fill(demoPassword)
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await expect(
    page.getByText('An email is on its way to new.address@wellenwerk.example.').filter({ visible: true }).first(),
  ).toBeVisible()
  const mail = await newestMail(server.url, 'new.address@wellenwerk.example', '')
  const { pathname, search } = new URL(/https?:\/\/\S+[\w-]{43}/.exec(mail.text)![0])
  await page.goto(`${server.url}${pathname}${search}`)
  await page.getByRole('main').getByRole('button', { name: 'Use new address' }).click()
  await expect(page.getByText('Your new email address is now active.')).toBeVisible()
  await newestMail(server.url, address('customer2'), '')
  await page.getByRole('link', { name: 'Continue' }).click()
  await page.goto(`${server.url}/user?tab=security`)
  await expect(page.getByText('new.address@wellenwerk.example').filter({ visible: true }).first()).toBeVisible()
})
