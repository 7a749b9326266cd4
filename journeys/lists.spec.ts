import { expect } from '@playwright/test'
import { caller, expectSuccess } from '../bench/api.ts'
import { companyInput } from '../server/testing/samples.ts'
import { giveThePasswordAgain, openAs, portalUrl, signIn } from './actors.ts'
import { test } from './journey.ts'
import { fromMenu } from './rows.ts'

test('twenty companies on a laptop’s screen, found by "/", with columns and views of one’s own', async ({ page }) => {
  await signIn(page, 'administrator')
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(`${portalUrl()}/companies`)
  const table = page.getByRole('table', { name: 'Firmen' })
  await expect(table.getByRole('row')).toHaveCount(26)
  const whole = async () => {
    const rows = await table.getByRole('row').all()
    const boxes = await Promise.all(rows.slice(1).map((row) => row.boundingBox()))
    return boxes.filter((box) => box && box.y + box.height <= 900).length
  }
  expect(await whole()).toBeGreaterThanOrEqual(20)

  await page.keyboard.press('/')
  await expect(page.getByRole('searchbox')).toBeFocused()
  await page.keyboard.type('10023')
  await expect(table.getByRole('row')).toHaveCount(2)

  const menu = page.getByRole('button', { name: 'Ansicht' })
  await menu.click()
  await expect(page.getByRole('group', { name: 'Gespeicherte Ansichten' })).toBeVisible()
  // What stands beside the matter shows once somebody asks for it.
  await expect(table.getByRole('columnheader', { name: 'Straße' })).toHaveCount(0)
  await page.getByRole('group', { name: 'Spalten' }).getByRole('menuitemcheckbox', { name: 'Ort' }).click()
  await expect(table.getByRole('columnheader', { name: 'Ort' })).toHaveCount(0)
  await page.getByRole('menuitem', { name: 'Ansicht speichern …' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Müller')
  await page.getByRole('switch', { name: 'Mit allen Mitarbeitenden teilen' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)

  // The column stays away after a reload, until somebody wants it back.
  await page.goto(`${portalUrl()}/companies`)
  await expect(table.getByRole('row')).toHaveCount(26)
  await expect(table.getByRole('columnheader', { name: 'Ort' })).toHaveCount(0)
  await menu.click()
  await page.getByRole('menuitem', { name: 'Alle Spalten zeigen' }).click()
  await expect(table.getByRole('columnheader', { name: 'Ort' })).toBeVisible()
  await expect(table.getByRole('columnheader', { name: 'Straße' })).toBeVisible()

  // Colleagues find what was shared.
  await openAs(page, 'licenser', '/companies')
  await menu.click()
  await page.getByRole('menuitem', { name: /^Müller/ }).click()
  await expect(page).toHaveURL(/search=10023/)
  await expect(table.getByRole('row')).toHaveCount(2)
})

test('columns switched off faster than the server answers stay away, all of them', async ({ page }) => {
  await openAs(page, 'licenser', '/allcompanycontacts')
  const table = page.getByRole('table', { name: 'Ansprechpartner' })
  const column = (name: string) => table.getByRole('columnheader', { name, exact: true })
  await expect(column('E-Mail-Adresse')).toBeVisible()
  const { promise: held, resolve: answer } = Promise.withResolvers<void>()
  const path = /\/api\/list-columns\//
  await page.route(path, async (route) => {
    await held
    await route.continue()
  })
  await page.getByRole('button', { name: 'Ansicht' }).click()
  for (const name of ['E-Mail-Adresse', 'Angelegt', 'Firma']) {
    await page.getByRole('menuitemcheckbox', { name, exact: true }).click()
    await expect(column(name)).toHaveCount(0)
  }
  const saved = page.waitForRequest(
    (request) => path.test(request.url()) && request.postData()!.includes('companyName'),
  )
  answer()
  await (await saved).response()

  await page.reload()
  await expect(column('Name')).toBeVisible()
  for (const name of ['E-Mail-Adresse', 'Angelegt', 'Firma']) await expect(column(name)).toHaveCount(0)
})

test('what is typed into a search box stays as it is typed, the blank between two words too', async ({ page }) => {
  await openAs(page, 'licenser', '/companies')
  const table = page.getByRole('table', { name: 'Firmen' })
  await expect(table.getByRole('row')).toHaveCount(26)
  const box = page.getByRole('searchbox')
  await box.pressSequentially('Müller ')
  // The list is that of the first word: the address has been read back.
  await expect(table.getByRole('row').filter({ hasNotText: 'Müller' })).toHaveCount(1)
  await expect(page).toHaveURL(/search=M/)
  await box.pressSequentially('Lübeck')
  await expect(page).toHaveURL(/beck/)
  await expect(box).toHaveValue('Müller Lübeck')
  // Another address is shown, though.
  await page.getByRole('navigation', { name: 'Hauptmenü' }).getByRole('link', { name: 'Firmen', exact: true }).click()
  await expect(box).toHaveValue('')
})

test('rows chosen at one company are not chosen at the next, nor once they are deleted', async ({ page }) => {
  const call = caller(portalUrl())
  const number = Number(String(Date.now()).slice(-9))
  const company = (name: string, at: number) =>
    expectSuccess(call('POST', '/companies', companyInput(number + at, name)))
  const someone = {
    salutation: 'NoSalutation',
    title: '',
    gender: '',
    phone: '',
    department: '',
    position: '',
    mainContact: false,
    language: 'de',
    country: 'DE',
    lastName: 'Wahl',
  }
  const alpha = await company('Auswahl Alpha', 50)
  const beta = await company('Auswahl Beta', 51)
  for (const [firstName, { id }] of [
    ['Anna', alpha],
    ['Carl', alpha],
    ['Bert', beta],
  ] as const)
    await expectSuccess(
      call('POST', '/contacts', {
        ...someone,
        companyId: id,
        firstName,
        email: `${firstName.toLowerCase()}@auswahl.example`,
      }),
    )
  const show = async (name: string) => {
    await page.keyboard.press('Control+k')
    await page.getByRole('dialog').getByRole('combobox').fill(name)
    // What was opened last stands there until the answer does.
    await page.getByRole('group', { name: 'Firmen' }).getByRole('option', { name }).click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  }
  const person = (name: string) => page.getByRole('checkbox', { name: new RegExp(name) })
  const chosen = page.getByRole('main').getByRole('button', { name: 'Auswahl aufheben' })
  await openAs(page, 'administrator', `/company/${beta.id}?tab=contacts`)
  await expect(person('Bert')).toBeVisible()
  await show('Auswahl Alpha')
  await page.getByRole('main').getByRole('link', { name: 'Ansprechpartner', exact: true }).click()
  await person('Anna').check()
  await person('Carl').check()
  await expect(chosen).toBeVisible()
  await (await fromMenu(page, /^Mehr zu Anna/, /lösch/i)).click()
  await giveThePasswordAgain(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Löschen' }).click()
  await expect(person('Anna')).toHaveCount(0)
  await expect(page.getByRole('main').getByText('1 ausgewählt')).toBeVisible()
  await show('Auswahl Beta')
  await page.getByRole('main').getByRole('link', { name: 'Ansprechpartner', exact: true }).click()
  await expect(person('Bert')).toBeVisible()
  await expect(chosen).toHaveCount(0)
})

test('a page that is beyond the last, or was emptied, gives way to the last one', async ({ page }) => {
  const call = caller(portalUrl(), 'licenser')
  const number = Number(String(Date.now()).slice(-9))
  const created = []
  for (let i = 0; i < 6; i++)
    created.push(await expectSuccess(call('POST', '/companies', companyInput(number + i, `Seitenende ${i}`))))
  await openAs(page, 'administrator', '/companies?search=Seitenende&sort=name&pageSize=5&page=99')
  const row = (i: number) => page.getByRole('row', { name: new RegExp(`Seitenende ${i}`) })
  await expect(row(5)).toBeVisible()
  await expect(page).toHaveURL(/page=2/)
  await page.getByRole('button', { name: '„Seitenende 5“ löschen' }).click()
  await giveThePasswordAgain(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Löschen' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Endgültig löschen' }).click()
  await expect(row(4)).toBeVisible()
  await expect(page).not.toHaveURL(/page=\d/)
  await expect(page.getByText('1 bis 5 von 5 Einträgen')).toBeVisible()
})
