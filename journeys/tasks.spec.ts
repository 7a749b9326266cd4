import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { caller, expectSuccess } from '../bench/api.ts'
import { Clicks, type TestFile } from './clicks.ts'
import { test } from './journey.ts'
import { ownServer } from './own-server.ts'

// What people come for, counted in clicks, on a server of its own: licences are issued and move here.
const server = ownServer('tasks')

interface Found {
  id: string
  product: { id: string; version: number; titleDe: string }
  configuration: object | null
}

/** The demo customer's company and its network product, as staff see them. */
async function demoHolding(): Promise<{ company: { id: string }; holding: Found }> {
  const call = caller(server.url, 'licenser')
  const [company] = (await expectSuccess(call('GET', '/companies?search=10023'))).items
  const { items } = await expectSuccess(call('GET', `/companies/${company.id}/products`))
  const holding = items.find(
    ({ product, configuration }: Found) =>
      product.version === 20 && product.titleDe.includes('Netzwerk') && configuration,
  )
  return { company, holding }
}

const scrolled = (page: Page) => page.evaluate(() => (globalThis as unknown as { scrollY: number }).scrollY)

/** The licence request of a machine of the demo customer. */
const requestOf = (name: string, mac: string, number = '10023'): TestFile => ({
  name: `${name}.id`,
  text: `<?xml version="1.0" encoding="UTF-8"?>
<HostIdFile><LicenseRequest schema="1"><Product>Wellenwerk</Product><Version>20</Version><InstallationType>Netzwerk</InstallationType>
<Created>2026-11-12T09:31:07Z</Created><CustomerNumber>${number}</CustomerNumber><Company>Müller</Company><Contact><Salutation>Frau</Salutation>
<FirstName>Änne</FirstName><LastName>Größl</LastName><Email>it@mueller.example</Email></Contact><TerminalServer>false</TerminalServer>
<VirtualServer>false</VirtualServer><Port>28064</Port><Host index="1"><ComputerName>${name}</ComputerName><MacAddress>${mac}</MacAddress></Host>
</LicenseRequest></HostIdFile>`,
})

