import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { idFile } from './id-file.ts'
import { test } from './journey.ts'
import { newestMail } from './mailbox.ts'
import { ownServer } from './own-server.ts'
import { openPart } from './record-tabs.ts'
import { fromMenu } from './rows.ts'

const staffAddress = 'lizenzen@wellenwerk.example'
const customerAddress = 'customer@wellenwerk.example'
// A server of its own: licences move here, and mails are counted.
const server = ownServer('moves', { MAIL_STAFF: staffAddress })

test('a customer moves a licence within the policy; the next one waits for a second person', async ({ page }) => {
  await server.openAs(page, 'administrator', '/products/allproducts?search=Netzwerk')
  await page
    .getByRole('row', { name: /Wellenwerk Netzwerk.*20/ })
    .getByRole('link')
    .first()
    .click()
  await openPart(page, 'Umzüge')
  const card = page.getByRole('region', { name: 'Umzüge' })
  await card.getByLabel('Umzüge je Kundenprodukt').fill('1')
  await card.getByLabel('Abstand in Tagen').fill('0')
  await card.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByText('Die Regeln für Umzüge sind gespeichert.', { exact: true })).toBeVisible()

  await server.signIn(page, 'customer')
  await page.getByRole('link', { name: 'Lizenzpass öffnen: Wellenwerk Netzwerk 20' }).click()
  const passport = page.url()
  const moves = page.getByRole('region', { name: 'Umzug auf einen anderen Rechner' })
  await expect(moves.getByText('1 von 1 Umzug in 12 Monaten frei.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Umzug anfragen' })).toHaveCount(0)
  const machines = page.getByRole('region', { name: 'Rechner und Lizenzdateien' })
  await machines
    .getByRole('button', { name: / übertragen$/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  const file = dialog.locator('input[type=file]')
  await file.setInputFiles('licence/src/fixtures/wrong-no-request.id')
  await expect(dialog.getByRole('alert')).toContainText('Falsches Format')
  await file.setInputFiles(idFile('localhost', '001B44AA0070'))
  await expect(dialog.getByText(/Als Bindung taugt dieser Name nicht/)).toBeVisible()
  await expect(dialog.getByText('Der Umzug wartet auf eine Freigabe:')).toBeVisible()
  await file.setInputFiles(idFile('SRV-CAD-77', '001B44AA0077'))
  await expect(dialog.getByText('Der Umzug wird sofort ausgeführt.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Übertragen' }).click()
  const result = page.getByRole('dialog', { name: 'Die Lizenz ist übertragen' })
  await expect(result).toContainText('SRV-CAD-77')
  const taken = page.waitForEvent('download')
  await result.getByRole('button', { name: 'Neue Lizenzdatei herunterladen' }).click()
  expect(readFileSync(await (await taken).path(), 'utf8')).toContain('SRV-CAD-77')
  await result.getByRole('button', { name: 'Schließen', exact: true }).last().click()
  await expect(moves.getByText('0 von 1 Umzug in 12 Monaten frei.')).toBeVisible()
  await expect(moves.getByText(/^Lizenz \d+ ersetzt \d+$/)).toBeVisible()
  await expect(moves.getByText(/^Überbrückung \d+ bis /)).toBeVisible()
  await expect(machines.getByText('übertragen', { exact: true })).toBeVisible()
  const mail = await newestMail(server.url, customerAddress, 'Ihre Lizenz ist übertragen: Wellenwerk Netzwerk 20')
  expect(mail.text).toMatch(/Seriennummer \d+ und ersetzt \d+/)
  expect(mail.text).toContain(passport)
  await newestMail(server.url, staffAddress, 'Lizenz übertragen: Müller & Söhne')

  // The next one is above the policy.
  await machines.getByRole('button', { name: 'SRV-CAD-77 · 00:77 übertragen' }).click()
  await file.setInputFiles(idFile('SRV-CAD-78', '001B44AA0078'))
  await expect(dialog.getByText('Es sind nicht genug Umzüge frei.')).toBeVisible()
  await dialog.getByLabel('Nachricht (optional)').fill('Der Server ist defekt.')
  await dialog.getByRole('button', { name: 'Übertragen' }).click()
  await expect(
    page.getByText('Der Umzug wartet auf die Freigabe. Wir melden uns per E-Mail.', { exact: true }),
  ).toBeVisible()
  await expect(moves.getByText('wartet', { exact: true })).toBeVisible()
  const waiting = await newestMail(server.url, staffAddress, 'Umzug wartet auf Freigabe: Müller & Söhne')
  expect(waiting.text).toContain('Der Server ist defekt.')

  await server.signIn(page, 'licenser')
  await page
    .getByRole('navigation', { name: 'Hauptmenü' })
    .getByRole('link', { name: /^Anfragen/ })
    .click()
  await page
    .getByRole('navigation', { name: 'Anfragen' })
    .getByRole('link', { name: /^Umzüge/ })
    .click()
  await page.getByRole('link', { name: /^Müller & Söhne.*10023/ }).click()
  await expect(page.getByText('Es sind nicht genug Umzüge frei.')).toBeVisible()
  await page.getByLabel('Nachricht an den Kunden').fill('Ausnahmsweise, wegen des Defekts.')
  await page.getByRole('button', { name: 'Freigeben und übertragen' }).click()
  await expect(page.getByText(/^Lizenz \d+ ersetzt \d+/)).toBeVisible()

  // Superseded shows everywhere: the overview's hosts and licences, and the customer's passport.
  await page.getByRole('link', { name: 'Zur Übersicht' }).click()
  await expect(page.getByText(/^übertragen, läuft bis /).first()).toBeVisible()
  await (await fromMenu(page, 'SRV-CAD-77 · 00:77', 'Lizenzen von SRV-CAD-77 · 00:77 anzeigen')).click()
  await expect(page.getByRole('dialog').getByText(/^ersetzt durch \d+$/)).toBeVisible()

  await server.openAs(page, 'customer', passport.slice(server.url.length))
  await expect(moves.getByText('Ausnahmsweise, wegen des Defekts.')).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Wellenwerk_Netzwerk_20_10023.lic herunterladen' }).last().click()
  expect(readFileSync(await (await download).path(), 'utf8')).toMatch(/\nSUPERSEDES \d+\n/)
  await newestMail(server.url, customerAddress, 'Ihre Lizenz ist übertragen', new Set([mail.id]))
})

