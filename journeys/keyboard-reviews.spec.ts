import { expect, type Page } from '@playwright/test'
import { caller, expectSuccess } from '../bench/api.ts'
import { Clicks } from './clicks.ts'
import { test } from './journey.ts'
import { ownServer } from './own-server.ts'
import { tabTo } from './tab-to.ts'

// Proofs are decided on one after the other, by keys or by as few clicks as there can be.
test.use({ actionTimeout: 15_000 })
const server = ownServer('keyboardreviews')

interface Waiting {
  id: string
  name: string
  studentEmail: string
  files: number
}

/** The first of the queue, with a university set: an address that was not confirmed suggests none. */
async function queue(count: number): Promise<Waiting[]> {
  const call = caller(server.url, 'licenser')
  const [university] = (await expectSuccess(call('GET', '/universities?search=tu'))).items
  const first: Waiting[] = (await expectSuccess(call('GET', '/student-reviews'))).items.slice(0, count)
  for (const { id } of first)
    await expectSuccess(call('PUT', `/contacts/${id}/university`, { universityId: university.id }))
  return first
}

const title = (page: Page) => page.getByRole('heading', { level: 1 })
const decisions = (page: Page) => page.getByRole('list', { name: 'Letzte Entscheidungen' })

test('a proof is opened and decided on by keys alone, the next one is there, and the decision stays at hand', async ({
  page,
}) => {
  const [first, second] = await queue(2)
  await server.openAs(page, 'licenser', '/studentreviews')
  await tabTo(page, page.getByRole('table').getByRole('link', { name: first!.name }))
  await page.keyboard.press('Enter')
  await expect(title(page)).toHaveText(first!.name)
  await expect(page).toHaveURL(new RegExp(`/studentreviews/${first!.id}$`))
  await expect(page.getByRole('button', { name: 'Verifizieren', exact: true })).toBeVisible()
  // Reading takes nothing from others: the first decision does.
  const call = caller(server.url, 'licenser')
  expect((await expectSuccess(call('GET', `/contacts/${first!.id}/studies`))).claimedBy).toBe(null)
  await page.keyboard.press('v')
  await expect(title(page)).toHaveText(second!.name)
  await expect(decisions(page)).toHaveText(new RegExp(`^${first!.name} verifiziert.*Rückgängig.\\(\\d+ s\\)$`))
  await decisions(page).getByRole('button', { name: 'Rückgängig' }).click()
  await expect(title(page)).toHaveText(first!.name)
  await expect(page.getByRole('button', { name: 'Verifizieren', exact: true })).toBeVisible()
})

test('one press of a key decides about one student: not held down, and not before the next one is there', async ({
  page,
}) => {
  const [first, second, third] = await queue(3)
  const decided: string[] = []
  await page.route('**/api/contacts/*/verification', async (route) => {
    decided.push(route.request().url().split('/').at(-2)!)
    await route.continue()
  })
  await server.openAs(page, 'licenser', `/studentreviews/${first!.id}`)
  await expect(page.getByRole('button', { name: 'Verifizieren', exact: true })).toBeVisible()
  // Held down, the key repeats, whichever student is on the screen by then.
  await page.keyboard.down('v')
  await expect(title(page)).toHaveText(second!.name)
  await expect(page.getByRole('button', { name: 'Verifizieren', exact: true })).toBeVisible()
  await page.keyboard.down('v')
  await page.keyboard.down('v')
  await page.keyboard.up('v')
  await page.keyboard.press('v')
  await expect(title(page)).toHaveText(third!.name)
  expect(decided).toEqual([first!.id, second!.id])
})

test('the university set for a student is seen at once, and need not be set again', async ({ page }) => {
  const call = caller(server.url, 'licenser')
  const [university] = (await expectSuccess(call('GET', '/universities?search=berlin'))).items
  const [first] = await queue(1)
  await server.openAs(page, 'licenser', `/studentreviews/${first!.id}`)
  await expect(page.getByText('Tasten: V verifizieren')).toBeVisible()
  const save = page.getByRole('button', { name: 'Hochschule übernehmen' })
  await page.getByRole('combobox', { name: 'Hochschule' }).fill('berlin')
  await page.getByRole('option', { name: university.domain }).click()
  await save.click()
  await expect(page.getByText('Die Hochschule ist gespeichert.').first()).toBeAttached()
  await expect(save).toHaveCount(0)
})

