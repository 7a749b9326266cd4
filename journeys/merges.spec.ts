import { expect, type Page } from '@playwright/test'
import { caller, expectSuccess } from '../bench/api.ts'
import { companyInput } from '../server/testing/samples.ts'
import { comeBack } from './come-back.ts'
import { openTab } from './company-tabs.ts'
import { test } from './journey.ts'
import { ownServer } from './own-server.ts'

// A server of its own: companies disappear here, for a while.
const server = ownServer('merges')

const contactsOf = async (page: Page) => {
  const text = await page
    .getByRole('region', { name: 'Ansprechpartner' })
    .getByText(/von \d+ Eintr/)
    .textContent()
  return Number(/von (\d+)/.exec(text!)![1])
}

test('a company that exists twice is merged, its address leads to the other, and the merge is undone', async ({
  page,
}) => {
  await server.signIn(page, 'administrator')
  const menu = page.getByRole('navigation', { name: 'Hauptmenü' })
  await menu.getByRole('button', { name: 'Verwaltung' }).click()
  await menu.getByRole('link', { name: 'Datenpflege' }).click()
  await page.getByRole('navigation', { name: 'Datenpflege' }).getByRole('link', { name: 'Dubletten' }).click()
  const suggestions = page.getByRole('region', { name: 'Vorschläge' })
  await expect(suggestions.getByRole('row').nth(1)).toContainText('E-Mail-Domain')
  await page.getByRole('combobox', { name: 'Bleibt' }).fill('10023')
  await page.getByRole('option', { name: /10023/ }).click()
  await page.getByRole('combobox', { name: 'Geht darin auf' }).fill('10147')
  await page.getByRole('option', { name: /10147/ }).click()
  await page.getByRole('button', { name: 'Vergleichen', exact: true }).click()

  await expect(
    page.getByText(
      /^„Konstruktionsbüro Lindqvist \(10147, .*\)“ geht in „Müller & Söhne Antriebstechnik GmbH \(10023, .*\)“ auf$/,
    ),
  ).toBeVisible()
  await expect(page.getByRole('region', { name: 'Was übernommen wird' })).toContainText('Kontakte: 6')
  await page.getByRole('group', { name: 'Kundennummer' }).getByRole('radio', { name: /10147/ }).check()
  await page.getByRole('main').getByRole('button', { name: 'Zusammenführen', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Zusammenführen' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Müller & Söhne Antriebstechnik GmbH')
  await expect(page.getByRole('region', { name: 'Firmendaten' })).toContainText('10147')
  const kept = page.url()
  await openTab(page, 'Ansprechpartner')
  expect(await contactsOf(page)).toBe(12)

  await page.goto(`${server.url}/companies?search=konstruktionsbuero+lindqvist`)
  await expect(page.getByText('Nichts gefunden')).toBeVisible()
  await page.goto(`${server.url}/management/duplicates`)
  const row = page.getByRole('region', { name: 'Zusammenführungen' }).getByRole('row').nth(1)
  await expect(row).toContainText(/Rückgängig möglich bis \d\d\.\d\d\.\d{4}/)
  const { items } = await page.evaluate(async () => {
    const session = await fetch('/api/session/refresh', { method: 'POST' })
    const { accessToken } = (await session.json()) as { accessToken: string }
    const answer = await fetch('/api/merges?kind=company', { headers: { authorization: `Bearer ${accessToken}` } })
    return (await answer.json()) as { items: { removedId: string }[] }
  })
  const old = `${server.url}/company/${items[0]!.removedId}`
  await page.goto(old)
  await expect(page).toHaveURL(kept)

  await page.goto(`${server.url}/management/duplicates`)
  await page.getByRole('button', { name: /Lindqvist“ rückgängig machen$/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Rückgängig machen' }).click()
  await expect(row).toContainText('Rückgängig gemacht am')
  await page.goto(old)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Konstruktionsbüro Lindqvist')
  await expect(page.getByRole('region', { name: 'Firmendaten' })).toContainText('10147')
  await openTab(page, 'Ansprechpartner')
  expect(await contactsOf(page)).toBe(6)
  await page.goto(kept)
  await expect(page.getByRole('region', { name: 'Firmendaten' })).toContainText('10023')
})

test('two contacts of a company are merged; the address of the one with an account stays', async ({ page }) => {
  await server.openAs(page, 'administrator', '/management/duplicates')
  await page.getByText('Kontakte', { exact: true }).click()
  await expect(page).toHaveURL(/kind=contact/)
  await page.getByRole('combobox', { name: 'Bleibt' }).fill('ingo.dietrich.15')
  await page.getByRole('option', { name: /ingo\.dietrich\.15/ }).click()
  await page.getByRole('combobox', { name: 'Geht darin auf' }).fill('customer@wellenwerk')
  await page.getByRole('option', { name: /customer@/ }).click()
  await page.getByRole('button', { name: 'Vergleichen', exact: true }).click()
  await expect(page.getByRole('group', { name: 'E-Mail-Adresse' }).getByRole('radio').first()).toBeDisabled()
  await page.getByRole('main').getByRole('button', { name: 'Zusammenführen', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Zusammenführen' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ingo Dietrich')
  await expect(page.getByRole('region', { name: 'Kontaktdaten' })).toContainText('customer@wellenwerk.example')
})

test('what was chosen stays when a colleague changes one of the two, and the page says so', async ({ page }) => {
  const call = caller(server.url)
  const { id: remaining } = await expectSuccess(call('POST', '/companies', companyInput('77001', 'Zahnrad Nord')))
  const { id: removed } = await expectSuccess(call('POST', '/companies', companyInput('77002', 'Zahnrad Nord GmbH')))
  await server.openAs(page, 'administrator', `/management/merge?kind=company&remaining=${remaining}&removed=${removed}`)
  const main = page.getByRole('main')
  const name = main.getByRole('group', { name: 'Name' }).getByRole('radio', { name: /Zahnrad Nord GmbH$/ })
  await name.check()
  await expectSuccess(call('PATCH', `/companies/${removed}`, { city: 'Flensburg' }))
  await comeBack(page, /\/merge-preview$/)
  await expect(main.getByText('24103 Flensburg', { exact: true })).toBeVisible()
  await expect(name).toBeChecked()
  await expect(main.getByRole('alert')).toContainText('Ihre Auswahl ist geblieben')

  await main.getByRole('button', { name: 'Zusammenführen', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Zusammenführen' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zahnrad Nord GmbH')
  await expect(page.getByRole('region', { name: 'Firmendaten' })).toContainText('77001')
})
