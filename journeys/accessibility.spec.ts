import { AxeBuilder } from '@axe-core/playwright'
import { expect } from '@playwright/test'
import { test } from './journey.ts'
import { visitAll } from './pages.ts'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa']

for (const theme of ['light', 'dark'] as const)
  test(`every page keeps WCAG 2.2 AA (${theme})`, async ({ page }) => {
    test.setTimeout(240_000)
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
    await visitAll(
      page,
      'de',
      (name, look) => test.step(name, look),
      async (name) => {
        await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', theme)
        const { violations } = await new AxeBuilder({ page }).setLegacyMode().withTags(rules).analyze()
        const found = violations.map(
          ({ id, nodes }) => `${id}: ${nodes.map(({ html, any }) => `${html} ${any[0]?.message ?? ''}`).join(' | ')}`,
        )
        expect.soft(found, `${name} (${theme})`).toEqual([])
      },
    )
  })
