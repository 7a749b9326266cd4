import { administratorLink } from '#domains/accounts/public.ts'
import { readConfiguration } from '#platform/installation/configuration.ts'
import { portalDatabase } from './portal-database.ts'

/** Prints a link that works once, for an hour, and makes an administrator or lets one in again. */
export async function linkAdministrator(): Promise<number> {
  const settings = readConfiguration(process.env)
  const database = portalDatabase(settings)
  try {
    console.log(await administratorLink(database.db, settings.PUBLIC_URL))
  } finally {
    await database.close()
  }
  return 0
}
