import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'

// Without its comments it is less than half, for the browser to be handed and to read.
const source = readFileSync(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** WCAG 2.2 at level AA, with what it takes over from 2.0 and 2.1. */
const all: RunOptions = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'] },
}
/** What another theme can break; everything else is the same in both. */
const ofColour: RunOptions = { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } }

/** What a page breaks of WCAG 2.2 AA, each rule with the elements that break it; of colour alone where only the theme is new. */
export async function violationsOf(page: Page, what: 'all' | 'colour' = 'all'): Promise<string[]> {
  // It is read once for each time the interface is loaded.
  if (!(await page.evaluate('"axe" in globalThis'))) await page.evaluate(source)
  // The frame of a mail runs no scripts: it could not answer.
  const options: RunOptions = { ...(what === 'all' ? all : ofColour), iframes: false, resultTypes: ['violations'] }
  const { violations } = await page.evaluate<AxeResults>(`axe.run(document, ${JSON.stringify(options)})`)
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html, any }) => `${html} ${any[0]?.message ?? ''}`).join(' | ')}`,
  )
}
