import { expect, type Page } from '@playwright/test'
import { generateSync } from 'otplib'
import { caller, expectSuccess } from '../bench/api.ts'
import { demoPassword } from '../demo/accounts.ts'
import { giveThePasswordAgain } from './actors.ts'
import { test } from './journey.ts'
import { newestMail } from './mailbox.ts'
import { ownServer } from './own-server.ts'

// A server of its own: an account loses its sessions and its second factor here.
const server = ownServer('lost')
const email = 'customer@wellenwerk.example'

async function openContact(page: Page): Promise<void> {
  const { items } = await expectSuccess(caller(server.url, 'licenser')('GET', `/contacts?search=${email}`))
  await page.goto(`${server.url}/editcompanycontact/${items[0].id}?tab=account`)
}

test('a lost device and a lost second factor: an administrator signs a person out everywhere and resets the factors', async ({
  page,
  browser,
}) => {
  const owner = await (await browser.newContext({ locale: 'de-DE' })).newPage()
  await giveThePasswordAgain(owner)
  await server.openAs(owner, 'customer', '/user?tab=security')
  await owner.getByRole('button', { name: 'App einrichten' }).click()
  const app = owner.getByRole('dialog', { name: 'App einrichten' })
  await app.getByLabel(/^Code aus der App/).click()
  const secret = (await app.locator('code').textContent())!.replaceAll(' ', '')
  await app.getByLabel(/^Code aus der App/).fill(generateSync({ secret }))
  await app.getByRole('button', { name: 'Bestätigen' }).click()
  await owner.getByRole('button', { name: 'Ich habe die Codes aufbewahrt' }).click()

  await server.signIn(page, 'administrator')
  await openContact(page)
  const signIn = page.getByRole('region', { name: 'Anmeldung', exact: true })
  await expect(signIn.getByRole('button', { name: 'Zweite Faktoren zurücksetzen' })).toBeEnabled()
  await signIn.getByRole('button', { name: 'Überall abmelden' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Überall abmelden' }).click()
  // A button is disabled while it waits, too: the message tells that it has happened.
  await expect(page.getByText(`${email} ist überall abgemeldet.`).first()).toBeAttached()
  await expect(signIn.getByRole('button', { name: 'Überall abmelden' })).toBeDisabled()
  await owner.reload()
  await expect(owner).toHaveURL(/\/login/)
  await page.reload()
  await signIn.getByRole('button', { name: 'Zweite Faktoren zurücksetzen' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Zweite Faktoren zurücksetzen' }).click()
  const again = page.getByRole('dialog', { name: 'Bitte bestätigen Sie, dass Sie es sind' })
  await again.getByRole('textbox', { name: /^Passwort/ }).fill(demoPassword)
  await again.getByRole('button', { name: 'Bestätigen' }).click()
  await expect(page.getByText(`Die zweiten Faktoren von ${email} sind zurückgesetzt.`).first()).toBeAttached()
  await expect(signIn.getByRole('button', { name: 'Zweite Faktoren zurücksetzen' })).toBeDisabled()
  await page.reload()
  await expect(signIn.getByRole('button', { name: 'Zweite Faktoren zurücksetzen' })).toBeDisabled()

  // The password alone is enough again, and the owner was told.
  await owner.getByLabel('E-Mail-Adresse').fill(email)
  await owner.getByRole('textbox', { name: /^Passwort/ }).fill(demoPassword)
  await owner.getByRole('button', { name: 'Anmelden', exact: true }).click()
  await expect(owner).not.toHaveURL(/\/(login|entertfacode)/)
  await expect
    .poll(async () => (await newestMail(server.url, email, 'Anmeldung')).text)
    .toContain('von einem Administrator entfernt')
})

test('staff read in the outbox what a mail said, without the link that only its receiver may know', async ({
  page,
}) => {
  await page.goto(`${server.url}/forgotPassword`)
  await page.getByRole('textbox', { name: 'E-Mail-Adresse' }).fill('user@wellenwerk.example')
  await page.getByRole('main').locator('button[type=submit]').click()
  await newestMail(server.url, 'user@wellenwerk.example', 'Passwort')
  await server.openAs(page, 'licenser', '/mails?search=user%40wellenwerk')
  await page.getByRole('button', { name: 'E-Mail an user@wellenwerk.example lesen' }).first().click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('user@wellenwerk.example')
  const text = dialog.getByRole('region', { name: 'Text der E-Mail' })
  await expect(text).toContainText('••••••')
  expect(await text.textContent()).not.toMatch(/[\w-]{43}/)
  await expect(dialog).toContainText('Link oder Code kennt nur der Empfänger')
})

test('a mail that is sent again shows in the outbox how it went, without a reload', async ({ page }) => {
  const receiver = 'customer2@wellenwerk.example'
  let state = 'failed'
  let shown: object = {}
  // Held in each state: nothing here fails by itself, and what is sent is so within moments.
  await page.route('**/api/mails?*', async (route) => {
    const answer = await route.fetch()
    const { items, ...more } = await answer.json()
    const told = items.map((mail: object) => (state === 'sent' ? mail : { ...mail, state, sentAt: null }))
    shown = told[0]
    return route.fulfill({ response: answer, json: { items: told, ...more } })
  })
  await page.route('**/api/mails/*/attempts', (route) => route.fulfill({ status: 201, json: { ...shown, state } }))
  await page.goto(`${server.url}/forgotPassword`)
  await page.getByRole('textbox', { name: 'E-Mail-Adresse' }).fill(receiver)
  await page.getByRole('main').locator('button[type=submit]').click()
  await newestMail(server.url, receiver, 'Passwort')
  await server.openAs(page, 'licenser', '/mails?search=customer2%40wellenwerk')
  const row = page.getByRole('main').getByRole('row').nth(1)
  await expect(row).toContainText('Fehlgeschlagen')
  await row.getByRole('button', { name: `E-Mail an ${receiver} erneut senden` }).click()
  state = 'queued'
  await page.getByRole('dialog').getByRole('button', { name: 'Erneut senden' }).click()
  await expect(row).toContainText('Wartet')
  state = 'sent'
  await expect(row).toContainText('Gesendet')
})
