import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { caller, expectSuccess } from '../bench/api.ts'
import type { TestFile } from './clicks.ts'
import { dropFiles, dropZone, legacyText, networkFile } from './dropped-files.ts'
import { test } from './journey.ts'
import { killableServer } from './own-server.ts'
import { companyInput } from '../server/testing/samples.ts'

// A server of its own: hundreds of companies come in, and it is killed.
const server = killableServer('licence-import')

async function makeCompanies(numbers: readonly string[]): Promise<string[]> {
  const call = caller(server.url, 'licenser')
  const make = async (customerNumber: string): Promise<string> => {
    const company = companyInput(customerNumber, `Bestand ${customerNumber} GmbH`)
    return (await expectSuccess(call('POST', '/companies', company))).id
  }
  const ids: string[] = []
  for (let at = 0; at < numbers.length; at += 20) ids.push(...(await Promise.all(numbers.slice(at, at + 20).map(make))))
  return ids
}

const finished = (page: Page, total: number) =>
  expect(dropZone(page).getByText(`${total} von ${total} Dateien`, { exact: true })).toBeVisible({ timeout: 150_000 })

async function downloaded(page: Page, button: string): Promise<{ name: string; text: string }> {
  const waiting = page.waitForEvent('download')
  await page.getByRole('button', { name: button }).click()
  const file = await waiting
  return { name: file.suggestedFilename(), text: readFileSync(await file.path(), 'utf8') }
}

test('forty mixed files: every outcome, the filter, a log per customer and the error log', async ({ page }) => {
  const numbers = Array.from({ length: 26 }, (_, at) => String(720_000 + at))
  await makeCompanies([...numbers, '730001'])
  const samples = 'licence/src/fixtures/foreign'
  const files: TestFile[] = [
    ...readdirSync(samples).map((name) => ({ name, text: readFileSync(join(samples, name), 'latin1') })),
    ...numbers.map((number) => networkFile(number)),
    networkFile('730001'),
    { ...networkFile(numbers[0]!), name: 'Wellenwerk_Netzwerk_18_nochmal.lic' },
    { ...networkFile(numbers[1]!, '_neu'), text: `${legacyText(numbers[1]!)}# andere Datei\n` },
    { name: 'Ohne Version.lic', text: legacyText(numbers[2]!) },
    { name: '<b>fett_18.lic', text: legacyText(numbers[3]!) },
    { name: 'liesmich.txt', text: 'Bitte lesen' },
    { name: 'Wellenwerk_Netzwerk_18_leer.lic', text: '' },
    { name: 'Wellenwerk_Netzwerk_18_binaer.lic', text: `${legacyText(numbers[4]!)}\0` },
    { name: 'Wellenwerk_Netzwerk_18_kaputt.lic', text: 'KEYWERK-LICENCE 1\nkaputt\n' },
  ]
  expect(files).toHaveLength(40)
  await server.openAs(page, 'licenser', '/companies')
  const saved: string[] = []
  page.on('download', (download) => saved.push(download.suggestedFilename()))
  await dropFiles(page, files)
  await finished(page, 40)
  // The logs come by themselves: one of all customers, one of the errors.
  await expect.poll(() => saved).toHaveLength(2)
  expect(saved[0]).toMatch(/^lizenzimport-alle-kunden-/)
  expect(saved[1]).toMatch(/^lizenzimport-fehler-/)
  await expect(dropZone(page).getByText('Fertig: 28 von 40 Dateien eingelesen.')).toBeVisible()
  const filter = dropZone(page).getByRole('combobox', { name: 'Ergebnis' })
  const offered = await filter.locator('option').allTextContents()
  expect(offered).toEqual([
    'Alle (40)',
    'Eingelesen (27)',
    'Schon eingelesen (1)',
    'Kundennummer nicht gefunden (2)',
    'Produkt mit Version bereits vorhanden (4)',
    'Fehler beim Import (6)',
  ])
  await filter.selectOption('failed')
  await expect(dropZone(page).getByText('Fehler beim Import: Endung ist nicht .lic')).toBeVisible()
  await expect(dropZone(page).getByText('<b>fett_18.lic')).toBeVisible()

  const errors = await downloaded(page, 'Fehlerprotokoll')
  expect(errors.name).toMatch(/^lizenzimport-fehler-\d{4}-\d\d-\d\d\.log$/)
  expect(errors.text.trim().split('\r\n')).toHaveLength(13)
  expect(errors.text).toContain('| Kundennummer nicht gefunden | Kundennummer 99999')
  await page.getByRole('button', { name: 'Produkt', exact: true }).last().scrollIntoViewIfNeeded()
  const log = await downloaded(page, 'Protokoll für Bestand 720000 GmbH herunterladen')
  expect(log.name).toMatch(/^lizenzimport-720000-/)
  expect(log.text).toContain('Kunde 720000, Bestand 720000 GmbH')
  expect(log.text).toContain('Wellenwerk_Netzwerk_18_720000.lic | Wellenwerk Netzwerk 18 | Eingelesen')

  // Again after a reload: nothing comes in twice.
  await page.reload()
  await dropFiles(page, files)
  await finished(page, 40)
  await expect(filter.locator('option', { hasText: 'Schon eingelesen (28)' })).toHaveCount(1)
  await expect(filter.locator('option', { hasText: /^Eingelesen/ })).toHaveCount(0)
})

