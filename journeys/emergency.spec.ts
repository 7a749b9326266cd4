import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { generateSync } from 'otplib'
import { demoPassword } from '../demo/accounts.ts'
import { idFile } from './id-file.ts'
import { test } from './journey.ts'
import { newestMail } from './mailbox.ts'
import { ownServer } from './own-server.ts'
import { query } from './query.ts'
import { openPart } from './record-tabs.ts'

const staffAddress = 'lizenzen@wellenwerk.example'
const customerAddress = 'customer@wellenwerk.example'
// A server of its own: a customer gets a second factor, and a product another format.
const server = ownServer('emergency', { MAIL_STAFF: staffAddress })

async function confirmIdentity(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Bitte bestätigen Sie, dass Sie es sind' })
  await dialog.getByRole('textbox', { name: /^Passwort/ }).fill(demoPassword)
  await dialog.getByRole('button', { name: 'Bestätigen' }).click()
  await expect(dialog).toBeHidden()
}

async function enterPassword(page: Page): Promise<void> {
  await page.context().clearCookies()
  await page.goto(`${server.url}/login?lang=de`)
  await page.locator('input[name=email]').fill(customerAddress)
  await page.locator('input[name=password]').fill(demoPassword)
  await page.locator('button[type=submit]').click()
}

/** From the sign-in to the file on disk; the journey holds the steps, and only prints the time. */
async function takeOne(page: Page, factor: (page: Page) => Promise<void>, name: string, mac: string): Promise<void> {
  const begun = Date.now()
  await enterPassword(page)
  await factor(page)
  await page.getByRole('button', { name: 'Bestätigen' }).click()
  await page.getByRole('link', { name: 'Lizenzpass öffnen: Wellenwerk Netzwerk 20' }).click()
  await page.getByRole('link', { name: 'Rechner ausgefallen?' }).click()
  await page.getByRole('radio').first().check()
  await page.locator('input[type=file]').setInputFiles(idFile(name, mac))
  await expect(page.getByText(`„${name}.id“ ist von ${name}`)).toBeVisible()
  await page.getByLabel(/Was ist passiert/).fill('Netzteil durchgebrannt')
  await page.getByRole('button', { name: 'Notfalllizenz ausstellen' }).click()
  await confirmIdentity(page)
  await expect(page.getByText('Die Notfalllizenz ist ausgestellt')).toBeVisible()
  const taken = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Lizenzdatei herunterladen' }).click()
  const file = readFileSync(await (await taken).path(), 'utf8')
  expect(file).toContain(name)
  expect(file).toMatch(/\nEMERGENCY yes\n/)
  console.log(`from the sign-in to the file at ${page.viewportSize()?.width} px: ${(Date.now() - begun) / 1000} s`)
}

test('a machine died: from the sign-in to the file, on a PC and on a phone', async ({ page }) => {
  await server.openAs(page, 'administrator', '/products/allproducts?search=Netzwerk')
  await page
    .getByRole('row', { name: /Wellenwerk Netzwerk.*20/ })
    .getByRole('link')
    .first()
    .click()
  await openPart(page, 'Umzüge')
  const card = page.getByRole('region', { name: 'Notfalllizenzen' })
  await expect(card.getByText(/Das kann erst Format 3/)).toBeVisible()
  const product = new URL(page.url()).searchParams.get('id')!
  await query(server.folder, 'UPDATE products SET licence_format = 3 WHERE id = $1', [product])
  await page.reload()
  await card.getByRole('button', { name: 'Notfalllizenzen erlauben' }).click()
  await card.getByLabel(/^Tage/).fill('5')
  await card.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByText('Die Regeln für Notfalllizenzen sind gespeichert.', { exact: true })).toBeVisible()
  await page.reload()
  await expect(card.getByLabel(/^Tage/)).toHaveValue('5')
  await expect(card.getByLabel('Je Firma in zwölf Monaten')).toHaveValue('2')

  // Without a second factor the way leads to one, and back.
  await server.signIn(page, 'customer')
  await page.getByRole('link', { name: 'Lizenzpass öffnen: Wellenwerk Netzwerk 20' }).click()
  await page.getByRole('link', { name: 'Rechner ausgefallen?' }).click()
  await page.getByRole('link', { name: 'Zweiten Faktor einrichten' }).click()
  await page.getByRole('button', { name: 'App einrichten' }).click()
  await confirmIdentity(page)
  const dialog = page.getByRole('dialog', { name: 'App einrichten' })
  const secret = (await dialog.locator('code').textContent())!.replaceAll(' ', '')
  await dialog.getByLabel(/^Code aus der App/).fill(generateSync({ secret }))
  await dialog.getByRole('button', { name: 'Bestätigen' }).click()
  const codes = page.getByRole('dialog', { name: 'Ihre Wiederherstellungscodes' })
  const recovery = (await codes.locator('code').first().textContent())!
  await page.getByRole('button', { name: 'Ich habe die Codes aufbewahrt' }).click()
  await page.getByRole('button', { name: 'Weiter zum Portal' }).click()
  await expect(page).toHaveURL(/\/products\/emergency\//)
  await expect(page.getByText(/Noch 2 von 2 in zwölf Monaten/)).toBeVisible()

  // The step of the code used for setting up is spent: the next one signs in.
  const byApp = (one: Page) =>
    one.getByLabel(/^Code/).fill(generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + 30 }))
  await takeOne(page, byApp, 'ERSATZ-1', '001B44AA0101')
  const mail = await newestMail(server.url, customerAddress, 'Notfalllizenz ausgestellt: Wellenwerk Netzwerk 20')
  expect(mail.text).toContain('ERSATZ-1')
  await newestMail(server.url, staffAddress, 'Notfalllizenz: Müller & Söhne')

  await page.setViewportSize({ width: 320, height: 640 })
  const byRecoveryCode = async (one: Page) => {
    await one.getByRole('radio', { name: 'Wiederherstellungscode' }).check()
    await one.getByLabel(/^Code/).fill(recovery)
  }
  await takeOne(page, byRecoveryCode, 'ERSATZ-2', '001B44AA0102')
  await page.getByRole('link', { name: 'Lizenzpass öffnen' }).click()
  await expect(page.getByText('Notfalllizenz', { exact: true }).first()).toBeVisible()

  await page.setViewportSize({ width: 1280, height: 800 })
  await server.openAs(page, 'licenser', '/management/moves')
  await page.getByRole('link', { name: 'Notfalllizenzen', exact: true }).click()
  await expect(page.getByRole('row', { name: /ERSATZ-2/ })).toBeVisible()
  await expect(page.getByRole('row', { name: /ERSATZ-1/ })).toBeVisible()
})
