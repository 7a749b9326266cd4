import { expect, type Page } from '@playwright/test'
import { movingTables } from '../server/testing/moving-tables.ts'
import { openAs } from './actors.ts'
import { test } from './journey.ts'

const names: Record<keyof typeof movingTables, string> = {
  products: 'Produkte',
  modules: 'Module',
  masters: 'Masterkonfigurationen',
  companies: 'Firmen',
  contacts: 'Ansprechpartner',
  holdings: 'Kundenprodukte',
  configurations: 'Konfigurationen',
  hosts: 'Host-IDs',
  licences: 'Lizenzen',
}

/** Uploads the table of a step of the guide and checks its rows. */
async function check(page: Page, kind: keyof typeof movingTables): Promise<void> {
  await page.getByRole('link', { name: `Tabelle hochladen: ${names[kind]}`, exact: true }).click()
  const buffer = Buffer.from(movingTables[kind].join('\n'))
  await page.locator('input[type=file]').setInputFiles({ name: `${kind}.csv`, mimeType: 'text/csv', buffer })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${kind}.csv`)
  await page.getByRole('button', { name: 'Zeilen prüfen' }).click()
  await expect(page.getByRole('region', { name: 'Ergebnis der Prüfung' })).toBeVisible()
}

test('a small portal moves in table by table; a table read a second time changes nothing', async ({ page }) => {
  await openAs(page, 'administrator', '/management/imports')
  await page.getByRole('link', { name: 'Umzug von einem anderen Portal' }).click()
  const kinds = Object.keys(names) as (keyof typeof movingTables)[]
  for (const kind of kinds) {
    await check(page, kind)
    await page.getByRole('button', { name: `Alle übernehmen (${movingTables[kind].length - 1})` }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Übernehmen', exact: true }).click()
    await expect(page.getByText(/^Fertig\. Übernommene Zeilen: \d+, fehlgeschlagen: 0\./)).toBeVisible()
    await page.goto(new URL('/management/imports/movingin', page.url()).href)
  }
  const steps = page.getByRole('table', { name: 'Reihenfolge' })
  await expect(steps.getByText('Alles passt')).toHaveCount(kinds.length)
  // The first and the last one: what they are checked against is there by then.
  for (const kind of ['products', 'licences'] as const) {
    await check(page, kind)
    const unchanged = `Unverändert (${movingTables[kind].length - 1})`
    await expect(page.getByRole('option', { name: unchanged, includeHidden: true })).toBeAttached()
    await page.goto(new URL('/management/imports/movingin', page.url()).href)
  }
})
