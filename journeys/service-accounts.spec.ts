import { expect } from '@playwright/test'
import { keywerk } from '../client/src/client.ts'
import { demoPassword } from '../demo/accounts.ts'
import { otherRequest } from '../server/testing/licence-requests.ts'
import { openAs, portalUrl } from './actors.ts'
import { test } from './journey.ts'

test('an administrator gives the shop a key; the shop issues licences with it until the key is revoked', async ({
  page,
}) => {
  await openAs(page, 'administrator', '/management/serviceaccounts')
  await page.getByRole('link', { name: 'Dienstkonto anlegen' }).first().click()
  await page.getByLabel('Name').fill('Shop')
  await page.getByLabel('Zweck').fill('Verkauf über die Webseite')
  await page.getByLabel('Lizenzen aussetzen und wieder zulassen').uncheck()
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
  const licence = await shop.issueLicence(order, { idempotencyKey: 'bestellung-1' })
  expect((await shop.issueLicence(order, { idempotencyKey: 'bestellung-1' })).serial).toBe(licence.serial)
  expect(await shop.validateLicence({ serial: String(licence.serial) })).toMatchObject({ valid: true })
  await expect(shop.suspendLicence({ serial: String(licence.serial), suspended: true })).rejects.toMatchObject({
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
    await expect(shop.validateLicence({ serial: String(licence.serial) })).rejects.toMatchObject({ status: 401 })
  }).toPass()
})
