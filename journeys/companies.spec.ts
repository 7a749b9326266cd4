import { expect } from '@playwright/test'
import { caller, expectSuccess } from '../bench/api.ts'
import { companyInput } from '../server/testing/samples.ts'
import { giveThePasswordAgain, openAs, portalUrl, signIn, signInByPage } from './actors.ts'
import { test } from './journey.ts'
import { openTab } from './company-tabs.ts'

const fields = {
  Kundennummer: '55101',
  Name: 'Technische Universität Ölsnitz',
  Straße: 'Königsweg',
  Hausnummer: '7',
  PLZ: '08606',
  Ort: 'Ölsnitz',
}

test('a company is created with a contract, found and opened', async ({ page }) => {
  await signInByPage(page, 'licenser')
  await page.getByRole('link', { name: 'Firma anlegen' }).click()
  const submit = page.getByRole('main').getByRole('button', { name: 'Speichern' })
  await expect(submit).toHaveAttribute('aria-disabled', 'true')
  for (const [label, value] of Object.entries(fields)) await page.getByRole('textbox', { name: label }).fill(value)
  await page.getByRole('combobox', { name: 'Kundenart' }).click()
  await page.getByRole('option', { name: 'Universität', exact: true }).click()
  await page.getByRole('switch', { name: 'Wartungsvertrag besteht' }).check()
  await page.getByRole('button', { name: 'Vertrag unbegrenzt laufen lassen' }).click()
  await submit.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(fields.Name)

  await page.goto(`${portalUrl()}/companies`)
  await page.getByRole('searchbox').fill('technische universität oelsnitz')
  await expect(page).toHaveURL(/search=/)
  await expect(page.getByRole('row')).toHaveCount(2)
  await page.getByRole('link', { name: fields.Name, exact: true }).click()
  await expect(page.getByText(/55101/).first()).toBeVisible()
})

test('a customer number that is taken is told at its field, and nothing typed is lost', async ({ page }) => {
  await openAs(page, 'licenser', '/createcompany?types=all')
  for (const [label, value] of Object.entries({ ...fields, Kundennummer: '10023' }))
    await page.getByRole('textbox', { name: label }).fill(value)
  await page.getByRole('combobox', { name: 'Kundenart' }).click()
  await page.getByRole('option', { name: 'Firma', exact: true }).click()
  await page.getByRole('main').getByRole('button', { name: 'Speichern' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByText('Diese Firma existiert bereits (Kundennummer 10023).').first()).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue(fields.Name)
})

test('the language of a new company follows the country, also where the address names it', async ({ page }) => {
  await openAs(page, 'licenser', '/createcompany?types=all')
  const [country, language] = ['Land', 'Sprache'].map((name) => page.getByRole('main').getByRole('combobox', { name }))
  await expect(country!).toHaveValue('Deutschland')
  await expect(language!).toHaveValue('Deutsch')
  await page.goto(`${portalUrl()}/createcompany?types=all&name=Roue+SARL&country=FR`)
  await expect(country!).toHaveValue('Frankreich')
  await expect(language!).toHaveValue('Englisch')
})

test('leaving a changed form asks; a deleted company needs two confirmations', async ({ page }) => {
  await expectSuccess(
    caller(portalUrl(), 'licenser')('POST', '/companies', companyInput(774_001, 'Ingenieurbüro Löschner')),
  )
  await signIn(page, 'administrator')
  await giveThePasswordAgain(page)
  await page.getByRole('searchbox').fill('774001')
  await page.getByRole('link', { name: /^Ingenieurbüro Löschner/ }).click()
  await openTab(page, 'Stammdaten')
  await page.getByRole('link', { name: 'Bearbeiten', exact: true }).click()
  await page.getByRole('textbox', { name: 'Fax' }).fill('1')
  await openTab(page, 'Produkte')
  await page.getByRole('dialog').getByRole('button', { name: 'Hier bleiben' }).click()
  await page.getByRole('link', { name: 'Firmen' }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Hier bleiben' }).click()
  // The browser's way back leads out of the form, not out of the page.
  await page.goBack()
  await page.getByRole('dialog').getByRole('button', { name: 'Hier bleiben' }).click()
  await expect(page.getByRole('textbox', { name: 'Fax' })).toHaveValue('1')
  await page.goBack()
  await page.getByRole('dialog').getByRole('button', { name: 'Änderungen verwerfen' }).click()
  await page.getByRole('link', { name: 'Bearbeiten', exact: true }).click()
  await expect(page.getByRole('textbox', { name: 'Fax' })).toHaveValue('')
  await page.getByRole('textbox', { name: 'Fax' }).fill('1')
  await page.getByRole('link', { name: 'Firmen' }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Änderungen verwerfen' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Firmen')
  await page.goto(`${portalUrl()}/companies?search=774001`)
  await page.getByRole('button', { name: /löschen/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Löschen', exact: true }).click()
  await expect(page.getByText(/Wirklich endgültig löschen/)).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Endgültig löschen' }).click()
  await expect(page.getByText('Nichts gefunden')).toBeVisible()
})

test('a company in parts: each has its address, is read first, and its data are changed on demand', async ({
  page,
}) => {
  const { id } = await expectSuccess(
    caller(portalUrl(), 'licenser')('POST', '/companies', companyInput(774_002, 'Ingenieurbüro Teilmann')),
  )
  await openAs(page, 'administrator', `/company/${id}`)
  const data = page.getByRole('region', { name: 'Firmendaten' })
  await expect(data).toContainText('Hafenstraße 7a, 24103 Kiel, Deutschland')
  await expect(page.getByRole('textbox')).toHaveCount(0)
  await openTab(page, 'Produkte')
  await expect(page.getByText('Diese Firma hat noch kein Produkt.')).toBeVisible()
  await openTab(page, 'Ansprechpartner')
  await expect(page).toHaveURL(/tab=contacts/)
  await page.goBack()
  await expect(page).toHaveURL(/tab=products/)
  await page.goBack()
  await expect(page).toHaveURL(`${portalUrl()}/company/${id}`)
  await data.getByRole('link', { name: 'Bearbeiten' }).click()
  await page.getByRole('textbox', { name: 'Fax' }).fill('0431 774002')
  await page.getByRole('main').getByRole('button', { name: 'Speichern' }).click()
  await expect(data).toContainText('0431 774002')
  await page.reload()
  await expect(data).toContainText('0431 774002')
  await expect(page.getByRole('textbox')).toHaveCount(0)
  await openTab(page, 'Verlauf')
  const history = page.getByRole('region', { name: 'Verlauf' }).getByRole('table', { name: 'Verlauf' })
  await expect(history).toContainText('Katrin Wellenbrink hat Firma')
  await page.getByRole('button', { name: 'Ansprechpartner', exact: true }).click()
  await expect(page).toHaveURL(/history\.kind=contact/)
  // An address of the old page that named a page of its contacts.
  await page.goto(`${portalUrl()}/company/${id}?contacts.page=1`)
  await expect(page.getByRole('heading', { name: 'Ansprechpartner', level: 2 })).toBeVisible()
})
