import { execFileSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { demoPassword } from '../demo/accounts.ts'
import { giveThePasswordAgain } from './actors.ts'
import { enter as enterAs } from './actors.ts'
import { test } from './journey.ts'
import { newestMail } from './mailbox.ts'
import { ownServer } from './own-server.ts'
import { openPart } from './record-tabs.ts'

const server = ownServer('students')

const enter = (page: Page, email: string) => enterAs(page, email, server.url)
const open = (page: Page, path: string) => page.goto(`${server.url}${path}`)
const tab = (page: Page, name: string) => page.getByRole('tab', { name })
const button = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('button', { name })

/** Opens a person's proof from the list of waiting ones, on any of its pages. */
async function openProof(page: Page, name: string): Promise<void> {
  await page.getByRole('searchbox').fill(name)
  await page.getByRole('table').getByRole('link', { name }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}

/** The program customers check a licence with. */
async function verifies(page: Page, file: Buffer): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'keywerk-students-'))
  const keys = await (await page.request.get(`${server.url}/.well-known/licence-keys.json`)).body()
  writeFileSync(join(folder, 'a.lic'), file)
  writeFileSync(join(folder, 'keys.json'), keys)
  const program = ['licence/bin/keywerk-licence.mjs', 'verify', join(folder, 'a.lic')]
  return execFileSync(process.execPath, [...program, '--keys', join(folder, 'keys.json')], { encoding: 'utf8' })
}

const said = {
  verification: 'Verifizierung',
  download: 'Download',
  address: 'E-Mail-Adresse der Hochschule',
  send: 'Link senden',
  blacklisted: /darf nicht zu „gmx.de“ gehören/,
  subject: 'Bestätigen Sie Ihre Hochschuladresse',
  confirm: 'Adresse bestätigen',
  confirmed: 'Ihre Adresse ist bestätigt, und Sie sind verifiziert.',
  goOn: 'Weiter zur Studienversion',
  pay: 'Für 49,90 Euro bezahlen',
  leave: 'Abbrechen und zurück',
  left: /Sie haben den Shop verlassen, ohne zu bezahlen/,
  underWay: /Ihre Zahlung ist unterwegs/,
  card: 'Mit Karte bezahlen',
  paid: 'Die Zahlung ist da. Vielen Dank!',
  toProduct: 'Weiter zum Produkt',
  consent: /Ich möchte die Lizenz sofort erhalten/,
  generate: 'Lizenz ausstellen und herunterladen',
  steps: 'Der Weg zur Lizenz',
  fetched: 'heruntergeladen',
  noted: 'Lizenz heruntergeladen: Studienversion 2024',
  guide: 'Anleitung',
  fetch: 'Lizenz herunterladen',
} as const

test('from the university address over the payment to a licence that verifies', async ({ page }) => {
  const address = 'ada.studt@stud.tum.de'
  await enter(page, 'student1@wellenwerk.example')
  await open(page, '/products/Student')
  // The address keeps what is open.
  await tab(page, said.download).click()
  await expect(page).toHaveURL(/tab=download/)
  await page.reload()
  await expect(tab(page, said.download)).toHaveAttribute('aria-selected', 'true')
  await tab(page, said.verification).click()
  const field = page.getByRole('textbox', { name: said.address })
  await field.fill('jemand@gmx.de')
  await button(page, said.send).click()
  await expect(page.getByText(said.blacklisted)).toBeVisible()
  await field.fill(address)
  await button(page, said.send).click()
  const { text } = await newestMail(server.url, address, said.subject)
  const link = new URL(/https?:\/\/\S+confirmationStudentEmail\S+/.exec(text)![0])
  await open(page, link.pathname + link.search)
  await button(page, said.confirm).click()
  await expect(page.getByText(said.confirmed)).toBeVisible()
  await page.getByRole('link', { name: said.goOn }).click()
  await tab(page, said.download).click()
  await button(page, said.pay).click()
  await page.getByRole('button', { name: said.leave }).click()
  await expect(page.getByText(said.left)).toBeVisible()
  await page.getByRole('link', { name: said.toProduct }).click()
  await tab(page, said.download).click()
  await expect(button(page, said.pay)).toBeVisible()
  await expect(page.getByText(said.underWay)).toHaveCount(0)
  await button(page, said.pay).click()
  await page.getByRole('button', { name: said.card }).click()
  await expect(page.getByText(said.paid).first()).toBeAttached()
  // From the payment to the file there are two clicks: the page has gone on by itself.
  await expect(button(page, said.generate)).toBeDisabled()
  await page.getByRole('checkbox', { name: said.consent }).check()
  const [file] = await Promise.all([page.waitForEvent('download'), button(page, said.generate).click()])
  await expect(page.getByRole('list', { name: said.steps }).getByRole('listitem').last()).toContainText(said.fetched)
  await expect(page.getByText(said.noted)).toBeVisible()
  await expect(page.getByRole('region', { name: said.guide })).toContainText('https://www.wellenwerk.example/download')
  await expect(button(page, said.fetch)).toBeVisible()
  expect(file.suggestedFilename()).toBe('Studienversion_2024.lic')
  const chunks: Buffer[] = []
  for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer)
  expect(await verifies(page, Buffer.concat(chunks))).toMatch(/gültig|valid/i)
})

