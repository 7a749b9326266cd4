import { expect, type Page } from '@playwright/test'
import { test } from './journey.ts'
import { ownServer } from './own-server.ts'

const server = ownServer('vdi')
const main = (page: Page) => page.getByRole('main')
const dialog = (page: Page) => page.getByRole('dialog')

test('desktops come from WorkSpaces; an end is changed and read back; chips narrow the list', async ({ page }) => {
  await server.openAs(page, 'licenser', '/vdiaccountslist')
  await expect(main(page).getByRole('heading', { name: 'VDI-Konten' })).toBeVisible()
  await expect(main(page).getByText('1 bis 25 von 81 Einträgen')).toBeVisible()
  await main(page).getByRole('button', { name: 'Aktualisieren' }).click()
  await expect(page.getByText('Die Desktops sind auf dem neuesten Stand.').first()).toBeAttached()
  await expect(main(page).getByText('Einen Desktop kennt WorkSpaces nicht mehr.')).toBeVisible()
  await main(page).getByRole('button', { name: 'Anzeigen', exact: true }).click()
  await expect(main(page).getByRole('row', { name: /WW-VDI-000/ })).toContainText('verschwunden')

  await page.goto(`${server.url}/vdiaccountslist?search=ws-demo013`)
  await main(page).getByRole('button', { name: 'Beginn und Ende von WW-VDI-013 bearbeiten' }).click()
  await dialog(page).getByRole('textbox', { name: 'Beginn' }).fill('01.02.2026')
  await dialog(page).getByRole('textbox', { name: 'Ende' }).fill('31.01.2026')
  await dialog(page).getByRole('button', { name: 'Speichern' }).click()
  await expect(dialog(page).getByText('Das Ende darf nicht vor dem Beginn liegen.').first()).toBeVisible()
  await dialog(page).getByRole('textbox', { name: 'Ende' }).fill('15.03.2026')
  await dialog(page).getByRole('button', { name: 'Speichern' }).click()
  await expect(dialog(page)).toHaveCount(0)
  await page.reload()
  const row = main(page).getByRole('row', { name: /ws-demo013/ })
  await expect(row).toContainText('01.02.2026')
  await expect(row).toContainText('15.03.2026')
  await expect(row).toContainText('beendet')
  await main(page).getByRole('button', { name: 'Laufende' }).click()
  await expect(row).toHaveCount(0)
  await main(page).getByRole('button', { name: 'Beendete' }).click()
  await expect(row).toBeVisible()
})

test('a table brings desktops: dry run, then written', async ({ page }) => {
  await server.openAs(page, 'administrator', '/vdiaccountslist')
  await main(page).getByRole('link', { name: 'Tabelle einlesen' }).click()
  await expect(main(page).getByRole('radio', { name: 'VDI-Konten' })).toBeChecked()
  const table = 'UserID;DisplayName;Login;StartDate;EndDate\nmesse-1;Messe Halle 3;messe3;01.03.2026;31.12.2099\n'
  await main(page)
    .locator('input[type=file]')
    .setInputFiles({ name: 'vdi.csv', mimeType: 'text/csv', buffer: Buffer.from(table) })
  await main(page).getByRole('button', { name: 'Zeilen prüfen' }).click()
  // Whoever leaves before the answer may have taken the request back.
  await expect(main(page).getByRole('button', { name: 'Alle übernehmen (1)' })).toBeVisible()
  await expect(main(page).getByText('messe-1').first()).toBeVisible()
  await page.goto(`${server.url}/vdiaccountslist?search=messe-1`)
  await expect(main(page).getByText('Nichts gefunden')).toBeVisible()
  await page.goBack()
  await main(page).getByRole('button', { name: 'Alle übernehmen (1)' }).click()
  await dialog(page).getByRole('button', { name: 'Übernehmen', exact: true }).click()
  await expect(main(page).getByText('angelegt').first()).toBeVisible()
  await page.goto(`${server.url}/vdiaccountslist?search=messe-1`)
  await expect(main(page).getByRole('row', { name: /Messe Halle 3/ })).toContainText('31.12.2099')
})
