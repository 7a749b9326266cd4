import { expect } from '@playwright/test'
import { test } from './journey.ts'
import { visitAll } from './pages.ts'

test.use({ viewport: { width: 320, height: 720 } })

for (const language of ['de', 'en'] as const)
  test(`no page scrolls sideways at 320 pixels (${language})`, async ({ page }) => {
    test.setTimeout(240_000)
    await visitAll(
      page,
      language,
      (name, look) => test.step(name, look),
      async (name) => {
        await expect(page.locator('html')).toHaveAttribute('lang', language)
        expect.soft(await page.evaluate('document.documentElement.scrollWidth'), name).toBeLessThanOrEqual(320)
      },
    )
  })
