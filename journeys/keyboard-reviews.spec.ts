import { expect } from '@playwright/test'
import { caller, expectSuccess } from '../bench/api.ts'
import { test } from './journey.ts'
import { ownServer } from './own-server.ts'
import { tabTo } from './tab-to.ts'

// Students decided on with the keyboard alone: nothing here is clicked.
test.use({ actionTimeout: 15_000 })
const server = ownServer('keyboardreviews')

test('a student is decided on by one key, and the next one is there', async ({ page }) => {
  // An address that was not confirmed suggests no university: it is set before.
  const call = caller(server.url, 'licenser')
  const [university] = (await expectSuccess(call('GET', '/universities?search=tu'))).items
  const [first] = (await expectSuccess(call('GET', '/student-reviews'))).items
  await expectSuccess(call('PUT', `/contacts/${first.contactId}/university`, { universityId: university.id }))
  await server.openAs(page, 'licenser', '/studentreviews')
  const waiting = page.getByRole('heading', { name: /^\d+ warten$/ })
  const before = Number.parseInt((await waiting.textContent())!, 10)
  await tabTo(page, page.getByRole('main').getByRole('listitem').getByRole('button').first())
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Verifizieren' }).first()).toBeVisible()
  await page.keyboard.press('v')
  await expect(waiting).toHaveText(`${before - 1} warten`)
  await expect(page.getByRole('button', { name: 'Verifizieren' }).first()).toBeVisible()
})

test('one press of a key decides about one student: not held down, and not before the next one is there', async ({
  page,
}) => {
  const call = caller(server.url, 'licenser')
  const [university] = (await expectSuccess(call('GET', '/universities?search=tu'))).items
  const queue: { contactId: string; name: string }[] = (await expectSuccess(call('GET', '/student-reviews'))).items
  const [first, second, third, fourth] = queue
  for (const { contactId } of queue.slice(0, 4))
    await expectSuccess(call('PUT', `/contacts/${contactId}/university`, { universityId: university.id }))
  const decided: string[] = []
  await page.route('**/api/contacts/*/verification', async (route) => {
    decided.push(route.request().url().split('/').at(-2)!)
    await route.continue()
  })
  let held: Promise<unknown> = Promise.resolve()
  await page.route('**/api/student-reviews', async (route) => {
    await held
    await route.continue()
  })
  await server.openAs(page, 'licenser', '/studentreviews')
  const card = (name: string) => page.getByRole('region', { name, exact: true })
  await expect(card(first!.name)).toBeVisible()

  // The queue is slow: who was decided about still stands there when the key is pressed once more.
  const { promise, resolve: letGo } = Promise.withResolvers<void>()
  held = promise
  const answer = page.waitForResponse('**/api/contacts/*/verification')
  await page.keyboard.press('v')
  await answer
  await expect(page.getByText(/^Entschieden/).first()).toBeAttached()
  await page.keyboard.press('v')
  letGo()
  await expect(card(second!.name)).toBeVisible()

  // Held down, the key repeats, whichever student is on the screen by then.
  await page.keyboard.down('v')
  await expect(card(third!.name)).toBeVisible()
  await page.keyboard.down('v')
  await page.keyboard.down('v')
  await page.keyboard.up('v')
  await page.getByRole('list', { name: 'Warteschlange' }).getByRole('button', { name: fourth!.name }).click()
  await expect(card(fourth!.name)).toBeVisible()
  await page.keyboard.press('v')
  await expect(page.getByRole('list', { name: 'Warteschlange' })).not.toContainText(fourth!.name)
  expect(decided).toEqual([first, second, fourth].map((one) => one!.contactId))
})

test('the university set for a student is seen at once, and need not be set again', async ({ page }) => {
  const call = caller(server.url, 'licenser')
  const [university] = (await expectSuccess(call('GET', '/universities?search=berlin'))).items
  await server.openAs(page, 'licenser', '/studentreviews')
  await expect(page.getByText('Tasten: V verifizieren')).toBeVisible()
  // Those who proved nothing yet have no university to set.
  const save = page.getByRole('button', { name: 'Hochschule übernehmen' })
  await page.getByRole('combobox', { name: 'Hochschule' }).fill('berlin')
  await page.getByRole('option', { name: university.domain }).click()
  await save.click()
  await expect(page.getByText('Die Hochschule ist gespeichert.').first()).toBeAttached()
  await expect(save).toHaveCount(0)
})

test('the student on the screen stays there when one who waits longer becomes free', async ({ page }) => {
  let taken = true
  await page.route('**/api/student-reviews', async (route) => {
    const answer = await route.fetch()
    const found = await answer.json()
    if (taken) Object.assign(found.items[0], { claimedBy: 'Rosa Zeile', mine: false })
    await route.fulfill({ response: answer, json: found })
  })
  await server.openAs(page, 'licenser', '/studentreviews')
  const queue = page.getByRole('main').getByRole('listitem')
  const card = page.getByRole('button', { name: 'Verifizieren' }).first()
  await expect(queue.nth(1)).toHaveAttribute('aria-current', 'true')
  await expect(queue.nth(0).getByRole('button')).toBeDisabled()
  await expect(card).toBeVisible()
  taken = false
  await expect(queue.nth(0).getByRole('button')).toBeEnabled()
  await expect(queue.nth(1)).toHaveAttribute('aria-current', 'true')
  await expect(card).toBeVisible()
})