test('stopped and continued; and the list goes on while other pages are looked at', async ({ page }) => {
  const numbers = Array.from({ length: 200 }, (_, at) => String(740_000 + at))
  await makeCompanies(numbers)
  // Before the first page: what is under way when Playwright begins to intercept may be held for good.
  let gate = Promise.withResolvers<void>()
  await page.route('**/api/licence-imports*', async (route) => {
    await gate.promise
    await route.continue()
  })
  await server.openAs(page, 'licenser', '/companies')
  await dropFiles(
    page,
    numbers.map((number) => networkFile(number)),
  )
  await dropZone(page).getByRole('button', { name: 'Anhalten' }).click()
  gate.resolve()
  await expect(dropZone(page).getByText(/Angehalten: \d+ Dateien sind noch nicht eingelesen/)).toBeVisible()
  gate = Promise.withResolvers()
  await dropZone(page).getByRole('button', { name: 'Fortsetzen' }).click()
  await page.getByRole('link', { name: 'Lizenz prüfen' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Firmen')
  gate.resolve()
  await page.goBack()
  await finished(page, 200)
  await expect(dropZone(page).getByText('Fertig: 200 von 200 Dateien eingelesen.')).toBeVisible()
})

test('the server is killed in the middle of 400 files: continued, all are there once', async ({ page }) => {
  const numbers = Array.from({ length: 400 }, (_, at) => String(750_000 + at))
  const ids = await makeCompanies(numbers)
  // Ten portions, three at once: when the sixth is on its way, three are answered.
  let sent = 0
  const middle = Promise.withResolvers<void>()
  await page.route('**/api/licence-imports*', async (route) => {
    await route.continue()
    if (++sent === 6) middle.resolve()
  })
  await server.openAs(page, 'licenser', '/companies')
  await dropFiles(
    page,
    numbers.map((number) => networkFile(number)),
  )
  await middle.promise
  await server.kill()
  await expect(dropZone(page).getByText(/^Unterbrochen: /)).toBeVisible()
  const imported = dropZone(page)
    .getByRole('combobox', { name: 'Ergebnis' })
    .locator('option', { hasText: /^Eingelesen/ })
  const before = Number(/\d+/.exec((await imported.textContent())!)![0])
  expect(before).toBeGreaterThanOrEqual(120)
  expect(before).toBeLessThan(400)
  await server.start({ PORT: new URL(server.url).port })
  await dropZone(page).getByRole('button', { name: 'Fortsetzen' }).click()
  await finished(page, 400)
  await expect(dropZone(page).getByText('Fertig: 400 von 400 Dateien eingelesen.')).toBeVisible()
  const call = caller(server.url, 'licenser')
  for (let at = 0; at < ids.length; at += 50)
    await Promise.all(
      ids.slice(at, at + 50).map(async (id) => {
        const { items } = await expectSuccess(call('GET', `/companies/${id}/products`))
        expect(items).toHaveLength(1)
        const stored = await expectSuccess(call('GET', `/holdings/${items[0].id}/licence-imports`))
        expect(stored.items).toHaveLength(1)
      }),
    )
})

test('two thousand files in one drop; the page stays usable meanwhile', async ({ page }) => {
  await server.openAs(page, 'licenser', '/companies')
  await dropFiles(
    page,
    Array.from({ length: 2000 }, (_, at) => networkFile(String(80_000_000 + at))),
  )
  await page.getByRole('searchbox', { name: 'Suchen' }).first().fill('Müller')
  await expect(page.getByRole('link', { name: /Müller & Söhne/ }).first()).toBeVisible()
  await finished(page, 2000)
  await expect(page.getByRole('combobox', { name: 'Ergebnis' })).toContainText('Kundennummer nicht gefunden (2000)')
})

test('a company asks before it takes a file of another; the overview makes a configuration of one', async ({
  page,
}) => {
  const [id] = await makeCompanies(['760001'])
  await server.openAs(page, 'licenser', `/company/${id}?tab=products`)
  await dropFiles(page, [networkFile('10023')])
  await expect(dropZone(page).getByText('Andere Kundennummer').first()).toBeVisible()
  await dropZone(page).getByRole('button', { name: '1 Datei trotzdem einlesen' }).click()
  const question = page.getByRole('dialog', { name: 'Andere Kundennummer in der Datei' })
  await expect(question).toContainText('nennt die Kundennummer „10023“, die Firma Bestand 760001 GmbH hat 760001')
  await question.getByRole('button', { name: '1 Datei trotzdem einlesen' }).click()
  await expect(dropZone(page).getByText('Fertig: 1 von 1 Datei eingelesen.')).toBeVisible()

  const call = caller(server.url, 'licenser')
  const { items } = await expectSuccess(call('GET', `/companies/${id}/products`))
  await page.goto(`${server.url}/wellenwerkconfiguration/overview/${items[0].id}`)
  await expect(page.getByRole('cell', { name: 'Wellenwerk_Netzwerk_18_10023.lic', exact: true })).toBeVisible()
  const text = 'AGREEMENT=10023\nMODULE=E;5;31.12.9999\nMODULE=WELLE;5;31.12.2026\nMODULE=ALTES;1;31.12.2026\n'
  const file = { name: 'Wellenwerk_Netzwerk_18.lic', mimeType: 'text/plain', buffer: Buffer.from(text) }
  await page
    .getByRole('region', { name: /als erste Konfiguration/ })
    .locator('input[type=file]')
    .setInputFiles(file)
  const mismatch = page.getByRole('dialog', { name: 'Andere Kundennummer in der Datei' })
  await expect(mismatch).toContainText('Die Datei nennt die Kundennummer „10023“, die Firma hat 760001.')
  await mismatch.getByRole('button', { name: 'Trotzdem einlesen' }).click()
  await expect(page.getByText(/^2 Module sind übernommen\. Die Ablaufdaten der Datei gelten noch nicht/)).toBeVisible()
  await expect(page.getByText('ALTES')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Wellenwerk Netzwerk 18', exact: true })).toBeVisible()
})
