import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { fileURLToPath } from 'node:url'

export interface Server {
  url: string
  process: ChildProcess
  /** What it printed so far. */
  output(): string
  stop(): Promise<void>
}

const root = fileURLToPath(new URL('..', import.meta.url))

// A test that fails before it ends its server leaves it to its process: else it would run on for good, without its database.
const running = new Set<ChildProcess>()
process.once('exit', () => {
  for (const child of running) child.kill('SIGTERM')
})

/** Starts the server program as a process of its own on a free port and waits for its ready line. */
export async function startServer(env: Record<string, string>, release = root): Promise<Server> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await startOnce(env, release)
    } catch (error) {
      // Somebody else took the port between asking for a free one and listening on it.
      if (attempt >= 3 || env['PORT'] || !String(error).includes('EADDRINUSE')) throw error
    }
  }
}

async function startOnce(env: Record<string, string>, release: string): Promise<Server> {
  const child = spawn(process.execPath, ['server/main.ts'], {
    cwd: release,
    env: { ...process.env, PORT: await freePort(), LOG_LEVEL: 'error', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.add(child)
  child.once('exit', () => running.delete(child))
  let output = ''
  const collect = (chunk: Buffer) => void (output += chunk.toString())
  child.stdout.on('data', collect)
  child.stderr.on('data', collect)
  const url = await new Promise<string>((ready, failed) => {
    const look = () => {
      const match = /Keywerk ready at (http:\/\/localhost:\d+)/.exec(output)
      if (match?.[1]) ready(match[1])
    }
    child.stdout.on('data', look)
    child.on('error', failed)
    child.on('exit', (code) => {
      const tell = () => failed(new Error(`The server ended with ${code}: ${lastLines(output)}`))
      // What it printed last may arrive after its end; whoever holds its output open is not waited for.
      child.on('close', tell)
      setTimeout(tell, 1000).unref()
    })
  })
  return { url, process: child, output: () => output, stop: () => ended(child) }
}

const lastLines = (output: string): string => output.split('\n').slice(-21).join('\n')

/** A port nobody listens on: the server has to know its own address, because others send people back to it. */
export async function freePort(): Promise<string> {
  const probe = createServer().listen(0)
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return String(port)
}

function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
  return new Promise((done) => {
    child.once('exit', () => done())
    child.kill('SIGTERM')
  })
}
