import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { listCompanies } from '#contract/companies.ts'
import { operations } from '#contract/index.ts'
import { environment, readConfiguration } from '#platform/installation/configuration.ts'
import { testPortal } from './testing/portal.ts'

const portal = testPortal()
const read = (name: string) => readFileSync(new URL(`../deploy/${name}`, import.meta.url), 'utf8')

test('rules and board ask for figures the portal has', async () => {
  // One of each kind has to have happened.
  await portal.ask('administrator', listCompanies)
  await portal.call('administrator', 'GET', '/crm/search?words=Antrieb')
  const figures = (await portal.app.inject({ url: '/metrics' })).body
  const known = new Set([...figures.matchAll(/^# TYPE (\S+)/gm)].map((match) => match[1]!))
  for (const name of ['prometheus-rules.yml', 'grafana-board.json'])
    for (const [asked] of read(name).matchAll(/\b(keywerk|nodejs|process)_[a-z0-9_]+/g))
      expect([name, asked, known.has(asked.replace(/_(bucket|count|sum)$/, ''))]).toEqual([name, asked, true])
})

test('every rule names a situation that stands in the handbook', () => {
  const handbook = readFileSync(new URL('../docs/operating.md', import.meta.url), 'utf8')
  const situations = [...handbook.matchAll(/^### (\d+)\. /gm)].map((match) => match[1])
  expect(situations).toEqual(Array.from({ length: 14 }, (_, at) => String(at + 1)))
  for (const [, numbers] of read('prometheus-rules.yml').matchAll(/runbook: .*situations? (.*)/g))
    for (const [number] of numbers!.matchAll(/\d+/g)) expect(situations).toContain(number)
})

/** What the unit sets: in lines of its own, and on the command line. */
const setByUnit = { lines: /^Environment=(.*)$/gm, command: /^ExecStart=\/usr\/bin\/env ((?:\w+=\S+ )+)/gm }
const pairsIn = (text: string, found: RegExp) =>
  [...text.matchAll(found)].flatMap((match) =>
    match[1]!
      .trim()
      .split(' ')
      .map((pair) => pair.split(/=(.*)/s).slice(0, 2)),
  )

test('units and image set variables the portal reads', () => {
  const units = ['keywerk.service', 'keywerk-signer.service'].map(read)
  const set = [
    ...units.flatMap((unit) => [...pairsIn(unit, setByUnit.lines), ...pairsIn(unit, setByUnit.command)]),
    ...pairsIn(read('Containerfile'), /^ENV (.*)$/gm),
  ]
  const names = set.map(([name]) => name)
  expect(names.length).toBeGreaterThan(5)
  for (const name of names) expect(Object.keys(environment.shape)).toContain(name)
})

test('with the example as the file of its settings the unit still starts a production without demo data', () => {
  const unit = read('keywerk.service')
  const example = [...read('../.env.example').matchAll(/^([A-Z\d_]+)=(.*)$/gm)].map(([, name, value]) => [name, value])
  // As systemd.exec(5) has it: what a file sets goes before Environment=, wherever both stand.
  const set = [...pairsIn(unit, setByUnit.lines), ...example, ...pairsIn(unit, setByUnit.command)]
  const settings = readConfiguration({ ...Object.fromEntries(set), PUBLIC_URL: 'https://portal.example' })
  expect(settings).toMatchObject({ production: true, DEMO: false, DATA_DIR: '/var/lib/keywerk' })
})

test('where the example has the audit log sent to, the unit lets the portal write', () => {
  const unit = read('keywerk.service')
  const [, folder] = /file:\/\/(\/\S+)\/[^/\s]+\.jsonl/.exec(read('../.env.example'))!
  // Under ProtectSystem=strict nothing else on the disk can be written to.
  const folders = { StateDirectory: '/var/lib/', LogsDirectory: '/var/log/', ReadWritePaths: '' }
  const open = Object.entries(folders).flatMap(([setting, above]) =>
    [...unit.matchAll(new RegExp(`^${setting}=(.*)$`, 'gm'))].map((match) => above + match[1]!),
  )
  expect(open).toContain(folder)
})

test('the proxies of the samples let every upload through that the portal takes', () => {
  const largest = Math.max(...operations.map(({ uploadLimit }) => uploadLimit ?? 0))
  const [, mebibytes] = /client_max_body_size (\d+)m;/.exec(read('nginx.conf'))!
  const [, megabytes] = /max_size (\d+)MB$/m.exec(read('Caddyfile'))!
  expect(Number(mebibytes) * 2 ** 20).toBeGreaterThanOrEqual(largest)
  expect(Number(megabytes) * 1e6).toBeGreaterThanOrEqual(largest)
})

test('the sample for nginx is understood by the releases of Debian 12 and Ubuntu 24.04', () => {
  // `http2` as a directive of its own came with 1.25.1; before that the start ends with it.
  expect(read('nginx.conf')).not.toMatch(/^\s*http2\s/m)
  expect(read('nginx.conf')).toMatch(/^\s*listen 443 ssl http2;$/m)
})
