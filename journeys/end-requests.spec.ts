import { expect } from '@playwright/test'
import { caller, expectSuccess } from '../bench/api.ts'
import { companyInput, hostInput } from '../server/testing/samples.ts'
import { openAs, portalUrl } from './actors.ts'
import { test } from './journey.ts'

test('a licenser goes from a missing end to the issued licence, with one answer in between', async ({ page }) => {
  const call = caller(portalUrl())
  const { id } = await expectSuccess(call('POST', '/companies', companyInput(77_001, 'Endlos Antriebe GmbH')))
  const main = page.getByRole('main')
  await openAs(page, 'licenser', `/company/${id}?tab=products`)
  await main.getByRole('button', { name: 'Produkt hinzufügen' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: 'Produkt' }).click()
  await page.getByRole('option', { name: 'Wellenwerk Netzwerk 20', exact: true }).click()
  await expect(dialog.getByText(/Ohne Ende kann keine Lizenz ausgestellt werden/)).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Anzahl' }).fill('2')
  await dialog.getByRole('textbox', { name: 'Ende' }).fill('31.12.2031')
  await dialog.getByRole('button', { name: 'Hinzufügen' }).click()
  await expect(dialog).toHaveCount(0)

  const { items } = await expectSuccess(call('GET', `/companies/${id}/products`))
  const overview = `${portalUrl()}/wellenwerkconfiguration/overview/${items[0].id}`
  await page.goto(overview)
  await expect(main.getByText(/Torben Achterberg hat am .* angefragt: Anzahl 2, Ende 31\.12\.2031/)).toBeVisible()
  await expect(main.getByRole('button', { name: 'So setzen' })).toHaveCount(0)
  await main.getByRole('button', { name: 'Anfrage zurückziehen' }).click()
  await main.getByRole('button', { name: 'Ende anfragen' }).click()
  await dialog.getByRole('textbox', { name: 'Anzahl' }).fill('3')
  await dialog.getByRole('button', { name: 'Anfrage senden' }).click()
  await expect(main.getByText(/hat am .* angefragt: Anzahl 3/)).toBeVisible()

  await openAs(page, 'administrator', '/inbox?kind=end')
  await page.getByRole('table', { name: 'Eingang' }).getByRole('link', { name: 'Endlos Antriebe GmbH' }).click()
  await expect(page).toHaveURL(overview)
  await main.getByRole('button', { name: 'So setzen' }).click()
  await expect(main.getByText('Ohne Ende kann keine Lizenz ausgestellt werden', { exact: false })).toHaveCount(0)
  await expect(main).toContainText('Anzahl und Ende gesetzt, erbeten von Torben Achterberg')

  const host = { ...hostInput, customerNumber: '77001' }
  await expectSuccess(caller(portalUrl(), 'licenser')('POST', `/holdings/${items[0].id}/hosts`, host))
  await openAs(page, 'licenser', overview.slice(portalUrl().length))
  await main
    .getByRole('button', { name: /ausstellen$/ })
    .first()
    .click()
  await dialog.getByRole('button', { name: 'Ausstellen' }).click()
  await expect(dialog.getByRole('button', { name: 'Herunterladen' })).toBeVisible()
})

test('the dialog that could not issue can once the ends that were missing are set in it', async ({ page }) => {
  const call = caller(portalUrl(), 'administrator')
  const company = await expectSuccess(call('POST', '/companies', companyInput(77_002, 'Ende GmbH')))
  const { items: products } = await expectSuccess(call('GET', `/companies/${company.id}/assignable-products`))
  const { id: productId } = products.find(({ code }: { code: string }) => code === 'WW-NW-20')
  const owned = await expectSuccess(call('POST', `/companies/${company.id}/products`, { productId }))
  const host = await expectSuccess(call('POST', `/holdings/${owned.id}/hosts`, { ...hostInput, customerNumber: '' }))
  const wish = { count: 2, end: '2027-12-31' }
  await expectSuccess(caller(portalUrl(), 'licenser')('POST', `/holdings/${owned.id}/end-requests`, wish))
  await openAs(page, 'administrator', `/wellenwerkconfiguration/overview/${owned.id}?issue=${host.id}`)
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'So setzen' }).click()
  await dialog.getByRole('button', { name: 'Ausstellen' }).click()
  await expect(page.getByRole('dialog', { name: /^Lizenz \d+ ausgestellt$/ })).toBeVisible()
})
