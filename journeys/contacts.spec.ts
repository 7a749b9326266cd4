import { expect, type Page } from '@playwright/test'
import { caller, expectSuccess } from '../bench/api.ts'
import { demoPassword } from '../demo/accounts.ts'
import { giveThePasswordAgain } from './actors.ts'
import { test } from './journey.ts'
import { newestMail } from './mailbox.ts'
import { ownServer } from './own-server.ts'
import { fromMenu } from './rows.ts'
import { openTab } from './company-tabs.ts'
import { openPart } from './record-tabs.ts'

// A server of its own: contacts come and go here, and an account is blocked.
const server = ownServer('contacts')

const password = 'Hafen-Kran-27!'
async function enter(page: Page, email: string, word: string): Promise<void> {
  await page.context().clearCookies()
  await page.goto(`${server.url}/login?lang=de`)
  await page.getByLabel('E-Mail-Adresse').fill(email)
  await page.getByRole('textbox', { name: /^Passwort/ }).fill(word)
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click()
}
async function fill(page: Page, firstName: string, lastName: string, email: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Vorname' }).fill(firstName)
  await page.getByRole('textbox', { name: 'Nachname' }).fill(lastName)
  await page.getByRole('textbox', { name: 'E-Mail-Adresse' }).fill(email)
}
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })
const save = (page: Page, name = 'Speichern') => page.getByRole('main').getByRole('button', { name, exact: true })
async function linkFor(email: string, known?: ReadonlySet<string>): Promise<{ id: string; link: string }> {
  const { id, text } = await newestMail(server.url, email, 'Ihr Zugang zum Kundenportal', known)
  const { pathname, search } = new URL(/https?:\/\/\S+[\w-]{43}/.exec(text)![0])
  return { id, link: `${server.url}${pathname}${search}` }
}

