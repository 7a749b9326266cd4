import type { Page } from '@playwright/test'
import axe, { type AxeResults, type RunOptions } from 'axe-core'

/** WCAG 2.2 at level AA, with what it takes over from 2.0 and 2.1. */
const all: RunOptions = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'] },
}
/** What another theme can break; everything else is the same in both. */
const ofColour: RunOptions = { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } }

/** What a page breaks of WCAG 2.2 AA, each rule with the elements that break it; of colour alone where only the theme is new. */
export async function violationsOf(page: Page, what: 'all' | 'colour' = 'all'): Promise<string[]> {
  // The half megabyte is read once a page.
  if (!(await page.evaluate('"axe" in globalThis'))) await page.evaluate(axe.source)
  // The frame of a mail runs no scripts: it could not answer.
  const options: RunOptions = { ...(what === 'all' ? all : ofColour), iframes: false, resultTypes: ['violations'] }
  const { violations } = await page.evaluate<AxeResults>(`axe.run(document, ${JSON.stringify(options)})`)
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html, any }) => `${html} ${any[0]?.message ?? ''}`).join(' | ')}`,
  )
}