test('a proof by document: not readable, sent again, verified by staff', async ({ page }) => {
  await enter(page, 'student5@wellenwerk.example')
  await open(page, '/products/Student')
  await expect(page.getByText('Studiennachweis angefordert', { exact: true }).first()).toBeVisible()
  const files = page.locator('input[type=file]').first()
  await files.setInputFiles({ name: 'Nachweis.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<svg/>') })
  await expect(
    page.getByText(
      'Der Nachweis wurde nicht gespeichert, Ihr Profil ist unverändert. Diese Datei ist weder ein Bild noch ein PDF.',
    ),
  ).toBeVisible()
  await files.setInputFiles('journeys/files/portrait.png')
  await expect(page.getByText('Nachweis in Prüfung', { exact: true })).toBeVisible()
  await expect(page.getByText(/an Stelle \d+ der Warteschlange/)).toBeVisible()

  await server.openAs(page, 'licenser', '/studentreviews')
  await openProof(page, 'Emil Studt')
  await expect(page.getByRole('img', { name: /Nachweis portrait.png/ })).toBeVisible()
  await button(page, 'Nicht lesbar').click()
  await expect(page.getByText(/Bitte schreiben Sie dazu/)).toBeVisible()
  await page
    .getByRole('textbox', { name: 'Anmerkung für die Studentin oder den Studenten' })
    .last()
    .fill('Das ist ein Foto von Ihnen.')
  await button(page, 'Nicht lesbar').click()
  await expect(page.getByText(/^(Emil Studt verifiziert|Nachweis von Emil Studt nicht lesbar)$/)).toBeVisible()

  await enter(page, 'student5@wellenwerk.example')
  await open(page, '/products/Student')
  await expect(page.getByText('Unsere Anmerkung: Das ist ein Foto von Ihnen.')).toBeVisible()
  await page.locator('input[type=file]').first().setInputFiles('journeys/files/portrait.png')
  await expect(page.getByText('Nachweis in Prüfung', { exact: true })).toBeVisible()

  await server.openAs(page, 'licenser', '/studentreviews')
  await openProof(page, 'Emil Studt')
  await page.getByRole('combobox', { name: 'Hochschule' }).fill('rwth-aachen')
  await page.getByRole('option', { name: /rwth-aachen\.de/ }).click()
  await button(page, 'Verifizieren').first().click()
  await expect(page.getByText(/^(Emil Studt verifiziert|Nachweis von Emil Studt nicht lesbar)$/)).toBeVisible()
  await open(page, '/contacts?search=student5')
  await expect(page.getByRole('row', { name: /Emil Studt/ })).toContainText('Verifiziert')
})