test('whoever decides meanwhile is named, and nothing is decided twice', async ({ page }) => {
  const [first] = await queue(1)
  await server.openAs(page, 'licenser', `/studentreviews/${first!.id}`)
  await expect(page.getByRole('button', { name: 'Verifizieren', exact: true })).toBeVisible()
  const colleague = caller(server.url, 'administrator')
  await expectSuccess(
    colleague('PUT', `/contacts/${first!.id}/verification`, { decision: 'verifyFree', status: 'inReview' }),
  )
  await page.keyboard.press('v')
  await expect(page.getByText('administrator@wellenwerk.example hat inzwischen entschieden')).toBeVisible()
  await expect(title(page)).toHaveText(first!.name)
  await expect(page.getByRole('button', { name: 'Verifizieren', exact: true })).toHaveCount(0)
  await page.getByRole('button', { name: 'Nächster Nachweis' }).click()
  await expect(title(page)).not.toHaveText(first!.name)
})

test('a proof is decided on with three clicks, its document and the decision in sight', async ({ page }) => {
  const waiting = await queue(10)
  const place = waiting.findIndex(({ files }) => files > 0)
  const [first, second] = waiting.slice(place)
  // This browser draws no PDF itself; what is tested is that the page lets one.
  await page.addInitScript("Object.defineProperty(Navigator.prototype, 'pdfViewerEnabled', { get: () => true })")
  await page.setViewportSize({ width: 1280, height: 800 })
  await server.signIn(page, 'licenser')
  const clicks = new Clicks(page)
  await clicks.click(page.getByRole('navigation').getByRole('link', { name: /^Eingang/ }))
  await clicks.click(page.getByRole('table').getByRole('link', { name: first!.name }))
  await expect(page.getByTitle(/^Nachweis .*\.pdf$/)).toHaveAttribute('src', /^blob:/)
  const verify = page.getByRole('button', { name: 'Verifizieren', exact: true })
  await expect(verify).toBeInViewport({ ratio: 1 })
  await clicks.click(verify)
  await expect(decisions(page)).toContainText(`${first!.name} verifiziert`)
  await expect(title(page)).toHaveText(second!.name)
  expect(clicks.count).toBe(3)
})

test('an unknown university is added beside the decision, and others of it are verified with it: five clicks', async ({
  page,
}) => {
  const call = caller(server.url, 'licenser')
  const from = async (query: string): Promise<{ items: Waiting[]; total: number }> =>
    expectSuccess(call('GET', `/student-reviews${query}`))
  const { total } = await from('?search=campus.example')
  const first = (await from('')).items.find(({ studentEmail }) => studentEmail.endsWith('@campus.example'))
  await server.signIn(page, 'licenser')
  const clicks = new Clicks(page)
  await clicks.click(page.getByRole('navigation').getByRole('link', { name: /^Eingang/ }))
  await clicks.click(page.getByRole('table').getByRole('link', { name: first!.name }))
  await clicks.click(page.getByRole('button', { name: 'Hochschule anlegen' }))
  const dialog = page.getByRole('dialog', { name: 'Hochschule anlegen' })
  await expect(dialog.getByRole('textbox', { name: 'Domain' })).toHaveValue('campus.example')
  await dialog.getByRole('textbox', { name: 'Bezeichnung deutsch' }).fill('Campus Neu')
  await dialog.getByRole('textbox', { name: 'Bezeichnung englisch' }).fill('New Campus')
  await clicks.click(dialog.getByRole('button', { name: 'Domain anlegen' }))
  await expect(dialog.getByText(`${total} Personen warten`)).toBeVisible()
  await clicks.click(dialog.getByRole('button', { name: `Alle ${total} verifizieren` }))
  await expect(decisions(page)).toContainText(`${total} Personen verifiziert`)
  expect((await from('?search=campus.example')).total).toBe(0)
  expect((await expectSuccess(call('GET', `/contacts/${first!.id}/studies`))).status).toBe('verified')
  expect(clicks.count).toBe(5)
})
