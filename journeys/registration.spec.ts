import { expect, type Page } from '@playwright/test'
import { solve } from './challenge.ts'
import { openTab } from './company-tabs.ts'
import { test } from './journey.ts'
import { linkFromMail } from './mailbox.ts'
import { ownServer } from './own-server.ts'

// A server of its own: people register here, and contacts are assigned.
const server = ownServer('registration')

const password = 'Hafen-Kran-27!'
const words = {
  de: {
    email: 'E-Mail-Adresse',
    password: /^Passwort/,
    salutation: /^Anrede/,
    firstName: 'Vorname',
    lastName: 'Nachname',
    ms: 'Frau',
    terms: 'Ich stimme den Nutzungsbedingungen zu',
    robot: /Robot|Mensch|verif/i,
    submit: 'Registrieren',
    signIn: 'Anmelden',
  },
  en: {
    email: 'Email address',
    password: /^Password/,
    salutation: /^Salutation/,
    firstName: 'First name',
    lastName: 'Last name',
    ms: 'Ms',
    terms: 'I agree to the terms of use',
    robot: /robot/i,
    submit: 'Register',
    signIn: 'Sign in',
  },
}
const confirm = 'Bitte bestätigen Sie Ihre Registrierung'
type Words = (typeof words)['de' | 'en']

async function enter(page: Page, email: string, word = password, w: Words = words.de): Promise<void> {
  await page.getByLabel(w.email).fill(email)
  await page.getByRole('textbox', { name: w.password }).fill(word)
  await page.getByRole('button', { name: w.signIn, exact: true }).click()
}

async function fillPerson(page: Page, email: string, w: Words = words.de, word = password): Promise<void> {
  await page.getByRole('textbox', { name: w.email }).fill(email)
  await page.getByRole('textbox', { name: w.password }).fill(word)
  await page.getByRole('radiogroup', { name: w.salutation }).getByRole('radio', { name: w.ms, exact: true }).check()
  await page.getByRole('textbox', { name: w.firstName }).fill('Jule')
  await page.getByRole('textbox', { name: w.lastName }).fill('Petersen')
  await page.getByRole('checkbox', { name: w.terms }).check()
}

/** Somebody registers as a private person and has the link mailed. */
async function registerPrivately(page: Page, email: string, word = password): Promise<void> {
  await page.goto(`${server.url}/registration?lang=de`)
  await expect(page).toHaveURL(/\/registration$/)
  await fillPerson(page, email, words.de, word)
  await page.getByRole('checkbox', { name: 'Meine Angaben sind richtig' }).check()
  await solve(page)
  await page.getByRole('main').getByRole('button', { name: 'Registrieren' }).click()
  await expect(page.getByText(`Eine E-Mail an ${email} ist unterwegs.`)).toBeVisible()
}

/** Somebody of a company in Hamburg registers and confirms the address. */
async function registerOfCompany(page: Page, email: string, company: Record<string, string>): Promise<void> {
  await page.goto(`${server.url}/registration?lang=de`)
  await page.getByText('Firma', { exact: true }).first().click()
  await fillPerson(page, email)
  const fields = { ...company, Straße: 'Kai', Hausnummer: '4', PLZ: '20457', Ort: 'Hamburg' }
  for (const [name, value] of Object.entries(fields))
    await page.getByRole('textbox', { name, exact: name === 'Ort' }).fill(value)
  await solve(page)
  await page.getByRole('main').getByRole('button', { name: 'Registrieren' }).click()
  await expect(page.getByText('ist unterwegs')).toBeVisible()
  await page.goto(await linkFromMail(page, server.url, confirm, email))
  await page.getByRole('main').getByRole('button', { name: 'Adresse bestätigen' }).click()
  await expect(page).toHaveURL(/\/login$/)
}