test('a contact is invited, confirms, signs in and manages the contacts of their own company', async ({ page }) => {
  await server.signIn(page, 'customer')
  await page.getByRole('link', { name: 'Ansprechpartner' }).click()
  await page.getByRole('link', { name: 'Ansprechpartner anlegen' }).click()
  await fill(page, 'Jule', 'Petersen', 'jule@mueller.example')
  await save(page).click()
  await expect(row(page, 'Jule Petersen')).toContainText('Nicht eingeladen')

  await page.getByRole('button', { name: 'Jule Petersen einladen' }).click()
  await expect(row(page, 'Jule Petersen')).toContainText(/Eingeladen am \d\d\.\d\d\.\d{4} von Änne Größl/)
  const first = await linkFor('jule@mueller.example')
  await (await fromMenu(page, 'Jule Petersen', 'Einladung an Jule Petersen zurückziehen')).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Zurückziehen' }).click()
  await expect(row(page, 'Jule Petersen')).toContainText('Nicht eingeladen')
  await page.getByRole('button', { name: 'Jule Petersen einladen' }).click()
  await expect(row(page, 'Jule Petersen')).toContainText('Eingeladen am')
  const second = await linkFor('jule@mueller.example', new Set([first.id]))

  await page.context().clearCookies()
  await page.goto(first.link)
  await expect(page.getByText('Diese Einladung gilt nicht mehr.')).toBeVisible()
  await page.goto(second.link)
  await page.getByRole('textbox', { name: /^Passwort/ }).fill(password)
  await save(page, 'Zugang einrichten').click()
  await expect(page).toHaveURL(/companyproducts/)

  await page.getByRole('link', { name: 'Ansprechpartner' }).click()
  await expect(row(page, 'Jule Petersen')).toContainText('Bestätigt')
  await expect(page.getByRole('button', { name: 'Mehr zu Jule Petersen' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Peter Öztürk bearbeiten' }).click()
  await page.getByRole('textbox', { name: 'Position' }).fill('Betriebsrat')
  await save(page).click()
  await expect(page.getByText('Peter Öztürk ist als Ansprechpartner gespeichert.').first()).toBeAttached()
  await page.getByRole('navigation', { name: 'Hauptmenü' }).getByRole('link', { name: 'Ansprechpartner' }).click()
  await page.getByRole('button', { name: 'Ansicht' }).click()
  await page.getByRole('menuitemcheckbox', { name: 'Position' }).click()
  await page.keyboard.press('Escape')
  await expect(row(page, 'Peter Öztürk')).toContainText('Betriebsrat')
  await page.getByRole('searchbox').fill('betriebsart')
  await expect(page.getByRole('row')).toHaveCount(2)
  await expect(page.getByText('1 bis 1 von 1 Eintrag')).toBeVisible()
})

test('save and new, the limit of main contacts, deleting, and an account that is blocked', async ({ page }) => {
  await server.signIn(page, 'administrator')
  await giveThePasswordAgain(page)
  await page.getByRole('searchbox').fill('10147')
  await page.getByRole('link', { name: 'Konstruktionsbüro Lindqvist', exact: true }).click()
  await openTab(page, 'Ansprechpartner')
  await page.getByRole('link', { name: 'Ansprechpartner anlegen' }).click()
  const main = page.getByRole('checkbox', { name: 'Hauptansprechpartner' })
  for (const [firstName, email] of [
    ['Ada', 'ada@lindqvist.example'],
    ['Bea', 'bea@lindqvist.example'],
    ['Cleo', 'cleo@lindqvist.example'],
    ['Dora', 'dora@lindqvist.example'],
  ] as const) {
    await fill(page, firstName, 'Neu', email)
    await main.check()
    await save(page, 'Speichern und neu').click()
    const told = page.getByText('Höchstens 3 Hauptansprechpartner sind möglich.').first()
    const empty = page.getByRole('textbox', { name: 'Vorname' })
    await expect(async () => expect((await told.isVisible()) || (await empty.inputValue()) === '').toBe(true)).toPass()
    if (await told.isVisible()) break
    await expect(page.getByRole('combobox', { name: /^Anrede/ })).toBeFocused()
  }
  await expect(page.getByText('Höchstens 3 Hauptansprechpartner sind möglich.').first()).toBeVisible()
  await main.uncheck()
  await save(page).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Konstruktionsbüro Lindqvist')
  await (await fromMenu(page, 'Ada Neu', 'Ada Neu löschen')).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Soll Ada Neu (ada@lindqvist.example) gelöscht werden?')
  await dialog.getByRole('button', { name: 'Löschen', exact: true }).click()
  await expect(row(page, 'Ada Neu')).toHaveCount(0)

  await page.getByRole('link', { name: 'Bo Lindqvist bearbeiten' }).click()
  await expect(page.getByRole('textbox', { name: 'E-Mail-Adresse' })).toBeDisabled()
  await openPart(page, 'Übersicht')
  await expect(page.getByRole('region', { name: 'Konto', exact: true })).toContainText('aktiv')
  await openPart(page, 'Konto')
  await page.getByRole('combobox', { name: /^Benutzerrolle/ }).click()
  await page.getByRole('option', { name: 'Gesperrt' }).click()
  await save(page, 'Rolle speichern').click()
  await expect(page.getByText('Dieses Konto ist gesperrt. Jede andere Rolle gibt es wieder frei.')).toBeVisible()
  const blocked = await page.context().browser()!.newPage()
  await enter(blocked, 'customer2@wellenwerk.example', demoPassword)
  await expect(blocked.getByText('Dieses Konto ist gesperrt.').first()).toBeVisible()
  await page.getByRole('combobox', { name: /^Benutzerrolle/ }).click()
  await page.getByRole('option', { name: 'Customer' }).click()
  await save(page, 'Rolle speichern').click()
  await expect(page.getByText('Die Rolle gilt sofort.')).toBeVisible()
  await enter(blocked, 'customer2@wellenwerk.example', demoPassword)
  await expect(blocked).toHaveURL(/companyproducts/)
  await blocked.close()
})

test('all contacts: only cloud users, a private person is created; students are sent to the sign-in', async ({
  page,
}) => {
  await server.openAs(page, 'licenser', '/allcompanycontacts')
  await expect(page.getByText(/von 1\.5\d\d Einträgen/)).toBeVisible()
  await page.getByRole('combobox', { name: 'Anzeigen' }).click()
  await page.getByRole('option', { name: 'Nur Cloud-Anwender' }).click()
  await expect(page.getByText(/von \d{2,3} Einträgen/)).toBeVisible()
  await page.getByRole('link', { name: 'Ansprechpartner anlegen' }).click()
  const trail = page.getByRole('navigation', { name: 'Sie sind hier' })
  await expect(trail).toHaveText(/^Ansprechpartner/)
  await page.getByRole('combobox', { name: /^Firma/ }).fill('Lindqvist')
  await page
    .getByRole('option', { name: /Lindqvist/ })
    .first()
    .click()
  await fill(page, 'Nora', 'Neu', 'nora@lindqvist.example')
  await save(page).click()
  await expect(page).toHaveURL(/allcompanycontacts$/)
  await page.getByRole('link', { name: 'Nora Neu', exact: true }).click()
  await expect(page.getByRole('region', { name: 'Kontaktdaten' })).toContainText('Konstruktionsbüro Lindqvist')
  await expect(trail).toHaveText(/^Ansprechpartner.*Lindqvist.*Nora Neu$/)

  await page.goto(`${server.url}/contacts`)
  await page.getByRole('link', { name: 'Person anlegen' }).click()
  await expect(trail).toHaveText(/^Studierende/)
  await fill(page, 'Mara', 'Allein', 'mara@allein.example')
  await page.getByRole('combobox', { name: 'Geschlecht' }).click()
  await page.getByRole('option', { name: 'divers' }).click()
  await save(page).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Speichern' }).click()
  // Private people stand in the list of students.
  await expect(page).toHaveURL(/\/contacts$/)
  await expect(page.getByRole('row').nth(1)).toContainText('Mara Allein')
  await page.getByRole('link', { name: 'Mara Allein', exact: true }).click()
  await expect(trail).toHaveText(/^Studierende.*Mara Allein$/)
  await openPart(page, 'Daten')
  await page.getByRole('textbox', { name: 'Telefon' }).fill('0451 2')
  await save(page).click()
  await expect(page.getByText('Mara Allein ist gespeichert.').first()).toBeAttached()
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Telefon' })).toHaveValue('0451 2')
  for (const path of ['/editcontact', '/editcompanycontact', '/company_contacts']) {
    await page.goto(server.url + path)
    await expect(page).toHaveURL(path === '/editcontact' ? /\/contacts$/ : /companies/)
  }
  for (const name of ['student', 'user'] as const) {
    await server.openAs(page, name, '/company_contacts')
    await expect(page).toHaveURL(/\/login/)
    await expect(page.getByText('Ihr Konto darf diese Seite nicht öffnen.')).toBeVisible()
  }
})

test('an address another company knows: the customer sees nothing of that, staff see it and settle it', async ({
  page,
}) => {
  await server.signIn(page, 'customer2')
  await page.getByRole('link', { name: 'Ansprechpartner' }).click()
  await page.getByRole('link', { name: 'Ansprechpartner anlegen' }).click()
  await expect(page.getByText('Wir prüfen neue Adressen.')).toBeVisible()
  await fill(page, 'Enno', 'Wartend', 'customer@wellenwerk.example')
  await save(page).click()
  await expect(row(page, 'Enno Wartend')).toContainText('Nicht eingeladen')
  await page.getByRole('link', { name: 'Enno Wartend bearbeiten' }).click()
  await expect(page.getByRole('textbox', { name: 'E-Mail-Adresse' })).toHaveValue('customer@wellenwerk.example')
  await expect(page.getByText('Adresse zu prüfen')).toHaveCount(0)

  await server.openAs(page, 'licenser', '/allcompanycontacts')
  await page.getByRole('combobox', { name: 'Anzeigen' }).click()
  await page.getByRole('option', { name: 'Adresse zu prüfen' }).click()
  await expect(page.getByText('1 bis 1 von 1 Eintrag')).toBeVisible()
  await page.getByRole('link', { name: 'Enno Wartend bearbeiten' }).click()
  const notice = page.getByRole('alert').filter({ hasText: 'Adresse zu prüfen' })
  await expect(notice).toContainText('customer@wellenwerk.example gehört schon zu Änne Größl')
  await page.getByRole('textbox', { name: 'E-Mail-Adresse' }).fill('enno@wartend.example')
  await save(page).click()
  await expect(notice).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'E-Mail-Adresse' })).toHaveValue('enno@wartend.example')
  await expect(notice).toHaveCount(0)
})

