import { expect, type Page } from '@playwright/test'
import { portalUrl, signIn } from './actors.ts'
import { test } from './journey.ts'
import { fromMenu } from './rows.ts'
import { openTab } from './company-tabs.ts'
import { openPart } from './record-tabs.ts'

test.use({ actionTimeout: 15_000 })

async function choose(page: Page, label: string, option: RegExp): Promise<void> {
  await page.getByRole('combobox', { name: label }).click()
  await page.getByRole('option', { name: option }).first().click()
}

/** Gives a company a product and opens its overview. */
async function giveProduct(page: Page, customerNumber: string, product: string): Promise<void> {
  await page.goto(`${portalUrl()}/companies?search=${customerNumber}`)
  await page.getByRole('main').getByRole('cell').getByRole('link').first().click()
  await openTab(page, 'Produkte')
  await page.getByRole('button', { name: 'Produkt hinzufügen' }).click()
  await choose(page, 'Produkt', new RegExp(`^${product}$`))
  await page.getByRole('button', { name: 'Hinzufügen', exact: true }).click()
  await page.getByRole('link', { name: product, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(product)
}

async function save(page: Page, notes: string): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'Speichern', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Was hat sich geändert?' }).fill(notes)
  await dialog.getByRole('button', { name: 'Speichern' }).click()
  await expect(page).toHaveURL(/overview/)
  await expect(page.getByRole('cell', { name: notes }).first()).toBeVisible()
}

const openManager = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('link', { name: /öffnen$/ })
    .first()
    .click()

test('version 19 becomes version 20, and the module 20 lacks goes only when that is confirmed', async ({ page }) => {
  await signIn(page, 'administrator')

  await test.step('version 19 has a module that version 20 lacks', async () => {
    await page.goto(`${portalUrl()}/products/allproducts?search=WW-NW-19`)
    await page.getByRole('link', { name: 'Wellenwerk Netzwerk', exact: true }).click()
    await openPart(page, 'Masterkonfiguration')
    await page.getByRole('button', { name: 'Neues Modul' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill('Kettentriebe')
    await dialog.getByRole('textbox', { name: 'Lizenzname', exact: true }).fill('KETTE')
    await dialog.getByRole('button', { name: 'Anlegen und hinzufügen' }).click()
    await expect(page.getByRole('listitem').filter({ hasText: 'KETTE' })).toBeVisible()
  })

  await giveProduct(page, '10147', 'Wellenwerk Netzwerk 19')
  await test.step('take a module out, edit, and bring it back from the page where several can be chosen', async () => {
    await openManager(page)
    for (const name of ['Stirnräder', 'Federn'])
      await page.getByRole('button', { name: `Anzahl von ${name} verringern` }).click()
    await page.getByRole('button', { name: 'Mehrere auswählen' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Module hinzufügen')
    await page.getByRole('checkbox', { name: /^Federn/ }).check()
    await page.getByRole('checkbox', { name: /^Stirnräder/ }).check()
    await page.getByRole('button', { name: '2 hinzufügen' }).click()
    await expect(page.getByRole('button', { name: 'Federn bearbeiten', exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Kettentriebe bearbeiten' })).toBeVisible()
    await page.getByRole('button', { name: 'Alle unbegrenzt' }).click()
    await save(page, 'Umfang wie bestellt')
  })

  await test.step('the upgrade tells what goes before anything is written', async () => {
    await page.getByRole('button', { name: 'Auf neuere Version' }).click()
    const dialog = page.getByRole('dialog')
    await choose(page, 'Neue Version', /^Wellenwerk Netzwerk 20/)
    const loss = dialog.getByRole('checkbox', { name: 'Kettentriebe (KETTE), Anzahl 1, fällt weg' })
    await expect(loss).not.toBeChecked()
    await expect(dialog.getByText('Version 19 → 20')).toBeVisible()
    const submit = dialog.getByRole('button', { name: 'Aktualisieren' })
    await expect(submit).toHaveAttribute('aria-disabled', 'true')
    await loss.check()
    await expect(submit).not.toHaveAttribute('aria-disabled', 'true')
    await submit.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wellenwerk Netzwerk 20')
  })

  await test.step('who upgraded stands in the list, and the rest is there', async () => {
    await expect(
      page.getByRole('cell', { name: 'Aktualisiert von Katrin Wellenbrink (Version 19 → 20)' }),
    ).toBeVisible()
    await openManager(page)
    await expect(page.getByRole('button', { name: 'Federn bearbeiten', exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Kettentriebe bearbeiten' })).toHaveCount(0)
  })
})

test('a template goes the whole way: saved, chosen with what it prefills, deleted', async ({ page }) => {
  await signIn(page, 'administrator')
  await giveProduct(page, '10311', 'Wellenwerk Einzelplatz 20')
  const overview = page.url()
  await openManager(page)
  await page.getByRole('button', { name: 'Alle unbegrenzt' }).click()
  await save(page, 'Ohne Ende')
  await openManager(page)

  await page.getByRole('button', { name: 'Als Vorlage speichern' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('button', { name: 'Als Vorlage speichern' })).toHaveAttribute('aria-disabled', 'true')
  await dialog.getByRole('textbox', { name: 'Name der Vorlage' }).fill('Büro ohne Ende')
  await dialog.getByRole('button', { name: 'Als Vorlage speichern' }).click()
  await expect(page.getByText('Die Vorlage „Büro ohne Ende“ ist gespeichert.', { exact: true })).toBeVisible()

  await page.goto(overview)
  await page.getByRole('link', { name: 'Konfiguration wählen' }).first().click()
  await page.getByRole('radio', { name: 'Büro ohne Ende' }).check()
  await expect(page.getByRole('textbox', { name: 'Anzahl' })).toHaveValue('1')
  await expect(page.getByRole('switch', { name: 'Unbegrenzt' })).toBeChecked()
  const preview = page.getByRole('table', { name: 'Ergebnis' })
  await expect(preview.getByRole('row', { name: /^Explorer/ })).toContainText('1unbegrenzt')
  await page.getByRole('textbox', { name: 'Anzahl' }).fill('4')
  await expect(preview.getByRole('row', { name: /^Explorer/ })).toContainText('4unbegrenzt')
  await page.getByRole('textbox', { name: 'Anzahl' }).fill('1')
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Aus der Vorlage')
  await page.getByRole('button', { name: 'Übernehmen' }).click()
  await expect(page).toHaveURL(overview)
  await expect(page.getByRole('link', { name: 'Aus der Vorlage', exact: true })).toBeVisible()

  await page.getByRole('link', { name: 'Konfiguration wählen' }).first().click()
  await page.getByRole('button', { name: 'Vorlage „Büro ohne Ende“ löschen' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Löschen' }).click()
  await expect(page.getByRole('radio', { name: 'Büro ohne Ende' })).toHaveCount(0)
})

test('two versions are compared side by side, and the older one is restored as a new one', async ({ page }) => {
  await signIn(page, 'administrator')
  await giveProduct(page, '10311', 'Wellenwerk Cloud 20')
  await openManager(page)
  await page.getByRole('button', { name: 'Alle unbegrenzt' }).click()
  await save(page, 'Grundlage')
  await openManager(page)
  await page.getByRole('button', { name: 'Anzahl von Explorer erhöhen' }).click()
  await page.getByRole('button', { name: 'Anzahl von Federn verringern' }).click()
  await save(page, 'Ein Platz mehr, ohne Federn')

  await (await fromMenu(page, /^Mehr zu /, /mit der aktiven Konfiguration vergleichen$/)).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Konfigurationen vergleichen')
  const explorer = page.getByRole('row', { name: /^Explorer/ })
  await expect(explorer).toContainText('Anzahl 1')
  await expect(explorer).toContainText('Anzahl 2')
  await expect(explorer).toContainText('geändert')
  await expect(page.getByRole('row', { name: /^Federn FEDER / })).toContainText('entfällt')
  await expect(page.getByRole('row', { name: /^Stirnräder/ })).toHaveCount(0)
  await page.getByRole('switch', { name: 'Nur Unterschiede' }).click()
  await expect(page.getByRole('row', { name: /^Stirnräder/ })).toBeVisible()

  await page.getByRole('link', { name: 'Wellenwerk Cloud 20' }).click()
  await (await fromMenu(page, /^Mehr zu /, /wiederherstellen$/)).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Wiederherstellen' }).click()
  await expect(page.getByRole('cell', { name: /^Wiederhergestellt: / })).toBeVisible()
  await openManager(page)
  await expect(page.getByRole('button', { name: 'Federn bearbeiten', exact: true })).toBeVisible()
})
