import { expect, type Page } from '@playwright/test'
import { openAs } from './actors.ts'
import { test } from './journey.ts'
import { tabTo } from './tab-to.ts'
import { openRecords } from './all-pages/records.ts'

// Menus with the keyboard alone: nothing here is clicked.
test.use({ actionTimeout: 15_000 })

const lines = (page: Page) => page.getByRole('menu').locator('[role^=menuitem]').filter({ visible: true })
const line = (page: Page, name: string) => lines(page).filter({ hasText: name }).first()

async function openView(page: Page, key: string) {
  const button = page.getByRole('button', { name: 'Ansicht', exact: true })
  await tabTo(page, button)
  await page.keyboard.press(key)
  await expect(page.getByRole('menu')).toBeVisible()
  return button
}

test('arrows, Home, End and letters lead through a menu; Enter and the space bar choose', async ({ page }) => {
  await openAs(page, 'administrator', '/companies')
  await page.getByRole('row').nth(2).waitFor()
  const button = await openView(page, 'Enter')
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await expect(lines(page).first()).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(lines(page).nth(1)).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect(lines(page).last()).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(lines(page).first()).toBeFocused()
  await page.keyboard.press('End')
  await expect(lines(page).last()).toBeFocused()
  await page.keyboard.press('Home')
  await expect(lines(page).first()).toBeFocused()
  // One letter goes to the next line that begins with it; several, typed at once, to the one that fits all.
  await page.keyboard.press('o')
  await expect(line(page, 'Ort')).toBeFocused()
  await page.keyboard.type('kundena')
  await expect(line(page, 'Kundenart')).toBeFocused()
  // A line that is on or off leaves the menu open.
  await page.keyboard.press('Enter')
  await expect(line(page, 'Kundenart')).toHaveAttribute('aria-checked', 'false')
  await expect(line(page, 'Kundenart')).toBeFocused()
  await expect(page.getByRole('columnheader', { name: 'Kundenart' })).toHaveCount(0)
  await page.keyboard.press('Space')
  await expect(page.getByRole('columnheader', { name: 'Kundenart' })).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toHaveCount(0)
  await expect(button).toBeFocused()
  await expect(button).toHaveAttribute('aria-expanded', 'false')
})

test('ArrowUp opens a menu at its end; Tab closes it and goes on, Shift+Tab back', async ({ page }) => {
  await openAs(page, 'administrator', '/companies')
  await page.getByRole('row').nth(2).waitFor()
  const button = await openView(page, 'ArrowUp')
  await expect(lines(page).last()).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('menu')).toHaveCount(0)
  const next = page.getByRole('button', { name: 'Exportieren' })
  await expect(next).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(line(page, 'CSV')).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(page.getByRole('menu')).toHaveCount(0)
  await expect(button).toBeFocused()
})

test("a dialog opened from a row's menu leads back to the row's button", async ({ page }) => {
  await openAs(page, 'administrator', '/allcompanycontacts')
  const more = page.getByRole('button', { name: /^Mehr zu/ }).first()
  await tabTo(page, more)
  await page.keyboard.press('Enter')
  await page.keyboard.type('kontakt')
  await page.keyboard.press('End')
  await expect(page.getByRole('menuitem', { name: /löschen$/ })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page.getByRole('menu')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(more).toBeFocused()
})

test('Escape closes the menu and leaves the dialog it stands in; of two dialogs it closes the upper one', async ({
  page,
}) => {
  await openAs(page, 'administrator', `/awsaccount?id=${await cloudAccount()}`)
  const choose = page.getByRole('button', { name: 'Ansprechpartner auswählen' }).first()
  await tabTo(page, choose)
  await page.keyboard.press('Enter')
  const around = page.getByRole('dialog', { name: 'Ansprechpartner auswählen' })
  const button = around.getByRole('button', { name: 'Ansicht', exact: true })
  await tabTo(page, button)
  await page.keyboard.press('ArrowDown')
  await expect(lines(page).first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toHaveCount(0)
  await expect(around).toBeVisible()
  await expect(button).toBeFocused()

  await page.keyboard.press('ArrowDown')
  await page.keyboard.type('ansicht')
  await expect(line(page, 'Ansicht speichern')).toBeFocused()
  await page.keyboard.press('Enter')
  const upper = page.getByRole('dialog', { name: 'Ansicht speichern' })
  await expect(upper.getByRole('textbox')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(upper).toHaveCount(0)
  await expect(around).toBeVisible()
  await expect(button).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(around).toHaveCount(0)
  await expect(choose).toBeFocused()
})

/** The id of a cloud account that runs. */
async function cloudAccount(): Promise<string> {
  const { read } = await openRecords()
  const get = async <T>(path: string) => (await (await read(path)).json()) as T
  const { items } = await get<{ items: { holdingId: string; accounts: number }[] }>(
    '/cloud/companies?show=all&pageSize=50&sort=end',
  )
  for (const { holdingId } of items.filter(({ accounts }) => accounts > 0)) {
    const { configurations } = await get<{ configurations: { id: string; state: string }[] }>(
      `/cloud/holdings/${holdingId}`,
    )
    const running = configurations.find(({ state }) => state === 'running')
    if (running) return running.id
  }
  throw new Error('No cloud account runs.')
}

test('Escape in a panel of the top bar leads back to its button', async ({ page }) => {
  await openAs(page, 'administrator', '/companies')
  const button = page.getByRole('button', { name: /^Angemeldet als/ })
  await tabTo(page, button)
  await page.keyboard.press('Enter')
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Tab')
  await expect(button).not.toBeFocused()
  await page.keyboard.press('Escape')
  await expect(button).toHaveAttribute('aria-expanded', 'false')
  await expect(button).toBeFocused()
})
