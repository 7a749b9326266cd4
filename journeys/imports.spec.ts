import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { openAs, portalUrl } from './actors.ts'
import { openTab } from './company-tabs.ts'
import { test } from './journey.ts'

const table = `Kundennr.;Firma;Straße;Hausnr.;PLZ;Ort;Quelle
62001;Übernahme Eins GmbH;Weg;1;20457;Hamburg;Messe
62002;Übernahme Zwei GmbH;Weg;2;20457;Hamburg;Messe
62003;Ohne Straße GmbH;;3;20457;Hamburg;Messe
10311;Nordsee Getriebe AG;;;;Bergisch Gladbach;Messe
6200x;Buchstabe GmbH;Weg;4;20457;Hamburg;Messe
`

test('a table with errors is checked row by row, chosen rows are written, the rest afterwards', async ({ page }) => {
  await openAs(page, 'licenser', '/management/imports')
  const file = { name: 'messe.csv', mimeType: 'text/csv', buffer: Buffer.from(table, 'latin1') }
  await page.locator('input[type=file]').setInputFiles(file)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('messe.csv')
  await expect(page.getByRole('combobox', { name: 'Feld für „Firma“' })).toHaveValue('Name')
  await expect(page.getByRole('combobox', { name: 'Feld für „Quelle“' })).toHaveValue('nicht übernehmen')
  await page.getByRole('combobox', { name: 'Feld für „Quelle“' }).click()
  await page.getByRole('option', { name: 'Bemerkung', exact: true }).click()
  await page.getByRole('button', { name: 'Zeilen prüfen' }).click()

  const rows = page.getByRole('region', { name: 'Ergebnis der Prüfung' })
  await expect(rows.getByRole('row', { name: /62001/ })).toContainText('Neu')
  await expect(rows.getByRole('row', { name: /62003/ })).toContainText('Straße: Angabe fehlt')
  await expect(rows.getByRole('row', { name: /10311/ })).toContainText('Ort: Köln → Bergisch Gladbach')
  await expect(rows.getByRole('row', { name: /6200x/ })).toContainText('Kundennummer: Angabe ungültig: „6200x“')
  await page.getByRole('checkbox', { name: 'Zeile 2 auswählen' }).check()
  await page.getByRole('button', { name: 'Auswahl übernehmen (1)' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Übernehmen', exact: true }).click()
  await expect(page.getByText('Fertig. Übernommene Zeilen: 1, fehlgeschlagen: 0.')).toBeVisible()
  await expect(rows.getByRole('row', { name: /62001/ })).toContainText('angelegt')
  await page.getByRole('button', { name: 'Alle übernehmen (2)' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Übernehmen', exact: true }).click()
  await expect(page.getByText('Fertig. Übernommene Zeilen: 3, fehlgeschlagen: 0.')).toBeVisible()
  await page.getByLabel('Zeilen zeigen').selectOption('error')
  await expect(rows.getByRole('row')).toHaveCount(3)

  await page.goto(`${portalUrl()}/companies?search=62002`)
  await page.getByRole('link', { name: 'Übernahme Zwei GmbH', exact: true }).click()
  await openTab(page, 'Stammdaten')
  await expect(page.getByRole('definition').filter({ hasText: /^Messe$/ })).toBeVisible()
})

test('a file is read as its letters look, and in another way by choice', async ({ page }) => {
  await openAs(page, 'licenser', '/management/imports')
  // Excel for Mac writes so: a title, and ö as one byte that is š elsewhere.
  const bytes = Buffer.from('Kundenliste\nKundennummer;Firma\n62051;K\u009athen GmbH\n', 'latin1')
  await page.locator('input[type=file]').setInputFiles({ name: 'mac.csv', mimeType: 'text/csv', buffer: bytes })
  const reading = page.getByRole('region', { name: 'So wurde die Datei gelesen' })
  const encoding = reading.getByRole('combobox', { name: /^Kodierung/ })
  const headers = reading.getByRole('combobox', { name: /^Überschriften/ })
  await expect(encoding).toHaveValue('Excel für Mac (Mac Roman)')
  await expect(headers).toHaveValue('Zeile 2: Kundennummer · Firma')
  await expect(reading.getByText('erraten', { exact: true })).toHaveCount(2)
  const columns = page.getByRole('table', { name: 'Spalten zuordnen' })
  await expect(columns).toContainText('Köthen GmbH')

  await encoding.click()
  await page.getByRole('option', { name: 'Windows, westeuropäisch (1252)' }).click()
  await expect(columns).toContainText('Kšthen GmbH')
  await page.reload()
  await expect(encoding).toHaveValue('Windows, westeuropäisch (1252)')
  await encoding.click()
  await page.getByRole('option', { name: 'Excel für Mac (Mac Roman)' }).click()
  await expect(columns).toContainText('Köthen GmbH')
  await headers.click()
  await page.getByRole('option', { name: /^Zeile 1/ }).click()
  await expect(page.getByRole('combobox', { name: 'Feld für „Kundenliste“' })).toBeVisible()
  await headers.click()
  await page.getByRole('option', { name: /^Zeile 2/ }).click()
  await page.getByRole('button', { name: 'Zeilen prüfen' }).click()
  await expect(
    page.getByRole('region', { name: 'Ergebnis der Prüfung' }).getByRole('row', { name: /62051/ }),
  ).toBeVisible()
})

test('a column assigned anew after the check is checked again before anything is written', async ({ page }) => {
  await openAs(page, 'licenser', '/management/imports')
  // A column no other table here has: how columns were assigned is remembered.
  const one = `Kundennr.;Firma;Straße;Hausnr.;PLZ;Ort;Fundort\n62051;Zuordnung Eins GmbH;Weg;1;20457;Hamburg;Messe\n`
  const file = { name: 'zuordnung.csv', mimeType: 'text/csv', buffer: Buffer.from(one, 'latin1') }
  await page.locator('input[type=file]').setInputFiles(file)
  await page.getByRole('button', { name: 'Zeilen prüfen' }).click()
  const rows = page.getByRole('region', { name: 'Ergebnis der Prüfung' })
  await expect(rows.getByRole('row', { name: /62051/ })).toContainText('Neu')
  const all = page.getByRole('button', { name: 'Alle übernehmen (1)' })
  const again = page.getByRole('button', { name: 'Neu prüfen' })
  await expect(all).toBeEnabled()
  await expect(again).toHaveAttribute('data-variant', 'default')

  const source = page.getByRole('combobox', { name: 'Feld für „Fundort“' })
  await source.click()
  await page.getByRole('option', { name: 'Bemerkung', exact: true }).click()
  await expect(all).toBeDisabled()
  await expect(all).toHaveAccessibleDescription('Bitte zuerst noch einmal prüfen.')
  await expect(page.getByRole('button', { name: 'Auswahl übernehmen (0)' })).toBeDisabled()
  await expect(again).toHaveAttribute('data-variant', 'filled')
  // Taken back, what was checked is what is written.
  await source.click()
  await page.getByRole('option', { name: 'nicht übernehmen', exact: true }).click()
  await expect(all).toBeEnabled()

  await source.click()
  await page.getByRole('option', { name: 'Bemerkung', exact: true }).click()
  await again.click()
  await expect(rows.getByRole('row', { name: /62051/ })).toContainText('Neu')
  await expect(all).toBeEnabled()
  await all.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Übernehmen', exact: true }).click()
  await expect(page.getByText(/Fertig. Übernommene Zeilen: 1/)).toBeVisible()
  await page.goto(`${portalUrl()}/companies?search=62051`)
  await page.getByRole('link', { name: 'Zuordnung Eins GmbH', exact: true }).click()
  await openTab(page, 'Stammdaten')
  await expect(page.getByRole('definition').filter({ hasText: /^Messe$/ })).toBeVisible()
})

test('the list of imports says by itself when one is checked', async ({ page }) => {
  let held = true
  await page.route(/\/api\/imports\?/, async (route) => {
    if (route.request().method() !== 'GET' || !held) return route.continue()
    const response = await route.fetch()
    const { items, ...rest } = await response.json()
    const checking = items.map((one: object) => ({ ...one, state: 'checking' }))
    return route.fulfill({ response, json: { ...rest, items: checking } })
  })
  await openAs(page, 'licenser', '/management/imports')
  const one = `Kundennr.;Firma;Straße;Hausnr.;PLZ;Ort\n62061;Verlauf GmbH;Weg;1;20457;Hamburg\n`
  const file = { name: 'verlauf.csv', mimeType: 'text/csv', buffer: Buffer.from(one, 'latin1') }
  await page.locator('input[type=file]').setInputFiles(file)
  await page.getByRole('button', { name: 'Zeilen prüfen' }).click()
  await expect(page.getByRole('button', { name: 'Alle übernehmen (1)' })).toBeEnabled()
  await page.getByRole('link', { name: 'Importe', exact: true }).first().click()
  const row = page.getByRole('row', { name: /verlauf\.csv/ })
  await expect(row).toContainText('Wird geprüft')
  held = false
  await expect(row).toContainText('Geprüft')
})

test('a file that is no table is refused with the reason', async ({ page }) => {
  await openAs(page, 'licenser', '/management/imports')
  const old = { name: 'alt.csv', mimeType: 'text/csv', buffer: Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 1, 2, 3, 4]) }
  await page.locator('input[type=file]').setInputFiles(old)
  await expect(page.getByText(/Altes Excel-Format \(\.xls\)/)).toBeVisible()
})

test('a filtered list is exported as it is shown, in the language of the page', async ({ page }) => {
  await openAs(page, 'licenser', '/companies?search=getriebe&sort=name')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  const shown = (await page.getByText(/bis \d+ von \d+ Eintr/).textContent()) ?? ''
  const total = Number(/von (\d+)/.exec(shown)?.[1])
  await page.getByRole('button', { name: 'Exportieren' }).click()
  const [csv] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: /Als CSV/ }).click(),
  ])
  expect(csv.suggestedFilename()).toMatch(/^Firmen-.*\.csv$/)
  const lines = readFileSync(await csv.path(), 'utf8')
    .trimEnd()
    .split('\r\n')
  expect(lines[0]).toBe('\uFEFFName;Kundennummer;Kundenart;Ort;PLZ;Straße;Hausnummer;Angelegt;Lizenzen')
  expect(lines).toHaveLength(total + 1)
  expect(lines.slice(1).every((line) => /getriebe/i.test(line))).toBe(true)
  const first = await page.getByRole('row').nth(1).getByRole('link').first().textContent()
  expect(lines[1]).toContain(first!)
  await page.getByRole('button', { name: 'Exportieren' }).click()
  const [workbook] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: /Als Excel-Datei/ }).click(),
  ])
  expect(
    readFileSync(await workbook.path())
      .subarray(0, 2)
      .toString(),
  ).toBe('PK')
})

