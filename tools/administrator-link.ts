// `npm run administrator:link`: prints a link that works once, for an hour, and makes an administrator or lets one in again.
import { administratorLink } from '#domains/accounts/public.ts'
import { ConfigurationError, readConfiguration } from '#platform/installation/configuration.ts'
import { portalDatabase } from './portal-database.ts'

try {
  const settings = readConfiguration(process.env)
  const database = portalDatabase(settings)
  console.log(await administratorLink(database.db, settings.PUBLIC_URL))
  await database.close()
} catch (error) {
  console.error(error instanceof ConfigurationError ? error.message : error)
  process.exit(1)
}
