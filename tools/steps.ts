import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))
const bin = join(root, 'node_modules', '.bin')

/** Runs a program of the project's packages; answers whether it ended well. Output goes to the terminal. */
export function run(program: string, args: string[], env: Record<string, string> = {}): Promise<boolean> {
  return new Promise((done) => {
    const path = program === 'node' ? process.execPath : join(bin, program)
    const child = spawn(path, args, {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
    })
    child.on('error', () => done(false))
    child.on('close', (code) => done(code === 0))
  })
}

/** What `npm run check` looks at: types, lint with import rules, format, unused code. */
export const checks: [name: string, program: string, args: string[]][] = [
  ['types', 'tsc', ['-p', '.']],
  ['types of the web interface', 'tsc', ['-p', 'web']],
  ['lint and import rules', 'oxlint', ['--type-aware', '--deny-warnings']],
  ['format', 'biome', ['format', '.']],
  ['unused files, exports and packages', 'knip', ['--no-progress']],
]
