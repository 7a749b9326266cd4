import { readConfiguration } from '#platform/installation/configuration.ts'
import { buildWeb } from '../web-build.ts'

/** Checks the settings, builds the web interface when it is stale, then starts the server in this process. */
export async function start(): Promise<void> {
  readConfiguration(process.env)
  await buildWeb()
  await import('../../server/main.ts')
}
