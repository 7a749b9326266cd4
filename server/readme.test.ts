import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import { listCompanies } from '#contract/companies.ts'
import { listCompanyHoldings } from '#contract/holdings.ts'
import { scopes } from '#contract/scopes.ts'
import { confirmSession } from '#contract/security.ts'
import { demoPassword } from '../demo/accounts.ts'
import { keywerk } from '../client/src/client.ts'
import { root } from '../tools/steps.ts'
import { testPortal } from './testing/portal.ts'

const portal = testPortal()
const folder = mkdtempSync(join(tmpdir(), 'keywerk-readme-'))
afterAll(() => {
  portal.app.server.closeAllConnections()
  rmSync(folder, { recursive: true, force: true })
})

const readme = readFileSync(join(root, 'README.md'), 'utf8')
const job = readme.slice(readme.indexOf('## The main job'), readme.indexOf('## Companies'))
const commands = [...job.matchAll(/`((?:npx|curl) [^`]+)`/g)].map(([, command]) => command!)

/** Runs a command of the README as it stands, with this checkout's programs for npx, and a portal and folders of its own. */
const run = (command: string, address: string) => {
  const here = command
    .replaceAll(
      /npx (keywerk-\w+)/g,
      (_, program: string) => `"${process.execPath}" "${join(root, 'licence/bin', program)}.mjs"`,
    )
    .replaceAll('localhost:8080', address)
    .replaceAll('~/Downloads', '"$HOME/Downloads"')
  const env = { ...process.env, HOME: folder, LANG: 'en_GB.UTF-8' }
  return promisify(execFile)('/bin/sh', ['-c', here], { cwd: folder, env })
}

test('the main job, command by command', async () => {
  const url = await portal.app.listen({ port: 0, host: '127.0.0.1' })
  const [, word] = /search for `([^`]+)`/.exec(job)!
  const found = (await portal.ask('administrator', listCompanies, { query: { search: word } })).items
  expect(found.map(({ customerNumber }) => customerNumber)).toEqual(['10023'])
  const holdings = (await portal.ask('administrator', listCompanyHoldings, { params: { id: found[0]!.id } })).items
  expect(holdings.map(({ product }) => product.titleDe).join()).toContain('Netzwerk')

  expect(commands).toHaveLength(2)
  await run(commands[0]!, url)
  expect(existsSync(join(folder, 'my.id'))).toBe(true)

  // What a browser saves, under the name the portal gives it.
  await portal.ask('administrator', confirmSession, { body: { password: demoPassword } })
  const account = await portal.call('administrator', 'POST', '/service-accounts', { name: 'Leser', scopes })
  const keys = `/service-accounts/${account.json.id}/keys`
  const { key } = (await portal.call('administrator', 'POST', keys, { label: 'Leser' })).json
  const licence = await keywerk({ url, key }).issueServiceLicence({
    customerNumber: '10023',
    productCode: 'WW-NW-20',
    request: readFileSync(join(folder, 'my.id')),
    email: 'it@kunde.example',
  })
  mkdirSync(join(folder, 'Downloads'))
  writeFileSync(join(folder, 'Downloads', licence.fileName), licence.file)
  const { stdout } = await run(commands[1]!, new URL(url).host)
  expect(stdout).toMatch(/^Valid\./m)
})

test('the file names and commands it names are there', () => {
  for (const [, file] of readme.matchAll(/\]\((?!http)([^)#]+)\)/g))
    expect([file, existsSync(join(root, file!))]).toEqual([file, true])
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>
  }
  for (const [, script] of readme.matchAll(/npm run ([\w:]+)/g)) expect(Object.keys(scripts)).toContain(script)
})
