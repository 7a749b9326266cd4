import { expect } from '@playwright/test'
import { keywerk } from '../client/src/client.ts'
import { demoPassword } from '../demo/accounts.ts'
import { otherRequest } from '../server/testing/licence-requests.ts'
import { giveThePasswordAgain, openAs, portalUrl } from './actors.ts'
import { test } from './journey.ts'

test('an administrator gives the shop a key; the shop issues licences with it until the key is revoked', async ({
  page,
}) => {
  await openAs(page, 'administrator', '/management/serviceaccounts')
  await page.getByRole('link', { name: 'Dienstkonto anlegen' }).first().click()
  await page.getByLabel('Name').fill('Shop')
  await page.getByLabel('Zweck').fill('Verkauf über die Webseite')
  await expect(page.getByText('Noch offen: Darf', { exact: false })).toBeVisible()
  for (const may of ['Lizenzen lesen', 'Lizenzen ausstellen', 'Lizenzen verlängern', 'Lizenzen prüfen'])
    await page.getByLabel(may).check()
  await page.getByRole('main').getByRole('button', { name: 'Speichern' }).click()
  const confirmation = page.getByRole('dialog')
  await confirmation.getByRole('textbox', { name: /^Passwort/ }).fill(demoPassword)
  await confirmation.getByRole('button', { name: 'Bestätigen' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shop')

  await page.getByRole('button', { name: 'Schlüssel erzeugen' }).click()
  await page.getByRole('dialog').getByLabel('Bezeichnung').fill('Produktion')
  await page.getByRole('dialog').getByRole('button', { name: 'Schlüssel erzeugen' }).click()
  await expect(page.getByText('Dieser Schlüssel wird nur jetzt gezeigt.')).toBeVisible()
  const key = await page.getByRole('dialog').locator('code').innerText()
  await page.getByRole('button', { name: 'Fertig' }).click()

  const shop = keywerk({ url: portalUrl(), key })
  const request = otherRequest({ machines: [{ name: 'SRV-SHOP', mac: '001B44AA0001' }] })
  const order = { customerNumber: '10023', productCode: 'WW-NW-20', request, email: 'it@kunde.example' }
  const licence = await shop.issueServiceLicence(order, { idempotencyKey: 'bestellung-1' })
  expect((await shop.issueServiceLicence(order, { idempotencyKey: 'bestellung-1' })).serial).toBe(licence.serial)
  expect(await shop.validateServiceLicence({ serial: String(licence.serial) })).toMatchObject({ valid: true })
  await expect(shop.suspendServiceLicence({ serial: String(licence.serial), suspended: true })).rejects.toMatchObject({
    code: 'permission.missing',
  })

  await page.reload()
  const keys = page.getByRole('region', { name: 'Schlüssel' })
  await expect(keys.getByRole('cell', { name: 'gültig' })).toBeVisible()
  await expect(keys.getByRole('cell', { name: /\(127\.0\.0\.1\)|\(::1\)/ })).toBeVisible()
  await keys.getByRole('button', { name: /^Schlüssel kwk_\w+ widerrufen$/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Widerrufen' }).click()
  await expect(keys.getByRole('cell', { name: 'widerrufen' })).toBeVisible()
  // Who a key belongs to is remembered for half a second.
  await expect(async () => {
    await expect(shop.validateServiceLicence({ serial: String(licence.serial) })).rejects.toMatchObject({ status: 401 })
  }).toPass()
})

test('a key shown once is not lost without a question, and a refused clipboard is said', async ({ page }) => {
  await page.addInitScript(() => {
    const writeText = () => Promise.reject(new Error('refused'))
    Object.defineProperty(navigator, 'clipboard', { value: { writeText } })
  })
  await giveThePasswordAgain(page)
  await openAs(page, 'administrator', '/management/serviceaccounts')
  await page.getByRole('link', { name: 'Dienstkonto anlegen' }).first().click()
  await page.getByLabel('Name').fill('Nur einmal')
  await page.getByLabel('Lizenzen lesen').check()
  await page.getByRole('main').getByRole('button', { name: 'Speichern' }).click()
  await page.getByRole('button', { name: 'Schlüssel erzeugen' }).click()
  await page.getByRole('dialog').getByLabel('Bezeichnung').fill('Produktion')
  await page.getByRole('dialog').getByRole('button', { name: 'Schlüssel erzeugen' }).click()
  const key = page.getByRole('dialog').locator('code')
  await page.getByRole('dialog').getByRole('button', { name: 'Kopieren' }).click()
  await expect(page.getByText('Es konnte nicht kopiert werden', { exact: false }).first()).toBeAttached()
  await page.goBack()
  await page.getByRole('button', { name: 'Hier bleiben' }).click()
  await expect(key).toBeVisible()
  await page.goBack()
  await page.getByRole('button', { name: 'Trotzdem verlassen' }).click()
  await expect(key).toHaveCount(0)
  await expect(page).not.toHaveURL(/serviceaccount\?/)
})

test('two keys are revoked one right after the other', async ({ page }) => {
  const revoking: (() => void)[] = []
  await page.route(/\/api\/service-accounts\/[^/]+\/keys\/[^/]+$/, async (route) => {
    await new Promise<void>((resolve) => revoking.push(resolve))
    await route.continue()
  })
  await giveThePasswordAgain(page)
  await openAs(page, 'administrator', '/management/serviceaccounts')
  await page.getByRole('link', { name: 'Dienstkonto anlegen' }).first().click()
  await page.getByLabel('Name').fill('Zwei Schlüssel')
  await page.getByLabel('Lizenzen lesen').check()
  await page.getByRole('main').getByRole('button', { name: 'Speichern' }).click()
  for (const label of ['Eins', 'Zwei']) {
    await page.getByRole('button', { name: 'Schlüssel erzeugen' }).first().click()
    await page.getByRole('dialog').getByLabel('Bezeichnung').fill(label)
    await page.getByRole('dialog').getByRole('button', { name: 'Schlüssel erzeugen' }).click()
    await page.getByRole('button', { name: 'Fertig' }).click()
  }
  const buttons = page.getByRole('button', { name: /^Schlüssel kwk_\w+ widerrufen$/ })
  await expect(buttons).toHaveCount(2)
  for (const at of [0, 1]) {
    await buttons.nth(at).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Widerrufen' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  for (const count of [1, 2]) {
    await expect.poll(() => revoking.length).toBe(count)
    revoking.at(-1)!()
  }
  await expect(page.getByRole('cell', { name: 'widerrufen' })).toHaveCount(2)
})
