import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

// A project of its own with the same first file, an npm that only pretends, and a program that runs until it is told.
const root = mkdtempSync(join(tmpdir(), 'keywerk-run-'))
const path = (...names: string[]) => join(root, ...names)
beforeAll(() => {
  mkdirSync(path('tools'))
  copyFileSync(new URL('run.mjs', import.meta.url), path('tools', 'run.mjs'))
  writeFileSync(path('package.json'), '{ "scripts": { "start": "node tools/run.mjs tools/long.mjs" } }')
  writeFileSync(path('package-lock.json'), '{}')
  writeFileSync(
    path('npm.mjs'),
    `import { existsSync, writeFileSync } from 'node:fs'
    writeFileSync('npm-pid', String(process.pid))
    writeFileSync('node_modules/' + (process.env.HANGS ? 'half' : 'whole'), '')
    if (process.env.HANGS) setInterval(() => {}, 1000)`,
  )
  writeFileSync(
    path('tools', 'long.mjs'),
    `import { writeFileSync } from 'node:fs'
    process.on('SIGTERM', () => { writeFileSync('ended', ''); process.exit(143) })
    setInterval(() => {}, 1000)
    writeFileSync('pid', String(process.pid))`,
  )
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

const env = { ...process.env, npm_execpath: path('npm.mjs') }
const begin = (more: Record<string, string> = {}): ChildProcess =>
  spawn(process.execPath, ['tools/run.mjs', 'tools/long.mjs'], { cwd: root, env: { ...env, ...more }, stdio: 'ignore' })
const appears = (...names: string[]) => expect.poll(() => existsSync(path(...names))).toBe(true)
const isGone = (pid: number) => {
  try {
    process.kill(pid, 0)
    return false
  } catch {
    return true
  }
}
const programPid = () => Number(readFileSync(path('pid'), 'utf8'))

test('an installation broken off is begun anew by the next start', async () => {
  const first = begin({ HANGS: '1' })
  await appears('node_modules', 'half')
  const gone = once(first, 'exit')
  first.kill('SIGKILL')
  await gone
  // Nobody is left to end the installation that hangs.
  process.kill(Number(readFileSync(path('npm-pid'), 'utf8')), 'SIGKILL')
  const second = begin()
  await appears('pid')
  expect(existsSync(path('node_modules', 'half'))).toBe(false)
  expect(existsSync(path('node_modules', '.keywerk-installing'))).toBe(false)
  const ended = once(second, 'exit')
  second.kill('SIGTERM')
  expect(await ended).toEqual([143, null])
  expect(isGone(programPid())).toBe(true)
})

test('npm start that gets SIGTERM ends the program', async () => {
  for (const name of ['pid', 'ended']) rmSync(path(name), { force: true })
  const { npm_execpath: _its, ...plain } = env
  const npm = spawn('npm', ['start'], { cwd: root, env: plain, stdio: 'ignore' })
  await appears('pid')
  npm.kill('SIGTERM')
  await appears('ended')
  await expect.poll(() => isGone(programPid())).toBe(true)
})

test('the pinned Node runs, also where npm left its link out', async () => {
  rmSync(path('node_modules', '.bin'), { recursive: true, force: true })
  const folder = path('node_modules', `node-${process.platform}-${process.arch}`, 'bin')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'node'), `#!/bin/sh\necho "$@" > "${path('handed')}"`, { mode: 0o755 })
  const [code] = await once(begin(), 'exit')
  expect(code).toBe(0)
  expect(readFileSync(path('handed'), 'utf8')).toContain(join('tools', 'long.mjs'))
  expect(existsSync(path('node_modules', '.bin', 'node'))).toBe(true)
})

test('what the Node of the machine is too old for is installed with the pinned one', async () => {
  rmSync(path('node_modules'), { recursive: true, force: true })
  const program = `node_modules/made-for-${process.platform}`
  writeFileSync(
    path('package-lock.json'),
    JSON.stringify({ packages: { [program]: { optional: true, os: [process.platform], cpu: process.arch } } }),
  )
  const bin = `node_modules/node-${process.platform}-${process.arch}/bin`
  // An npm that leaves the program out until the pinned Node runs it, which here is a script that says so.
  const npm = path('old-npm.mjs')
  writeFileSync(
    npm,
    `import { mkdirSync, writeFileSync } from 'node:fs'
    if (process.env.PINNED) mkdirSync('${program}')
    else {
      mkdirSync('${bin}', { recursive: true })
      writeFileSync('${bin}/node', '#!/bin/sh\\ncase "$*" in *long.mjs*) exit 0;; esac\\nPINNED=1 exec ${process.execPath} "$@"', { mode: 0o755 })
    }`,
  )
  const [code] = await once(begin({ npm_execpath: npm }), 'exit')
  expect(code).toBe(0)
  expect(existsSync(path(program))).toBe(true)
})

test('commands of an operator read .env or the file that is named; what is set already counts more', async () => {
  rmSync(path('node_modules'), { recursive: true, force: true })
  writeFileSync(path('package-lock.json'), '{}')
  writeFileSync(path('tools', 'keywerk.ts'), 'console.log(process.env.PLACE, process.argv.slice(2).join())')
  const run = async (args: string[], more: Record<string, string> = {}) => {
    const child = spawn(process.execPath, ['tools/run.mjs', 'tools/keywerk.ts', ...args], {
      cwd: root,
      env: { ...env, ...more },
    })
    let said = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => void (said += chunk.toString()))
    const [code] = await once(child, 'close')
    return [code, said.trim().split('\n').at(-1)]
  }
  expect(await run(['a.keywerk'])).toEqual([0, 'undefined a.keywerk'])
  writeFileSync(path('.env'), 'PLACE="from .env" # of this folder\n')
  expect(await run(['a.keywerk'])).toEqual([0, 'from .env a.keywerk'])
  writeFileSync(path('other.env'), 'PLACE=other\n')
  expect(await run(['--env-file=other.env', 'a.keywerk'])).toEqual([0, 'other a.keywerk'])
  expect(await run(['a.keywerk', '--env-file', path('other.env')])).toEqual([0, 'other a.keywerk'])
  expect(await run(['a.keywerk'], { PLACE: 'set' })).toEqual([0, 'set a.keywerk'])
  const [code, said] = await run(['--env-file=none.env'])
  expect([code === 0, said]).toEqual([false, expect.stringContaining('none.env')])
})
