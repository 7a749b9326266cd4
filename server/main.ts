import { setFlagsFromString } from 'node:v8'
import cluster from 'node:cluster'
import { serveAsOne, startProcesses } from './processes.ts'
import { start } from './start.ts'
import { ConfigurationError, readConfiguration } from '#platform/configuration.ts'

// Left alone, V8 lets garbage grow to several times of what is in use before it looks: an export of a million rows then
// takes 270 MB, so 110; collecting more often takes a twentieth of the time of such an export.
setFlagsFromString('--heap-growing-percent=30')

try {
  const configuration = readConfiguration(process.env)
  const begin = cluster.isWorker ? serveAsOne : configuration.PROCESSES > 1 ? startProcesses : start
  const running = await begin(configuration)
  let stopping = false
  const end = async () => {
    if (stopping) return
    stopping = true
    await running.stop()
    process.exit(0)
  }
  process.on('SIGINT', () => void end())
  process.on('SIGTERM', () => void end())
} catch (error) {
  // A wrong setting is the operator's to mend: one sentence. Anything else is ours: the whole story.
  if (error instanceof ConfigurationError) console.error(error.message)
  else console.error(error)
  process.exit(1)
}
