import { expect, type Page } from '@playwright/test'
import { test } from './journey.ts'
import { ownServer } from './own-server.ts'
import { tabTo } from './tab-to.ts'

// Work that changes something, with the keyboard alone: nothing here is clicked.
test.use({ actionTimeout: 15_000 })
const server = ownServer('keyboard')

/** From anywhere to a record: the finder takes its words, the first hit is chosen. */
async function find(page: Page, words: string): Promise<void> {
  await page.keyboard.press('Control+k')
  const finder = page.getByRole('dialog')
  await expect(finder.getByRole('combobox')).toBeFocused()
  await page.keyboard.type(words)
  await expect(finder.getByRole('option', { name: new RegExp(words) }).first()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(finder).toHaveCount(0)
}

test('a dialog: filled and sent with Enter; opened once more and left, the focus is at its button', async ({
  page,
}) => {
  await server.openAs(page, 'administrator', '/companies')
  await tabTo(page, page.getByRole('link', { name: 'Firma anlegen' }))
  await page.keyboard.press('Enter')
  const open = page.getByRole('button', { name: 'Neue Kundenart' })
  await tabTo(page, open)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await tabTo(page, dialog.getByRole('textbox', { name: 'Name auf Deutsch' }))
  await page.keyboard.type('Prüfstelle')
  await tabTo(page, dialog.getByRole('textbox', { name: 'Name auf Englisch' }))
  await page.keyboard.type('Test centre')
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('combobox', { name: /^Kundenart/ })).toHaveValue('Prüfstelle')
  await tabTo(page, open)
  await page.keyboard.press('Enter')
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(open).toBeFocused()
})