test('a student who becomes a contact of a company: the page tells that the role does not fit, and offers the one that does', async ({
  page,
}) => {
  await giveThePasswordAgain(page)
  const call = caller(server.url, 'administrator')
  const [company] = (await expectSuccess(call('GET', '/companies?search=10311'))).items
  const { contactId } = await expectSuccess(caller(server.url, 'student')('GET', '/session'))
  await expectSuccess(call('PATCH', `/contacts/${contactId}`, { companyId: company.id }))
  await server.openAs(page, 'administrator', `/editcontact/${contactId}`)
  await page.getByRole('link', { name: 'Rolle ändern' }).click()
  const note = page.getByRole('note').filter({ hasText: '„Student“' })
  await expect(note).toContainText('Zum Ansprechpartner einer Firma passt „Customer“.')
  await note.getByRole('button', { name: '„Customer“ auswählen' }).click()
  await page.getByRole('button', { name: 'Rolle speichern' }).click()
  await expect(note).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('combobox', { name: 'Benutzerrolle' })).toHaveValue('Customer')
  await expect(note).toHaveCount(0)
})

test('many are invited by one request that goes on when the page is left; who was not is named with the reason', async ({
  page,
}) => {
  await server.signIn(page, 'licenser')
  const call = caller(server.url, 'licenser')
  const { items: found } = await expectSuccess(call('GET', '/companies?search=10147'))
  for (const name of ['Erna', 'Otto'])
    await expectSuccess(
      call('POST', '/contacts', {
        companyId: found[0].id,
        salutation: 'NoSalutation',
        firstName: name,
        lastName: 'Sammel',
        email: `${name.toLowerCase()}@sammel.example`,
      }),
    )
  await page.goto(`${server.url}/company/${found[0].id}?tab=contacts`)
  await page.getByRole('checkbox', { name: /Erna Sammel/ }).check()
  await page.getByRole('checkbox', { name: /Otto Sammel/ }).check()
  const { items: people } = await expectSuccess(call('GET', '/contacts?search=otto@sammel.example'))
  await expectSuccess(caller(server.url, 'administrator')('DELETE', `/contacts/${people[0].id}`))

  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('invitation')) sent.push(new URL(request.url()).pathname)
  })
  let letGo = () => {}
  const left = new Promise<void>((resolve) => (letGo = resolve))
  await page.route('**/api/invitations', async (route) => {
    if (route.request().method() === 'POST') await left
    await route.continue()
  })
  await page.getByRole('main').getByRole('button', { name: '2 einladen' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Einladen' }).click()
  await page.getByRole('navigation', { name: 'Hauptmenü' }).getByRole('link', { name: 'Firmen' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Firmen' })).toBeVisible()
  letGo()
  await expect(page.getByText('1 Einladung ist unterwegs.').first()).toBeAttached()
  await expect(
    page.getByText('Nicht eingeladen, weil es den Kontakt nicht mehr gibt: otto@sammel.example').first(),
  ).toBeAttached()
  expect(sent).toEqual(['/api/invitations'])
})
