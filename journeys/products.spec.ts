import { writeFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { openAs, portalUrl, signIn } from './actors.ts'
import { Clicks } from './clicks.ts'
import { test } from './journey.ts'
import { openTab } from './company-tabs.ts'
import { openPart } from './record-tabs.ts'

test.use({ actionTimeout: 15_000 })

const request = `<?xml version="1.0" encoding="UTF-8"?>
<HostIdFile><LicenseRequest schema="1"><Product>Wellenwerk</Product><Version>20</Version><InstallationType>Netzwerk</InstallationType>
<Created>2026-11-12T09:31:07Z</Created><CustomerNumber>10147</CustomerNumber><Company>Konstruktionsbüro Lindqvist</Company>
<Contact><Email>it@lindqvist.example</Email></Contact><Port>28064</Port>
<Host index="1"><ComputerName>LIC-ANTRIEB</ComputerName><MacAddress>02-1B-44-11-4C-01</MacAddress></Host></LicenseRequest></HostIdFile>`

async function choose(page: Page, label: string, option: RegExp): Promise<void> {
  await page.getByRole('combobox', { name: label }).click()
  await page.getByRole('option', { name: option }).first().click()
}

/** A new module of the level that is shown. */
async function createModule(page: Page, name: string, licName: string): Promise<void> {
  await page.getByRole('button', { name: 'Neues Modul' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill(name)
  await dialog.getByRole('textbox', { name: 'Lizenzname', exact: true }).fill(licName)
  await dialog.getByRole('button', { name: 'Anlegen und hinzufügen' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('listitem').filter({ hasText: licName })).toBeVisible()
}

async function pickModules(page: Page, words: string, names: RegExp[]): Promise<void> {
  await page.getByRole('button', { name: 'Module hinzufügen' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('searchbox').fill(words)
  for (const name of names) await dialog.getByRole('checkbox', { name }).check()
  await dialog.getByRole('button', { name: `${names.length} hinzufügen` }).click()
  await expect(dialog).toBeHidden()
}

const order = (page: Page) =>
  page.getByRole('tabpanel').getByRole('listitem').locator('button[aria-pressed]').allTextContents()

test('a product with a master of three levels is built from nothing, given to a company, configured and licensed', async ({
  page,
}, info) => {
  // Before the first page: what is under way when Playwright begins to intercept may be held for good.
  let pictures = true
  await page.route(/\/picture\?/, (route) => (pictures ? route.continue() : route.abort()))
  await signIn(page, 'administrator')

  await test.step('create the product with a picture', async () => {
    await page.goto(`${portalUrl()}/products/allproducts`)
    await page.getByRole('link', { name: 'Produkt anlegen' }).click()
    const save = page.getByRole('button', { name: 'Produkt anlegen' })
    await expect(save).toHaveAttribute('aria-disabled', 'true')
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Antriebsstrang')
    await page.getByRole('textbox', { name: 'Lizenzname' }).fill('Antriebsstrang')
    await page.getByRole('textbox', { name: 'Version' }).fill('20')
    await choose(page, 'Ausgabe', /^Netzwerk$/)
    await page.getByRole('textbox', { name: 'Titel (deutsch)', exact: true }).fill('Antriebsstrang Netzwerk')
    await expect(save).toHaveAttribute('aria-disabled', 'true')
    await page.getByRole('textbox', { name: 'Titel (englisch)', exact: true }).fill('Drive Train Network')
    await page.locator('input[type=file]').first().setInputFiles('journeys/files/portrait.png')
    await expect(page.getByText('„portrait.png“ wird nach dem Anlegen hochgeladen.')).toBeVisible()
    await save.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Antriebsstrang Netzwerk 20')
    await expect(page).toHaveURL(/editproduct\?id=/)
    await expect(page.getByRole('alert').filter({ hasText: 'Noch zu tun' })).toContainText('Ohne Masterkonfiguration')
    await openPart(page, 'Texte und Bilder')
    const picture = page.getByRole('img', { name: 'Deutsches Bild' })
    await expect(picture).toBeVisible()
    await expect(picture).toHaveJSProperty('naturalWidth', 480)
    pictures = false
    await page.reload()
    await expect(page.getByRole('alert').filter({ hasText: 'Das Bild konnte nicht geladen werden.' })).toBeVisible()
    pictures = true
    await page.reload()
    await expect(picture).toBeVisible()
  })

  await test.step('begin an empty master and fill level 1', async () => {
    await openPart(page, 'Übersicht')
    await page.getByRole('link', { name: 'Masterkonfiguration anlegen' }).click()
    await expect(page).toHaveURL(/tab=master/)
    await page.getByRole('radio', { name: 'Leer beginnen' }).check()
    const refused = { code: 'server.unavailable', message: '', requestId: 'probe-1' }
    await page.route(/\/api\/products\/[^/]+\/master$/, (route) => route.fulfill({ status: 503, json: refused }), {
      times: 1,
    })
    await page.getByRole('button', { name: 'Masterkonfiguration anlegen' }).click()
    await expect(page.getByText(/^Die Konfiguration konnte nicht angelegt werden\. .*probe-1/)).toBeVisible()
    await page.getByRole('button', { name: 'Masterkonfiguration anlegen' }).click()
    await expect(page.getByRole('tab', { name: 'Ebene 1 (0)' })).toBeVisible()
    await createModule(page, 'Kupplungen', 'KUPPLUNG')
    await pickModules(page, '', [/^Rechenkern/, /^Explorer/])
    await expect.poll(() => order(page)).toEqual(['KupplungenKUPPLUNG', 'RechenkernKERN', 'ExplorerE'])
  })

  await test.step('bring the explorer to the top by keys, and the order stays', async () => {
    const explorer = page.getByRole('button', { name: /^Explorer E$/ })
    await explorer.focus()
    await page.keyboard.press('Alt+ArrowUp')
    await page.keyboard.press('Alt+ArrowUp')
    await expect(page.getByRole('status').filter({ hasText: '„Explorer“ ist jetzt an Stelle 1 von 3.' })).toHaveCount(1)
    await expect(explorer).toBeFocused()
    const wanted = ['ExplorerE', 'KupplungenKUPPLUNG', 'RechenkernKERN']
    await expect.poll(() => order(page)).toEqual(wanted)
    await page.getByRole('button', { name: 'Kupplungen nach unten' }).click()
    await expect(page.getByRole('tabpanel').locator('[aria-busy=true]')).toHaveCount(0)
    await page.reload()
    await expect.poll(() => order(page)).toEqual(['ExplorerE', 'RechenkernKERN', 'KupplungenKUPPLUNG'])
  })

  await test.step('levels 2 and 3 want a selection above them', async () => {
    await page.getByRole('tab', { name: 'Ebene 2' }).click()
    await expect(page.getByText('Wählen Sie zuerst auf Ebene 1 ein Modul aus.')).toBeVisible()
    await page.getByRole('tab', { name: /^Ebene 1/ }).click()
    await page.getByRole('button', { name: 'Kupplungen KUPPLUNG' }).click()
    await page.getByRole('tab', { name: 'Ebene 2 (0)' }).click()
    await createModule(page, 'Auslegung', 'KUPPLUNG-AUS')
    await createModule(page, 'Katalog', 'KUPPLUNG-KAT')
    await page.getByRole('button', { name: '02 Katalog' }).click()
    await page.getByRole('tab', { name: 'Ebene 3 (0)' }).click()
    await createModule(page, 'Elastomerkupplungen', 'KUPPLUNG-KAT-E')
  })

  await test.step('choosing another module on level 1 forgets the choice on level 2; a module with others below stays', async () => {
    await page.getByRole('tab', { name: /^Ebene 1/ }).click()
    await page.getByRole('button', { name: 'Kupplungen aus dem Master entfernen' }).click()
    await expect(
      page.getByText('Unter „Kupplungen“ stehen Module der Ebene 2. Entfernen Sie diese zuerst.', { exact: true }),
    ).toBeVisible()
    await page.getByRole('button', { name: 'Explorer E' }).click()
    await page.getByRole('tab', { name: 'Ebene 3' }).click()
    await expect(page.getByText('Wählen Sie zuerst auf Ebene 2 ein Modul aus.')).toBeVisible()
  })

  await test.step('the kernel becomes a technical dependency', async () => {
    await page.getByRole('tab', { name: /^Ebene 1/ }).click()
    await page.getByRole('link', { name: 'Rechenkern bearbeiten' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rechenkern im Master')
    await page.getByRole('switch', { name: 'Technische Abhängigkeit' }).click()
    await expect(page.getByRole('switch', { name: 'Automatisch ausgewählt' })).toBeChecked()
    await page.getByRole('button', { name: 'Einstellungen speichern' }).click()
    await expect(page.getByText('„Rechenkern“ ist gespeichert.', { exact: true })).toBeVisible()
    await page.getByRole('link', { name: 'Antriebsstrang Netzwerk 20' }).click()
    await expect(page.getByRole('listitem').filter({ hasText: 'technische Abhängigkeit' })).toContainText('KERN')
  })

  await test.step('unlock the version', async () => {
    await openPart(page, 'Übersicht')
    await page.getByRole('link', { name: 'Version freigeben' }).click()
    await page.getByRole('switch', { name: 'Version freigegeben' }).click()
    await page.getByRole('button', { name: 'Speichern', exact: true }).click()
    await expect(page.getByText('„Antriebsstrang Netzwerk 20“ ist gespeichert.', { exact: true })).toBeVisible()
    await openPart(page, 'Übersicht')
    await expect(page.getByRole('main')).toContainText('freigegeben')
    await expect(page.getByText('Noch zu tun')).toBeHidden()
  })

  await test.step('give it to a company and set the modules', async () => {
    await page.goto(`${portalUrl()}/companies?search=10147`)
    await page.getByRole('link', { name: 'Konstruktionsbüro Lindqvist', exact: true }).click()
    await openTab(page, 'Produkte')
    await page.getByRole('button', { name: 'Produkt hinzufügen' }).click()
    await choose(page, 'Produkt', /^Antriebsstrang Netzwerk 20$/)
    await page.getByRole('button', { name: 'Hinzufügen', exact: true }).click()
    await page.getByRole('link', { name: 'Antriebsstrang Netzwerk 20', exact: true }).click()
    await page
      .getByRole('link', { name: /öffnen$/ })
      .first()
      .click()
    await page.getByRole('button', { name: 'Kupplungen bearbeiten', exact: true }).click()
    await page.getByRole('button', { name: 'Alle unbegrenzt' }).click()
    await page.getByRole('main').getByRole('button', { name: 'Speichern', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Speichern' }).click()
    await expect(page.getByRole('cell', { name: 'historisch' }).first()).toBeVisible()
  })

  await test.step('issue the licence', async () => {
    await page.getByRole('link', { name: 'Host-ID anlegen' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Host-ID anlegen')
    writeFileSync(info.outputPath('request.id'), request)
    await page.locator('input[type=file]').setInputFiles(info.outputPath('request.id'))
    await expect(page.getByRole('textbox', { name: 'Rechnername 1' })).toHaveValue('LIC-ANTRIEB')
    await page.getByRole('main').getByRole('button', { name: 'Speichern', exact: true }).click()
    await page.getByRole('button', { name: /^Lizenz für LIC-ANTRIEB .*ausstellen$/ }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('heading', { name: 'Diese Datei wird ausgestellt' }).click()
    await expect(dialog.getByText(/^MODULE "KUPPLUNG" PARENT - LEVEL 1 COUNT 1 /)).toBeVisible()
    await expect(dialog.getByText(/^MODULE "KERN" PARENT - LEVEL 1 COUNT dependency /)).toBeVisible()
    await dialog.getByRole('button', { name: 'Ausstellen' }).click()
    await expect(dialog.getByRole('button', { name: 'Herunterladen' })).toBeVisible()
  })
})

test('a new version takes everything of the old one along, and is released in six clicks', async ({ page }) => {
  await openAs(page, 'administrator', '/products/allproducts?search=WW-EP-20')
  const main = page.getByRole('main')
  const clicks = new Clicks(page)
  await clicks.click(main.getByRole('link', { name: 'Wellenwerk Einzelplatz', exact: true }))
  await clicks.click(main.getByRole('button', { name: 'Neue Version aus dieser' }))
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('textbox', { name: 'Version' })).toHaveValue('21')
  await clicks.click(dialog.getByRole('button', { name: 'Anlegen' }))
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Wellenwerk Einzelplatz 21')
  await expect(main).toContainText('nicht freigegeben')
  await clicks.click(main.getByRole('link', { name: 'Version freigeben' }))
  await clicks.click(main.getByRole('switch', { name: 'Version freigegeben' }))
  await clicks.click(main.getByRole('button', { name: 'Speichern', exact: true }))
  expect(clicks.count).toBe(6)
  await page.reload()
  await expect(main.getByRole('switch', { name: 'Version freigegeben' })).toBeChecked()
  await openPart(page, 'Masterkonfiguration')
  await expect(main.getByRole('tabpanel').getByRole('listitem').first()).toBeVisible()
})

test('of two people who edit one product both keep what they changed, and are told', async ({ page, browser }) => {
  await openAs(page, 'administrator', '/products/allproducts?search=WW-EP-18')
  await page.getByRole('link', { name: 'Wellenwerk Einzelplatz', exact: true }).click()
  await openPart(page, 'Texte und Bilder')
  await page.getByRole('textbox', { name: 'Kurztext (deutsch)' }).fill('Von mir')
  await page.getByRole('textbox', { name: 'Anleitung (deutsch)' }).fill('Die Datei gehört\nin den Ordner Lizenzen.')
  const other = await (await browser.newContext({ locale: 'de-DE' })).newPage()
  await openAs(other, 'administrator', page.url().slice(portalUrl().length))
  await other.getByRole('textbox', { name: 'Kurztext (englisch)' }).fill('Theirs')
  await other.getByRole('button', { name: 'Speichern', exact: true }).click()
  await expect(other.getByText('„Wellenwerk Einzelplatz 18“ ist gespeichert.', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Speichern', exact: true }).click()
  const theirs = page.getByRole('radiogroup', { name: 'Kurztext (englisch)' }).getByRole('radio', { name: /: Theirs$/ })
  await expect(theirs).toBeChecked()
  await expect(page.getByRole('textbox', { name: 'Kurztext (englisch)' })).toHaveValue('Theirs')
  await page.getByRole('button', { name: 'Speichern', exact: true }).click()
  await expect(page.getByText('„Wellenwerk Einzelplatz 18“ ist gespeichert.', { exact: true })).toBeVisible()
  await other.reload()
  await expect(other.getByRole('textbox', { name: 'Kurztext (deutsch)' })).toHaveValue('Von mir')
  await expect(other.getByRole('textbox', { name: 'Anleitung (deutsch)' })).toHaveValue(/Ordner Lizenzen\.$/)
  await other.context().close()
})

test('a person is given a product, sees it as their own with its passport, and it is taken away again', async ({
  page,
}) => {
  await openAs(page, 'licenser', '/allcompanycontacts')
  await page.getByRole('searchbox').fill('user@wellenwerk.example')
  await expect(page.getByRole('row')).toHaveCount(2)
  await page.getByRole('link', { name: /bearbeiten$/ }).click()
  await openPart(page, 'Produkte und Lizenzen')
  const section = page.getByRole('region', { name: 'Produkte und Lizenzen' })
  await expect(section).toContainText('Diese Person hat noch kein Produkt.')
  await section.getByRole('button', { name: 'Produkt hinzufügen' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: /^Produkt/ }).click()
  await page.getByRole('option', { name: 'Wellenwerk Einzelplatz 20', exact: true }).click()
  await dialog.getByRole('button', { name: 'Hinzufügen' }).click()
  await expect(section.getByRole('heading', { level: 3 })).toHaveText('Wellenwerk Einzelplatz 20')
  const id = new URL(page.url()).pathname.split('/').at(-1)!
  await page.goto(`${portalUrl()}/contactproducts/${id}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Produkte von')
  await expect(page.getByRole('heading', { level: 3 })).toHaveText('Wellenwerk Einzelplatz 20')

  const own = await page.context().browser()!.newPage({ locale: 'de-DE' })
  await openAs(own, 'user', '/contactproducts')
  await expect(own).toHaveURL(/products\/myproducts$/)
  await own.goto(`${portalUrl()}/products/myproducts`)
  await own.getByRole('link', { name: 'Wellenwerk Einzelplatz 20' }).click()
  await expect(own.getByRole('heading', { level: 1 })).toContainText('Wellenwerk Einzelplatz 20')
  await own.close()

  await page.getByRole('button', { name: /^Wellenwerk Einzelplatz 20 .* entfernen|entfernen/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Entfernen' }).click()
  await expect(page.getByText('Diese Person hat noch kein Produkt.')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Diese Person hat noch kein Produkt.')).toBeVisible()
})
