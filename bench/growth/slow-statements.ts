import { existsSync, readFileSync, statSync, truncateSync } from 'node:fs'
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

/** What was written down since the last call. */
export function slowStatements(log: string, page: string): SlowStatement[] {
  if (!existsSync(log) || statSync(log).size === 0) return []
  const lines = readFileSync(log, 'utf8').split('\n').filter(Boolean)
  truncateSync(log)
  return lines.flatMap((line) => {
    const message = String(JSON.parse(line).message)
    const [, ms, plan] = /^duration: ([\d.]+) ms {2}plan:\n(.*)$/s.exec(message) ?? []
    if (!ms || !plan) return []
    const { Plan: top, 'Query Text': text } = JSON.parse(plan) as { Plan: PlanNode; 'Query Text': string }
    const worst = worstOf(top)
    const name = [worst.node['Node Type'], worst.node['Index Name'] ?? worst.node['Relation Name']]
      .filter(Boolean)
      .join(' ')
    const rows = Math.round((worst.node['Actual Rows'] ?? 0) * (worst.node['Actual Loops'] ?? 1))
    const statement = text.replace(/\s+/g, ' ').slice(0, 90)
    return [{ page, ms: Number(ms), statement, node: name, nodeMs: worst.ms, rows }]
  })
}

const timeOf = (node: PlanNode): number => (node['Actual Total Time'] ?? 0) * (node['Actual Loops'] ?? 1)

function worstOf(node: PlanNode): { node: PlanNode; ms: number } {
  const below = node.Plans ?? []
  // What a CTE takes is told by its own plan, which stands elsewhere.
  const took = node['Node Type'] === 'CTE Scan' ? 0 : timeOf(node)
  const own = { node, ms: took - below.reduce((sum, one) => sum + timeOf(one), 0) }
  return below.map(worstOf).reduce((worst, one) => (one.ms > worst.ms ? one : worst), own)
}
