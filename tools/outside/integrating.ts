// The programs of docs/integrating.md as they are written, against a demo server.
import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { scopes } from '#contract/scopes.ts'
import { demoPassword } from '../../demo/accounts.ts'
import { startServer } from '../../journeys/server.ts'
import { otherRequest } from '../../server/testing/licence-requests.ts'
import { root } from '../steps.ts'

const run = promisify(execFile)
const programs = { sh: 'bash', ts: process.execPath, python: 'python3', php: 'php' } as const
type Language = keyof typeof programs

/** Runs each program that has its language here, says how long it took, and names those that could not be run. */
export async function checkIntegrating(): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'keywerk-integrating-'))
  const server = await startServer({ DATA_DIR: join(folder, 'data') })
  let good = true
  try {
    const env = { ...process.env, KEYWERK_URL: server.url, KEYWERK_KEY: await newKey(server.url) }
    for (const [at, language] of (Object.keys(programs) as Language[]).entries()) {
      const said = await runProgram(language, at, folder, env)
      process.stdout.write(`docs/integrating.md, ${language}: ${said}\n`)
      good &&= !said.startsWith('failed')
    }
  } finally {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  return good
}

async function runProgram(language: Language, at: number, folder: string, env: NodeJS.ProcessEnv): Promise<string> {
  const own = mkdtempSync(join(folder, `${language}-`))
  const mac = `001B44BC000${at}`
  writeFileSync(join(own, 'my.id'), otherRequest({ machines: [{ name: `SRV-${at}`, mac }] }), 'base64')
  const file = join(own, `first.${language}`)
  writeFileSync(file, programIn(language).replaceAll('order-4711', `order-471${at}`))
  const from = performance.now()
  try {
    const { stdout } = await run(programs[language], [file], { cwd: own, env })
    const written = readdirSync(own).some((name) => name.endsWith('.lic'))
    const seconds = ((performance.now() - from) / 1000).toFixed(1)
    return stdout.trim() === 'true' && written ? `licence issued, valid, ${seconds} s` : `failed: ${stdout}`
  } catch (error) {
    const { code, stderr = '', stdout = '' } = error as { code?: unknown; stderr?: string; stdout?: string }
    return code === 'ENOENT' ? `not run, there is no ${programs[language]}` : `failed: ${stderr}${stdout}`
  }
}

function programIn(language: Language): string {
  const text = readFileSync(join(root, 'docs/integrating.md'), 'utf8')
  const [, program = ''] = new RegExp(`\`\`\`${language}\\n([^]+?)\\n\`\`\``).exec(text) ?? []
  return program.replace("'keywerk-client'", `'${new URL('../../client/src/index.ts', import.meta.url).href}'`)
}

async function newKey(server: string): Promise<string> {
  let token = ''
  const post = async (path: string, body: object) => {
    const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) }
    const answer = await fetch(`${server}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    return (answer.status === 204 ? {} : await answer.json()) as { accessToken: string; id: string; key: string }
  }
  token = (await post('/session', { email: 'administrator@wellenwerk.example', password: demoPassword })).accessToken
  await post('/session/confirmation', { password: demoPassword })
  const { id } = await post('/service-accounts', { name: 'Shop', scopes })
  return (await post(`/service-accounts/${id}/keys`, { label: 'Shop' })).key
}