test('what staff change stays: terms of a product, a domain, a payment and whether it is a test', async ({ page }) => {
  await server.signIn(page, 'administrator')
  await giveThePasswordAgain(page)
  const products = (await (
    await page.request.get(`${server.url}/api/products`, { headers: await bearer(page) })
  ).json()) as { items: { id: string; code: string }[] }
  const { id } = products.items.find(({ code }) => code === 'WW-RM-23')!
  await open(page, `/products/editproduct?id=${id}&tab=students`)
  const card = page.getByRole('region', { name: 'Für Studierende und Privatpersonen' })
  const price = card.getByRole('textbox', { name: /Preis in Euro/ })
  await expect(price).toHaveValue('19,90')
  await price.fill('24,50')
  await card.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByText('Die Angaben für Studierende sind gespeichert.').first()).toBeAttached()
  await page.reload()
  await expect(price).toHaveValue('24,50')

  await open(page, '/management/addstudentdomain')
  await page.getByRole('textbox', { name: 'Domain' }).fill('hs-beispiel.example')
  await page.getByRole('textbox', { name: 'Bezeichnung deutsch' }).fill('Hochschule Beispiel')
  await page.getByRole('textbox', { name: 'Bezeichnung englisch' }).fill('Example University')
  await button(page, 'Speichern').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Domain anlegen' }).click()
  await page.getByRole('searchbox').fill('hs-beispiel')
  await page.getByRole('link', { name: 'hs-beispiel.example' }).click()
  await page.getByRole('textbox', { name: 'Bezeichnung deutsch' }).fill('Hochschule Musterstadt')
  await button(page, 'Speichern').click()
  await expect(page.getByText('hs-beispiel.example ist gespeichert.').first()).toBeAttached()
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Bezeichnung deutsch' })).toHaveValue('Hochschule Musterstadt')

  await open(page, '/contacts?search=student2')
  await page.getByRole('link', { name: 'Bela Studt', exact: true }).click()
  await expect(page.getByRole('navigation', { name: 'Sie sind hier' })).toHaveText(/^Studierende.*Bela Studt$/)
  await openPart(page, 'Zahlungen')
  await button(page, 'Zahlung eintragen').click()
  await page.getByRole('combobox', { name: 'Produkt' }).click()
  await page.getByRole('option', { name: /Studienversion 2024/ }).click()
  await expect(page.getByRole('textbox', { name: 'Preis in Euro' })).toHaveValue('49,90')
  await page.getByRole('textbox', { name: 'Bestellnummer' }).fill('4711')
  await page.getByLabel('Bestellt am').first().fill('01.11.2026')
  await page.getByRole('main').getByRole('button', { name: 'Speichern' }).last().click()
  const asked = page.getByRole('dialog', { name: 'Zahlung eintragen' })
  await expect(asked).toContainText('Zahlung 4711 über 49,90 Euro für Studienversion 2024 vom 01.11.2026')
  await asked.getByRole('button', { name: 'Zahlung eintragen' }).click()
  await expect(page.getByText('4711')).toBeVisible()
  await button(page, 'Zur Testbestellung machen').click()
  const question = page.getByRole('dialog', { name: 'Zur Testbestellung machen' })
  await expect(question.getByText(/4711.*in einer Minute/i)).toBeVisible()
  await question.getByRole('button', { name: 'Zur Testbestellung machen' }).click()
  await expect(button(page, 'Zur echten Bestellung machen')).toBeVisible()
  await page.reload()
  await button(page, 'Zur echten Bestellung machen').click()
  await expect(button(page, 'Zur Testbestellung machen')).toBeVisible()
})

async function bearer(page: Page): Promise<Record<string, string>> {
  const answer = await page.context().request.post(`${server.url}/api/session`, {
    data: { email: 'administrator@wellenwerk.example', password: demoPassword },
  })
  return { authorization: `Bearer ${((await answer.json()) as { accessToken: string }).accessToken}` }
}

test('a refund suspends the licence and tells the student', async ({ page }) => {
  await enter(page, 'student3@wellenwerk.example')
  await open(page, '/products/Student')
  await page.getByRole('checkbox', { name: /Ich möchte die Lizenz sofort erhalten/ }).check()
  await button(page, 'Lizenz ausstellen').click()
  await expect(button(page, 'Lizenz herunterladen')).toBeVisible()
  await open(page, '/orders')
  await expect(page.getByText('49,90 Euro')).toBeVisible()
  const reference = (await page.getByRole('definition').first().textContent()) ?? ''
  await open(page, '/shop/standin/sales')
  await page
    .getByRole('row', { name: new RegExp(reference) })
    .getByRole('button', { name: 'Erstatten' })
    .click()
  await newestMail(server.url, 'student3@wellenwerk.example', 'Zahlung zurückgenommen')
  await open(page, '/products/Student')
  await expect(page.getByText(/Diese Lizenz ist ausgesetzt/)).toBeVisible()
  await expect(button(page, 'Lizenz herunterladen')).toHaveCount(0)
})
