import type { Language } from '#licence/language.ts'
import { version } from '#platform/installation/version.ts'
import { doctorTexts as texts } from '#texts/doctor.ts'
import { fill } from '#texts/fill.ts'
import { checkTitle, examine, type NamedFinding } from '../../server/doctor/doctor.ts'

/** Prints what an examination of the installation finds: 1 where something failed. */
export async function doctor(language: Language, asJson: boolean): Promise<number> {
  const at = new Date()
  const examined = await examine(process.env)
  console.log(asJson ? jsonOf(examined, at, language) : textOf(examined, at, language))
  return examined.some(({ verdict }) => verdict === 'failed') ? 1 : 0
}

function jsonOf(examined: readonly NamedFinding[], at: Date, language: Language): string {
  const checks = examined.map(({ name, verdict, said, todo }) => ({
    name,
    verdict,
    message: said[language],
    action: todo?.[language] ?? null,
  }))
  return JSON.stringify({ version, at: at.toISOString(), checks }, null, 2)
}

function textOf(examined: readonly NamedFinding[], at: Date, language: Language): string {
  const rows = examined.map(({ name, verdict, said, todo }) => ({
    title: checkTitle(name)[language],
    verdict: texts[`doctor.verdict.${verdict}`][language],
    said: said[language],
    todo: todo?.[language],
  }))
  const width = (key: 'title' | 'verdict') => Math.max(...rows.map((row) => row[key].length))
  const indent = ' '.repeat(width('title') + width('verdict') + 4)
  const lines = rows.flatMap(({ title, verdict, said, todo }) => [
    `${title.padEnd(width('title'))}  ${verdict.padEnd(width('verdict'))}  ${said}`,
    ...(todo ? [`${indent}→ ${todo}`] : []),
  ])
  const time = at
    .toISOString()
    .replace('T', ' ')
    .replace(/\.\d+Z/, ' UTC')
  return [
    fill(texts['doctor.title'][language], { version, time }),
    '',
    ...lines,
    '',
    verdictOf(examined, language),
  ].join('\n')
}

function verdictOf(examined: readonly NamedFinding[], language: Language): string {
  const count = (wanted: NamedFinding['verdict']) => examined.filter(({ verdict }) => verdict === wanted).length
  const facts = { failures: count('failed'), warnings: count('warning') }
  const kind = facts.failures > 0 ? 'doctor.failed' : facts.warnings > 0 ? 'doctor.warned' : 'doctor.well'
  return fill(texts[kind][language], facts)
}
