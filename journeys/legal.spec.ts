import { expect, type Page } from '@playwright/test'
import { openAs, portalUrl } from './actors.ts'
import { solve } from './challenge.ts'
import { test } from './journey.ts'

const main = (page: Page) => page.getByRole('main')
const inFooter = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name, exact: true })

/** The text of the newest mail with this subject in the mailbox. */
async function mailText(page: Page, subject: string): Promise<string> {
  await expect(async () => {
    await page.goto(`${portalUrl()}/mailbox`)
    await expect(page.getByText(subject).first()).toBeVisible({ timeout: 1000 })
  }).toPass()
  await page.getByText(subject).first().click()
  return (await page.getByRole('region', { name: 'Text' }).textContent()) ?? ''
}

test('a contract is cancelled without signing in, acknowledged at once, and dealt with by staff', async ({ page }) => {
  await page.goto(`${portalUrl()}/login?lang=de`)
  await inFooter(page, 'Verträge hier kündigen').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Verträge hier kündigen')
  await page.getByRole('button', { name: 'Weiter zur Bestätigung' }).click()
  await expect(page.getByText('Bitte prüfen Sie diese Angaben:')).toBeVisible()
  await page.getByLabel('Name').fill('Ute Ölmann')
  await page.getByLabel('E-Mail-Adresse').fill('ute@kundin.example')
  await page.getByRole('textbox', { name: 'Vertrag', exact: true }).fill('Wartung K-10023')
  await page.getByRole('combobox', { name: 'Art der Kündigung' }).click()
  await page.getByRole('option', { name: /Außerordentliche/ }).click()
  await page.getByRole('button', { name: 'Weiter zur Bestätigung' }).click()
  await expect(page.getByText('Bitte nennen Sie den Grund').first()).toBeVisible()
  await page.getByRole('textbox', { name: 'Grund' }).fill('Der Preis wurde verdoppelt.')
  await page.getByRole('textbox', { name: 'Tag des Vertragsendes' }).fill('31.01.2027')
  await solve(page)
  await page.getByRole('button', { name: 'Weiter zur Bestätigung' }).click()

  await expect(page.getByRole('heading', { name: 'Bitte prüfen Sie Ihre Angaben' })).toBeFocused()
  await page.getByRole('button', { name: 'Angaben ändern' }).click()
  await expect(page.getByLabel('Name')).toHaveValue('Ute Ölmann')
  await solve(page)
  await page.getByRole('button', { name: 'Weiter zur Bestätigung' }).click()
  await page.getByRole('button', { name: 'Jetzt kündigen' }).dblclick()
  await expect(page.getByRole('heading', { name: 'Ihre Kündigung ist eingegangen' })).toBeFocused()
  const received = /\d\d\.\d\d\.\d{4} um \d\d:\d\d:\d\d Uhr \(Zeit in Berlin\)/
  const [moment] = received.exec((await main(page).textContent()) ?? '')!
  await expect(page.getByRole('button', { name: 'Drucken' })).toBeVisible()

  const text = await mailText(page, 'Eingangsbestätigung: Ihre Kündigung')
  for (const part of [moment, 'K-10023', '31.01.2027']) expect(text).toContain(part)
  for (const own of ['Ute Ölmann', 'Wartung', 'verdoppelt']) expect(text).not.toContain(own)

  await openAs(page, 'licenser', '/management/legalnotices?search=ute@kundin.example')
  const rows = page.getByRole('table').locator('tbody tr')
  await expect(rows).toHaveCount(1)
  await expect(rows).toContainText('Offen')
  await page.getByRole('button', { name: 'Kündigung von Ute Ölmann ansehen' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Der Preis wurde verdoppelt.')
  await dialog.getByLabel('Vermerk').fill('Zum 31.01.2027 bestätigt')
  await dialog.getByRole('button', { name: 'Als erledigt kennzeichnen' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(rows).toContainText('Erledigt')
  await expect(rows).toContainText('Zum 31.01.2027 bestätigt')
  await page.getByRole('combobox', { name: 'Stand' }).selectOption('open')
  await expect(page.getByText('Nichts gefunden')).toBeVisible()
})

test('a contract is withdrawn from with name and address alone', async ({ page }) => {
  await page.goto(`${portalUrl()}/login?lang=de`)
  await inFooter(page, 'Vertrag widerrufen').click()
  await page.getByLabel('Name').fill('Jan Behrens')
  await page.getByLabel('E-Mail-Adresse').fill('jan@kunde.example')
  await solve(page)
  await page.getByRole('button', { name: 'Weiter zur Bestätigung' }).click()
  await page.getByRole('button', { name: 'Widerruf bestätigen' }).click()
  await expect(page.getByRole('heading', { name: 'Ihr Widerruf ist eingegangen' })).toBeVisible()
  const text = await mailText(page, 'Eingangsbestätigung: Ihr Widerruf')
  expect(text).not.toContain('Jan Behrens')
  expect(text).toMatch(/am \d\d\.\d\d\.\d{4} um \d\d:\d\d:\d\d Uhr \(Zeit in Berlin\) bei uns eingegangen/)
})

test('customers do not see what others declared', async ({ page }) => {
  await openAs(page, 'customer', '/management/legalnotices')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fehlende Berechtigung')
})
