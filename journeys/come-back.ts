import { expect, type Page } from '@playwright/test'

/** Comes back to the tab until the page has looked at this path once more: what it read a moment ago still counts as fresh. */
export async function comeBack(page: Page, path: RegExp): Promise<void> {
  let looked = false
  const look = (response: { url: () => string }) => (looked ||= path.test(new URL(response.url()).pathname))
  page.on('response', look)
  await expect
    .poll(async () => {
      await page.evaluate(() => {
        const { document } = globalThis as unknown as { document: EventTarget }
        document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
      })
      return looked
    })
    .toBe(true)
  page.off('response', look)
}
