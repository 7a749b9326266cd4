import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { isAbsolute, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))
const bin = join(root, 'node_modules', '.bin')

export type Step = [name: string, program: string, args: string[], env?: Record<string, string>]

/** Runs a program of the project's packages; answers whether it ended well. Output goes to the terminal. */
export function run(program: string, args: string[], env: Record<string, string> = {}): Promise<boolean> {
  return new Promise((done) => {
    const child = begin(program, args, env, 'inherit')
    child.on('error', () => done(false))
    child.on('close', (code) => done(code === 0))
  })
}

/** Runs steps that need nothing of each other, as many at a time as there are cores; each tells all it said when it ends. */
export async function runBeside(steps: readonly Step[], ended: (name: string, ok: boolean, seconds: number) => void) {
  const left = [...steps]
  const lane = async () => {
    for (let step = left.shift(); step; step = left.shift()) {
      const [name, program, args, env] = step
      const began = performance.now()
      const { ok, said } = await listen(program, args, env)
      const seconds = (performance.now() - began) / 1000
      console.log(
        `${ok ? '✓' : '✗'} ${name} (${seconds.toFixed(0)} s)${said.trim() === '' ? '' : `\n${said.trimEnd()}`}`,
      )
      ended(name, ok, seconds)
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, lane))
}

/** Runs a program of the project's packages; answers whether it ended well, and all it said. */
export function listen(
  program: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<{ ok: boolean; said: string }> {
  return new Promise((done) => {
    const child = begin(program, args, env, 'pipe')
    let said = ''
    const collect = (chunk: Buffer) => void (said += chunk.toString())
    child.stdout?.on('data', collect)
    child.stderr?.on('data', collect)
    child.on('error', (error) => done({ ok: false, said: String(error) }))
    child.on('close', (code) => done({ ok: code === 0, said }))
  })
}

/** Seconds of the processor that programs this one started, and theirs, took and ended; null where no Linux counts them. */
export function childProcessorSeconds(): number | null {
  try {
    // Behind the name in brackets: fields 3 and on of proc(5); 16 and 17 are ticks, a hundred a second.
    const fields = readFileSync('/proc/self/stat', 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
    return (Number(fields[13]) + Number(fields[14])) / 100
  } catch {
    return null
  }
}

function begin(program: string, args: string[], env: Record<string, string>, output: 'inherit' | 'pipe') {
  // What is no package of the project is named with its path.
  const path = program === 'node' ? process.execPath : isAbsolute(program) ? program : join(bin, program)
  return spawn(path, args, { cwd: root, stdio: ['ignore', output, output], env: { ...process.env, ...env } })
}

/** What `npm run check` looks at: types, lint with import rules, format, unused code. The longest come first. */
export const checks: Step[] = [
  // Several threads work out most types each for itself: with one it takes a quarter less of the processor's time, types
  // half. Beside each other these steps use two cores all the same.
  ['lint and import rules', 'oxlint', ['--type-aware', '--deny-warnings', '--threads=1'], { GOMAXPROCS: '1' }],
  ['types', 'tsc', ['-p', '.', '--checkers', '1']],
  ['types of the web interface', 'tsc', ['-p', 'web', '--checkers', '1']],
  ['unused files, exports and packages', 'knip', ['--no-progress']],
  ['format', 'biome', ['format', '.']],
  ['figures of the code', 'node', ['tools/code-figures.ts']],
]
