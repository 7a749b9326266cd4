// `npm run restore -- FILE`: see docs/operating.md.
import { ConfigurationError, readConfiguration } from '#platform/installation/configuration.ts'
import { restore } from './backup-command.ts'

const file = process.argv[2]
if (!file) {
  console.error('Name a file: npm run restore -- FILE')
  process.exit(2)
}
try {
  console.log(await restore(readConfiguration(process.env), file))
} catch (error) {
  console.error(error instanceof ConfigurationError ? error.message : error)
  process.exit(1)
}
