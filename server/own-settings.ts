import { isIssuedUnder } from '#domains/licences/public.ts'
import type { Db } from '#platform/database/database.ts'
import { type Configuration, ConfigurationError } from '#platform/installation/configuration.ts'
import { shownSettings } from '#platform/installation/shown-settings.ts'
import type { Log } from '#platform/telemetry/log.ts'

/**
 * For the start of a production: stops with ConfigurationError, which names the setting, where one still has the demo's
 * value. Where licences were issued under it already it goes on, since they have to stay verifiable as they are, and
 * warns.
 */
export async function requireOwnSettings(db: Db, configuration: Configuration, log: Pick<Log, 'warn'>): Promise<void> {
  for (const name of shownSettings(configuration)) {
    const sentence = `${name} is "${configuration[name]}", the value of the demo that everybody can read`
    if (!(await isIssuedUnder(db, name, configuration[name])))
      throw new ConfigurationError(`${sentence}, and production needs one of your own: set it to what is yours.`)
    log.warn(`${sentence}; licences were issued under it already, so it stays possible. See docs/operating.md.`)
  }
}
