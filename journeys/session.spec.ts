import { expect } from '@playwright/test'
import { signOut } from './account-menu.ts'
import { openAs, portalUrl, signIn } from './actors.ts'
import { openTab } from './company-tabs.ts'
import { test } from './journey.ts'

test('a session that expires while somebody types asks for the password in place, and nothing is lost', async ({
  page,
  context,
}) => {
  await openAs(page, 'licenser', '/companies?search=10147')
  await page.getByRole('link', { name: 'Konstruktionsbüro Lindqvist', exact: true }).click()
  await openTab(page, 'Stammdaten')
  await page.getByRole('link', { name: 'Bearbeiten' }).click()
  await page.getByRole('textbox', { name: 'Fax' }).fill('+49 431 555')
  // The session ends elsewhere: its cookie is gone and its token is refused.
  const token = (await context.cookies()).find((cookie) => cookie.name === 'keywerk_session')!
  await fetch(`${portalUrl()}/api/session`, { method: 'DELETE', headers: { cookie: `keywerk_session=${token.value}` } })
  await context.clearCookies()
  await page.getByRole('main').getByRole('button', { name: 'Speichern' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Ihre Sitzung ist abgelaufen.')).toBeVisible()
  // Sent without a password, the field says so.
  await dialog.getByRole('button', { name: 'Anmelden', exact: true }).click()
  await expect(dialog.getByText('Bitte geben Sie Ihr Passwort ein.')).toBeVisible()
  await expect(dialog.getByRole('textbox', { name: /^Passwort/ })).toBeFocused()
  await dialog.getByRole('textbox', { name: /^Passwort/ }).fill('Keywerk-2026!')
  await dialog.getByRole('button', { name: 'Anmelden', exact: true }).click()
  await expect(dialog).toHaveCount(0)
  const saved = page.getByRole('definition').filter({ hasText: '+49 431 555' })
  await expect(saved).toBeVisible()
  await page.reload()
  await expect(saved).toBeVisible()
})

test('an open question goes with its page', async ({ page }) => {
  await openAs(page, 'administrator', '/companies')
  await expect(page.getByRole('row').nth(2)).toBeVisible()
  const menu = page.getByRole('navigation', { name: 'Hauptmenü' })
  await menu.getByRole('link', { name: 'Heute', exact: true }).click()
  await expect(page).toHaveURL(/\/today/)
  await page.goBack()
  await page
    .getByRole('button', { name: /löschen$/ })
    .first()
    .click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.goForward()
  await expect(page).toHaveURL(/\/today/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('whoever signs in next in the same tab reads nothing that was told the one before', async ({ page }) => {
  await openAs(page, 'licenser', '/companies')
  await page.getByRole('button', { name: /Exportieren/ }).click()
  await page.getByRole('menuitem').first().click()
  const bell = page.getByRole('button', { name: 'Meldungen' })
  const told = page.getByRole('banner').getByRole('listitem')
  await bell.click()
  await expect(told).not.toHaveCount(0)
  await signOut(page)
  await expect(page).toHaveURL(/\/login/)
  await page.getByLabel('E-Mail-Adresse').fill('customer@wellenwerk.example')
  await page.getByRole('textbox', { name: /^Passwort/ }).fill('Keywerk-2026!')
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click()
  await expect(page).not.toHaveURL(/\/login/)
  await bell.click()
  await expect(page.getByText('Bisher keine Meldungen.')).toBeVisible()
})

test('Ctrl+K on the sign-in page opens nothing, and nothing later', async ({ page }) => {
  await page.goto(`${portalUrl()}/login?lang=de`)
  await page.getByLabel('E-Mail-Adresse').focus()
  await page.keyboard.press('Control+k')
  await page.getByLabel('E-Mail-Adresse').fill('licenser@wellenwerk.example')
  await page.getByRole('textbox', { name: /^Passwort/ }).fill('Keywerk-2026!')
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click()
  await expect(page).not.toHaveURL(/\/login/)
  // A dialog would hide the page from whoever asks for what it holds.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('button', { name: /^Angemeldet als/ }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('the menu of a phone closes when the browser goes back', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await openAs(page, 'administrator', '/today')
  const menu = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Menü' }).first().click()
  await menu.getByRole('button', { name: 'Firmen' }).click()
  await menu.getByRole('link', { name: 'Firmen', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Firmen')
  await page.getByRole('button', { name: 'Menü' }).first().click()
  await expect(menu).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/today/)
  await expect(menu).toHaveCount(0)
})

test('a file dropped beside the place for it does not lead away from the page', async ({ page }) => {
  const prevented = () =>
    page.evaluate(() => {
      // What a browser has and these programs' types do not know.
      const browser = globalThis as unknown as {
        document: { body: EventTarget }
        DataTransfer: new () => { items: { add: (file: File) => void } }
        DragEvent: new (type: string, init: object) => Event
      }
      const dataTransfer = new browser.DataTransfer()
      dataTransfer.items.add(new File(['x'], 'brief.pdf'))
      return ['dragover', 'drop'].map((type) => {
        const event = new browser.DragEvent(type, { bubbles: true, cancelable: true, dataTransfer })
        return !browser.document.body.dispatchEvent(event)
      })
    })
  await page.goto(`${portalUrl()}/login?lang=de`)
  await expect(page.getByLabel('E-Mail-Adresse')).toBeVisible()
  expect(await prevented()).toEqual([true, true])
  await signIn(page, 'student')
  expect(await prevented()).toEqual([true, true])
})

test('only one flyout of the menu is open at a time', async ({ page }) => {
  await signIn(page, 'administrator')
  const menu = page.getByRole('navigation', { name: 'Hauptmenü' })
  await menu.getByRole('button', { name: 'Produkte' }).click()
  await expect(menu.getByRole('link', { name: 'Alle Produkte' })).toBeVisible()
  await menu.getByRole('button', { name: 'Firmen' }).click()
  await expect(menu.getByRole('link', { name: 'Firmen', exact: true })).toBeVisible()
  await expect(menu.getByRole('link', { name: 'Alle Produkte' })).toBeHidden()
})

test('a legal page is read by everybody and edited by whoever manages roles', async ({ page, browser }) => {
  await signIn(page, 'administrator')
  await page.getByRole('link', { name: 'Impressum' }).click()
  await page.getByRole('button', { name: 'Bearbeiten' }).click()
  await page
    .getByRole('textbox', { name: /deutsch/i })
    .last()
    .fill('Wellenwerk Software GmbH\n\n<b>Kiel</b>')
  await page.getByRole('main').getByRole('button', { name: 'Speichern' }).click()
  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto(`${portalUrl()}/pages/imprint`)
  await expect(visitor.getByText('<b>Kiel</b>')).toBeVisible()
  await expect(visitor.getByRole('button', { name: 'Bearbeiten' })).toHaveCount(0)
})

test('nothing but the portal is asked for anything, and no page breaks its content security policy', async ({
  page,
}) => {
  const foreign: string[] = []
  const complaints: string[] = []
  page.on(
    'request',
    (request) =>
      !request.url().startsWith(portalUrl()) && !/^(data|blob):/.test(request.url()) && foreign.push(request.url()),
  )
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  page.on('pageerror', (error) => complaints.push(error.message))
  await signIn(page, 'administrator')
  for (const path of ['/companies', '/createcompany', '/products/allproducts', '/verify', '/user', '/pages/terms']) {
    await page.goto(portalUrl() + path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  expect([foreign, complaints]).toEqual([[], []])
})
