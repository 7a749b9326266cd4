import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const program = fileURLToPath(new URL('keywerk.ts', import.meta.url))
const run = (args: string[], env: Record<string, string> = {}) =>
  spawnSync(process.execPath, [program, ...args], { env: { LANG: 'en', ...env }, encoding: 'utf8' })

test('without a command, and with help, it lists its commands; each says how it is called', () => {
  for (const args of [[], ['help'], ['--help']]) {
    const { status, stdout } = run(args)
    expect(status).toBe(0)
    for (const name of ['start', 'doctor', 'settings', 'backup', 'restore', 'keys', 'administrator', 'audit', 'usage'])
      expect(stdout).toMatch(new RegExp(`^ {2}${name} +\\S`, 'm'))
  }
  expect(run(['backup', '--help']).stdout).toContain('Usage: keywerk backup FILE')
  expect(run(['help'], { LANG: 'de_DE.UTF-8' }).stdout).toContain('Aufruf: keywerk BEFEHL')
})

test('an unknown command and a wrong call end with 2 and a sentence', () => {
  expect(run(['bakcup'])).toMatchObject({
    status: 2,
    stderr: 'There is no command “bakcup”. Did you mean “backup”?\n',
  })
  expect(run(['constructor'])).toMatchObject({ status: 2, stdout: '' })
  expect(run(['backup'])).toMatchObject({ status: 2, stderr: expect.stringContaining('Usage: keywerk backup FILE') })
  for (const args of [['--before'], ['--before', '26'], ['--to', '/x'], ['--before', '2026', '--before', '2025']])
    expect(run(['audit', 'seal', ...args])).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('keywerk audit seal --before YEAR [--to FOLDER]'),
    })
})

test('settings are shown with their source and without secrets; wrong ones end with 1', () => {
  const secrets = { METRICS_TOKEN: 'hush-token', DATABASE_URL: 'postgres://user:hush-pass@db.example/portal' }
  const right = run(['settings'], { ...secrets, PORT: '8081' })
  expect(right.status).toBe(0)
  expect(right.stdout).toMatch(/^PORT +8081 +environment$/m)
  expect(right.stdout).toMatch(/^BACKUP_KEEP +14 +default$/m)
  expect(right.stdout).toMatch(/^METRICS_TOKEN +\*\*\* +environment$/m)
  expect(right.stdout).toContain('postgres://***@db.example/portal')
  const wrong = run(['settings'], { ...secrets, PORT: 'abc', BACKUPDIR: '/backups' })
  expect(wrong.status).toBe(1)
  expect(wrong.stderr).toContain('PORT is "abc"')
  expect(wrong.stderr).toContain('BACKUPDIR is not read')
  expect(right.stdout + wrong.stdout + wrong.stderr).not.toContain('hush')
})
