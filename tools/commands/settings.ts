import type { Language } from '#licence/language.ts'
import { settingsFile, settingsInForce, wrongSettings } from '#platform/installation/settings-in-force.ts'
import { commandTexts as texts } from '#texts/command-line.ts'
import { fill } from '#texts/fill.ts'

/** Prints the settings in force, without secrets, and where each comes from; 1 where one is wrong. */
export async function showSettings(language: Language): Promise<number> {
  const env = process.env
  const file = env['KEYWERK_ENV_FILE']
  const rows = settingsInForce(env, settingsFile(env)).map(({ name, value, source }) => ({
    name,
    value: value ?? texts['settings.unset'][language],
    source: source === 'file' ? String(file) : texts[`settings.${source}`][language],
  }))
  const width = (key: 'name' | 'value') => Math.min(60, Math.max(...rows.map((row) => row[key].length)))
  for (const { name, value, source } of rows)
    console.log(`${name.padEnd(width('name'))}  ${value.padEnd(width('value'))}  ${source}`)
  const { refused, unread } = wrongSettings(env)
  const wrong = [...refused, ...unread]
  if (wrong.length === 0) {
    console.log(`\n${texts['settings.right'][language]}`)
    return 0
  }
  console.error(['', fill(texts['settings.wrong'][language], { count: wrong.length }), ...wrong].join('\n'))
  return 1
}
