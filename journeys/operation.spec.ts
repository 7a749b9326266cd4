import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect } from '@playwright/test'
import { startEmbeddedPostgres } from '#platform/postgres/embedded-postgres.ts'
import { test } from './journey.ts'
import { startServer } from './server.ts'
import { copyTemplate, newFolder, removeFolder } from './template.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const folders: string[] = []
const kept = (folder: string): string => {
  folders.push(folder)
  return folder
}
const emptyFolder = () => kept(newFolder('operation'))
const demoFolder = () => kept(copyTemplate('operation'))

test.afterAll(async () => {
  for (const folder of folders) await removeFolder(folder)
})

/** Runs the server until it ends by itself; what it said and how it ended. */
function refused(env: Record<string, string>): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.execPath, ['server/main.ts'], {
    cwd: root,
    env: { ...process.env, LOG_LEVEL: 'silent', PORT: '0', ...env },
    stdio: 'pipe',
  })
  let said = ''
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()))
  return new Promise((done) => child.on('exit', (code) => done({ code, said: said.trim() })))
}

const ready = async (url: string) => (await fetch(`${url}/health/ready`)).status
const serversOn = (folder: string): number =>
  Number(execFileSync('sh', ['-c', `ps ax -o args | grep -c "[p]ostgres -D ${folder}/postgres" || true`]).toString())

test('it starts, ends cleanly on SIGTERM, and starts again on the same data', async () => {
  const DATA_DIR = demoFolder()
  const first = await startServer({ DATA_DIR })
  expect(first.output()).toContain('administrator@wellenwerk.example')
  expect(await ready(first.url)).toBe(200)
  expect((await refused({ DATA_DIR })).said).toMatch(/^DATA_DIR is ".*", but process \d+ is already using it/)
  await first.stop()
  expect(first.process.exitCode).toBe(0)
  expect(serversOn(DATA_DIR)).toBe(0)
  for (const name of readdirSync(join(DATA_DIR, 'keys'))) {
    expect(statSync(join(DATA_DIR, 'keys', name)).mode & 0o077).toBe(0)
    expect(readFileSync(join(DATA_DIR, 'keys', name), 'utf8')).toContain('PRIVATE KEY')
  }
  const keys = readdirSync(join(DATA_DIR, 'keys'))

  const second = await startServer({ DATA_DIR })
  expect(await ready(second.url)).toBe(200)
  expect(readdirSync(join(DATA_DIR, 'keys'))).toEqual(keys)
  await killed(second.process)

  const third = await startServer({ DATA_DIR })
  expect(await ready(third.url)).toBe(200)
  const session = await fetch(`${third.url}/api/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'licenser@wellenwerk.example', password: 'Keywerk-2026!' }),
  })
  expect(session.status).toBe(201)
  await third.stop()
  expect(serversOn(DATA_DIR)).toBe(0)
})

test('an added key signs from the next start on, and licences of the old one still verify', async () => {
  const DATA_DIR = demoFolder()
  const before = await startServer({ DATA_DIR })
  const [old] = await publishedKeys(before.url)
  await before.stop()
  execFileSync(process.execPath, ['tools/keywerk.ts', 'keys', 'add', 'licence'], {
    cwd: root,
    env: { ...process.env, DATA_DIR },
  })
  const after = await startServer({ DATA_DIR })
  const keys = await publishedKeys(after.url)
  expect(keys).toHaveLength(2)
  expect(keys).toMatchObject([{ status: 'active' }, { ...old, status: 'replaced' }])
  await after.stop()
})

test('without demo data the first administrator is made by a link that works once, and let in again by another', async ({
  page,
}) => {
  const DATA_DIR = emptyFolder()
  const server = await startServer({ DATA_DIR, DEMO: '0' })
  const link = /(\/setup\?token=[\w-]+)/.exec(server.output())?.[1] ?? ''
  expect(server.output()).not.toContain('wellenwerk.example')
  await page.goto(server.url + link)
  await page.getByLabel('E-Mail-Adresse').fill('chefin@firma.example')
  await page.getByRole('textbox', { name: /^Passwort/ }).fill('Richtig-2026!')
  await page.getByRole('button', { name: 'Konto anlegen' }).click()
  await expect(page).toHaveURL(/\/login/)
  // The address changes before the page does, and both ask for the same two things.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Anmelden')
  await page.getByLabel('E-Mail-Adresse').fill('chefin@firma.example')
  await page.getByRole('textbox', { name: /^Passwort/ }).fill('Richtig-2026!')
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Firmen')
  const again = await fetch(`${server.url}/api/setup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token: link.split('=')[1], email: 'zweite@firma.example', password: 'Richtig-2026!' }),
  })
  expect(again.status).toBe(410)
  expect((await fetch(`${server.url}/api/mailbox`)).status).toBe(404)
  const env = { ...process.env, DATA_DIR, DEMO: '0', PUBLIC_URL: server.url }
  const printed = execFileSync(process.execPath, ['tools/keywerk.ts', 'administrator', 'link'], { cwd: root, env })
    .toString()
    .trim()
  await page.context().clearCookies()
  await page.goto(printed)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Administratorkonto öffnen')
  await page.getByLabel('E-Mail-Adresse').fill('chefin@firma.example')
  await page.getByRole('textbox', { name: /^Passwort/ }).fill('Vergessen-2026!')
  await page.getByRole('button', { name: 'Konto öffnen' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Anmelden')
  await page.getByLabel('E-Mail-Adresse').fill('chefin@firma.example')
  await page.getByRole('textbox', { name: /^Passwort/ }).fill('Vergessen-2026!')
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Firmen')
  await server.stop()
})

