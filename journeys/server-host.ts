// A process that opens one portal after the other for `ownServer`: the program is loaded and compiled once for all files
// of a worker. What it is asked for comes as a message: the environment of the next portal, or `end` to end it.
import { trustAuthorities } from '#platform/outside/authorities.ts'
import { readConfiguration } from '#platform/installation/configuration.ts'
import { start } from '../server/start.ts'

let running: Awaited<ReturnType<typeof start>> | undefined

async function open(env: Record<string, string>): Promise<void> {
  for (const name of Object.keys(process.env)) if (!(name in env)) delete process.env[name]
  Object.assign(process.env, env)
  const configuration = readConfiguration(process.env)
  trustAuthorities(configuration)
  running = await start(configuration)
}

process.on('message', (env: Record<string, string> | 'end') => {
  const done = env === 'end' ? running?.stop() : open(env)
  void Promise.resolve(done).then(
    () => process.send?.({}),
    (error: unknown) => process.send?.({ error: String(error) }),
  )
})
// Its worker is gone.
process.on('disconnect', () => {
  const ended = running?.stop() ?? Promise.resolve()
  void ended.finally(() => process.exit())
})
