// How the verifiers in C and Python answer wrong calls, odd key files and a clock file: as the library's own program does.
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkClock } from '../licence/src/clock.ts'

const clock = (machine: string): string[] => ['--clock-state', '/no/such/folder/clock', '--clock-machine', machine]

/** Options behind a licence and its keys that make the call a wrong one: nothing is answered, and it ends with 2. */
export const wrongCalls: readonly string[][] = [
  ['--unknown'],
  ['--now', '2026-02-30T00:00:00Z'],
  ['--now', '1969-12-31T23:59:59Z'],
  ['--now', '9999-12-31T00:00:00Z'],
  ['--now', '2026-12-01T12:00:00.5Z'],
  ['--mac', 'x'],
  ['--mac', '00:00:00:00:00:00'],
  ['--mac', 'FFFFFFFFFFFF'],
  ['--product-version', '0'],
  ['--product-version', '1000'],
  ['--product-version', '020'],
  ['--clock-machine', 'm'],
  ['--clock-state', '/no/such/folder/clock'],
  clock('m'),
  clock(''),
  clock('x'.repeat(256)),
  // Counted as UTF-16 does.
  clock('🔩'.repeat(128)),
]

/** Key files written from a good one, and whether they are still a set of keys. */
export function keyFiles(folder: string, good: string): { name: string; path: string; isSet: boolean }[] {
  const set = readFileSync(good, 'utf8')
  const withMember = (value: string): string => set.replace('{', `{"x":${value},`)
  const contents: [name: string, text: string, isSet: boolean][] = [
    ['an integer of 5,000 digits', withMember('9'.repeat(5000)), true],
    ['a float beyond all numbers', withMember('1e999'), true],
    ['1 MiB', set.trim().padEnd(1024 * 1024), true],
    ['more than 1 MiB', set.trim().padEnd(1024 * 1024 + 1), false],
    ['brackets and nothing else', '['.repeat(3000) + ']'.repeat(3000), false],
    ['brackets that are never closed', '['.repeat(500_000), false],
  ]
  return contents.map(([name, text, isSet], at) => {
    const path = join(folder, `keys-${at}.json`)
    writeFileSync(path, text)
    return { name, path, isSet }
  })
}

/**
 * What is wrong with how a verifier keeps the clock file; null when nothing is. `ask` runs it with these options on a
 * licence that can be read.
 */
export async function clockFileFault(
  path: string,
  ask: (options: string[]) => Promise<unknown>,
): Promise<string | null> {
  const options = ['--clock-state', path, '--clock-machine', 'Größl 🔩']
  rmSync(path, { force: true })
  await ask([...options, '--now', '2999-01-01T00:00:00Z'])
  if (existsSync(path)) return 'a time the clock never showed was kept'
  await ask(options)
  if (!existsSync(path)) return 'nothing was kept'
  const state = readFileSync(path)
  await ask([...options, '--now', '2999-01-01T00:00:00Z'])
  if (!readFileSync(path).equals(state)) return 'a time the clock never showed was kept over another'
  const licence = { clockHours: 0, issued: '2026-11-21T00:00:00Z' }
  const answer = await checkClock(licence, false, new Date(), { state, machine: 'Größl 🔩' })
  return answer.notes.length === 0 && answer.reasons.length === 0 ? null : 'the library reads it otherwise'
}
