import { expect, type Page } from '@playwright/test'
import { caller, expectSuccess } from '../bench/api.ts'
import { makeCustomer } from '../server/testing/customers.ts'
import { companyInput } from '../server/testing/samples.ts'
import { giveThePasswordAgain, openAs, portalUrl } from './actors.ts'
import { comeBack } from './come-back.ts'
import { test } from './journey.ts'

const edit = async (page: Page, role: 'administrator' | 'licenser', id: string, language: 'de' | 'en') => {
  await openAs(page, role, `/company/${id}?tab=details&edit=yes`, language)
}

test('two people at one company: theirs is taken for one field, one’s own kept for another', async ({
  page,
  browser,
}) => {
  const number = String(Date.now()).slice(-9)
  const call = caller(portalUrl(), 'licenser')
  const { id } = await expectSuccess(call('POST', '/companies', companyInput(number, 'Getriebe Süd')))
  await edit(page, 'licenser', id, 'de')
  const other = await (await browser.newContext({ locale: 'en-GB' })).newPage()
  await edit(other, 'administrator', id, 'en')

  await other.getByRole('textbox', { name: 'Name' }).fill('Getriebe Süd AG')
  await other.getByRole('textbox', { name: 'Street' }).fill('Neue Straße')
  await other.getByRole('textbox', { name: 'City' }).fill('Passau')
  await page.getByRole('textbox', { name: 'Name' }).fill('Getriebe Süd GmbH')
  await page.getByRole('textbox', { name: 'Straße' }).fill('Alte Straße')
  await page.getByRole('textbox', { name: 'Bemerkung' }).fill('angerufen')
  await other.getByRole('main').getByRole('button', { name: 'Save' }).click()
  await expect(other.getByRole('heading', { level: 1, name: 'Getriebe Süd AG' })).toBeVisible()

  const save = page.getByRole('main').getByRole('button', { name: 'Speichern' })
  await save.click()
  const notice = page.getByRole('alert').filter({ hasText: 'etwas anderes gespeichert' })
  await expect(notice).toBeFocused()
  // Who and when; a field nobody touched here is theirs already, and all of them can be turned round.
  await expect(notice).toContainText(/ hat am \d\d\.\d\d\.\d{4}, \d\d:\d\d etwas anderes gespeichert/)
  await expect(notice.getByRole('radiogroup', { name: 'Ort' }).getByRole('radio', { name: /Passau/ })).toBeChecked()
  const name = notice.getByRole('radiogroup', { name: 'Name' })
  await expect(name.getByRole('radio', { name: 'Hier im Formular: Getriebe Süd GmbH' })).toBeChecked()
  await name.getByRole('radio', { name: /^Von .*: Getriebe Süd AG$/ }).check()
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Getriebe Süd AG')
  await save.click()
  await expect(notice).toBeHidden()
  await expect(page.getByRole('heading', { level: 1, name: 'Getriebe Süd AG' })).toBeVisible()

  await page.goto(`${portalUrl()}/company/${id}?tab=details&edit=yes`)
  for (const [label, value] of [
    ['Name', 'Getriebe Süd AG'],
    ['Straße', 'Alte Straße'],
    ['Ort', 'Passau'],
    ['Bemerkung', 'angerufen'],
  ] as const)
    await expect(page.getByRole('textbox', { name: label })).toHaveValue(value)
  await other.context().close()
})

test('two people at one module of a master: an end the other set is told and kept', async ({ page, browser }) => {
  const call = caller(portalUrl(), 'administrator')
  const { items } = await expectSuccess(call('GET', '/catalogue?search=WW-NW-19'))
  const copyOf = items.find(({ code }: { code: string }) => code === 'WW-NW-19').id
  const names = { name: 'Zwei', licName: 'ZWEI', titleDe: 'Zu zweit', titleEn: 'Two', kind: 'network', version: 19 }
  const { id } = await expectSuccess(call('POST', '/products', { code: 'ZU-ZWEIT-19', ...names }))
  await expectSuccess(call('POST', `/products/${id}/master`, { copyOf }))
  const master = (await expectSuccess(call('GET', `/products/${id}/master`))).items
  const level = master.find(({ count }: { count: { kind: string } }) => count.kind !== 'dependency')
  const address = `/products/editconfigurationproductlevel?product=${id}&item=${level.id}`
  const settings = (on: Page) => on.getByRole('main').locator('form').filter({ hasText: 'Module bearbeiten' })
  await openAs(page, 'administrator', address, 'de')
  const other = await (await browser.newContext({ locale: 'de-DE' })).newPage()
  await openAs(other, 'administrator', address, 'de')

  const switched = settings(page).getByRole('switch', { name: 'Module bearbeiten' })
  const was = await switched.isChecked()
  await switched.click()
  const unlimited = settings(other).getByRole('switch', { name: 'Unbegrenzt' })
  if (await unlimited.isChecked()) await unlimited.click()
  await settings(other).getByRole('textbox', { name: 'Ende' }).fill('31.12.2037')
  await settings(other).getByRole('button', { name: 'Einstellungen speichern' }).click()
  await expect(other.getByText('Gespeichert')).not.toHaveCount(0)

  const save = settings(page).getByRole('button', { name: 'Einstellungen speichern' })
  await save.click()
  const notice = page.getByRole('alert').filter({ hasText: 'etwas anderes gespeichert' })
  await expect(notice).toBeFocused()
  await expect(
    notice.getByRole('radiogroup', { name: 'Ende' }).getByRole('radio', { name: /31\.12\.2037/ }),
  ).toBeChecked()
  await save.click()
  await expect(notice).toBeHidden()
  await page.reload()
  await expect(settings(page).getByRole('textbox', { name: 'Ende' })).toHaveValue('31.12.2037')
  expect(await switched.isChecked()).toBe(!was)
  await other.context().close()
})

