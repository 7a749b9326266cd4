import type { Locator, Page } from '@playwright/test'

/** Presses Tab until the control has the focus; more presses than a page has controls mean it cannot be reached. */
export async function tabTo(page: Page, control: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await control.waitFor()
  for (let presses = 0; presses < 150; presses++) {
    if (await control.evaluate((element) => element === element.ownerDocument.activeElement)) return
    await page.keyboard.press(key)
  }
  throw new Error('Tab does not lead there.')
}
