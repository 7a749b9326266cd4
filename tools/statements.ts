// `npm run statements [part]`: what the last run of API tests sent to PostgreSQL; those whose text or origin holds the part.
import { readStatements } from '../server/testing/statements.ts'

const piece =
  /'(?:[^']|'')*'|"[^"]*"|\s+|[()]|between \S+ and|distinct from|on conflict|insert into|delete from|(?:left|inner|cross|full) join|do update|\w+|./gis
// All but the reserved words among the columns and aliases.
const plainName =
  /"((?!(?:as|asc|case|check|column|default|desc|do|end|for|from|group|in|limit|offset|on|or|order|to|user|when)")[a-z]\w*)"/g
const opening = /^(select|with|insert into|update|delete from)$/i
const clause =
  /^(select|insert into|delete from|(\w+ )?join|from|where|group|order|limit|offset|having|union|returning|values|set|and|for|on conflict)$/i

const part = process.argv[2]?.toLowerCase() ?? ''
const statements = readStatements()
const wanted = statements.filter(({ text, origin }) =>
  `${origin}\n${text.replaceAll('"', '')}`.toLowerCase().includes(part),
)

for (const { text, origin } of wanted) console.log(`-- ${origin}\n${readable(text)};\n`)
console.log(`-- ${wanted.length} of ${statements.length} statements`)
if (statements.length === 0) console.log('-- They are recorded by `npm test` or `vitest run server/<file>`.')

/** A clause a line, subqueries indented, and no quotes where a name needs none. */
function readable(text: string): string {
  // One entry an open parenthesis: whether it holds a query.
  const open: boolean[] = []
  const indent = () => '\n' + '  '.repeat(open.filter(Boolean).length)
  const pieces = text.replaceAll(plainName, '$1').matchAll(piece)
  let written = ''
  for (const [one] of pieces) {
    if (one === '(') open.push(false)
    else if (one === ')') written += open.pop() ? indent() : ''
    else if (opening.test(one) && written.endsWith('(')) {
      open[open.length - 1] = true
      written += indent()
    } else if (clause.test(one) && open.at(-1) !== false)
      written = written.trimEnd() + indent() + (/^and$/i.test(one) ? '  ' : '')
    written += /^\s/.test(one) ? (/[\s(]$/.test(written) ? '' : ' ') : one
  }
  return written.trim()
}
