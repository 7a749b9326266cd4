// `node tools/generate-settings.ts`: writes docs/settings.md, every setting with what its value may be.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { z } from 'zod'
import { environment } from '#platform/installation/configuration.ts'
import { isSecretSetting } from '#platform/installation/given-settings.ts'
import { releases } from './release/releases.ts'
import { root } from './steps.ts'

export const settingsFile = join(root, 'docs', 'settings.md')

interface Group {
  /** Names with their defaults. */
  settings: [name: string, standard: string][]
  /** What `.env.example` says of them. */
  words: string
}

/** The reference as it stands in docs/settings.md: names and words of `.env.example`, values as the server checks them. */
export function settingsText(): string {
  const groups = groupsOf(readFileSync(join(root, '.env.example'), 'utf8'))
  const rows = groups.map(({ settings, words }) => `${settings.map(lineOf).join('\n')}\n\n${words}`)
  return `# Settings

Environment variables the server reads once, at its start; [.env.example](../.env.example) is a file to begin with. Unset and empty mean the
default. This page is written from the code (\`npm run settings\`).

${rows.join('\n\n')}
`
}

function groupsOf(example: string): Group[] {
  const groups: Group[] = []
  let words: string[] = []
  for (const line of example.split('\n').slice(example.split('\n').indexOf('') + 1)) {
    const [, name, standard = ''] = /^([A-Z\d_]+)=(.*)$/.exec(line) ?? []
    if (line.startsWith('# ')) words.push(line.slice(2))
    else if (name && words.length > 0) {
      groups.push({ settings: [[name, standard]], words: words.join(' ') })
      words = []
    } else if (name) groups.at(-1)?.settings.push([name, standard])
  }
  return groups
}

/** `- **PORT**: a whole number from 0 to 65535; 8080 unless it is set`. */
function lineOf([name, standard]: Group['settings'][number]): string {
  const schema = (environment.shape as Record<string, z.ZodType>)[name]
  if (!schema) throw new Error(`.env.example names ${name}, which no server reads`)
  const secret = isSecretSetting(name) ? ' **Secret**: never shown.' : ''
  const standing = `${standard === '' ? 'unset' : `\`${standard}\``} by default; ${sinceOf(name)}`
  return `- **${name}**: ${allowedBy(schema)}; ${standing}.${secret}`
}

function sinceOf(name: string): string {
  const first = releases().find(({ settings }) => settings.includes(name))
  return first ? `since ${first.version}` : 'since the next release'
}

/** What the server itself says of a value it refuses. */
function allowedBy(schema: z.ZodType): string {
  const issue = schema.safeParse('~ #').error?.issues[0]
  if (!issue) return 'text'
  return issue.code === 'invalid_value' ? `one of ${issue.values.map(String).join(', ')}` : issue.message
}

if (import.meta.main) writeFileSync(settingsFile, settingsText())
