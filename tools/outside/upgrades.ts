// Upgrades from each release to what is checked out: a release makes the demo, this program goes on with it. The ledger
// goes on from where it stood with every licence as it was, the audit log fits, and the release refuses what is newer.
//   node tools/outside/upgrades.ts [COMMIT …]
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { demoPassword } from '../../demo/accounts.ts'
import { type Server, startServer } from '../../journeys/server.ts'
import { releases } from '../release/releases.ts'
import { root } from '../steps.ts'

const commits = [...new Set([...releases().map(({ commit }) => commit), ...process.argv.slice(2)])]
let failed = 0
for (const commit of commits) {
  const folder = mkdtempSync(join(tmpdir(), 'keywerk-upgrade-'))
  try {
    console.log(`✓ from ${commit}: ${await upgradeFrom(commit, folder)}`)
  } catch (thrown) {
    failed++
    console.log(`✗ from ${commit}: ${String(thrown)}`)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
console.log(`${commits.length - failed} upgrades passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)

async function upgradeFrom(commit: string, folder: string): Promise<string> {
  const release = join(folder, 'release')
  mkdirSync(release)
  const packed = execFileSync('git', ['archive', commit], { cwd: root, maxBuffer: 2 ** 28 })
  execFileSync('tar', ['-x', '-C', release], { input: packed })
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: release,
    stdio: ['ignore', 2, 2],
  })
  const env = { DATA_DIR: join(folder, 'data'), DEMO: '1' }
  const before = await during(await startServer(env, release), ledgerOf)
  const began = performance.now()
  const after = await during(await startServer(env), (server) => {
    execFileSync('node', ['tools/keywerk.ts', 'audit', 'check'], { cwd: root, env: { ...process.env, ...env } })
    return ledgerOf(server)
  })
  const seconds = ((performance.now() - began) / 1000).toFixed(0)
  if (!after.file.includes(`"hash":"${before.state.hash}"`)) throw new Error('the ledger does not go on from its end')
  if (after.faults !== '') throw new Error(`the ledger: ${after.faults}`)
  const refusal = await startServer(env, release).then(
    (server) => server.stop().then(() => ''),
    (thrown: Error) => /[^\n]*\bnewer\b[^\n]*/.exec(thrown.message)?.[0] ?? '',
  )
  if (refusal === '') throw new Error('the release starts on the newer database, or does not say why not')
  return `${before.state.position} licences, ${seconds} s. The release then: ${refusal.trim()}`
}

async function during<T>(server: Server, look: (server: Server) => Promise<T>): Promise<T> {
  try {
    return await look(server)
  } finally {
    await server.stop()
  }
}

interface Check {
  brokenAt: number | null
  reasons: unknown[]
  licences: Record<string, number[]>
}

/** Where the ledger ends, all of it as a file, and what its check finds wrong: '' is nothing. */
async function ledgerOf({ url }: Server) {
  const body = JSON.stringify({ email: 'administrator@wellenwerk.example', password: demoPassword })
  const signIn = { method: 'POST', headers: { 'content-type': 'application/json' }, body }
  const { accessToken } = JSON.parse(await ask(`${url}/api/session`, signIn)) as { accessToken: string }
  const read = (path: string) => ask(url + path, { headers: { authorization: `Bearer ${accessToken}` } })
  const { brokenAt, reasons, licences } = JSON.parse(await read('/api/ledger/check')) as Check
  const wrong = brokenAt !== null || reasons.length > 0 || Object.values(licences).some(({ length }) => length > 0)
  return {
    state: JSON.parse(await read('/api/ledger/state')) as { position: number; hash: string },
    file: await read('/api/ledger/file'),
    faults: wrong ? JSON.stringify({ brokenAt, reasons, licences }) : '',
  }
}

async function ask(url: string, request: RequestInit): Promise<string> {
  const answer = await fetch(url, request)
  if (!answer.ok) throw new Error(`${new URL(url).pathname}: ${answer.status} ${await answer.text()}`)
  return answer.text()
}
