import { expect } from '@playwright/test'
import { openAs, signIn } from './actors.ts'
import { openTab } from './company-tabs.ts'
import { test } from './journey.ts'
import { openPart } from './record-tabs.ts'

test('Ctrl+K finds companies, contacts, licences, machines, products and pages, by keyboard alone', async ({
  page,
}) => {
  await signIn(page, 'licenser')
  await page.keyboard.press('Control+k')
  const dialog = page.getByRole('dialog')
  const words = dialog.getByRole('combobox')
  const hits = (group: string) => dialog.getByRole('group', { name: group, exact: true }).getByRole('option')
  await words.fill('größl')
  await expect(hits('Kontakte').first()).toBeVisible()
  await words.fill('1000')
  await expect(hits('Lizenzen').first()).toBeVisible()
  await words.fill('LIC-10023-1')
  await expect(hits('Rechner').first()).toContainText('LIC-10023-1')
  await words.fill('nordsee getr')
  await expect(hits('Firmen').filter({ hasText: 'Nordsee Getriebe AG' })).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nordsee Getriebe AG')

  // Back from a contact to the company's list of them.
  await openTab(page, 'Ansprechpartner')
  await page
    .getByRole('main')
    .getByRole('table')
    .getByRole('link', { name: /bearbeiten/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/edit\w*contact\//)
  // It counts as opened once it is there.
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/^$|…$|^Nordsee Getriebe AG$/)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nordsee Getriebe AG')

  // Opened again without a word it offers what was opened last, each once, and what can be begun.
  await page.keyboard.press('Control+k')
  await expect(hits('Zuletzt geöffnet').first()).toHaveText('Nordsee Getriebe AG')
  await expect(hits('Zuletzt geöffnet').filter({ hasText: /^Nordsee Getriebe AG$/ })).toHaveCount(1)
  // What belongs to a company is named with it.
  await expect(hits('Zuletzt geöffnet').nth(1)).toHaveText(/\S · Nordsee Getriebe AG$/)
  await words.fill('firma anl')
  await expect(hits('Aktionen')).toHaveText(['Firma anlegen'])
  // What is found stands below it: arrows go there and back.
  const found = hits('Firmen').filter({ hasText: 'Anlagenbau' }).first()
  await expect(found).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(found).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowUp')
  await expect(hits('Aktionen')).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/createcompany/)
})

test('a page that is drawn late leaves the focus where one is writing', async ({ page }) => {
  let come: () => void = () => undefined
  const held = new Promise<void>((resolve) => (come = resolve))
  // Before the first page: the scripts of the menu's pages are fetched while nothing else is done.
  await page.route('**/assets/licensing-*.js', async (route) => {
    await held
    await route.continue()
  })
  await openAs(page, 'licenser', '/companies')
  await expect(page.getByRole('main').getByRole('row').nth(2)).toBeVisible()
  await page.getByRole('link', { name: 'Ablaufende Lizenzen', exact: true }).click()
  await page.keyboard.press('Control+k')
  const words = page.getByRole('dialog').getByRole('combobox')
  await words.fill('firma anl')
  come()
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toHaveText('Ablaufende Lizenzen')
  await expect(page).toHaveURL(/\/expiring/)
  await expect(words).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/createcompany/)
})

test('what cannot be searched is said, and not that nothing was found', async ({ page }) => {
  const body = '{"code":"server.failed","message":"x"}'
  await page.route(/\/api\/found-records\?/, (route) =>
    route.fulfill({ status: 500, contentType: 'application/json', body }),
  )
  await openAs(page, 'licenser', '/today')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Control+k')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox').fill('nordsee getr')
  await expect(dialog.getByText('Nicht alles konnte durchsucht werden')).toBeVisible()
  await expect(dialog.getByText('Nichts gefunden.')).toHaveCount(0)
  await dialog.getByRole('combobox').fill('ablaufend')
  await expect(dialog.getByRole('option').first()).toBeVisible()
  await expect(dialog.getByText('Nicht alles konnte durchsucht werden')).toBeVisible()
})

