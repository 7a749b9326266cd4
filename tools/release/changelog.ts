/** A release: its version, its day, the commit it was made of, the last migration it brings and the settings new in it. */
export interface Release {
  version: string
  date: string
  commit: string
  schema: string
  settings: readonly string[]
}

interface Dated {
  version: string
  date: string
  migrations: readonly string[]
}

const unreleased = '## Unreleased\n'

/** The changelog with what was unreleased as the section of a version, and an empty section for what comes next. */
export function datedChangelog(text: string, { version, date, migrations }: Dated): string {
  const begin = text.indexOf(unreleased)
  if (begin < 0) throw new Error('CHANGELOG.md has no section “## Unreleased”.')
  const after = begin + unreleased.length
  const next = text.indexOf('\n## ', after)
  const end = next < 0 ? text.length : next + 1
  const changes = text.slice(after, end).trim()
  if (changes === '') throw new Error('CHANGELOG.md says nothing of what is new.')
  const [first, last] = [migrations[0], migrations.at(-1)]
  const database =
    migrations.length === 0
      ? 'None.'
      : `${migrations.length} (\`${first}\`${first === last ? '' : ` to \`${last}\``}); they run at the first start.`
  const section = `## ${version} – ${date}\n\n${changes}\n\n### Migrations\n\n${database}\n`
  const older = text.slice(end)
  return `${text.slice(0, after)}\n${section}${older && `\n${older}`}`
}

/** What the changelog says of a version, without its heading; undefined when it has no such section. */
export function sectionOf(text: string, version: string): string | undefined {
  const begin = text.indexOf(`\n## ${version} – `)
  if (begin < 0) return undefined
  const body = text.slice(text.indexOf('\n', begin + 1))
  const end = body.indexOf('\n## ')
  return (end < 0 ? body : body.slice(0, end)).trim()
}

/** The order of two versions by Semantic Versioning 2, without build metadata: below 0 when the first is older. */
export function compareVersions(a: string, b: string): number {
  const [coreA, preA] = parts(a)
  const [coreB, preB] = parts(b)
  return (
    compareParts(coreA, coreB) ||
    (preA === undefined ? 1 : 0) - (preB === undefined ? 1 : 0) ||
    compareParts(preA ?? [], preB ?? [])
  )
}

const parts = (version: string): [core: string[], pre: string[] | undefined] => {
  const [core, pre] = version.split(/-(.*)/s) as [string, string | undefined]
  return [core.split('.'), pre?.split('.')]
}

function compareParts(a: readonly string[], b: readonly string[]): number {
  for (const [index, one] of a.entries()) {
    const other = b[index]
    if (other === undefined) return 1
    if (one === other) continue
    const [isNumber, isOtherNumber] = [/^\d+$/.test(one), /^\d+$/.test(other)]
    if (isNumber && isOtherNumber) return Number(one) - Number(other)
    // Numbers are older than words.
    return isNumber === isOtherNumber ? (one < other ? -1 : 1) : isNumber ? -1 : 1
  }
  return a.length - b.length
}
