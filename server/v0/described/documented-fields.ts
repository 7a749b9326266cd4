import { readFileSync } from 'node:fs'

type Names = Record<string, string[]>
let documented: Names | undefined

/** The fields of a body the documents name. */
export function documentedFields(call: string): readonly string[] {
  documented ??= JSON.parse(readFileSync(new URL('../documented/fields.json', import.meta.url), 'utf8')) as Names
  return documented[call] ?? []
}
