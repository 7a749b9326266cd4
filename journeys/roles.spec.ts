import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { fromAccountMenu } from './account-menu.ts'
import { giveThePasswordAgain, portalUrl, signIn, signInByPage } from './actors.ts'
import { test } from './journey.ts'

const dialog = (page: Page) => page.getByRole('dialog')
const box = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true })
const openRole = async (page: Page, name: string) => {
  await page.goto(`${portalUrl()}/management/rolestable`)
  await page.getByRole('link', { name, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
}
// The history of messages holds the same words, folded away.
const said = (page: Page, words: string) => page.locator('p', { hasText: words }).first()
const lines = (page: Page) => page.getByRole('region', { name: 'Berechtigungen', exact: true }).getByRole('listitem')
const find = (page: Page, words: string) => page.getByRole('searchbox').fill(words)

test('what a role means is changed, saved, and still there after a reload', async ({ page, browser }) => {
  await signIn(page, 'administrator')
  await giveThePasswordAgain(page)
  await openRole(page, 'Licenser')
  const save = page.getByRole('region', { name: 'Angaben zur Rolle' }).getByRole('button', { name: 'Speichern' })
  const landing = page.getByRole('combobox', { name: 'Startseite nach dem Anmelden' })
  const description = page.getByRole('textbox', { name: 'Beschreibung' })
  const number = page.getByRole('switch', { name: 'Sieht im Profil die Kundennummer der Firma' })
  const before = await description.inputValue()
  const change = async (words: string, start: string, shows: boolean) => {
    await description.fill(words)
    await landing.click()
    await page.getByRole('option', { name: start, exact: true }).click()
    await number.setChecked(shows)
    await save.click()
    await expect(said(page, 'Rolle „Licenser“ gespeichert.')).toBeVisible()
    await page.reload()
    await expect(description).toHaveValue(words)
    await expect(landing).toHaveValue(start)
    await expect(number).toBeChecked({ checked: shows })
  }
  await change('Betreut Firmen und stellt Lizenzen aus', 'Heute', false)
  const licenser = await (await browser.newContext({ locale: 'de-DE' })).newPage()
  await signInByPage(licenser, 'licenser')
  await expect(licenser).toHaveURL(/\/today$/)
  await licenser.context().close()
  await change(before, 'Firmen', true)
  // The portal gives the role of customers by itself: that is moved from another role, not taken away here.
  await openRole(page, 'Customer')
  await expect(page.getByRole('combobox', { name: 'Das Portal vergibt sie von selbst an' })).toBeDisabled()

  // Looked at, the menu is that of a customer: with the people of the company, without what private persons have.
  await page.getByRole('button', { name: 'Als diese Rolle ansehen' }).click()
  const menu = page.getByRole('navigation', { name: 'Hauptmenü' })
  await expect(menu.getByRole('link', { name: 'Ansprechpartner' })).toBeVisible()
  for (const name of ['Bestellungen', 'Meine Kurse']) await expect(menu.getByRole('link', { name })).toHaveCount(0)
  await page.getByRole('button', { name: 'Ansicht beenden' }).click()
  await expect(menu.getByRole('link', { name: 'Rollen' })).toBeVisible()
})

test('a role is created, gets a permission, is looked at and deleted after two confirmations', async ({ page }) => {
  await signIn(page, 'administrator')
  await giveThePasswordAgain(page)
  await page.getByRole('button', { name: 'Verwaltung' }).click()
  await page.getByRole('link', { name: 'Rollen' }).click()
  await page.getByRole('link', { name: 'Rolle anlegen' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Buchhaltung')
  await page.getByRole('textbox', { name: 'Beschreibung' }).fill('Sieht Firmen und ihre Ansprechpartner')
  await page.getByRole('main').getByRole('button', { name: 'Speichern' }).click()
  await expect(page).toHaveURL(/editrole\/[0-9a-f-]{36}$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Buchhaltung')

  await find(page, '5B5BC606')
  await expect(lines(page)).toHaveCount(1)
  await box(page, 'Firmen sehen').click()
  await dialog(page).getByRole('button', { name: 'Abbrechen' }).click()
  await expect(box(page, 'Firmen sehen')).not.toBeChecked()
  await box(page, 'Firmen sehen').click()
  await dialog(page).getByRole('button', { name: 'Erteilen' }).click()
  await expect(said(page, 'Berechtigung erteilt.')).toBeVisible()
  await expect(box(page, 'Firmen sehen')).toBeChecked()

  await page.getByRole('button', { name: 'Als diese Rolle ansehen' }).click()
  const bar = page.getByRole('region', { name: 'Ansicht einer Rolle' })
  await expect(bar).toContainText('Rolle „Buchhaltung“')
  const menu = page.getByRole('navigation', { name: 'Hauptmenü' })
  const roles = menu.getByRole('link', { name: 'Rollen', includeHidden: true })
  await expect(roles).toHaveCount(0)
  await menu.getByRole('button', { name: 'Firmen' }).click()
  await page.getByRole('link', { name: 'Firmen', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Firmen')
  await expect(page.getByRole('link', { name: 'Firma anlegen' })).toHaveCount(0)
  await fromAccountMenu(page, 'Passwort ändern')
  await page.locator('input[autocomplete=current-password]').fill('ein altes Passwort')
  for (const field of await page.locator('input[autocomplete=new-password]').all())
    await field.fill('Wolkenbruch-Zimt-481')
  await page.getByRole('main').locator('button[type=submit]').click()
  await expect(said(page, 'In der Ansicht einer Rolle wird nichts geändert.')).toBeVisible()
  // What was said does not stand in the way out.
  await bar.getByRole('button', { name: 'Ansicht beenden' }).click()
  await expect(said(page, 'In der Ansicht einer Rolle wird nichts geändert.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Buchhaltung')
  await expect(roles).toHaveCount(1)

  await page.getByRole('link', { name: 'Rollen' }).first().click()
  await page.getByRole('button', { name: 'Rolle Buchhaltung löschen' }).click()
  await expect(dialog(page)).toContainText('ihre Berechtigungen entzogen (1)')
  await dialog(page).getByRole('button', { name: 'Berechtigungen entziehen' }).click()
  await expect(dialog(page)).toContainText('endgültig gelöscht')
  await dialog(page).getByRole('button', { name: 'Endgültig löschen' }).click()
  await expect(said(page, 'Rolle „Buchhaltung“ gelöscht.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Buchhaltung' })).toHaveCount(0)
})

test('all of an area are granted, still there after a reload, and revoked', async ({ page }) => {
  await signIn(page, 'administrator')
  await giveThePasswordAgain(page)
  await openRole(page, 'User')
  const all = box(page, 'Bestellungen: alle')
  const area = page.getByRole('region', { name: 'Bestellungen', exact: true })
  await expect(area).toContainText('0 von 2')
  await all.click()
  await expect(dialog(page)).toContainText('E-Mail an das CRM senden und Zahlung anlegen')
  await dialog(page).getByRole('button', { name: 'Erteilen' }).click()
  await expect(said(page, '2 Berechtigungen erteilt.')).toBeVisible()
  await page.reload()
  await expect(all).toBeChecked()
  await area.getByRole('button', { name: 'Bestellungen' }).click()
  await expect(box(page, 'Zahlung anlegen')).toBeChecked()
  await all.click()
  await dialog(page).getByRole('button', { name: 'Entziehen' }).click()
  await expect(said(page, '2 Berechtigungen entzogen.')).toBeVisible()
  await page.reload()
  await expect(area).toContainText('0 von 2')
})

test('Administrator is protected: it stays, and so does its right to manage roles', async ({ page }) => {
  await signIn(page, 'administrator')
  await giveThePasswordAgain(page)
  await page.goto(`${portalUrl()}/management`)
  await page.getByRole('button', { name: 'Rolle Administrator löschen' }).click()
  await expect(said(page, 'Die Rolle „Administrator“ kann nicht gelöscht werden.')).toBeVisible()
  await openRole(page, 'Administrator')
  await find(page, 'ROLES.manage')
  await box(page, 'Rollen und Rechte verwalten').click()
  await dialog(page).getByRole('button', { name: 'Entziehen' }).click()
  await expect(said(page, 'Diese Berechtigung bleibt')).toBeVisible()
  await expect(box(page, 'Rollen und Rechte verwalten')).toBeChecked()
})

test('a permission of one’s own guards nothing yet, and says so', async ({ page }) => {
  await signIn(page, 'administrator')
  await giveThePasswordAgain(page)
  await openRole(page, 'User')
  await page.getByRole('button', { name: 'Berechtigung anlegen' }).click()
  await expect(dialog(page)).toContainText('schützt noch nichts')
  const fields = { Schlüssel: 'reports.list', 'Name (deutsch)': 'Berichte sehen', 'Name (englisch)': 'See reports' }
  for (const [label, value] of Object.entries(fields)) await dialog(page).getByLabel(label).fill(value)
  await dialog(page).getByLabel('Was sie schützen soll').fill('Berichte')
  await dialog(page).getByRole('button', { name: 'Speichern' }).click()
  await expect(dialog(page)).toHaveCount(0)
  await find(page, 'berichte')
  await expect(page.getByText('Berichte (schützt noch nichts)')).toBeVisible()

  await page.getByRole('button', { name: 'Berechtigung reports.list bearbeiten' }).click()
  await dialog(page).getByLabel('Name (deutsch)').fill('Monatsberichte sehen')
  await dialog(page).getByRole('button', { name: 'Speichern' }).click()
  await expect(said(page, 'Berechtigung „reports.list“ gespeichert.')).toBeVisible()
  await page.reload()
  await find(page, 'berichte')
  await expect(box(page, 'Monatsberichte sehen')).toBeVisible()
  await page.getByRole('button', { name: 'Berechtigung reports.list bearbeiten' }).click()
  await expect(dialog(page).getByLabel('Name (englisch)')).toHaveValue('See reports')
  await dialog(page).getByRole('button', { name: 'Abbrechen' }).click()
  await page.getByRole('button', { name: 'Berechtigung reports.list löschen' }).click()
  await dialog(page).getByRole('button', { name: 'Endgültig löschen' }).click()
  await expect(said(page, 'Berechtigung „reports.list“ gelöscht.')).toBeVisible()
  await page.reload()
  await find(page, 'reports.list')
  await expect(box(page, 'Monatsberichte sehen')).toHaveCount(0)
  // What the portal itself asks for is neither changed nor deleted, and says in German what it guards.
  await find(page, 'keys.manage')
  await expect(page.getByText('Signaturschlüssel, Wechsel, neu signieren')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Berechtigung keys.manage löschen' })).toHaveCount(0)
})

test('a running session gains and loses a permission within a second, and the log tells both', async ({
  page,
  browser,
}) => {
  const other = await (await browser.newContext({ locale: 'de-DE' })).newPage()
  await signIn(other, 'licenser')
  const menu = other.getByRole('navigation', { name: 'Hauptmenü' })
  await expect(menu.getByRole('link', { name: 'Änderungsprotokoll', includeHidden: true })).toHaveCount(0)
  await signIn(page, 'administrator')
  await giveThePasswordAgain(page)
  await openRole(page, 'Licenser')
  await find(page, 'audit.list')
  // The lines found take the place of those before.
  await expect(lines(page)).toHaveCount(1)
  await box(page, 'Änderungsprotokoll sehen').click()
  await dialog(page).getByRole('button', { name: 'Erteilen' }).click()
  await expect(said(page, 'Berechtigung erteilt.')).toBeVisible()
  // Each page asks what is granted, at most once a second.
  await expect(async () => {
    await fromAccountMenu(other, 'Mein Konto')
    await expect(menu.getByRole('link', { name: 'Änderungsprotokoll', includeHidden: true })).toHaveCount(1, {
      timeout: 300,
    })
  }).toPass()
  await menu.getByRole('button', { name: 'Verwaltung' }).click()
  await menu.getByRole('link', { name: 'Änderungsprotokoll' }).click()
  await expect(other.getByRole('table', { name: 'Änderungsprotokoll' })).toBeVisible()

  await box(page, 'Änderungsprotokoll sehen').click()
  await dialog(page).getByRole('button', { name: 'Entziehen' }).click()
  await expect(said(page, 'Berechtigung entzogen.')).toBeVisible()
  const refusal = other.getByText('fehlt Ihnen die Berechtigung').or(other.getByText('Fehlende Berechtigung')).first()
  // The server remembers what a session may for half a second.
  let kind = 'Firma'
  await expect(async () => {
    kind = kind === 'Rolle' ? 'Firma' : 'Rolle'
    await other.getByRole('combobox', { name: 'Art des Datensatzes' }).click()
    await other.getByRole('option', { name: kind, exact: true }).click()
    await expect(refusal).toBeVisible({ timeout: 1000 })
  }).toPass()
  await other.context().close()

  await page.goto(`${portalUrl()}/management/auditlog`)
  const choose = async (label: string, option: string | RegExp) => {
    await page.getByRole('combobox', { name: label }).click()
    await page.getByRole('option', { name: option }).click()
  }
  await choose('Person', /administrator@/)
  await choose('Aktion', 'Rolle eine Berechtigung entzogen')
  await expect(page).toHaveURL(/operation=revokePermission/)
  const row = page.getByRole('table', { name: 'Änderungsprotokoll' }).locator('tbody > tr').first()
  await expect(row).toContainText('Katrin Wellenbrink hat Rolle Licenser eine Berechtigung entzogen')
  await row.getByText('2 Felder').click()
  await expect(row.getByRole('row', { name: 'revoked leer audit.list' })).toBeVisible()
  await page.getByRole('button', { name: 'Exportieren' }).click()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: /Als CSV/ }).click(),
  ])
  const csv = await readFile(await file.path(), 'utf8')
  expect(csv).toContain('revoked: leer → audit.list')
  expect(csv).not.toContain('grantPermission')
  await row.getByRole('link', { name: 'Rolle Licenser' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Licenser')
})

test('en: what the roles of a new installation are for is told in English, and saving stores no translation', async ({
  page,
}) => {
  await signIn(page, 'administrator', 'en')
  await giveThePasswordAgain(page)
  await page.goto(`${portalUrl()}/management/rolestable`)
  const table = page.getByRole('table', { name: 'Roles' })
  await expect(table).toContainText('Looks after companies, configures products and issues licences')
  await expect(table.getByRole('link', { name: 'Blocked', exact: true })).toBeVisible()
  await expect(table).not.toContainText(/Verwaltet|Betreut|Gesperrt|Privatperson|Studierende/)
  await table.getByRole('link', { name: 'Blocked', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blocked')
  const form = page.getByRole('region', { name: 'Role details' })
  const days = form.getByRole('textbox', { name: 'Period in days' })
  const before = await days.inputValue()
  for (const value of ['21', before]) {
    await days.fill(value)
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(said(page, 'Role “Blocked” saved.')).toBeVisible()
    await page.reload()
    await expect(days).toHaveValue(value)
  }
  await page.goto(`${portalUrl()}/management/rolestable?lang=de`)
  await page.getByRole('button', { name: /^Signed in as|^Angemeldet als/ }).click()
  await page.getByRole('button', { name: 'Deutsch' }).click()
  const german = page.getByRole('table', { name: 'Rollen' })
  await expect(german).toContainText('Gesperrte Konten ohne jedes Recht')
  await expect(german.getByRole('link', { name: 'Gesperrt', exact: true })).toBeVisible()
})