test('a table of student domains is checked and written, from the list of domains', async ({ page }) => {
  await openAs(page, 'administrator', '/management/studentdomains')
  await page.getByRole('link', { name: 'Tabelle importieren' }).click()
  await expect(page.getByRole('combobox', { name: 'Was enthält die Tabelle?' })).toHaveValue('Hochschul-Domains')
  const content = 'Domain;Hochschule;Land\ncampus-probe.example;Probehochschule;Deutschland\nkein punkt;Ohne;DE\n'
  const file = { name: 'hochschulen.csv', mimeType: 'text/csv', buffer: Buffer.from(content) }
  await page.locator('input[type=file]').setInputFiles(file)
  await expect(page.getByRole('combobox', { name: 'Feld für „Hochschule“' })).toHaveValue('Bezeichnung deutsch')
  await page.getByRole('button', { name: 'Zeilen prüfen' }).click()
  const rows = page.getByRole('region', { name: 'Ergebnis der Prüfung' })
  await expect(rows.getByRole('row', { name: /campus-probe/ })).toContainText('Neu')
  await expect(rows.getByRole('row', { name: /kein punkt/ })).toContainText('Domain:')
  await page.getByRole('button', { name: 'Alle übernehmen (1)' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Übernehmen', exact: true }).click()
  await expect(page.getByText('Fertig. Übernommene Zeilen: 1, fehlgeschlagen: 0.')).toBeVisible()
  await page.goto(`${portalUrl()}/management/studentdomains?search=campus-probe`)
  await expect(page.getByRole('cell', { name: 'Probehochschule' }).first()).toBeVisible()
})
