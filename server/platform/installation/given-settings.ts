import type { z } from 'zod'

/** A setting whose quotation marks may belong to it: backups were sealed with what it was. */
const keptAsGiven = new Set(['BACKUP_PASSPHRASE'])

/**
 * The variables of these names as they were meant: without blanks and line ends of Windows around them, and without the quotation
 * marks that a shell takes off and Docker leaves in. Empty ones count as unset.
 */
export function givenSettings(
  env: Record<string, string | undefined>,
  names: ReadonlySet<string>,
): Record<string, string> {
  const given: Record<string, string> = {}
  for (const [name, value] of Object.entries(env)) {
    if (!names.has(name) || value === undefined) continue
    const meant = keptAsGiven.has(name) ? value : withoutQuotes(value.trim())
    if (meant !== '') given[name] = meant
  }
  return given
}

const withoutQuotes = (value: string): string => /^(["'])(.*)\1$/s.exec(value)?.[2]?.trim() ?? value

/** What is wrong with a name that begins with what an editor or a shell put before it, as a sentence; null: no name does. */
export function disguisedSetting(env: Record<string, string | undefined>, names: ReadonlySet<string>): string | null {
  for (const name of Object.keys(env)) {
    const meant = name.trim().replace(/^(?:export|set)\s+/, '')
    if (names.has(name) || !names.has(meant)) continue
    return name.startsWith('\uFEFF')
      ? `${meant} is not read: the file with the settings begins with a byte order mark. Save it as UTF-8 without one.`
      : `"${name}" is not read: the name of the variable must be ${meant}, without blanks or words before it.`
  }
  return null
}

/** Whether a setting's value is never shown, not even in part. */
export const isSecretSetting = (name: string): boolean =>
  /_(TOKEN|PASSPHRASE|SECRET|SECRET_ACCESS_KEY|HEADERS)$/.test(name)

/** A value as the sentence about it shows it: without passwords, whatever else is wrong with it. */
export function shownSetting(name: string, value: string): string {
  if (isSecretSetting(name)) return '***'
  if (!/URL|TOKEN|ENDPOINT/.test(name)) return value
  return value
    .replace(/^(\W?[a-z][a-z0-9+.-]*:\/\/|(?:smtps?|https?|postgres(?:ql)?):\/?|).*@/is, '$1***@')
    .replaceAll(/(pass\w*|pwd|secret|token)(\s*[=:]\s*)[^&;\s]+/gi, '$1$2***')
}

/** What to write instead, where the value itself shows what went wrong; '' where it does not. */
const settingHint = (value: string): string =>
  /\s#/.test(value) ? ' A comment needs a line of its own: what stands behind # on this one is part of the value.' : ''

/** What is wrong with a value, as a sentence that names the setting. */
export function wrongSetting(issue: z.core.$ZodIssue | undefined, given: Record<string, string>): string {
  const name = String(issue?.path[0] ?? '')
  const allowed = issue?.code === 'invalid_value' ? `one of ${issue.values.map(String).join(', ')}` : issue?.message
  const value = given[name] ?? ''
  return `${name} is "${shownSetting(name, value)}", but must be ${allowed}.${settingHint(value)}`
}

/** Variables that nothing reads and whose names are a setting's but for a slip, as sentences. */
export const misspeltSettings = (env: Record<string, string | undefined>, names: ReadonlySet<string>): string[] =>
  Object.keys(env).flatMap((name) => {
    if (names.has(name) || name.length < shortestToCompare) return []
    const meant = [...names].find((known) => isSlipOf(plainName(name), plainName(known)))
    return meant ? [`${name} is not read. If ${meant} is meant: that is its name.`] : []
  })

/** Shorter names are too like those of other programs. */
const shortestToCompare = 7
const plainName = (name: string): string => name.toUpperCase().replaceAll(/[^A-Z\d]/g, '')

/** The same but for one letter that is missing, too many or another, or for two that changed places. */
function isSlipOf(written: string, known: string): boolean {
  let start = 0
  while (start < written.length && written[start] === known[start]) start++
  const [one, other] = [written.slice(start), known.slice(start)]
  return (
    one === other ||
    one.slice(1) === other ||
    one === other.slice(1) ||
    one.slice(1) === other.slice(1) ||
    (one.length > 1 && one[0] === other[1] && one[1] === other[0] && one.slice(2) === other.slice(2))
  )
}
