import { expect, type Locator } from '@playwright/test'

/** Turns a switch with the keyboard, once it can be turned: a page that is still growing moves it away from a click. */
export async function flip(control: Locator): Promise<void> {
  await expect(control).toBeEnabled()
  await control.press('Space')
}
