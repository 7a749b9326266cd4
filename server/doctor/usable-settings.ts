import {
  type Configuration,
  environment,
  readConfiguration,
  settingNames,
} from '#platform/installation/configuration.ts'
import { givenSettings } from '#platform/installation/given-settings.ts'

export type Variables = Record<string, string | undefined>

/** Settings a start wants together with others; of no account for what is looked at. */
const indulged = { DEMO: '0', PUBLIC_URL: 'http://localhost', SHOP: '', BACKUP_PASSPHRASE: '*'.repeat(12) }

/** The settings without those that are refused, whose names are told: what rests on the others is checked all the same. */
export function usableSettings(env: Variables): { settings: Configuration; refused: ReadonlySet<string> } {
  const given = givenSettings(env, settingNames)
  const refused = new Set(environment.safeParse(given).error?.issues.map(({ path: [name] }) => String(name)))
  const usable = Object.fromEntries(Object.entries(given).filter(([name]) => !refused.has(name)))
  try {
    return { settings: readConfiguration(usable), refused }
  } catch {
    const { PUBLIC_URL = indulged.PUBLIC_URL } = usable
    return { settings: readConfiguration({ ...usable, ...indulged, PUBLIC_URL }), refused }
  }
}