test('a configuration is made the active one again at the second press, after a colleague saved another', async ({
  page,
}) => {
  const call = caller(portalUrl(), 'administrator')
  const made = await makeCustomer(call, 780_103, 'Zurück GmbH')
  const { items } = await expectSuccess(call('GET', `/configurations/${made.configurationId}`))
  const save = (basedOn: string, name: string) =>
    expectSuccess(call('POST', `/holdings/${made.id}/configurations`, { basedOn, name, description: name, items }))
  const one = await save(made.configurationId, 'Eins')
  await openAs(page, 'administrator', `/wellenwerkconfiguration/overview/${made.id}`)
  const row = page.getByRole('row').filter({ hasText: 'historisch' }).first()
  await row.getByRole('button', { name: /^Mehr/ }).click()
  await page.getByRole('menuitem', { name: /wiederherstellen/ }).click()
  await save(one.configuration.id, 'Vom Kollegen')
  const dialog = page.getByRole('dialog')
  const submit = dialog.locator('button[type=submit]')
  const looked = page.waitForResponse((answer) => answer.url().endsWith(`/api/holdings/${made.id}`))
  await submit.click()
  await expect(page.getByText(/in der Zwischenzeit|inzwischen/).first()).toBeAttached()
  // What the colleague made is read and shown.
  await looked
  await expect(page.getByRole('row').filter({ hasText: 'Vom Kollegen' })).toHaveCount(1)
  await submit.click()
  await expect(dialog).toHaveCount(0)
})

test('a product is locked at the second press, after a colleague changed its note', async ({ page }) => {
  const call = caller(portalUrl(), 'administrator')
  const made = await makeCustomer(call, 780_121, 'Sperre GmbH')
  await openAs(page, 'administrator', `/wellenwerkconfiguration/overview/${made.id}`)
  const lock = page.getByRole('button', { name: 'Produkt deaktivieren', exact: true })
  await expect(lock).toBeVisible()
  const { modifiedAt } = await expectSuccess(call('GET', `/holdings/${made.id}`))
  await expectSuccess(call('PATCH', `/holdings/${made.id}`, { note: 'Vom Kollegen', modifiedAt }))
  const sure = page
    .getByRole('dialog', { name: 'Produkt deaktivieren?' })
    .getByRole('button', { name: 'Produkt deaktivieren' })
  await lock.click()
  await expect(page.getByRole('dialog')).toContainText('Sperre GmbH')
  await sure.click()
  await expect(page.getByText('Vom Kollegen')).toBeVisible()
  await lock.click()
  await sure.click()
  await expect(lock).toHaveCount(0)
})

test('a configuration gets another name, and the description a colleague gave it meanwhile stays', async ({ page }) => {
  const call = caller(portalUrl(), 'administrator')
  const made = await makeCustomer(call, 780_120, 'Etikett GmbH')
  const one = `/configurations/${made.configurationId}`
  await openAs(page, 'administrator', `/wellenwerkconfiguration/overview/${made.id}`)
  const row = page.getByRole('row').filter({ hasText: 'aktiv' }).first()
  await row.waitFor()
  await expectSuccess(call('PATCH', one, { description: 'Vom Kollegen beschrieben' }))
  await row
    .getByRole('button', { name: /umbenennen|Bezeichn|Name|beschrift/i })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').first().fill('Neuer Name')
  await dialog.locator('button[type=submit]').click()
  await expect(dialog).toHaveCount(0)
  expect(await expectSuccess(call('GET', one))).toMatchObject({
    name: 'Neuer Name',
    description: 'Vom Kollegen beschrieben',
  })
})

test('two people at one campaign: what the other one changed is neither taken back nor untold', async ({ page }) => {
  await giveThePasswordAgain(page)
  const call = caller(portalUrl(), 'administrator')
  const { items } = await expectSuccess(call('GET', '/modules'))
  const { id: moduleId } = items.find(({ level }: { level: number }) => level === 1)
  const of = (search: string, n: number) => ({
    name: 'Zwei Leute',
    comment: '',
    filter: { search },
    change: { kind: 'setCount', moduleId, count: { kind: 'counted', n } },
  })
  const { id } = await expectSuccess(call('POST', '/campaigns', of('Zwei-Leute-Nirgends', 3)))
  await openAs(page, 'administrator', `/campaigns/edit?id=${id}`)
  const count = page.getByRole('textbox', { name: 'Anzahl' })
  await expect(count).toHaveValue('3')

  // While nothing is typed, what is read anew is what stands there.
  await expectSuccess(call('PUT', `/campaigns/${id}`, of('Zwei-Leute-Nirgends', 5)))
  await comeBack(page, /\/api\/campaigns\/[^/]+$/)
  await expect(count).toHaveValue('5')

  await page.getByRole('textbox', { name: 'Name' }).fill('Zwei Leute, neuer Name')
  await expectSuccess(call('PUT', `/campaigns/${id}`, of('Zwei-Leute-Nirgendwo', 7)))
  const check = page.getByRole('button', { name: 'Prüfen' })
  await check.click()
  const told = page.getByRole('alert').filter({ hasText: 'etwas anderes gespeichert' })
  await expect(told).toBeFocused()
  await expect(told).toContainText('Anzahl: 7')
  await expect(told).not.toContainText('setCount')
  await expect(count).toHaveValue('7')
  await check.click()
  await expect(page).toHaveURL(new RegExp(`/campaigns/${id}$`))
  expect(await expectSuccess(call('GET', `/campaigns/${id}`))).toMatchObject({
    name: 'Zwei Leute, neuer Name',
    filter: { search: 'Zwei-Leute-Nirgendwo' },
    change: { count: { n: 7 } },
  })
})
