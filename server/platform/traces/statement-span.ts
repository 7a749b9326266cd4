import type { Description } from './span.ts'

/** Characters of a statement that are recorded. */
const most = 2000

/** A statement as a span: its text as it is prepared, with places for the values but none of them. */
export function statementSpan(sql: string): Description {
  const [, verb = 'sql'] = /^\W*(\w+)/.exec(sql) ?? []
  const [, table] = /\b(?:from|into|update)\s+"?([a-z_][a-z0-9_.]*)/i.exec(sql) ?? []
  const name = table ? `${verb.toLowerCase()} ${table}` : verb.toLowerCase()
  return { name, kind: 'client', facts: { 'db.system.name': 'postgresql', 'db.query.text': sql.slice(0, most) } }
}