test('a student with a university address registers, confirms and lands on the student version', async ({ page }) => {
  await page.goto(`${server.url}/login?lang=de`)
  await page.getByRole('link', { name: 'Registrieren' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Registrieren')
  const save = page.getByRole('main').getByRole('button', { name: 'Registrieren' })
  await fillPerson(page, 'jule@stud.tum.de')
  await page.getByRole('checkbox', { name: 'Ich bin Studentin oder Student' }).check()
  await expect(save).toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('checkbox', { name: 'Meine Angaben sind richtig' }).check()
  await solve(page)
  await save.click()
  await expect(page.getByText('Eine E-Mail an jule@stud.tum.de ist unterwegs.')).toBeVisible()
  const link = await linkFromMail(page, server.url, confirm, 'jule@stud.tum.de')
  await page.goto(link)
  await page.getByRole('main').getByRole('button', { name: 'Adresse bestätigen' }).click()
  await expect(page.getByText('Ihr Konto ist bestätigt.')).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Zur Anmeldung' })).toBeVisible()
  await expect(page).toHaveURL(/\/login$/)
  await enter(page, 'jule@stud.tum.de')
  await expect(page).toHaveURL(/\/products\/Student$/)
  await page.getByRole('tab', { name: 'Verifizierung' }).click()
  await expect(page.getByText('Verifiziert', { exact: true })).toBeVisible()
  await expect(page.getByText('Hochschule: Technische Universität München')).toBeVisible()
  // Opened once more it is done; one that never was says so and offers to begin again.
  await page.goto(link)
  await page.getByRole('main').getByRole('button', { name: 'Adresse bestätigen' }).click()
  await expect(page.getByText('Ihr Konto ist bestätigt.')).toBeVisible()
  await page.goto(link.replace(/id=[\w-]{43}/, `id=${'x'.repeat(43)}`))
  await page.getByRole('main').getByRole('button', { name: 'Adresse bestätigen' }).click()
  await expect(page.getByText('Dieser Link gilt nicht mehr.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Neu registrieren' })).toBeVisible()
})

test('registering for the textbook edition lands on the textbook, with its price', async ({ page }) => {
  await page.goto(`${server.url}/registration?lang=de&isRoloffMatek=1`)
  await fillPerson(page, 'lehrbuch@unbekannt.example')
  await page.getByRole('checkbox', { name: 'Meine Angaben sind richtig' }).check()
  await solve(page)
  await page.getByRole('main').getByRole('button', { name: 'Registrieren' }).click()
  await page.goto(await linkFromMail(page, server.url, confirm, 'lehrbuch@unbekannt.example'))
  await page.getByRole('main').getByRole('button', { name: 'Adresse bestätigen' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await enter(page, 'lehrbuch@unbekannt.example')
  await expect(page).toHaveURL(/\/products\/RoloffMatek$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('RM 2023')
  await page.getByRole('tab', { name: 'Datei' }).click()
  await expect(page.getByText('19,90 Euro inkl. 19 % MwSt.')).toBeVisible()
})

test('signing in before the confirmation offers the mail again, and only then', async ({ page }) => {
  await registerPrivately(page, 'offen@unbekannt.example')
  await page.getByRole('link', { name: 'Zur Anmeldung' }).click()
  const resend = page.getByRole('button', { name: 'Bestätigungsmail erneut senden' })
  await enter(page, 'offen@unbekannt.example', 'Falsch-2026!')
  await expect(page.getByText('Verbleibende Versuche: 4')).toBeVisible()
  await expect(resend).toHaveCount(0)
  await enter(page, 'offen@unbekannt.example')
  await expect(page.getByText('noch nicht bestätigt')).toBeVisible()
  await resend.click()
  await expect(page.getByText('ist eine neue E-Mail unterwegs')).toBeVisible()
  await page.goto(await linkFromMail(page, server.url, 'Ihr neuer Bestätigungslink'))
  await page.getByRole('main').getByRole('button', { name: 'Adresse bestätigen' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await enter(page, 'offen@unbekannt.example')
  await expect(page).toHaveURL(/\/user$/)
})

test('an address somebody else registered as well is confirmed with one’s own password', async ({ page }) => {
  const email = 'gekapert@unbekannt.example'
  await registerPrivately(page, email)
  await registerPrivately(page, email, 'Fremdes-Wort-27!')
  await page.goto(await linkFromMail(page, server.url, confirm, email))
  await page.getByRole('main').getByRole('button', { name: 'Adresse bestätigen' }).click()
  await expect(page.getByText('Mit dieser Adresse wurde mehr als einmal registriert.')).toBeVisible()
  const field = page.getByRole('textbox', { name: /^Passwort/ })
  const send = page.getByRole('main').getByRole('button', { name: 'Registrierung bestätigen' })
  await field.fill('Falsch-2026!')
  await send.click()
  await expect(page.getByText('Mit diesem Passwort wurde die Adresse nicht registriert.').first()).toBeVisible()
  await field.fill(password)
  await send.click()
  await expect(page.getByText('Ihr Konto ist bestätigt.')).toBeVisible()
  await expect(page).toHaveURL(/\/login$/)
  await enter(page, email)
  await expect(page).toHaveURL(/\/user$/)
})

test('somebody of a company registers, staff assign the company, and its products are there', async ({ page }) => {
  await registerOfCompany(page, 'jule@bruhn.example', { Firmenname: 'Bruhn Bau', Kundennummer: '10023' })
  await enter(page, 'jule@bruhn.example')
  await expect(page).toHaveURL(/companyproducts/)
  await expect(page.getByText('Ihre Zuordnung zur Firma „Bruhn Bau“ wird geprüft.')).toBeVisible()
  await server.signIn(page, 'licenser')
  const menu = page.getByRole('navigation', { name: 'Hauptmenü' })
  const group = menu.getByRole('button', { name: 'Firmen' })
  if ((await group.getAttribute('aria-expanded')) !== 'true') await group.click()
  await menu.getByRole('link', { name: 'Anfragen' }).click()
  await page.getByRole('navigation', { name: 'Anfragen' }).getByRole('link', { name: 'Registrierungen' }).click()
  await expect(page.getByText('Offen: 1')).toBeVisible()
  await page.getByRole('button', { name: 'Jule Petersen einer Firma zuordnen' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Kundennummer 10023/ })
    .click()
  await expect(page.getByText('Offen: 0')).toBeVisible()
  await page.context().clearCookies()
  await page.goto(`${server.url}/login?lang=de`)
  await enter(page, 'jule@bruhn.example')
  await expect(page.getByRole('heading', { name: 'Wellenwerk Netzwerk 20' })).toBeVisible()
})

test('the company of somebody who registered is made with what they wrote, digits and all', async ({ page }) => {
  await registerOfCompany(page, 'wanda@neubau.example', { Firmenname: 'Neubau 24' })
  await server.openAs(page, 'licenser', '/registrations')
  await page.getByRole('button', { name: /einer Firma zuordnen/ }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Firma anlegen' }).click()
  const field = (name: string) => page.getByRole('main').getByRole('textbox', { name, exact: true })
  await expect(field('PLZ')).toHaveValue('20457')
  await expect(field('Hausnummer')).toHaveValue('4')
  await field('Kundennummer').fill('77245')
  await page.getByRole('combobox', { name: 'Kundenart' }).click()
  await page.getByRole('option', { name: 'Firma', exact: true }).click()
  await page.getByRole('main').getByRole('button', { name: 'Speichern' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Neubau 24' })).toBeVisible()
  await page.reload()
  await expect(page.getByText('20457')).toBeVisible()
})

test('an invited contact sets a password and is signed in on the company’s products, however wrong their clock is', async ({
  page,
}) => {
  await server.openAs(page, 'licenser', '/companies?search=10147')
  await page.getByRole('link', { name: 'Konstruktionsbüro Lindqvist', exact: true }).click()
  await openTab(page, 'Ansprechpartner')
  await page
    .getByRole('region', { name: 'Ansprechpartner' })
    .getByRole('button', { name: /\D einladen$/ })
    .first()
    .click()
  await expect(page.getByText('Eine Einladung an').first()).toBeAttached()
  const link = await linkFromMail(page, server.url, 'Ihr Zugang zum Kundenportal')
  await page.context().clearCookies()
  await page.clock.install({ time: Date.now() + 20 * 60_000 })
  await page.goto(link)
  await expect(page.getByLabel('E-Mail-Adresse')).toHaveAttribute('readonly', '')
  await page.getByRole('textbox', { name: /^Passwort/ }).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Zugang einrichten' }).click()
  await expect(page).toHaveURL(/companyproducts/)
  await page.context().clearCookies()
  await page.goto(link)
  await expect(page.getByText('Diese Einladung gilt nicht mehr.')).toBeVisible()
})

test('in English: registering as a private person', async ({ page }) => {
  await page.goto(`${server.url}/registration?lang=en`)
  await fillPerson(page, 'jule@unknown.example', words.en)
  await page.getByRole('checkbox', { name: 'My details are correct' }).check()
  await solve(page)
  await page.getByRole('main').getByRole('button', { name: 'Register' }).click()
  await expect(page.getByText('An email to jule@unknown.example is on its way.')).toBeVisible()
  await page.goto(await linkFromMail(page, server.url, 'Please confirm your registration'))
  await page.getByRole('main').getByRole('button', { name: 'Confirm address' }).click()
  await expect(page.getByText('Your account is confirmed.')).toBeVisible()
  await expect(page).toHaveURL(/\/login$/)
  await enter(page, 'jule@unknown.example', password, words.en)
  await expect(page).toHaveURL(/\/user$/)
})
