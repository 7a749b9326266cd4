import { rmSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import { refuseWeakPassword } from '#domains/accounts/passwords/password-rule.ts'
import { ConfigurationError, readConfiguration } from '#platform/installation/configuration.ts'
import { shownSettings } from '#platform/installation/shown-settings.ts'
import { startServer } from '../journeys/server.ts'
import { newFolder } from '../journeys/template.ts'
import { testPortal } from './testing/portal.ts'
import { troublesOf } from './domains.ts'
import { requireOwnSettings } from './own-settings.ts'
import { version } from '#platform/installation/version.ts'

const portal = testPortal()
const folder = newFolder('shown')
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const own = {
  VENDOR_NAME: 'Getriebe Software AG',
  PRODUCT_KEY: 'getriebe',
  MAIL_FROM: 'portal@getriebe.example',
  MAIL_LICENCE_FROM: 'lizenzen@getriebe.example',
}
const production = (more: Record<string, string> = {}) =>
  readConfiguration({ NODE_ENV: 'production', DEMO: '0', PUBLIC_URL: 'https://portal.example', ...own, ...more })

test('production names each setting whose value the repository shows; a demo has them all', () => {
  expect(shownSettings(production())).toEqual([])
  for (const [name, value] of [
    ['VENDOR_NAME', 'Wellenwerk Software GmbH'],
    ['VENDOR_NAME', ''],
    ['PRODUCT_KEY', 'wellenwerk'],
    ['PRODUCT_KEY', ''],
    ['MAIL_FROM', ''],
    ['MAIL_FROM', 'portal@wellenwerk.example'],
    ['MAIL_LICENCE_FROM', ''],
  ] as const)
    expect([name, value, shownSettings(production({ [name]: value }))]).toEqual([name, value, [name]])
  expect(shownSettings(readConfiguration({}))).toEqual([])
})

test('a production without licences does not start with them, and one sentence names the first', async () => {
  const said: string[] = []
  const log = { warn: (line: string) => void said.push(line) }
  const { db, pool } = portal.database
  // Licences of the demo say its vendor and product: an installation that issued such starts, with a warning.
  await requireOwnSettings(db, production({ VENDOR_NAME: '', PRODUCT_KEY: '', MAIL_FROM: '' }), log)
  expect(said).toEqual([
    expect.stringMatching(/^VENDOR_NAME is "Wellenwerk Software GmbH"/),
    expect.stringMatching(/^PRODUCT_KEY is "wellenwerk"/),
    expect.stringMatching(/^MAIL_FROM is "no-reply@wellenwerk\.example"/),
  ])
  // Licences under one's own name do not speak for the demo's.
  await pool.query(`ALTER TABLE licences DISABLE TRIGGER ALL`)
  await pool.query(`UPDATE licences SET bytes = 'ISSUER "Getriebe Software AG"'::bytea`)
  await expect(requireOwnSettings(db, production({ VENDOR_NAME: '' }), log)).rejects.toThrow(
    /^VENDOR_NAME is "Wellenwerk Software GmbH", .* set it to/,
  )
  await expect(requireOwnSettings(db, production({ PRODUCT_KEY: '' }), log)).rejects.toThrow(ConfigurationError)
  await requireOwnSettings(db, production({ MAIL_FROM: '' }), log)
  await pool.query('TRUNCATE licences CASCADE')
  await expect(requireOwnSettings(db, production({ MAIL_FROM: '' }), log)).rejects.toThrow(/^MAIL_FROM is/)
  await requireOwnSettings(db, production(), log)
})

test('a fresh production ends with the sentence, and runs with settings of its own', async () => {
  const port = String(20_000 + Math.floor(Math.random() * 9000))
  const address = { PORT: port, PUBLIC_URL: `http://localhost:${port}` }
  const settings = { NODE_ENV: 'production', DEMO: '0', DATA_DIR: folder, ...address }
  await expect(startServer({ ...settings, ...own, PRODUCT_KEY: '' })).rejects.toThrow(/PRODUCT_KEY is "wellenwerk"/)
  const server = await startServer({ ...settings, ...own })
  expect(await (await fetch(`${server.url}/health/ready`)).json()).toEqual({ status: 'ready', version })
  await server.stop()
})

test('where it started with one, health tells so', async () => {
  const { db } = portal.database
  const look = (settings: ReturnType<typeof production>) => troublesOf(db, settings)
  expect(await look(production({ VENDOR_NAME: '' }))).toContain('settings.shown')
  expect(await look(production())).not.toContain('settings.shown')
})

test('the password of the demo is nobody’s in production, with the usual turns neither', () => {
  for (const password of ['Keywerk-2026!', 'Keywerk-2027?', 'K3ywerk!2026', 'Wellenwerk-1!']) {
    expect(() => refuseWeakPassword(password, { settings: production() }), password).toThrow('password.common')
    expect(() => refuseWeakPassword(password, { settings: readConfiguration({}) }), password).not.toThrow()
  }
  expect(() => refuseWeakPassword('Hafen-Kran-27!', { settings: production() })).not.toThrow()
})
