import { expect, type Page } from '@playwright/test'
import { caller, expectSuccess } from '../bench/api.ts'
import { enter, giveThePasswordAgain } from './actors.ts'
import { test } from './journey.ts'
import { ownServer } from './own-server.ts'
import { tabTo } from './tab-to.ts'

// What people come for, with the keyboard alone; after each step the focus is somewhere, and not at the start of the page.
test.use({ actionTimeout: 15_000 })
const server = ownServer('keyboard-ways')
const main = (page: Page) => page.getByRole('main')

/** The focus is on something people can go on from. */
async function expectFocus(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate('document.activeElement?.tagName ?? "BODY"')).not.toBe('BODY')
}

test('a contact is edited: saved, and the focus where it can be seen', async ({ page }) => {
  const call = caller(server.url)
  const [company] = (await expectSuccess(call('GET', '/companies?search=10023'))).items
  const [contact] = (await expectSuccess(call('GET', `/companies/${company.id}/contacts?search=peter`))).items
  await server.openAs(page, 'administrator', `/editcontact/${contact.id}?tab=details`)
  const position = page.getByRole('textbox', { name: 'Position' })
  await tabTo(page, position)
  await page.keyboard.press('Control+a')
  await page.keyboard.type('Betriebsrat')
  await tabTo(page, main(page).getByRole('button', { name: 'Speichern', exact: true }))
  await page.keyboard.press('Enter')
  await expect(page.getByText('gespeichert').first()).toBeAttached()
  await expectFocus(page)
  await page.reload()
  await expect(position).toHaveValue('Betriebsrat')
})

test('a cloud account is extended: the dialog closes to the button it came from', async ({ page }) => {
  const call = caller(server.url)
  const ending = '/cloud/companies?show=ending&pageSize=50'
  const [company] = (await expectSuccess(call('GET', ending))).items
  await server.openAs(page, 'administrator', `/cloudcompanies?show=ending&search=${company.customerNumber}`)
  await tabTo(page, main(page).getByRole('button', { name: `Cloud-Konto von ${company.name} verlängern` }))
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Neue Laufzeit')
  await tabTo(page, dialog.getByRole('button', { name: 'Verlängern' }))
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText('Das Cloud-Konto läuft jetzt bis').first()).toBeAttached()
  await expectFocus(page)
})

test('a customer downloads a licence file', async ({ page }) => {
  await server.openAs(page, 'customer', '/products/companyproducts')
  await tabTo(page, main(page).getByRole('link', { name: 'Wellenwerk Netzwerk 20' }).first())
  await page.keyboard.press('Enter')
  // The list has such buttons too, and stays until the passport has come.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lizenzpass Wellenwerk Netzwerk 20')
  const file = main(page)
    .getByRole('button', { name: /\.lic herunterladen$/ })
    .last()
  const download = page.waitForEvent('download')
  await tabTo(page, file)
  await page.keyboard.press('Enter')
  expect((await download).suggestedFilename()).toMatch(/\.lic$/)
  await expect(file).toBeFocused()
})