test('advice while a host ID is entered: the better binding with one click, and the three servers of a Triade', async ({
  page,
}) => {
  await server.signIn(page, 'licenser')
  await page.getByRole('link', { name: 'Firmen', exact: true }).click()
  await page.getByRole('searchbox').fill('10023')
  await page.getByRole('link', { name: 'Müller & Söhne Antriebstechnik GmbH' }).first().click()
  await page
    .getByRole('link', { name: /Wellenwerk Netzwerk 20/ })
    .first()
    .click()
  await page.getByRole('link', { name: 'Host-ID anlegen' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Host-ID anlegen')
  const upload = page.locator('input[type=file]')
  await upload.setInputFiles(idFile('SRV-VPN', '00FF00112233'))
  const advice = page.getByRole('region', { name: 'Hinweise zur Bindung' })
  await expect(advice.getByText(/gehört einem VPN-Adapter \(OpenVPN\)/)).toBeVisible()
  await advice.getByRole('button', { name: 'Auf „Rechnername“ umstellen' }).click()
  await expect(page.getByRole('radio', { name: 'Rechnername', exact: true })).toBeChecked()
  await expect(advice).toHaveCount(0)
  // A machine that is licensed already is told with the way there.
  await upload.setInputFiles(idFile('LIC-10023-1', '001B44AA0099'))
  await expect(page.getByRole('textbox', { name: 'Rechnername 1' })).toHaveValue('LIC-10023-1')
  await page.getByRole('radio', { name: 'Rechnername', exact: true }).check()
  await expect(advice.getByText(/gibt es schon eine Lizenz/).first()).toBeVisible()
  await expect(advice.getByRole('link', { name: /Müller & Söhne.*10023/ }).first()).toBeVisible()
  await upload.setInputFiles('licence/src/fixtures/triade.id')
  const triade = page.getByRole('region', { name: 'Welche zwei Server genügen' })
  await expect(
    triade.getByText('LIC-B und LIC-C genügen, wenn LIC-A ausfällt: LIC-B vergibt die Lizenzen.'),
  ).toBeVisible()
  await triade.getByRole('button', { name: 'LIC-C nach vorn' }).click()
  await expect(
    triade.getByText('LIC-A und LIC-C genügen, wenn LIC-B ausfällt: LIC-A vergibt die Lizenzen.'),
  ).toBeVisible()
})
