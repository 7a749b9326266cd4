import { expect } from '@playwright/test'
import { caller, expectSuccess } from '../bench/api.ts'
import { openAs, openSession, portalUrl } from './actors.ts'
import { test } from './journey.ts'

test('documented addresses lead where they are documented to', async ({ page }) => {
  for (const unknown of ['/gibtesnicht', '/a/b/c', '/awsaccounts']) {
    await page.goto(`${portalUrl()}${unknown}`)
    await expect(page, unknown).toHaveURL(/\/login$/)
  }
  await openAs(page, 'licenser', '/wellenwerkconfiguration')
  await expect(page).toHaveURL(/\/wellenwerkconfiguration\/licencecreator$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Host-ID anlegen' })).toBeVisible()
  for (const child of ['select', 'manager', 'addproduct', 'overview']) {
    await page.goto(`${portalUrl()}/wellenwerkconfiguration/${child}`)
    await expect(page, child).toHaveURL(/\/companies$/)
    const told = page.getByText('In dieser Adresse fehlt das Produkt.').filter({ visible: true })
    await expect(told.first(), child).toBeVisible()
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
  await page.getByRole('textbox', { name: 'Email address' }).fill('user@wellenwerk.example')
  await page.locator('input[name=password]').fill('kurz')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByText('At least 8 characters.')).toBeVisible()
})

test('a part of a company there is none of shows the company, and a company there is none of says so', async ({
  page,
}) => {
  await openAs(page, 'administrator', '/companies?search=10147')
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
  await openAs(page, 'administrator', '/createcompany?types=all')
  await page.getByRole('switch', { name: /Wartungsvertrag/ }).click()
  const start = page.getByRole('textbox', { name: 'Beginn' })
  await start.fill('31.02.2027')
  await start.blur()
  await expect(page.getByText('„31.02.2027“ ist kein Datum.').first()).toBeVisible()
  await expect(start).toHaveValue('31.02.2027')
})

test('in both languages a count that is no whole number and an end that is no day stay, are told and change nothing', async ({
  page,
}) => {
  const call = caller(portalUrl(), 'administrator')
  const [company] = (await expectSuccess(call('GET', '/companies?search=10023'))).items
  const { items } = await expectSuccess(call('GET', `/companies/${company.id}/products`))
  const { id } = items.find(({ configuration }: { configuration: object | null }) => configuration)
  await openSession(page, 'administrator')
  for (const [language, label, told, endOfAll, start] of [
    ['de', 'Anzahl', 'Bitte geben Sie eine ganze Zahl von 0 bis 100 ein.', 'Ende für alle Module', 'Beginn'],
    ['en', 'Count', 'Please enter a whole number from 0 to 100.', 'Expiry for all modules', 'Start'],
  ] as const) {
    await page.goto(`${portalUrl()}/login?lang=${language}`)
    await expect(page).not.toHaveURL(/login/)
    await page.goto(`${portalUrl()}/wellenwerkconfiguration/manager/${id}`)
    await page.locator('button[data-id]').first().click()
    const count = page.getByRole('textbox', { name: label, exact: true })
    for (const typed of ['1.5', '7,5', '101', 'abc']) {
      await count.fill(typed)
      await count.blur()
      await expect(count, typed).toHaveValue(typed)
      await expect(count, typed).toHaveAttribute('aria-invalid', 'true')
      if (typed !== 'abc') await expect(page.getByText(told), typed).toBeVisible()
    }
    await count.fill('7')
    await expect(page.getByText(told)).toHaveCount(0)
    await expect(count).toHaveValue('7')
    for (const name of [endOfAll, start]) {
      const day = page.getByRole('textbox', { name, exact: true })
      for (const typed of ['31.02.2027', '12/31/2027', 'abc']) {
        await day.fill(typed)
        await day.blur()
        await expect(day, typed).toHaveValue(typed)
        await expect(day, typed).toHaveAttribute('aria-invalid', 'true')
      }
      await day.fill('28.02.2027')
      await day.blur()
      await expect(day).toHaveValue('28.02.2027')
      await expect(day).not.toHaveAttribute('aria-invalid', 'true')
    }
  }
})

test('a zip code is told where it is left, and a list without rows says so', async ({ page }) => {
  await page.goto(`${portalUrl()}/registration?companycontact=true&lang=de`)
  const zip = page.getByRole('textbox', { name: 'PLZ' })
  await zip.fill('1234')
  await zip.blur()
  await expect(zip).toHaveAttribute('aria-invalid', 'true')
  await zip.fill('12345')
  await expect(zip).not.toHaveAttribute('aria-invalid', 'true')
  await openAs(page, 'licenser', '/companies?search=zzqqxx')
  await expect(page.getByText('Zu „zzqqxx“ gibt es keinen Eintrag')).toBeVisible()
  // Staff who own no product stay on the page they chose, with a way on.
  await page.goto(`${portalUrl()}/products/myproducts`)
  await page.getByRole('link', { name: 'Zu den Firmen und ihren Produkten' }).click()
  await expect(page).toHaveURL(/\/companies$/)
})

test('what a person has hangs at the students in the menu, what a company has at the companies', async ({ page }) => {
  const first = async (role: string, path: string) =>
    (await expectSuccess(caller(portalUrl(), role)('GET', path))).items[0]
  const company = await first('licenser', '/companies?search=10023')
  const ofCompany = await first('licenser', `/companies/${company.id}/products`)
  const ofPerson = await first('student', '/my-products')
  const menu = page.getByRole('navigation', { name: 'Hauptmenü' })
  const marked = menu.locator('[aria-current="true"]')
  await openAs(page, 'licenser', `/wellenwerkconfiguration/overview/${ofPerson.id}`)
  await expect(marked).toHaveText(/^Studierende/)
  await page.goto(`${portalUrl()}/wellenwerkconfiguration/overview/${ofCompany.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(marked).toHaveText('Firmen')
})