test('a licence request is handed over, its company found, the licence issued and downloaded', async ({ page }) => {
  await server.openAs(page, 'licenser', '/today')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Heute')
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused()
  await page.keyboard.type('Lizenzanfrage')
  await expect(page.getByRole('option', { name: /Lizenzanfrage/ }).first()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  // Listened for early: a key that follows at once opens the chooser before the browser hands it over.
  const chooser = page.waitForEvent('filechooser')
  await tabTo(page, main(page).getByRole('button', { name: 'Lizenzanfrage (.id) einlesen' }))
  await page.keyboard.press('Enter')
  const request = `<?xml version="1.0" encoding="UTF-8"?>
<HostIdFile><LicenseRequest schema="1"><Product>Wellenwerk</Product><Version>20</Version><InstallationType>Netzwerk</InstallationType>
<CustomerNumber>10023</CustomerNumber><Company>Müller &amp; Söhne Antriebstechnik GmbH</Company><Port>28064</Port>
<Host index="1"><ComputerName>LIC-TASTEN</ComputerName><MacAddress>02-1B-44-11-3A-C9</MacAddress></Host></LicenseRequest></HostIdFile>`
  const file = { name: 'tasten.id', mimeType: 'application/xml', buffer: Buffer.from(request) }
  await (await chooser).setFiles(file)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Host-ID anlegen')
  await expect(page.getByRole('textbox', { name: 'Rechnername 1' })).toHaveValue('LIC-TASTEN')
  await expectFocus(page)
  await tabTo(page, page.getByRole('textbox', { name: 'E-Mail-Adresse des Empfängers' }))
  await page.keyboard.type('tasten@mueller.example')
  await tabTo(page, page.getByRole('button', { name: 'Speichern und ausstellen' }))
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await tabTo(page, dialog.getByRole('button', { name: 'Ausstellen' }))
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('heading', { name: /^Lizenz \d+ ausgestellt$/ })).toBeVisible()
  const download = page.waitForEvent('download')
  await tabTo(page, dialog.getByRole('button', { name: 'Herunterladen' }))
  await page.keyboard.press('Enter')
  expect((await download).suggestedFilename()).toMatch(/^Wellenwerk_Netzwerk_20_10023.*\.lic$/)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expectFocus(page)
})

test('a licence that ends is renewed: its row chosen, the dialog run through, and back in the list', async ({
  page,
}) => {
  await server.openAs(page, 'licenser', '/expiringlicences?within=year')
  const list = main(page).getByRole('table', { name: 'Ablaufende Lizenzen' })
  const box = list.getByRole('row').nth(1).getByRole('checkbox')
  await tabTo(page, box)
  const name = (await box.getAttribute('aria-label')) ?? ''
  await page.keyboard.press('Space')
  // What is done with the selection stands above the list.
  await tabTo(page, page.getByRole('button', { name: /^Verlängern/ }).last(), 'Shift+Tab')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  const run = dialog.getByRole('button', { name: '1 Lizenz verlängern und ausstellen' })
  await expect(run).toBeEnabled()
  await tabTo(page, run)
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('heading', { name: '1 Lizenz verlängert' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expectFocus(page)
  expect(name).not.toBe('')
  await expect(list.getByRole('checkbox', { name, exact: true })).toHaveCount(0)
})

test('a student uploads a proof', async ({ page }) => {
  await enter(page, 'student5@wellenwerk.example', server.url)
  await page.goto(`${server.url}/products/Student`)
  const upload = main(page)
    .getByRole('button', { name: /(auswählen|hochladen)$/ })
    .first()
  const chooser = page.waitForEvent('filechooser')
  await tabTo(page, upload)
  await page.keyboard.press('Enter')
  await (await chooser).setFiles('journeys/files/portrait.png')
  await expect(page.getByText('Nachweis in Prüfung', { exact: true })).toBeVisible()
  await expectFocus(page)
})

test('a permission of a role is granted, and still is after the page is loaded anew', async ({ page }) => {
  const call = caller(server.url)
  const roles = (await expectSuccess(call('GET', '/roles'))).items as { id: string; name: string }[]
  const { id } = roles.find(({ name }) => name === 'Licenser')!
  await server.openAs(page, 'administrator', `/management/editrole/${id}`)
  await giveThePasswordAgain(page)
  const area = main(page).getByRole('button', { name: 'Produkte und Module', exact: true })
  const box = page.getByRole('checkbox', { name: 'Alle Produkte verwalten', exact: true })
  await tabTo(page, area)
  await page.keyboard.press('Enter')
  await expect(box).toBeChecked({ checked: false })
  await tabTo(page, box)
  await page.keyboard.press('Space')
  const dialog = page.getByRole('dialog')
  await tabTo(page, dialog.getByRole('button', { name: 'Erteilen' }))
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText('Berechtigung erteilt.').first()).toBeAttached()
  await expectFocus(page)
  await page.reload()
  await tabTo(page, area)
  await page.keyboard.press('Enter')
  await expect(box).toBeChecked()
})
