import { existsSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import type { z } from 'zod'
import { ConfigurationError, environment, readConfiguration, settingNames, settingWarnings } from './configuration.ts'
import { givenSettings, shownSetting, wrongSetting } from './given-settings.ts'

type Variables = Record<string, string | undefined>

/** A setting as an operator looks it up. */
interface SettingInForce {
  name: string
  /** Without secrets; null where it is not set and has no default. */
  value: string | null
  source: 'environment' | 'file' | 'default'
}

/** The variables of the file of settings the program was started with; none where there is no file. */
export function settingsFile(env: Variables): Variables {
  const file = env['KEYWERK_ENV_FILE']
  return file !== undefined && existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {}
}

/**
 * Every setting with its value and where that comes from. `file` holds the variables of the file of settings, which are part
 * of the environment already: one that differs there was set outside and counts more.
 */
export function settingsInForce(env: Variables, file: Variables = {}): SettingInForce[] {
  const given = givenSettings(env, settingNames)
  return [...settingNames].map((name) => {
    const value = given[name]
    if (value === undefined) return { name, value: standardOf(name), source: 'default' }
    return { name, value: shownSetting(name, value), source: file[name] === env[name] ? 'file' : 'environment' }
  })
}

function standardOf(name: string): string | null {
  const schema: z.ZodType = environment.shape[name as keyof typeof environment.shape]
  const { data } = schema.safeParse(undefined)
  if (data === undefined || data === null || data === '') return null
  if (typeof data === 'boolean') return data ? '1' : '0'
  if (Array.isArray(data)) return data.length === 0 ? null : data.join(',')
  return typeof data === 'string' || typeof data === 'number' ? String(data) : null
}

/** What is wrong with the settings, a sentence each: values that are refused, then names that nothing reads. */
export function wrongSettings(env: Variables): { refused: string[]; unread: string[] } {
  const given = givenSettings(env, settingNames)
  const parsed = environment.safeParse(given)
  const named = new Map(parsed.error?.issues.map((issue) => [String(issue.path[0]), wrongSetting(issue, given)]))
  return { refused: named.size > 0 ? [...named.values()] : refusedAtStart(env), unread: settingWarnings(env) }
}

/** What the settings are refused for together, such as one that needs another. */
function refusedAtStart(env: Variables): string[] {
  try {
    readConfiguration(env)
    return []
  } catch (error) {
    if (error instanceof ConfigurationError) return [error.message]
    throw error
  }
}
