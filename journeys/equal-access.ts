import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'

/** IBM's engine beside axe: it reads names, headings and structure by rules of its own. */
const source = readFileSync(new URL(import.meta.resolve('accessibility-checker-engine/ace.js')), 'utf8')

interface Result {
  ruleId: string
  message: string
  snippet: string
  value: [policy: string, outcome: string]
}

/** Where it is wrong: the rule, and what stands in the element. */
const mistaken: readonly (readonly [string, string])[] = [
  // A label as of a field: these are sentences that are announced.
  ['input_label_exists', '<output'],
  // HTML lets an e-mail address be the name one signs in with.
  ['input_autocomplete_valid', 'autocomplete="username'],
  // The eye within the button that says it shows the password.
  ['svg_graphics_labelled', '--psi-icon-size'],
  // Of the library for puzzles, which leaves the direction to the page.
  ['dir_attribute_valid', 'class="altcha"'],
  // One choice in three groups: the radio group is around them.
  ['input_checkboxes_grouped', 'type="radio"'],
  // What scrolls must be reachable by keys, and axe asks for just that.
  ['element_tabbable_role_valid', 'tabindex="0" aria-label='],
]

/** What a page breaks of IBM's accessibility policy, which holds WCAG 2.2 AA: each rule with its element. */
export async function equalAccessViolations(page: Page): Promise<string[]> {
  if (!(await page.evaluate('"ace" in globalThis'))) await page.evaluate(source)
  const { results } = await page.evaluate<{ results: Result[] }>(
    'new ace.Checker().check(document, ["IBM_Accessibility"]).then(({ results }) => ({ results: results.map(({ ruleId, message, snippet, value }) => ({ ruleId, message, snippet, value })) }))',
  )
  return results
    .filter(({ value: [policy, outcome] }) => policy === 'VIOLATION' && outcome === 'FAIL')
    .filter(({ ruleId, snippet }) => !mistaken.some(([rule, part]) => ruleId === rule && snippet.includes(part)))
    .map(({ ruleId, message, snippet }) => `${ruleId}: ${message} ${snippet.slice(0, 200)}`)
}