test('from a licence request, dropped on the list of companies, to the licence file in four clicks', async ({
  page,
}) => {
  await server.openAs(page, 'licenser', '/companies')
  await expect(page.getByRole('table', { name: 'Firmen' })).toBeVisible()
  const clicks = new Clicks(page)
  await clicks.drop(requestOf('SRV-ANTRIEB-7', '02-1B-44-22-00-07'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Host-ID anlegen')
  await expect(page.getByRole('textbox', { name: 'Rechnername 1' })).toHaveValue('SRV-ANTRIEB-7')
  await expect(page.getByRole('textbox', { name: 'MAC-Adresse 1' })).toHaveValue('02:1B:44:22:00:07')
  // One binding holds, and each says what it looks at.
  await expect(page.getByRole('radio', { name: 'MAC-Adresse', exact: true })).toBeChecked()
  await clicks.click(page.getByRole('button', { name: 'Speichern und ausstellen' }))
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Für diese Host-ID wurde noch keine Lizenz ausgestellt.')).toBeVisible()
  await clicks.click(dialog.getByRole('button', { name: 'Ausstellen' }))
  await expect(dialog.getByRole('heading', { name: /^Lizenz \d+ ausgestellt$/ })).toBeVisible()
  await expect(dialog).toContainText('SRV-ANTRIEB-7')
  const download = page.waitForEvent('download')
  await clicks.click(dialog.getByRole('button', { name: 'Herunterladen' }))
  const file = (await download).suggestedFilename()
  expect(file).toMatch(/^Wellenwerk_Netzwerk_20_10023.*\.lic$/)
  expect(clicks.count).toBeLessThanOrEqual(4)

  // The mail shows what it carries, and there is a way back.
  await dialog.getByRole('button', { name: 'Per E-Mail senden' }).click()
  await expect(dialog.getByText(file)).toBeVisible()
  await expect(dialog.getByRole('textbox', { name: 'Empfänger' })).toHaveValue('it@mueller.example')
  await dialog.getByRole('button', { name: 'Zurück' }).click()
  await expect(dialog.getByRole('button', { name: 'Herunterladen' })).toBeVisible()
})

test('a licence request is at home wherever it is dropped, and asks where more than one product is possible', async ({
  page,
}) => {
  const { company, holding } = await demoHolding()
  await server.signIn(page, 'licenser')
  // On the page of a company, whatever number the request carries.
  await page.goto(`${server.url}/company/${company.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Müller/)
  await new Clicks(page).drop(requestOf('SRV-NEU-1', '02-1B-44-22-00-11', '99999'))
  await expect(page.getByRole('textbox', { name: 'Rechnername 1' })).toHaveValue('SRV-NEU-1')
  // On a page about nothing of this, found through the button of the finder's command.
  await page.goto(`${server.url}/verify`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog').getByRole('combobox').fill('Lizenzanfrage')
  await page.getByRole('option', { name: 'Lizenzanfrage (.id) einlesen' }).click()
  await new Clicks(page).choose(
    page.getByRole('button', { name: 'Lizenzanfrage (.id) einlesen' }),
    requestOf('SRV-NEU-2', '02-1B-44-22-00-12', '99999'),
  )
  const choice = page.getByRole('dialog', { name: 'Wofür ist diese Lizenzanfrage?' })
  await expect(choice).toContainText('Weder Rechner noch Kundennummer sind bekannt.')
  await choice.getByRole('combobox', { name: 'Firma' }).fill('10023')
  await page.getByRole('option', { name: /10023/ }).click()
  await choice.getByRole('button', { name: /Wellenwerk Netzwerk 20/ }).click()
  await expect(page.getByRole('textbox', { name: 'Rechnername 1' })).toHaveValue('SRV-NEU-2')
  // Anything else is told what is taken.
  await page.goto(`${server.url}/wellenwerkconfiguration/overview/${holding.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await new Clicks(page).drop({ name: 'bild.png', text: 'nothing' })
  await expect(
    page.getByText('Hier kann eine Lizenzanfrage (.id) abgelegt werden, „bild.png“ ist keine.', { exact: true }),
  ).toBeVisible()
})

test('a contact with an invitation in three clicks and without scrolling', async ({ page }) => {
  const { company } = await demoHolding()
  await server.signIn(page, 'licenser')
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.goto(`${server.url}/company/${company.id}`)
  await expect(page.getByRole('region', { name: 'Firmendaten' })).toBeVisible()
  const clicks = new Clicks(page)
  const parts = page.getByRole('navigation', { name: 'Bereiche der Firma' })
  await clicks.click(parts.getByRole('link', { name: 'Ansprechpartner' }))
  await clicks.click(page.getByRole('link', { name: 'Ansprechpartner anlegen' }))
  await page.getByRole('textbox', { name: 'Vorname' }).fill('Ida')
  await page.getByRole('textbox', { name: 'Nachname' }).fill('Kurz')
  await page.getByRole('textbox', { name: 'E-Mail-Adresse' }).fill('ida.kurz@mueller.example')
  expect(await scrolled(page)).toBe(0)
  const save = page.getByRole('button', { name: 'Speichern und einladen' })
  await expect(save).toBeInViewport({ ratio: 1 })
  await clicks.click(save)
  await expect(page).toHaveURL(/tab=contacts/)
  await expect(page.getByRole('row').filter({ hasText: 'Ida Kurz' })).toContainText(/Eingeladen am/)
  expect(clicks.count).toBeLessThanOrEqual(3)
})

test('a customer asks for a renewal in three clicks, and has a moved licence in five', async ({ page }) => {
  const { holding } = await demoHolding()
  const policy = { moves: 3, months: 12, bridgeDays: 7, coolingDays: 0, automatic: true }
  await expectSuccess(caller(server.url, 'administrator')('PUT', `/products/${holding.product.id}/move-policy`, policy))
  await server.signIn(page, 'customer')
  await expect(page).toHaveURL(/companyproducts/)
  const renewing = new Clicks(page)
  await renewing.click(page.getByRole('link', { name: 'Lizenzpass öffnen: Wellenwerk Netzwerk 20' }))
  await expect(page.getByRole('button', { name: 'Lizenzdatei herunterladen' })).toBeInViewport()
  await renewing.click(page.getByRole('button', { name: 'Verlängerung anfragen' }))
  await renewing.click(page.getByRole('dialog').getByRole('button', { name: 'Anfrage senden' }))
  await expect(page.getByRole('region', { name: 'Offene Anfragen' }).getByRole('listitem').first()).toContainText(
    'Verlängerung',
  )
  expect(renewing.count).toBeLessThanOrEqual(3)

  await page.goto(`${server.url}/products/companyproducts`)
  const moving = new Clicks(page)
  await moving.click(page.getByRole('link', { name: 'Lizenzpass öffnen: Wellenwerk Netzwerk 20' }))
  const machines = page.getByRole('region', { name: 'Rechner und Lizenzdateien' })
  await moving.click(machines.getByRole('button', { name: / übertragen$/ }).first())
  const dialog = page.getByRole('dialog')
  await moving.choose(
    dialog.getByRole('button', { name: 'Datei auswählen' }),
    requestOf('SRV-UMZUG-1', '02-1B-44-22-00-21'),
  )
  await moving.click(dialog.getByRole('button', { name: 'Übertragen' }))
  // The new file is one more click.
  const taken = page.waitForEvent('download')
  await moving.click(dialog.getByRole('button', { name: 'Neue Lizenzdatei herunterladen' }))
  await taken
  expect(moving.count).toBeLessThanOrEqual(5)
})

test('why a licence is refused on a machine is told after two files', async ({ page }) => {
  await server.signIn(page, 'customer')
  await page.getByRole('link', { name: 'Lizenzpass öffnen: Wellenwerk Netzwerk 20' }).click()
  const download = page.waitForEvent('download')
  await page
    .getByRole('region', { name: 'Rechner und Lizenzdateien' })
    .getByRole('button', { name: /herunterladen$/ })
    .first()
    .click()
  const text = readFileSync(await (await download).path(), 'utf8')
  await page.goto(`${server.url}/verify`)
  const clicks = new Clicks(page)
  const buttons = page.getByRole('button', { name: 'Datei auswählen' })
  await clicks.choose(buttons.nth(0), { name: 'ihre.lic', text })
  await expect(page.getByText(/^Diese Lizenz ist (nicht )?gültig\.$/)).toBeVisible()
  await clicks.choose(buttons.nth(1), requestOf('ANDERER-RECHNER', '02-1B-44-22-00-31'))
  await expect(page.getByText('Diese Lizenz ist nicht gültig.')).toBeVisible()
  await expect(page.getByText(/gefunden/).first()).toBeVisible()
  expect(clicks.count).toBeLessThanOrEqual(2)
})
