import { existsSync, readFileSync } from 'node:fs'
import type { Database } from '#platform/database/database.ts'

export interface SlowStatement {
  page: string
  ms: number
  statement: string
  /** The node of the plan that took longest by itself. */
  node: string
  nodeMs: number
  rows: number
}

interface PlanNode {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Actual Total Time'?: number
  'Actual Rows'?: number
  'Actual Loops'?: number
  Plans?: PlanNode[]
}

/** Has PostgreSQL write down statements over 100 ms with their plans; the answer ends it. */
export async function watchStatements({ pool }: Database): Promise<() => Promise<void>> {
  await pool.query("ALTER SYSTEM SET auto_explain.log_min_duration = '100ms'")
  await pool.query('SELECT pg_reload_conf()')
  return async () => {
    await pool.query('ALTER SYSTEM RESET auto_explain.log_min_duration')
    await pool.query('SELECT pg_reload_conf()')
  }
}

const marker = 'growth: '

/** Notes in the log whose statements came before. */
export const mark = ({ pool }: Database, page: string) =>
  pool.query(`DO $$ BEGIN RAISE LOG '%', '${marker}${page.replaceAll("'", "''")}'; END $$`)

/** What was written down, page by page. */
export async function slowStatements(database: Database, log: string): Promise<SlowStatement[]> {
  await mark(database, 'end')
  const end = `${marker}end`
  let text = ''
  // The collector writes behind the statements.
  while (!(text.includes(end) && text.endsWith('\n'))) text = existsSync(log) ? readFileSync(log, 'utf8') : ''

  const found: SlowStatement[] = []
  let ofPage: Omit<SlowStatement, 'page'>[] = []
  for (const line of text.split('\n').filter(Boolean)) {
    const message = String(JSON.parse(line).message)
    const slow = slowStatement(message)
    if (slow) ofPage.push(slow)
    if (!message.startsWith(marker)) continue
    const page = message.slice(marker.length)
    found.push(...ofPage.map((one) => ({ page, ...one })))
    ofPage = []
  }
  return found
}

function slowStatement(message: string): Omit<SlowStatement, 'page'> | null {
  const [, ms, plan] = /^duration: ([\d.]+) ms {2}plan:\n(.*)$/s.exec(message) ?? []
  if (!ms || !plan) return null
  const { Plan: top, 'Query Text': text } = JSON.parse(plan) as { Plan: PlanNode; 'Query Text': string }
  const { node, ms: nodeMs } = worstOf(top)
  return {
    ms: Number(ms),
    statement: text.replace(/\s+/g, ' ').slice(0, 90),
    node: [node['Node Type'], node['Index Name'] ?? node['Relation Name']].filter(Boolean).join(' '),
    nodeMs,
    rows: Math.round((node['Actual Rows'] ?? 0) * (node['Actual Loops'] ?? 1)),
  }
}

const timeOf = (node: PlanNode): number => (node['Actual Total Time'] ?? 0) * (node['Actual Loops'] ?? 1)

function worstOf(node: PlanNode): { node: PlanNode; ms: number } {
  const below = node.Plans ?? []
  // What a CTE takes is told by its own plan, which stands elsewhere.
  const took = node['Node Type'] === 'CTE Scan' ? 0 : timeOf(node)
  const own = { node, ms: took - below.reduce((sum, one) => sum + timeOf(one), 0) }
  return below.map(worstOf).reduce((worst, one) => (one.ms > worst.ms ? one : worst), own)
}
