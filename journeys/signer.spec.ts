import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect } from '@playwright/test'
import { removeAbandonedPostmaster } from '#platform/postgres/postmaster.ts'
import { demoPassword } from '../demo/accounts.ts'
import { test } from './journey.ts'
import { startServer } from './server.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

interface Said {
  id: string
  keyId: string
  code: string
  brokenAt: number | null
  items: { id: string; licences: number }[]
}

/** The signer program, once it is ready. */
function startSigner(env: Record<string, string>): Promise<{ process: ChildProcess; output: () => string }> {
  const child = spawn(process.execPath, ['tools/keywerk.ts', 'signer'], {
    cwd: root,
    env: { ...process.env, LOG_LEVEL: 'info', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  return new Promise((ready, failed) => {
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      if (output.includes('Signer ready')) ready({ process: child, output: () => output })
    })
    child.on('exit', (code) => failed(new Error(`The signer ended with ${code}: ${output}`)))
  })
}

test('with a signer the server has no licence key; away it is told, back it signs again', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'keywerk-signer-'))
  chmodSync(folder, 0o755)
  const env = { SIGNER_SOCKET: join(folder, 'signer.sock') }
  const begin = () => startSigner({ ...env, DATA_DIR: join(folder, 'signer') })
  let signer = await begin()
  const data = join(folder, 'data')
  const start = () => startServer({ ...env, DATA_DIR: data, RATE_LIMIT: '1000000', SIGN_IN_LIMIT: '1000000' })
  let server = await start()
  const stopSigner = async () => {
    const ended = new Promise((done) => signer.process.once('exit', done))
    signer.process.kill('SIGTERM')
    await ended
  }
  const signedIn = async () => {
    const json = { 'content-type': 'application/json' }
    const body = JSON.stringify({ email: 'administrator@wellenwerk.example', password: demoPassword })
    const session = await fetch(`${server.url}/api/session`, { method: 'POST', headers: json, body })
    const { accessToken } = (await session.json()) as { accessToken: string }
    return async (method: string, path: string, input?: object) => {
      const answer = await fetch(`${server.url}/api${path}`, {
        method,
        headers: { ...json, authorization: `Bearer ${accessToken}` },
        ...(input && { body: JSON.stringify(input) }),
      })
      const value = (answer.status === 204 ? {} : await answer.json()) as Said
      return { ...value, http: answer.status }
    }
  }
  try {
    expect(readdirSync(join(data, 'keys')).filter((name) => name.startsWith('licence-'))).toEqual([])
    let call = await signedIn()
    const [company] = (await call('GET', '/companies?search=10023')).items
    const products = (await call('GET', `/companies/${company!.id}/products`)).items
    const product = products.find(({ licences }) => licences > 0)!
    const [host] = (await call('GET', `/holdings/${product.id}/hosts`)).items
    const issue = () => call('POST', `/hosts/${host!.id}/licences`, {})
    expect((await issue()).http).toBe(201)
    expect(signer.output()).toContain('"msg":"signed"')

    await call('POST', '/session/confirmation', { password: demoPassword })
    const rotated = await call('POST', '/signing-keys', {})
    expect([rotated.http, (await issue()).keyId]).toEqual([201, rotated.id])
    expect(readdirSync(join(data, 'keys')).filter((name) => name.startsWith('licence-'))).toEqual([])

    await stopSigner()
    const refused = await issue()
    expect([refused.http, refused.code]).toEqual([503, 'licences.signerAway'])
    expect((await call('GET', '/ledger/check')).http).toBe(200)
    // A server started meanwhile does everything but sign.
    await server.stop()
    server = await start()
    call = await signedIn()
    expect((await issue()).code).toBe('licences.signerAway')
    signer = await begin()
    expect((await issue()).http).toBe(201)
    const check = await call('GET', '/ledger/check')
    expect(check.brokenAt).toBeNull()
  } finally {
    await server.stop()
    signer.process.kill('SIGKILL')
    await removeAbandonedPostmaster(join(data, 'postgres'))
    rmSync(folder, { recursive: true, force: true })
  }
})
