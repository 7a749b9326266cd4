// `npm run backup -- FILE`: see docs/operating.md.
import { ConfigurationError, readConfiguration } from '#platform/installation/configuration.ts'
import { backup } from './backup-command.ts'

const file = process.argv[2]
if (!file) {
  console.error('Name a file: npm run backup -- FILE')
  process.exit(2)
}
try {
  console.log(await backup(readConfiguration(process.env), file))
} catch (error) {
  console.error(error instanceof ConfigurationError ? error.message : error)
  process.exit(1)
}
