import { expect, type Page } from '@playwright/test'
import { demoPassword } from '../demo/accounts.ts'
import { fromAccountMenu } from './account-menu.ts'
import { test } from './journey.ts'
import { linkFromMail } from './mailbox.ts'
import { ownServer } from './own-server.ts'

// A server of its own: passwords change here, and accounts are locked.
const server = ownServer('passwords')

const address = (name: string) => `${name}@wellenwerk.example`

async function enter(page: Page, name: string, password: string): Promise<void> {
  await page.getByLabel('E-Mail-Adresse').fill(address(name))
  await page.getByRole('textbox', { name: /^Passwort/ }).fill(password)
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click()
}

test('forgotten: the link in the mail sets a new password, and one signs in with it', async ({ page }) => {
  await page.goto(`${server.url}/login?lang=de`)
  await page.getByRole('link', { name: 'Passwort vergessen?' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Passwort vergessen')
  await page.getByLabel('E-Mail-Adresse').fill(address('customer'))
  await page.getByRole('button', { name: 'Link anfordern' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByText('ist eine E-Mail mit dem Link unterwegs')).toBeVisible()
  const link = await linkFromMail(page, server.url, 'Neues Passwort festlegen')
  await page.goto(link)
  const field = page.getByRole('textbox', { name: /^Neues Passwort/ })
  await field.fill('zu kurz')
  await field.blur()
  await expect(page.getByText('Das Passwort braucht mindestens 8 Zeichen').first()).toBeVisible()
  await field.fill('Neues-Wort-77!')
  await page.getByRole('main').getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByText('Ihr neues Passwort gilt.')).toBeVisible()
  await enter(page, 'customer', 'Neues-Wort-77!')
  await expect(page).toHaveURL(/companyproducts/)
  await page.goto(link)
  await page.getByRole('textbox', { name: /^Neues Passwort/ }).fill('Noch-Ein-Wort-78!')
  await page.getByRole('main').getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByText('Dieser Link ist ungültig, abgelaufen oder schon benutzt.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Neuen Link anfordern' })).toBeVisible()
})

test('locked: the link in the mail unlocks and leads to the sign-in by itself', async ({ page }) => {
  await page.goto(`${server.url}/login?lang=de`)
  for (const told of [
    'Versuche: 4',
    'Versuche: 3',
    'Versuche: 2',
    'Noch ein falscher Versuch',
    'für 15 Minuten gesperrt',
  ]) {
    await enter(page, 'student', 'Falsch-2026!')
    await expect(page.getByRole('main').getByText(told)).toBeVisible()
  }
  await enter(page, 'student', demoPassword)
  await expect(page.getByRole('main').getByText('für 15 Minuten gesperrt')).toBeVisible()
  const link = await linkFromMail(page, server.url, 'Ihr Konto ist gesperrt')
  await page.goto(link)
  const unlock = page.getByRole('main').getByRole('button', { name: 'Konto entsperren' })
  await unlock.click()
  await expect(page.getByText('Ihr Konto ist entsperrt.')).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Zur Anmeldung' })).toBeVisible()
  await expect(page).toHaveURL(/\/login$/)
  await enter(page, 'student', demoPassword)
  await expect(page).toHaveURL(/products\/Student/)
  // Opened once more it is done; one that never was fails.
  await page.goto(link)
  await unlock.click()
  await expect(page.getByText('Ihr Konto ist entsperrt.')).toBeVisible()
  await page.goto(link.replace(/token=[\w-]{43}/, `token=${'x'.repeat(43)}`))
  await unlock.click()
  await expect(page.getByText('Das Konto konnte nicht entsperrt werden')).toBeVisible()
})

test('changing the password asks for the old one and signs out the other browser', async ({ page, browser }) => {
  await server.signIn(page, 'licenser')
  const other = await (await browser.newContext({ locale: 'de-DE' })).newPage()
  await server.signIn(other, 'licenser')
  await fromAccountMenu(page, 'Passwort ändern')
  const [before, after] = [
    page.getByRole('textbox', { name: /^Altes Passwort/ }),
    page.getByRole('textbox', { name: /^Neues Passwort/ }),
  ]
  const save = page.getByRole('main').getByRole('button', { name: 'Passwort ändern' })
  await before.fill(demoPassword)
  await after.fill(demoPassword)
  await expect(save).toHaveAttribute('aria-disabled', 'true')
  await before.fill('Falsch-2026!')
  await after.fill('Neues-Wort-77!')
  await save.click()
  await expect(page.getByText('Das alte Passwort ist nicht richtig.').first()).toBeVisible()
  await before.fill(demoPassword)
  await save.click()
  await expect(page.getByText('Ihr Passwort ist geändert.', { exact: true })).toBeVisible()
  await expect(before).toHaveValue('')
  // Neither password is kept to go back to.
  const cancel = page.getByRole('main').getByRole('button', { name: 'Abbrechen' })
  await before.fill('x')
  await cancel.click()
  for (const field of [before, after]) await expect(field).toHaveValue('')
  await expect(cancel).toHaveCount(0)
  await other.goto(`${server.url}/companies`)
  await expect(other).toHaveURL(/\/login/)
  await other.context().close()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Passwort ändern')
})

test('the list of sessions signs out another browser', async ({ page, browser }) => {
  const other = await (await browser.newContext({ locale: 'de-DE' })).newPage()
  await server.signIn(other, 'user')
  await server.openAs(page, 'user', '/user?tab=devices')
  const table = page.getByRole('table', { name: 'Sitzungen und Geräte' })
  await expect(table.getByText('Dieses Gerät')).toHaveCount(1)
  await table.getByRole('button', { name: /abmelden$/, disabled: false }).click()
  await expect(table.getByRole('row')).toHaveCount(2)
  await other.reload()
  await expect(other).toHaveURL(/\/login/)
  await other.context().close()
  await expect(table.getByText('Dieses Gerät')).toBeVisible()
})
