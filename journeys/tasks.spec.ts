import { expect } from '@playwright/test'
import { portalUrl, signIn } from './actors.ts'
import { Clicks } from './clicks.ts'
import type { Named } from './dropped-files.ts'
import { test } from './journey.ts'
import { openRecords } from './walk/records.ts'

// What people come for, counted in clicks.

/** The licence request of a machine of the demo customer. */
const requestOf = (name: string, mac: string, number = '10023'): Named => ({
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
  await signIn(page, 'licenser')
  await page.goto(`${portalUrl()}/companies`)
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
  const { company, product } = await openRecords()
  await signIn(page, 'licenser')
  // On the page of a company, whatever number the request carries.
  await page.goto(`${portalUrl()}/company/${company.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Müller/)
  await new Clicks(page).drop(requestOf('SRV-NEU-1', '02-1B-44-22-00-11', '99999'))
  await expect(page.getByRole('textbox', { name: 'Rechnername 1' })).toHaveValue('SRV-NEU-1')
  // On a page about nothing of this, found through the button of the finder's command.
  await page.goto(`${portalUrl()}/verify`)
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
  // A machine that is known leads to its own host ID.
  await page.goto(`${portalUrl()}/wellenwerkconfiguration/overview/${product.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await new Clicks(page).drop({ name: 'bild.png', text: 'nothing' })
  await expect(
    page.getByText('Hier kann eine Lizenzanfrage (.id) abgelegt werden, „bild.png“ ist keine.', { exact: true }),
  ).toBeVisible()
})
