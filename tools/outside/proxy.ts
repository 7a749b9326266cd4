import { type AddressInfo, createServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { operations } from '#contract/index.ts'
import { demoPassword } from '../../demo/accounts.ts'
import { startTool } from './npx.ts'

interface Asked {
  calls: number
  violations: string[]
}

type Accounts = Record<string, string>

/** Reads all that can be read of a demo server through prism, which compares every answer with the description. */
export async function askThroughProxy(server: string, folder: string): Promise<Asked> {
  const port = await freePort()
  const tool = startTool('@stoplight/prism-cli', ['proxy', 'api.json', server, `--port=${port}`], folder, 'pipe')
  // What is not read would stop it once the pipe is full.
  tool.stdout?.resume()
  tool.stderr?.resume()
  const proxy = `http://127.0.0.1:${port}`
  try {
    await ready(proxy)
    const accounts = await signIn(server)
    const asked: Asked = { calls: 0, violations: [] }
    const known = new Map<string, string[]>()
    for (const account of Object.keys(accounts)) await readAll(proxy, accounts[account]!, account, known, asked)
    return asked
  } finally {
    if (tool.pid !== undefined) process.kill(-tool.pid, 'SIGTERM')
  }
}

async function signIn(server: string): Promise<Accounts> {
  const accounts: Accounts = { nobody: '' }
  for (const who of ['administrator', 'licenser', 'customer', 'user', 'student']) {
    const answer = await fetch(`${server}/api/session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: `${who}@wellenwerk.example`, password: demoPassword }),
    })
    accounts[who] = ((await answer.json()) as { accessToken: string }).accessToken
  }
  return accounts
}

/** Asks each read once; ids in answers of lists are those of the reads of single records below. */
async function readAll(proxy: string, token: string, who: string, known: Map<string, string[]>, asked: Asked) {
  const reads = operations
    .filter(({ method }) => method === 'GET')
    .toSorted((one, other) => one.path.split('{').length - other.path.split('{').length)
  for (const { path } of reads) {
    const [above = ''] = path.split('/{')
    const ids = path.includes('{') ? (known.get(above) ?? []).slice(0, 2) : ['']
    for (const id of ids) {
      const url = `${proxy}/api${path.replace(/\{\w+\}/, id)}`
      if (url.includes('{')) continue
      const answer = await fetch(url, token ? { headers: { authorization: `Bearer ${token}` } } : {})
      const type = answer.headers.get('content-type') ?? ''
      const body: unknown = type.includes('json') ? await answer.json().catch(() => null) : await answer.arrayBuffer()
      asked.calls++
      const found = answer.headers.get('sl-violations')
      if (found?.includes('"response"'))
        asked.violations.push(`${who} GET ${path} ${answer.status}: ${found.slice(0, 300)}`)
      if (answer.status === 200 && path.split('{').length === 1)
        known.set(path, [...(known.get(path) ?? []), ...idsIn(body)])
    }
  }
}

const idsIn = (body: unknown): string[] => {
  const { items } = (body ?? {}) as { items?: unknown }
  return Array.isArray(items) ? items.flatMap(({ id }: { id?: unknown }) => (typeof id === 'string' ? [id] : [])) : []
}

async function ready(proxy: string): Promise<void> {
  for (let tries = 0; tries < 600; tries++) {
    const answer = await fetch(`${proxy}/api/portal`).catch(() => null)
    if (answer) return void (await answer.arrayBuffer())
    await wait(200)
  }
  throw new Error('The proxy does not answer.')
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((done) => void server.once('listening', done))
  const { port } = server.address() as AddressInfo
  await new Promise((done) => void server.close(done))
  return port
}