test('"?" shows the keys, and "/" leads to the search of the list', async ({ page }) => {
  await signIn(page, 'licenser')
  await page.keyboard.press('?')
  const dialog = page.getByRole('dialog', { name: 'Tastenkürzel' })
  await expect(dialog.getByText('in der Liste suchen')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await page.keyboard.press('/')
  const search = page.getByRole('main').getByRole('searchbox')
  await expect(search).toBeFocused()
  // What is written in a field is no key of the page.
  await page.keyboard.type('nordsee ?/')
  await expect(search).toHaveValue('nordsee ?/')
  await expect(dialog).toHaveCount(0)
})

test('who may see nothing of companies finds pages and what they are for, only', async ({ page }) => {
  await signIn(page, 'student')
  await page.keyboard.press('Control+k')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox').fill('produkte')
  const groups = ['Seiten', 'So geht es'].map((name) => dialog.getByRole('group', { name, exact: true }))
  for (const group of groups) await expect(group.getByRole('option').first()).toContainText('Meine Produkte')
  await expect(dialog.getByRole('group')).toHaveCount(2)
})

test('each page says what it is for when asked, and the finder finds it in what is said', async ({ page }) => {
  await openAs(page, 'licenser', '/companies')
  const help = page.getByRole('region', { name: 'So geht es' })
  const button = page.getByRole('button', { name: 'So geht es' })
  await expect(help).toHaveCount(0)
  await button.click()
  await expect(help.getByRole('listitem')).toHaveCount(3)
  await expect(help).toContainText('kleine Tippfehler schaden nicht')
  await help.getByRole('button', { name: 'Schließen' }).click()
  await expect(button).toHaveAttribute('aria-expanded', 'false')
  await expect(help).toHaveCount(0)

  await page.keyboard.press('Control+k')
  await page.getByRole('dialog').getByRole('combobox').fill('belegte Plätze')
  await expect(page.getByRole('group', { name: 'So geht es' }).getByRole('option')).toHaveText(/^Cloud-Firmen/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cloud-Firmen')
  await expect(help).toContainText('laufende Sitzungen')

  await openAs(page, 'licenser', '/expiringlicences#help', 'en')
  await expect(page.getByRole('region', { name: 'How it works' })).toContainText('including single modules')
})

test('another record on the same page is no reason to lose what was typed about this one', async ({ page }) => {
  await signIn(page, 'administrator')
  const dialog = page.getByRole('dialog')
  const title = page.getByRole('textbox', { name: 'Titel (deutsch)', exact: true })
  const goTo = async (version: number) => {
    await page.keyboard.press('Control+k')
    await dialog.getByRole('combobox').fill(`Wellenwerk Netzwerk ${version}`)
    const products = dialog.getByRole('group', { name: 'Produkte', exact: true })
    await products
      .getByRole('option')
      .filter({ hasText: `Netzwerk ${version}` })
      .first()
      .click()
  }
  await goTo(20)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wellenwerk Netzwerk 20')
  await openPart(page, 'Texte und Bilder')
  await title.fill('Wellenwerk Netz')
  await goTo(19)
  await dialog.getByRole('button', { name: 'Hier bleiben' }).click()
  await expect(title).toHaveValue('Wellenwerk Netz')
  await goTo(19)
  await dialog.getByRole('button', { name: 'Änderungen verwerfen' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wellenwerk Netzwerk 19')
})

test('the first day is offered once, also to a customer who decides something', async ({ page }) => {
  await page.route('**/api/session', async (route) => {
    const answer = await route.fetch()
    const me = await answer.json()
    if (!me?.permissions) return route.fulfill({ response: answer })
    return route.fulfill({ response: answer, json: { ...me, permissions: [...me.permissions, 'hosts.edit'] } })
  })
  await openAs(page, 'customer', '/products/companyproducts')
  await expect(page.getByRole('link', { name: /^Eingang/ })).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog').getByRole('combobox').fill('erster Tag')
  await expect(page.getByRole('option', { name: 'Ihr erster Tag' })).toHaveCount(1)
})

test('customers and students find and open what is theirs', async ({ page }) => {
  await openAs(page, 'customer', '/products/companyproducts')
  const dialog = page.getByRole('dialog')
  const look = async (words: string) => {
    // The keys are heard once the page stands.
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.keyboard.press('Control+k')
    await dialog.getByRole('combobox').fill(words)
  }
  await look('LIC-10023')
  await dialog.getByRole('group', { name: 'Rechner' }).getByRole('option').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Lizenzpass /)
  await look('netzwerk 20')
  await dialog.getByRole('group', { name: 'Produkte' }).getByRole('option').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lizenzpass Wellenwerk Netzwerk 20')
  await openAs(page, 'student', '/products/myproducts')
  await look('studien')
  await dialog.getByRole('group', { name: 'Produkte' }).getByRole('option').first().click()
  await expect(page).toHaveURL(/products\/Student/)
})