test('a dialog with something typed in asks before Escape, the cross or a click beside it closes it', async ({
  page,
}) => {
  await server.openAs(page, 'administrator', '/createcompany?types=all')
  const open = page.getByRole('button', { name: 'Neue Kundenart' })
  const dialog = page.getByRole('dialog', { name: '' })
  const asked = page.getByRole('dialog', { name: 'Eingaben verwerfen?' })
  const name = dialog.getByRole('textbox', { name: 'Name auf Deutsch' })
  await open.click()
  await name.fill('Prüfamt')
  for (const leave of [
    () => page.keyboard.press('Escape'),
    () => dialog.getByRole('button', { name: 'Schließen' }).click(),
    () => page.mouse.click(5, 5),
  ]) {
    await leave()
    await asked.getByRole('button', { name: 'Weiter bearbeiten' }).click()
    await expect(asked).toHaveCount(0)
    await expect(name).toHaveValue('Prüfamt')
  }
  await page.keyboard.press('Escape')
  await asked.getByRole('button', { name: 'Verwerfen' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(open).toBeFocused()

  // To cancel is to mean it.
  await open.click()
  await expect(name).toHaveValue('')
  await name.fill('Prüfamt')
  await dialog.getByRole('button', { name: 'Abbrechen' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(asked).toHaveCount(0)
})

test('issuing: a machine without a licence gets one, and the file is there', async ({ page }) => {
  await server.signIn(page, 'licenser')
  await find(page, 'LIC-10023-1')
  const issue = page.getByRole('button', { name: /ausstellen/i }).first()
  await tabTo(page, issue)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await tabTo(page, dialog.getByRole('button', { name: 'Ausstellen' }))
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('heading', { name: /^Lizenz \d+ ausgestellt$/ })).toBeVisible()
  const download = page.waitForEvent('download')
  await tabTo(page, dialog.getByRole('button', { name: 'Herunterladen' }))
  await page.keyboard.press('Enter')
  expect((await download).suggestedFilename()).toMatch(/\.lic$/)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
})

test('the configuration manager: a module more, saved with its notes', async ({ page }) => {
  await server.signIn(page, 'administrator')
  await find(page, 'LIC-10023-1')
  const open = page
    .getByRole('main')
    .getByRole('link', { name: /öffnen$/ })
    .first()
  await tabTo(page, open)
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('button', { name: 'Explorer bearbeiten' }))
  await page.keyboard.press('+')
  await expect(page.getByRole('row', { name: /^Explorer/ })).toContainText('→')
  await tabTo(page, page.getByRole('region', { name: 'Änderungen' }).getByRole('button', { name: 'Speichern' }))
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await tabTo(page, dialog.getByRole('textbox', { name: 'Was hat sich geändert?' }))
  await page.keyboard.type('Ein Platz mehr')
  await tabTo(page, dialog.getByRole('button', { name: 'Speichern' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/overview/)
  await expect(page.getByRole('row').filter({ hasText: 'Ein Platz mehr' })).toContainText('aktiv')
})

test('a renewal: asked for by the customer, answered by staff', async ({ page }) => {
  await server.signIn(page, 'customer')
  await tabTo(page, page.getByRole('link', { name: 'Lizenzpass öffnen: Wellenwerk Netzwerk 20' }))
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('button', { name: 'Verlängerung anfragen' }))
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Verlängerung anfragen' })
  await tabTo(page, dialog.getByLabel('Nachricht'))
  await page.keyboard.type('Bitte um zwölf Monate.')
  await tabTo(page, dialog.getByRole('button', { name: 'Anfrage senden' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'Ihre Anfragen' }).getByText('Bitte um zwölf Monate.')).toBeVisible()

  await server.openAs(page, 'licenser', '/inbox?kind=request')
  await tabTo(page, page.getByRole('main').getByRole('row').getByRole('link').first())
  await page.keyboard.press('Enter')
  await expect(page.getByText('Bitte um zwölf Monate.')).toBeVisible()
  await tabTo(page, page.getByLabel('Nachricht an den Kunden'))
  await page.keyboard.type('Die neue Lizenzdatei liegt bereit.')
  await tabTo(page, page.getByRole('button', { name: 'Als erledigt melden' }))
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Nachricht an den Kunden')).toHaveCount(0)
  await expect(page.getByText('Die neue Lizenzdatei liegt bereit.')).toBeVisible()
})

test('one’s own settings: changed, saved, and there after a reload', async ({ page }) => {
  await server.openAs(page, 'user', '/user')
  const first = page.getByRole('textbox', { name: 'Vorname' })
  await tabTo(page, first)
  await page.keyboard.press('Control+a')
  await page.keyboard.type('Maren')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Ihr Profil ist gespeichert.').first()).toBeAttached()
  await page.reload()
  await expect(first).toHaveValue('Maren')
})

test('a term of licensing explains itself when the focus comes to it, and Escape closes it', async ({ page }) => {
  await server.signIn(page, 'licenser')
  await find(page, 'LIC-10023-1')
  const term = page.getByRole('button', { name: /^Host-IDs?$/ }).first()
  await tabTo(page, term)
  await expect(page.getByRole('tooltip')).toContainText('Rechnername')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('tooltip')).toHaveCount(0)
  await expect(term).toBeFocused()
})

test('what the pointer shows of a term goes with Escape, wherever the focus is', async ({ page }) => {
  await server.signIn(page, 'licenser')
  await find(page, 'LIC-10023-1')
  const term = page.getByRole('button', { name: /^Host-IDs?$/ }).first()
  // What comes late above moves it away from under the pointer.
  await expect(page.getByRole('link', { name: 'Erstausstattung', exact: true }).first()).toBeVisible()
  await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0)
  await term.hover()
  await expect(page.getByRole('tooltip')).toContainText('Rechnername')
  await expect(term).not.toBeFocused()
  // The note can be pointed at, as WCAG 1.4.13 asks: on the way to it nothing closes.
  const [from, to] = [(await term.boundingBox())!, (await page.getByRole('tooltip').boundingBox())!]
  const x = Math.max(from.x, to.x) + 5
  await page.mouse.move(x, from.y + from.height / 2)
  await page.mouse.move(x, to.y + to.height / 2, { steps: 30 })
  await expect(page.getByRole('tooltip')).toContainText('Rechnername')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('tooltip')).toHaveCount(0)
})

test('the audit log is filtered by one thing after the other: the focus stays where it is', async ({ page }) => {
  await server.openAs(page, 'administrator', '/management/auditlog')
  const filters = page.getByRole('search', { name: 'Filter', exact: true })
  const kind = filters.getByRole('combobox', { name: 'Art des Datensatzes' })
  await tabTo(page, kind)
  await page.keyboard.type('Firma')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/kind=company/)
  await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0)
  await expect(kind).toBeFocused()
  const from = filters.getByRole('textbox', { name: 'Von' })
  await tabTo(page, from)
  await page.keyboard.type('01.02.2026')
  await expect(page).toHaveURL(/from=2026-02-01/)
  await expect(from).toBeFocused()
  const reset = filters.getByRole('button', { name: 'Filter zurücksetzen' })
  await tabTo(page, reset)
  await page.keyboard.press('Enter')
  await expect(page).not.toHaveURL(/kind=|from=/)
  await expect(reset).toBeFocused()
  for (const field of [kind, from]) await expect(field).toHaveValue('')
})
