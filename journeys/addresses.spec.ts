import { expect } from '@playwright/test'
import { portalUrl, signIn } from './actors.ts'
import { test } from './journey.ts'

test('documented addresses lead where they are documented to', async ({ page }) => {
  for (const unknown of ['/gibtesnicht', '/a/b/c', '/awsaccounts']) {
    await page.goto(`${portalUrl()}${unknown}`)
    await expect(page, unknown).toHaveURL(/\/login$/)
  }
  await signIn(page, 'licenser')
  await page.goto(`${portalUrl()}/wellenwerkconfiguration`)
  await expect(page).toHaveURL(/\/wellenwerkconfiguration\/licencecreator$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Host-ID anlegen' })).toBeVisible()
  for (const child of ['select', 'manager', 'addproduct', 'overview']) {
    await page.goto(`${portalUrl()}/wellenwerkconfiguration/${child}`)
    await expect(page, child).toHaveURL(/\/companies$/)
  }
  await page.goto(`${portalUrl()}/andereconfiguration/overview`)
  await expect(page.getByRole('heading', { level: 1, name: 'Seite nicht gefunden' })).toBeVisible()
  await page.goto(`${portalUrl()}/createcompany`)
  await expect(page).toHaveURL(/\/companies$/)
  // A page that is not for this account says so in place.
  await page.goto(`${portalUrl()}/products/editproduct`)
  await expect(page).toHaveURL(/\/products\/editproduct$/)
  await expect(page.getByRole('heading', { name: 'Fehlende Berechtigung' })).toBeVisible()
})

test('another word for the language changes nothing, and what cannot be right is no attempt to sign in', async ({
  page,
}) => {
  for (const path of ['/login?lang=xx', '/registration?lang=fr']) {
    await page.goto(`${portalUrl()}${path}`)
    await expect(page.locator('html'), path).toHaveAttribute('lang', 'de')
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
  }
  await page.goto(`${portalUrl()}/login?lang=en`)
  await page.getByRole('textbox', { name: 'E-mail address' }).fill('user@wellenwerk.example')
  await page.locator('input[name=password]').fill('kurz')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByText('At least 8 characters.')).toBeVisible()
})

test('a part of a company there is none of shows the company, and a company there is none of says so', async ({
  page,
}) => {
  await signIn(page, 'administrator')
  await page.goto(`${portalUrl()}/companies?search=10147`)
  const link = page.getByRole('main').getByRole('cell').getByRole('link').first()
  const name = await link.textContent()
  const pathname = await link.getAttribute('href')
  const heading = page.getByRole('heading', { level: 1 })
  await page.goto(`${portalUrl()}${pathname}?tab=data&edit=perhaps`)
  await expect(heading).toHaveText(name!)
  await expect(page.getByRole('link', { name: 'Übersicht' })).toHaveAttribute('aria-current', 'page')
  await page.goto(`${portalUrl()}/company/0198c0de-ffff-7000-8000-000000000000`)
  await expect(heading).toHaveText('Nicht gefunden')
  await expect(page.getByText('Diese Firma gibt es nicht.')).toBeVisible()
})

test('a day or a number that is none stays, is told and changes nothing', async ({ page }) => {
  await signIn(page, 'administrator')
  await page.goto(`${portalUrl()}/createcompany?types=all`)
  await page.getByRole('switch', { name: /Wartungsvertrag/ }).click()
  const start = page.getByRole('textbox', { name: 'Beginn' })
  await start.fill('31.02.2027')
  await start.blur()
  await expect(page.getByText('„31.02.2027“ ist kein Datum.').first()).toBeVisible()
  await expect(start).toHaveValue('31.02.2027')
})
