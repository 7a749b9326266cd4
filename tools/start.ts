// `npm start`: checks the settings, builds the web interface when it is stale, then starts the server in this process.
import { ConfigurationError, readConfiguration } from '#platform/installation/configuration.ts'
import { buildWeb } from './web-build.ts'

try {
  readConfiguration(process.env)
} catch (error) {
  if (!(error instanceof ConfigurationError)) throw error
  console.error(error.message)
  process.exit(1)
}
await buildWeb()
await import('../server/main.ts')
