import { expect } from '@playwright/test'
import { Clicks } from './clicks.ts'
import { portalUrl } from './actors.ts'
import { test } from './journey.ts'
import { linkFromMail } from './mailbox.ts'

const email = 'neu.hier@stud.tum.de'
const password = 'Hafen-Kran-27!'

test('somebody new of a known university is at the licence file in thirteen clicks, links and buttons counted', async ({
  page,
}) => {
  const main = page.getByRole('main')
  const clicks = new Clicks(page)
  await page.goto(`${portalUrl()}/login?lang=de`)
  await clicks.click(page.getByRole('link', { name: /Registrieren|Konto anlegen/ }).first())
  // The sign-in has the same fields.
  await page.waitForURL(/\/registration/)
  await expect(main.getByRole('heading', { level: 1, name: 'Registrieren' })).toBeVisible()
  await main.getByRole('textbox', { name: 'E-Mail-Adresse' }).fill(email)
  await main.getByRole('textbox', { name: /^Passwort/ }).fill(password)
  await clicks.click(main.getByRole('radio', { name: 'Frau', exact: true }))
  await main.getByRole('textbox', { name: 'Vorname' }).fill('Neu')
  await main.getByRole('textbox', { name: 'Nachname' }).fill('Hier')
  await clicks.click(main.getByRole('checkbox', { name: /Ich bin Student/ }))
  await clicks.click(main.getByRole('checkbox', { name: /Meine Angaben sind richtig/ }))
  await clicks.click(main.getByRole('checkbox', { name: /Nutzungsbedingungen/ }))
  // Solved while the form was filled in.
  await expect(page.locator('altcha-widget [data-state=verified]')).toHaveCount(1)
  await clicks.click(main.getByRole('button', { name: 'Registrieren' }))
  await expect(page.getByText(`Eine E-Mail an ${email} ist unterwegs.`)).toBeVisible()
  await page.goto(await linkFromMail(page, portalUrl(), 'Bitte bestätigen Sie Ihre Registrierung', email))
  clicks.count++
  await clicks.click(main.getByRole('button', { name: /bestätigen/ }))
  // The sign-in comes by itself.
  await page.waitForURL(/\/login/)
  await page.getByLabel('E-Mail-Adresse').fill(email)
  await page.getByRole('textbox', { name: /^Passwort/ }).fill(password)
  await clicks.click(page.getByRole('button', { name: 'Anmelden', exact: true }))
  await clicks.click(main.getByRole('button', { name: 'Für 49,90 Euro bezahlen' }))
  await clicks.click(page.getByRole('button', { name: 'Mit Karte bezahlen' }))
  await clicks.click(main.getByRole('checkbox', { name: /Ich möchte die Lizenz sofort erhalten/ }))
  const file = page.waitForEvent('download')
  await clicks.click(main.getByRole('button', { name: 'Lizenz ausstellen und herunterladen' }))
  expect((await file).suggestedFilename()).toBe('Studienversion_2024.lic')
  expect(clicks.count).toBe(13)
  // From then on the file is one click away: it lies on the product's own tile.
  await page.goto(`${portalUrl()}/products/myproducts`)
  const again = page.waitForEvent('download')
  await main.getByRole('listitem').getByRole('button', { name: 'Lizenz herunterladen' }).click()
  expect((await again).suggestedFilename()).toBe('Studienversion_2024.lic')
})
