import { expect, type Page } from '@playwright/test'
import { endlessOf } from './records.ts'
import { walk } from './walk.ts'

const openIssueDialog = async (page: Page) => {
  await page
    .getByRole('button', { name: /^Lizenz für .* ausstellen$/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: 'Diese Datei wird ausgestellt' })).toBeVisible()
}
const choose = async (page: Page) => {
  await page.locator('button[data-id]').first().click()
}
const pickModules = async (page: Page) => {
  await page.getByRole('button', { name: 'Stirnräder ZAHN' }).click()
  await page.getByRole('tab', { name: /2 \(3\)/ }).click()
  await page.getByRole('button', { name: 'Module hinzufügen' }).click()
  await expect(page.getByRole('dialog').getByRole('checkbox').first()).toBeVisible()
}
const chooseSource = async (page: Page) => {
  await page.getByRole('radio').nth(1).check()
}
const showAll = async (page: Page) => {
  await page.locator('main').getByRole('switch').click()
  await expect(page.getByRole('row').nth(1)).toBeVisible()
}
const upgrade = async (page: Page) => {
  await page.getByRole('button', { name: 'Auf neuere Version' }).click()
  await page.getByRole('dialog').getByRole('combobox').click()
  await page.getByRole('option', { name: /20/ }).first().click()
  await expect(page.getByRole('dialog').getByText(/19 → 20/)).toBeVisible()
}

const askForEnd = async (page: Page) => {
  await page.getByRole('button', { name: 'Ende anfragen' }).click()
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Ende' })).toHaveValue(/\d/)
}

const staff = { role: 'administrator' } as const
walk('products, configurations and licences', async ({ token, read, items, company, product, host }) => {
  const endless = await endlessOf(token, 77_101)
  const asked = await endlessOf(token, 77_102, { count: 5, end: '2031-12-31' })
  const older = (await items(`/companies/${company.id}/products`)).find(
    (one) => one.product?.version === 19 && one.configuration,
  )!
  const [licence] = await items(`/hosts/${host.id}/licences`)
  const file = Buffer.from(await (await read(`/licences/${licence!.id}/file`)).arrayBuffer())
  const catalogued = (await items('/catalogue?search=WW-EP-20')).find(({ code }) => code === 'WW-EP-20')!
  const [, level] = await items(`/products/${catalogued.id}/master`)
  const base64 = (id: string) => Buffer.from(id).toString('base64url')
  const protocol = `${base64(host.id)}/${base64(product.configuration!.id)}`
  const area = '/wellenwerkconfiguration'
  const verify = async (page: Page) => {
    const upload = { name: 'issued.lic', mimeType: 'text/plain', buffer: file }
    await page.locator('input[type=file]').first().setInputFiles(upload)
    await expect(page.getByText(/^Diese Lizenz ist/)).toBeVisible()
  }
  return [
    { name: 'all products', ...staff, path: '/products/allproducts' },
    { name: 'downloads', ...staff, path: '/products/downloads' },
    { name: 'product', ...staff, path: `/products/editproduct?id=${catalogued.id}` },
    ...(['details', 'texts', 'moves'] as const).map((tab) => ({
      name: `product ${tab}`,
      ...staff,
      path: `/products/editproduct?id=${catalogued.id}&tab=${tab}`,
    })),
    {
      name: 'product master',
      ...staff,
      path: `/products/editproduct?id=${catalogued.id}&tab=master`,
      before: pickModules,
    },
    { name: 'create product', ...staff, path: '/products/editproduct' },
    {
      name: 'product level',
      ...staff,
      path: `/products/editconfigurationproductlevel?product=${catalogued.id}&item=${level!.id}`,
    },
    { name: 'overview', ...staff, path: `${area}/overview/${product.id}` },
    { name: 'issue dialog', ...staff, path: `${area}/overview/${product.id}`, before: openIssueDialog },
    { name: 'configuration manager', ...staff, path: `${area}/manager/${product.id}`, noLists: true, before: choose },
    { name: 'simulate', ...staff, path: `${area}/simulate/${product.id}?host=${host.id}` },
    { name: 'choose configuration', ...staff, path: `${area}/select/${product.id}`, before: chooseSource },
    { name: 'add modules', ...staff, path: `${area}/addproduct/${product.id}` },
    { name: 'compare', ...staff, path: `${area}/compare/${product.id}`, before: showAll },
    { name: 'upgrade', ...staff, path: `${area}/overview/${older.id}`, before: upgrade },
    { name: 'licence creator', ...staff, path: `${area}/licencecreator/${product.id}` },
    { name: 'licence creator with a host ID', ...staff, path: `${area}/licencecreator/${product.id}?host=${host.id}` },
    { name: 'protocol', ...staff, path: `${area}/configurationprotocol/${protocol}` },
    { name: 'asked end', ...staff, path: `${area}/overview/${asked}` },
    { name: 'verify', ...staff, path: '/verify', before: verify },
    { name: 'missing end', role: 'licenser', path: `${area}/overview/${endless}`, before: askForEnd },
  ]
})