test('two processes start at once on one empty database, and both serve', async () => {
  const folder = emptyFolder()
  const postgres = await startEmbeddedPostgres(folder)
  const env = { DATA_DIR: join(folder, 'files'), DATABASE_URL: postgres.urlOf('postgres') }
  const servers = await Promise.all([startServer(env), startServer(env)])
  const tokens = await Promise.all(
    servers.map(async ({ url }) => {
      const answer = await fetch(`${url}/api/session`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: 'licenser@wellenwerk.example', password: 'Keywerk-2026!' }),
      })
      return ((await answer.json()) as { accessToken: string }).accessToken
    }),
  )
  // A session of one process is a session of the other, and its end there counts here soon.
  const headers = { authorization: `Bearer ${tokens[0]}` }
  const companies = await fetch(`${servers[1].url}/api/companies`, { headers })
  expect(((await companies.json()) as { total: number }).total).toBe(240)
  await fetch(`${servers[0].url}/api/session`, { method: 'DELETE', headers })
  await expect.poll(async () => (await fetch(`${servers[1].url}/api/companies`, { headers })).status).toBe(401)
  for (const server of servers) await server.stop()
  await postgres.stop()
})

test('production names what is wrong and does not start', async () => {
  const DATA_DIR = demoFolder()
  const production = { NODE_ENV: 'production', PUBLIC_URL: 'https://portal.example', DEMO: '0' }
  // Each setting by itself, and keys others could read: the tests of the configuration and of the keys.
  expect(await refused({ PORT: 'http', DATA_DIR })).toEqual({
    code: 1,
    said: 'PORT is "http", but must be a whole number from 0 to 65535.',
  })
  const demo = await startServer({ DATA_DIR })
  await demo.stop()
  expect((await refused({ ...production, DATA_DIR })).said).toMatch(/^The signing key .*-demo\.pem was made for a demo/)
  rmSync(join(DATA_DIR, 'keys'), { recursive: true })
  expect((await refused({ ...production, DATA_DIR })).said).toMatch(
    /^The database was used before, but .* "npm run keys/,
  )
  // As the sentence says.
  for (const kind of ['token', 'licence'])
    execFileSync(process.execPath, ['tools/keywerk.ts', 'keys', 'add', kind], {
      cwd: root,
      env: { ...process.env, ...production, DATA_DIR },
    })
  expect((await refused({ ...production, DATA_DIR })).said).toMatch(
    /^The database holds demo accounts \(administrator@wellenwerk\.example/,
  )
  expect(existsSync(join(DATA_DIR, 'server.pid'))).toBe(false)
})

const publishedKeys = async (url: string) =>
  ((await (await fetch(`${url}/.well-known/licence-keys.json`)).json()) as { keys: { kid: string }[] }).keys

function killed(child: ChildProcess): Promise<void> {
  return new Promise((done) => {
    child.once('exit', () => done())
    child.kill('SIGKILL')
  })
}
