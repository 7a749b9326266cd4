import { expect, type Page } from '@playwright/test'
import { openAs, portalUrl } from './actors.ts'
import { test } from './journey.ts'

// A press hits what was aimed at, whatever leaving a field says meanwhile.

const main = (page: Page) => page.getByRole('main')

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
