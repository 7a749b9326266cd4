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

/** What a page breaks of IBM's accessibility policy, which holds WCAG 2.2 AA: each rule with its element. */
export async function equalAccessViolations(page: Page): Promise<string[]> {
  if (!(await page.evaluate('"ace" in globalThis'))) await page.evaluate(source)
  const { results } = await page.evaluate<{ results: Result[] }>(
    'new ace.Checker().check(document, ["IBM_Accessibility"]).then(({ results }) => ({ results: results.map(({ ruleId, message, snippet, value }) => ({ ruleId, message, snippet, value })) }))',
  )
  return (
    results
      .filter(({ value: [policy, outcome] }) => policy === 'VIOLATION' && outcome === 'FAIL')
      // It asks a label of `output` as of a field, which a sentence that is announced does not have.
      .filter(({ ruleId, snippet }) => ruleId !== 'input_label_exists' || !snippet.startsWith('<output'))
      .map(({ ruleId, message, snippet }) => `${ruleId}: ${message} ${snippet.slice(0, 200)}`)
  )
}
