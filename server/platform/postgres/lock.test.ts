import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { lockDataFolder } from './lock.ts'

const folder = mkdtempSync(join(tmpdir(), 'keywerk-lock-'))
const file = join(folder, 'server.pid')
const children: ChildProcess[] = []
afterAll(() => {
  for (const child of children) child.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

function started(program: string, ...args: string[]): ChildProcess & { pid: number } {
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'ignore'] })
  children.push(child)
  return child as ChildProcess & { pid: number }
}

test('a claim is first of all a number, and gone when it is given back', () => {
  const lock = lockDataFolder(folder)
  expect(readFileSync(file, 'utf8').split('\n')[0]).toBe(String(process.pid))
  lock.release()
  expect(existsSync(file)).toBe(false)
})

/** A process that claims the folder and says so. */
function claiming(): ChildProcess & { pid: number } {
  const source = `import { lockDataFolder } from ${JSON.stringify(join(import.meta.dirname, 'lock.ts'))}
    lockDataFolder(${JSON.stringify(folder)})
    console.log('claimed')
    setInterval(() => {}, 60_000)`
  return started(process.execPath, '--input-type=module', '-e', source)
}

test('whoever claimed a folder has it as long as it lives', async () => {
  const other = claiming()
  await once(other.stdout!, 'data')
  expect(() => lockDataFolder(folder)).toThrow(`process ${other.pid} is already using it`)
  other.kill('SIGKILL')
  await once(other, 'exit')
  lockDataFolder(folder).release()
})

test('a claim of an older release, which is a number alone, counts while that is a process of Node', async () => {
  const other = started(process.execPath, '-e', 'console.log(1); setInterval(() => {}, 60_000)')
  await once(other.stdout!, 'data')
  writeFileSync(file, String(other.pid))
  expect(() => lockDataFolder(folder)).toThrow(`process ${other.pid} is already using it`)
  rmSync(file)
})

test('of several starts that find the same stale claim one gets the folder', async () => {
  const gone = started(process.execPath, '-e', '')
  await once(gone, 'exit')
  writeFileSync(file, `${gone.pid}\nbegan at tick 1 of boot 2\n`)
  const starts = Array.from({ length: 6 }, claiming)
  const exits = starts.map((start) => once(start, 'exit').then(() => 'refused'))
  const outcomes = starts.map((start, at) =>
    Promise.race([once(start.stdout!, 'data').then(() => 'claimed'), exits[at]!]),
  )
  expect((await Promise.all(outcomes)).filter((outcome) => outcome === 'claimed')).toHaveLength(1)
  for (const start of starts) start.kill('SIGKILL')
  await Promise.all(exits)
  rmSync(file, { force: true })
})

// Where nothing tells when a process began, a number that is in use counts.
test.runIf(existsSync('/proc/self/stat'))('a number another program has got since keeps nobody from starting', () => {
  const { pid } = started('sleep', '600')
  writeFileSync(file, String(pid))
  const lock = lockDataFolder(folder)
  const claim = readFileSync(file, 'utf8')
  expect(claim).toContain(readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim())
  lock.release()
  // Of Node as well, and begun at another moment.
  const { pid: later } = started(process.execPath, '-e', 'setInterval(() => {}, 60_000)')
  writeFileSync(file, claim.replace(String(process.pid), String(later)))
  lockDataFolder(folder).release()
})

test.runIf(existsSync('/proc/self/stat'))('neither does a claim of before the last boot', async () => {
  const other = claiming()
  await once(other.stdout!, 'data')
  const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
  writeFileSync(file, readFileSync(file, 'utf8').replace(boot, '0198c0de-0000-4000-8000-000000000000'))
  lockDataFolder(folder).release()
})
