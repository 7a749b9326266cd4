import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { freePort, type Server } from './server.ts'

const program = fileURLToPath(new URL('server-host.ts', import.meta.url))

let host: ChildProcess | undefined

/** Opens a portal in the process this worker has for them; one at a time. */
export async function openHosted(env: Record<string, string>): Promise<Pick<Server, 'url' | 'stop'>> {
  host ??= fork(program, { execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  const PORT = await freePort()
  await ask(host, { ...(process.env as Record<string, string>), LOG_LEVEL: 'silent', ...env, PORT })
  const opened = host
  return { url: `http://localhost:${PORT}`, stop: () => ask(opened, 'end') }
}

/** Ends that process, with its worker. */
export async function endHost(): Promise<void> {
  if (!host) return
  const gone = once(host, 'exit')
  host.disconnect()
  await gone
}

function ask(process: ChildProcess, message: Record<string, string> | 'end'): Promise<void> {
  return new Promise((done, failed) => {
    const exited = (code: number | null) => failed(new Error(`The process of the own servers ended with ${code}.`))
    process.once('exit', exited)
    process.once('message', ({ error }: { error?: string }) => {
      process.off('exit', exited)
      if (error === undefined) done()
      else failed(new Error(error))
    })
    process.send(message)
  })
}
