import { expect, type Page } from '@playwright/test'

/** Goes on within the interface, until the page of this address is drawn. */
export async function moveTo(page: Page, path: string): Promise<void> {
  // A page that sends on at once leaves this promise open.
  await page.evaluate(`void __TSR_ROUTER__.navigate({ href: ${JSON.stringify(path)} })`)
  const arrived = () =>
    page.evaluate(
      '(({ status, location, resolvedLocation }) => status === "idle" && resolvedLocation?.href === location.href)(__TSR_ROUTER__.state)',
    )
  await expect.poll(arrived, { intervals: [20, 50, 100] }).toBe(true)
}
