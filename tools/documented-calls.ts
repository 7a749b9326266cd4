// The calls section 7 of the three documents shows: `node tools/documented-calls.ts <folder of the documents>` writes
// server/v0/documented/shown.json, which holds paths and methods alone. The documents are no part of this project.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

interface Shown {
  document: string
  call: string
}

const folder = process.argv[2]
if (!folder) throw new Error('Which folder are the documents in?')
const documents = readdirSync(folder).filter((name) => /^\d{3}_.*\.txt$/.test(name))
const shown = documents.toSorted().flatMap((name) => shownIn(name.slice(0, 3), section7(join(folder, name))))
const once = [...new Map(shown.map((one) => [`${one.document} ${one.call}`, one])).values()]
writeFileSync(
  new URL('../server/v0/documented/shown.json', import.meta.url),
  `[\n${once.map((one) => `  ${JSON.stringify(one).replaceAll('":"', '": "').replaceAll('","', '", "').replace('{', '{ ').replace('}', ' }')}`).join(',\n')}\n]\n`,
)

function section7(file: string): string {
  const [, after = ''] = readFileSync(file, 'utf8').split(/^## 7\..*$/m)
  return after.split(/^## 8\./m)[0] ?? ''
}

/** A word for the method holds for the paths behind it; a second path of the authorization service is written short. */
function shownIn(document: string, text: string): Shown[] {
  const found: Shown[] = []
  let method = ''
  let service = ''
  for (const [word] of text.matchAll(/\bGET\b|\bPOST\b|^### Deletes|^###.*$|(?<![\w/.)])\/[a-z][\w/-]*/gm)) {
    if (word.startsWith('/')) {
      const path = service && !word.startsWith(service) ? `${service}${word}` : word
      found.push({ document, call: `${method} ${path}` })
    } else if (word.startsWith('###')) {
      service = /uthorization/.test(word) ? '/authorization' : ''
      if (/GET|POST|Deletes/.test(word)) method = /GET/.test(word) ? 'GET' : /POST/.test(word) ? 'POST' : 'DELETE'
    } else method = word
  }
  return found
}
