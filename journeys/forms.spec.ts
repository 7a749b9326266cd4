import { expect, type Page } from '@playwright/test'
import { caller, expectSuccess } from '../bench/api.ts'
import { companyInput } from '../server/testing/samples.ts'
import { openAs, portalUrl } from './actors.ts'
import { test } from './journey.ts'

// Forms under the hands of people: what is sent with Enter, what a press hits, what Escape closes.

let companies = 0
const createCompany = (name: string, more: object = {}) => {
  const number = String(Date.now() + companies++).slice(-9)
  return expectSuccess(
    caller(portalUrl(), 'licenser')('POST', '/companies', { ...companyInput(number, name), ...more }),
  )
}
const main = (page: Page) => page.getByRole('main')

test('Enter in a date field sends what stands there: no day is told, an emptied field is empty', async ({ page }) => {
  const contract = { start: '2026-01-01', end: '2027-03-31' }
  const { id } = await createCompany('Datum mit Enter', { serviceContract: contract })
  await openAs(page, 'licenser', `/company/${id}?tab=details&edit=yes`)
  await page.getByRole('textbox', { name: 'Fax' }).fill('+49 431 2')
  let sent = 0
  page.on('request', (request) => {
    if (request.method() !== 'GET' && request.url().includes(id)) sent++
  })
  const end = page.getByRole('textbox', { name: 'Ende' })
  await end.fill('31.06.2027')
  await end.press('Enter')
  await expect(page.getByText('„31.06.2027“ ist kein Datum.')).toBeVisible()
  await end.fill('30.06.2027')
  await end.press('Enter')
  await expect(end).toHaveCount(0)
  const { serviceContract } = await expectSuccess(caller(portalUrl())('GET', `/companies/${id}`))
  expect([serviceContract, sent]).toEqual([{ ...contract, end: '2027-06-30' }, 1])

  await openAs(page, 'administrator', '/vdiaccountslist?search=ws-demo013')
  const dialog = page.getByRole('dialog', { name: /Beginn und Ende/ })
  for (const until of ['31.12.2027', '']) {
    await page
      .getByRole('button', { name: /^Beginn und Ende von .* bearbeiten$/ })
      .first()
      .click()
    await dialog.getByRole('textbox', { name: 'Beginn' }).fill(until ? '01.02.2026' : '02.02.2026')
    await dialog.getByRole('textbox', { name: 'Ende' }).fill(until)
    await dialog.getByRole('textbox', { name: 'Ende' }).press('Enter')
    await expect(dialog).toHaveCount(0)
    const row = page.getByRole('row').nth(1)
    await (until ? expect(row).toContainText(until) : expect(row).not.toContainText('31.12.2027'))
  }
})

test('Enter in a time field takes a time as people write it', async ({ page }) => {
  await openAs(page, 'administrator', '/events/create')
  await main(page).getByRole('textbox', { name: 'Bezeichnung' }).fill('Mit Enter')
  await main(page).getByRole('combobox', { name: 'Stack' }).click()
  await page.getByRole('option', { name: 'Wellenwerk 2024', exact: true }).click()
  await main(page).getByRole('textbox', { name: 'Datum' }).fill('01.07.2031')
  const until = main(page).locator('input[name=to]')
  await until.fill('1730')
  await until.press('Enter')
  await expect(page).toHaveURL(/events\/list/)
})

test('Escape closes an open calendar and not the dialog around it, wherever the focus is', async ({ page }) => {
  await openAs(page, 'administrator', '/vdiaccountslist')
  await page
    .getByRole('button', { name: /^Beginn und Ende von .* bearbeiten$/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog', { name: /Beginn und Ende/ })
  const calendar = dialog.getByRole('button', { name: /^Kalender öffnen: Ende/ })
  const month = dialog.locator('[data-dates-dropdown]')
  const field = dialog.getByRole('textbox', { name: 'Ende' })
  await calendar.click()
  await expect(month.locator(':focus')).toBeAttached()
  await page.keyboard.press('Escape')
  await expect(month).toHaveCount(0)
  await expect(dialog).toBeVisible()
  await calendar.click()
  await expect(month.locator(':focus')).toBeAttached()
  await field.focus()
  await page.keyboard.press('Escape')
  await expect(month).toHaveCount(0)
  await expect(dialog).toBeVisible()
  // Nothing is open in it any more: now it is meant.
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
})

test('two changed forms on one page ask once before it is left', async ({ page }) => {
  const { items } = await expectSuccess(caller(portalUrl())('GET', '/catalogue?pageSize=50'))
  const student = items.find((product: { kind: string }) => product.kind === 'student')
  await openAs(page, 'administrator', `/products/editproduct?id=${student.id}`)
  await main(page).getByRole('textbox', { name: /Preis/ }).fill('17')
  await main(page).getByRole('textbox', { name: 'Titel (deutsch)', exact: true }).fill('Anders')
  await page.getByRole('navigation', { name: 'Hauptmenü' }).getByRole('link').first().click()
  const question = page.getByRole('dialog', { name: 'Seite verlassen?' })
  await question.getByRole('button').last().click()
  await expect(page).not.toHaveURL(/editproduct/)
  await expect(question).toHaveCount(0)
})

test('what is pressed stays where it is while a field just left turns out to be wrong', async ({ page }) => {
  for (const typed of ['', 'kein Name']) {
    await openAs(page, 'administrator', '/management/addstudentdomain')
    const field = main(page).locator('input[required]:not([readonly])').last()
    await field.fill(typed)
    const cancel = main(page).getByRole('link', { name: 'Abbrechen' })
    await cancel.scrollIntoViewIfNeeded()
    const before = (await cancel.boundingBox())!
    await page.mouse.move(before.x + before.width / 2, before.y + 3)
    await page.mouse.down()
    await expect(field).not.toBeFocused()
    // Pressed down it is a pixel lower.
    expect(Math.abs((await cancel.boundingBox())!.y - before.y)).toBeLessThan(3)
    await page.mouse.up()
    if (typed) await page.getByRole('dialog').getByRole('button').last().click()
    await expect(page).not.toHaveURL(/addstudentdomain/)
  }
  // Elsewhere it is told as soon as the hand is up.
  await page.goto(`${portalUrl()}/management/addstudentdomain`)
  const field = main(page).locator('input[required]:not([readonly])').last()
  await field.focus()
  await page.getByRole('heading', { level: 1 }).click()
  await expect(field).toHaveAttribute('aria-invalid', 'true')
})

test('a company that could not be searched for is not said to be missing', async ({ page }) => {
  await page.route(/\/api\/companies\?/, (route) =>
    route.fulfill({ status: 500, contentType: 'application/json', body: '{"code":"server.failed","message":""}' }),
  )
  await openAs(page, 'administrator', '/management/duplicates')
  const field = main(page).getByRole('combobox', { name: 'Bleibt' })
  await field.fill('Lindqvist')
  const told = page.getByText('Die Suche ist fehlgeschlagen.')
  await expect(told.first()).toBeVisible()
  await expect(page.getByText('Kein passender Eintrag')).toHaveCount(0)
})
