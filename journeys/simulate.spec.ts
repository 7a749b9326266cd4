import { writeFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { signIn } from './actors.ts'
import { test } from './journey.ts'

const older = 'AGREEMENT=10023\r\nMODULE=E;5;31.12.9999\r\nMODULE=ALTMODUL;2;31.12.2027\r\n'

test('unsaved changes are simulated for every machine, compared with the last licence and with a file', async ({
  page,
}, info) => {
  const file = (name: string) => info.outputPath(name)
  await signIn(page, 'administrator')
  await page.getByRole('searchbox').fill('10023')
  await page.getByRole('link', { name: 'Müller & Söhne Antriebstechnik GmbH', exact: true }).click()
  await page.getByRole('link', { name: 'Wellenwerk Netzwerk 20', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wellenwerk Netzwerk 20')
  const overview = page.url()

  await test.step('in the configuration manager, before anything is saved', async () => {
    await page
      .getByRole('link', { name: /öffnen$/ })
      .first()
      .click()
    const card = page.getByRole('complementary', { name: 'Position bearbeiten' })
    // No module may have more seats than the explorer.
    await page.getByRole('button', { name: 'Explorer bearbeiten' }).click()
    await card.getByRole('textbox', { name: 'Anzahl' }).fill('20')
    await page.getByRole('button', { name: 'Wälzlager bearbeiten' }).click()
    await card.getByRole('textbox', { name: 'Anzahl' }).fill('9')
    await page.getByRole('button', { name: 'Alle unbegrenzt' }).click()
    await page.getByRole('button', { name: 'Simulieren' }).click()
    const dialog = page.getByRole('dialog', { name: 'Simulieren' })
    await expect(dialog.getByText('Gespeichert und ausgestellt wird nichts.')).toBeVisible()
    await dialog
      .getByRole('button', { name: /Datei und Unterschiede zeigen$/ })
      .first()
      .click()
    await expect(dialog.getByText(/^MODULE "LAGER" PARENT \S+ LEVEL 1 COUNT 9 /)).toBeVisible()
    await expect(dialog.getByRole('region', { name: 'Änderungen zur letzten Lizenz dieser Host-ID' })).toContainText(
      /LAGER.*9/,
    )
    await dialog.getByRole('button', { name: 'Schließen' }).last().click()
    // What was edited is still there.
    await expect(card.getByRole('textbox', { name: 'Anzahl' })).toHaveValue('9')
  })

  await test.step('from the overview, for all machines of the company', async () => {
    page.once('dialog', (asked) => void asked.accept())
    await page.goto(overview)
    await page.getByRole('link', { name: 'Simulieren' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Simulieren')
    await page.getByText('der ganzen Firma').click()
    await expect(page.getByRole('columnheader', { name: 'Produkt' })).toBeVisible()
    // Machines of version 19 are told to be of another version.
    await expect(page.getByRole('row', { name: /Wellenwerk Netzwerk 19/ }).first()).toContainText(/Version/)
    await page.getByText('dieses Produkts').click()
    // The machines of the whole company are gone before one is opened.
    await expect(page.getByRole('columnheader', { name: 'Produkt' })).toHaveCount(0)
    await page
      .getByRole('button', { name: /Datei und Unterschiede zeigen$/ })
      .first()
      .click()
    await expect(page.getByText(/^SERIAL SIMULATION$/)).toBeVisible()
  })

  await test.step('compared with files', async () => {
    writeFileSync(file('alt.lic'), older)
    await page.locator('input[type=file]').setInputFiles(file('alt.lic'))
    const differences = page.getByRole('region', { name: 'Unterschiede zu alt.lic' })
    await expect(differences).toContainText('ALTMODUL')
    await expect(page.getByText('Die Datei stammt aus einem älteren System')).toBeVisible()
    await page.getByRole('button', { name: 'Wieder mit der letzten Lizenz vergleichen' }).click()
    await expect(page.getByRole('heading', { name: 'Änderungen zur letzten Lizenz dieser Host-ID' })).toBeVisible()
    writeFileSync(file('bild.lic'), Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3]))
    await page.locator('input[type=file]').setInputFiles(file('bild.lic'))
    await expect(page.getByText('Diese Datei lässt sich nicht als Lizenzdatei lesen.')).toBeVisible()
    await page.reload()
    await expect(page.getByText(/^SERIAL SIMULATION$/)).toBeVisible()
  })
})
