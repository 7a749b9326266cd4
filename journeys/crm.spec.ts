import { expect, type Page } from '@playwright/test'
import { openAs, signIn } from './actors.ts'
import { test } from './journey.ts'
import { openTab } from './company-tabs.ts'

const search = async (page: Page, text: string) => {
  const dialog = page.getByRole('dialog', { name: 'Firma im CRM suchen' })
  await dialog.getByRole('textbox').fill(text)
  await dialog.getByRole('button', { name: 'Suchen', exact: true }).click()
  return dialog
}

test('a company is imported from the CRM and compared later; nothing is written before it is saved', async ({
  page,
}) => {
  await signIn(page, 'licenser')
  await page.getByRole('button', { name: 'Im CRM suchen' }).click()
  const dialog = await search(page, '81004')
  await dialog.getByRole('link', { name: '„Vlaamse Tandwielen N.V.“ importieren' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Firma aus dem CRM importieren')
  await expect(page.getByRole('textbox', { name: 'Kundennummer' })).toBeDisabled()
  await expect(page.getByRole('textbox', { name: 'Straße' })).toHaveValue('Kerkstraat')
  await expect(page.getByRole('textbox', { name: 'Hausnummer' })).toHaveValue('88')
  await expect(page.getByRole('combobox', { name: 'Kundenart' })).toHaveValue('Konzern')
  await expect(page.getByRole('main').getByRole('combobox', { name: 'Sprache' })).toHaveValue('Englisch')
  // Somebody writes it differently than the CRM does.
  await page.getByRole('textbox', { name: 'Ort' }).fill('Brügge')
  await page.getByRole('main').getByRole('button', { name: 'Speichern' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vlaamse Tandwielen N.V.')

  await openTab(page, 'Stammdaten')
  await page.getByRole('button', { name: 'Mit dem CRM vergleichen' }).click()
  const comparison = page.getByRole('dialog', { name: /Vergleich mit dem CRM/ })
  const row = comparison.getByRole('row', { name: /Brügge/ })
  await expect(row).toContainText('Gent')
  await expect(comparison.getByRole('row')).toHaveCount(2)
  await row.getByRole('checkbox').check()
  await comparison.getByRole('button', { name: 'Auswahl übernehmen (1)' }).click()
  await expect(page.getByRole('textbox', { name: 'Ort' })).toHaveValue('Gent')
  page.on('dialog', (question) => void question.accept())
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Ort' })).toHaveValue('Brügge')

  await page.getByRole('button', { name: 'Mit dem CRM vergleichen' }).click()
  await comparison.getByRole('checkbox', { name: 'Alle auswählen' }).check()
  await comparison.getByRole('button', { name: 'Auswahl übernehmen (1)' }).click()
  await page.getByRole('main').getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByRole('region', { name: 'Firmendaten' })).toContainText('Gent')
  await page.getByRole('button', { name: 'Mit dem CRM vergleichen' }).click()
  await expect(comparison.getByText('Im CRM gibt es keine neuen Daten.')).toBeVisible()
})

test('several words are searched one by one; nothing found is told; a kind nobody knows is added', async ({ page }) => {
  await signIn(page, 'licenser')
  await page.getByRole('button', { name: 'Im CRM suchen' }).click()
  const dialog = await search(page, 'Wellenbau Innsbruck')
  await expect(dialog.getByText(/passt\.$/)).toBeVisible()
  await expect(dialog.getByRole('row')).toHaveCount(3)
  await search(page, 'Gibtsnicht')
  await expect(dialog.getByText('Im CRM wurde keine Firma zu „Gibtsnicht“ gefunden.')).toBeVisible()
  await search(page, 'Prüfstand')
  await expect(dialog.getByText('1 bis 10 von 14 Einträgen')).toBeVisible()
  await dialog.getByLabel('Einträge je Seite').selectOption('5')
  await expect(dialog.getByRole('row')).toHaveCount(6)
  await search(page, 'Wellenbau')
  await dialog.getByRole('link', { name: '„Hamburger Wellenbau Ehlers KG“ importieren' }).click()
  await expect(page.getByText(/Kundenart „Einkaufsverband“ aus dem CRM gibt es hier nicht/)).toBeVisible()
  await page.getByRole('button', { name: 'Kundenart „Einkaufsverband“ anlegen' }).click()
  const adding = page.getByRole('dialog', { name: 'Kundenart anlegen' })
  await adding.getByRole('textbox', { name: 'Name auf Englisch' }).fill('Purchasing group')
  await adding.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByRole('combobox', { name: 'Kundenart' })).toHaveValue('Einkaufsverband')
  // The CRM has a contract without a start.
  await page.getByRole('main').getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Beginn' })).toBeVisible()
})

test('contacts and licences of a company are taken over, and each outcome is told', async ({ page }) => {
  await openAs(page, 'licenser', '/companies?search=10023')
  await page.getByRole('link', { name: 'Müller & Söhne Antriebstechnik GmbH', exact: true }).click()
  await openTab(page, 'Ansprechpartner')
  await page.getByRole('button', { name: 'Aus dem CRM übernehmen' }).click()
  const contacts = page.getByRole('dialog', { name: 'Ansprechpartner aus dem CRM' })
  await expect(contacts.getByText('Ohne E-Mail-Adresse')).toBeVisible()
  await contacts.getByRole('button', { name: 'Übernehmen (2)' }).click()
  await expect(contacts.getByText('2 übernommen, 0 übersprungen, 0 fehlgeschlagen')).toBeVisible()
  await contacts.getByRole('button', { name: 'Schließen' }).last().click()

  await openTab(page, 'Stammdaten')
  await page.getByRole('button', { name: 'Lizenzen aus dem CRM' }).click()
  const licences = page.getByRole('dialog', { name: /Lizenzdateien im CRM/ })
  await licences.getByRole('checkbox', { name: 'Alle auswählen' }).check()
  await licences.getByRole('button', { name: 'Einlesen (4)' }).click()
  await expect(licences.getByRole('row', { name: /10311/ })).toContainText('Andere Kundennummer: 10311')
  await expect(licences.getByRole('row', { name: /verschwunden/ })).toContainText('gibt es im CRM nicht mehr')
})
