import { expect, type Page } from '@playwright/test'
import { caller, expectSuccess } from '../bench/api.ts'
import { openAs, signIn } from './actors.ts'
import { test } from './journey.ts'
import { ownServer } from './own-server.ts'

// Access is taken after a minute in which it can be undone; accounts are extended instead of made anew.

const server = ownServer('cloud-minute')
const main = (page: Page) => page.getByRole('main')
const dialog = (page: Page) => page.getByRole('dialog')

async function account(stack: string) {
  const call = caller(server.url)
  const { items } = await expectSuccess(call('GET', '/contacts?search=cloud%40wellenwerk'))
  const { items: companies } = await expectSuccess(
    call('GET', `/cloud/companies?show=all&search=${items[0].companyNumber}`),
  )
  const { configurations } = await expectSuccess(call('GET', `/cloud/holdings/${companies[0].holdingId}`))
  return configurations.find((one: { stack: { name: string } }) => one.stack.name === stack)
}

test('access that is taken goes on for a minute: undone in one tab, it stays in both', async ({ page, context }) => {
  const { id } = await account('Wellenwerk 2024')
  await signIn(page, 'administrator', 'de', server.url)
  const other = await context.newPage()
  for (const tab of [page, other]) await tab.goto(`${server.url}/awsaccount?id=${id}&tab=users`)
  const access = main(page).getByRole('switch', { name: 'Zugang von Ida Hansen' })
  await access.press('Space')
  await expect(dialog(page)).toContainText('Das gilt nach einer Minute; so lange lässt es sich rückgängig machen.')
  await dialog(page).getByRole('button', { name: 'Zugang ausschalten' }).click()
  const told = 'Ida Hansen verliert den Zugang in weniger als einer Minute.'
  await expect(main(page).getByRole('status').filter({ hasText: told })).toBeVisible()
  await expect(access).toBeChecked()
  await main(other)
    .getByRole('button', { name: `Rückgängig: ${told}` })
    .click()
  await expect(main(other).getByText(told)).toHaveCount(0)
  await expect(main(page).getByText(told)).toHaveCount(0)
  await expect(access).toBeChecked()
})

test('a deleted account can be brought back within the minute, in English and on a phone', async ({ page }) => {
  const { id, holdingId } = await account('Wellenwerk 2024')
  await page.setViewportSize({ width: 320, height: 720 })
  await openAs(page, 'administrator', `/awsselect?companyProduct=${holdingId}`, 'en', server.url)
  await main(page)
    .getByRole('row')
    .filter({ hasText: 'Wellenwerk 2024' })
    .getByRole('button', { name: /^Delete/ })
    .click()
  await expect(dialog(page)).toContainText('These people lose access: Ida Hansen')
  await dialog(page).getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page).toHaveURL(`${server.url}/awsaccount?id=${id}`)
  await main(page)
    .getByRole('button', { name: /^Undo: This cloud account is deleted/ })
    .click()
  await expect(main(page).getByText('is deleted in less than a minute')).toHaveCount(0)
  await page.goto(`${server.url}/awsaccount?id=${id}&tab=users`)
  await expect(main(page).getByRole('switch', { name: 'Ida Hansen’s access' })).toBeVisible()
  expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true)
})

test('an account is extended from its last day; people, places and product stay', async ({ page }) => {
  const before = await account('Wellenwerk Rechenknoten')
  await openAs(page, 'administrator', `/awsaccount?id=${before.id}`, 'de', server.url)
  await main(page).getByRole('button', { name: 'Verlängern' }).click()
  const written = (day: string) => day.split('-').toReversed().join('.')
  await expect(dialog(page)).toContainText(`Neue Laufzeit: ${written(before.endDate)} bis `)
  await dialog(page).getByRole('combobox', { name: 'Laufzeit' }).click()
  await page.getByRole('option', { name: '6 Monate' }).click()
  await dialog(page).getByRole('button', { name: 'Verlängern' }).click()
  await expect(dialog(page)).toHaveCount(0)
  const after = await account('Wellenwerk Rechenknoten')
  expect(after).toMatchObject({ startDate: before.endDate, runtime: '6', used: before.used, seats: before.seats })
  await page.reload()
  await expect(main(page).getByText(`Laufzeiten`)).toBeVisible()
  await expect(main(page).getByRole('definition').filter({ hasText: '–' })).toContainText(written(before.startDate))
})
