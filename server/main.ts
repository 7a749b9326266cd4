import cluster from 'node:cluster'
import { isatty } from 'node:tty'
import { setFlagsFromString } from 'node:v8'
import { serveAsOne, startProcesses } from './processes.ts'
import { type RunningServer, start } from './start.ts'
import { type Log, openLog } from '#platform/telemetry/log.ts'
import { ConfigurationError, readConfiguration } from '#platform/installation/configuration.ts'
import { trustAuthorities } from '#platform/outside/authorities.ts'

// Left alone, V8 lets garbage grow to several times of what is in use before it looks: an export of a million rows then
// takes 270 MB, so 110; collecting more often takes a twentieth of the time of such an export.
setFlagsFromString('--heap-growing-percent=30')

/** Milliseconds a process that has to die has to put things in order. */
const lastWords = 10_000

let running: (Pick<RunningServer, 'stop'> & { replace?(): void }) | undefined
let log: Log | undefined
let stopping = false
async function end(why: string, beforeReady: number, after = 0): Promise<void> {
  if (stopping) return
  stopping = true
  // Of several processes the first one speaks for all.
  if (!cluster.isWorker) log?.info({ why }, 'Keywerk ends')
  // What a start left half done the next one puts right.
  if (!running) process.exit(beforeReady)
  await running.stop().finally(() => process.exit(after))
}
// In place before the start: a signal may follow the ready line at once.
process.on('SIGINT', () => void end('SIGINT', 130))
process.on('SIGTERM', () => void end('SIGTERM', 143))
// `systemctl reload`, for installations of several processes: unhandled, the signal would end the portal undrained.
// Workers leave it to the first process, which remembers it until there is something to replace.
let replaceAtStart = false
// A terminal that is closed sends it as well; then what was started there has to end. A closed terminal is no longer a
// terminal.
const inTerminal = isatty(0)
process.on('SIGHUP', () => {
  if (cluster.isWorker) return
  if (inTerminal) void end('the terminal was closed', 129)
  else if (running) replace(running)
  else replaceAtStart = true
})
function replace(portal: NonNullable<typeof running>): void {
  if (portal.replace) portal.replace()
  else console.error('SIGHUP: PROCESSES is 1, so there is nothing to replace. A new release needs a restart.')
}
// After an unforeseen error nothing here can be trusted, but the database is still ended properly.
process.on('uncaughtException', (error) => {
  console.error(error)
  setTimeout(() => process.exit(1), lastWords).unref()
  void end('an unforeseen error', 1, 1)
})

try {
  const configuration = readConfiguration(process.env)
  log = openLog(configuration.LOG_LEVEL)
  trustAuthorities(configuration)
  const begin = cluster.isWorker ? serveAsOne : configuration.PROCESSES > 1 ? startProcesses : start
  running = await begin(configuration)
  if (replaceAtStart) replace(running)
} catch (error) {
  // A wrong setting is for the operator to mend: one sentence. Any other error is a fault of the program: the whole
  // stack.
  if (error instanceof ConfigurationError) console.error(error.message)
  else console.error(error)
  process.exit(1)
}
