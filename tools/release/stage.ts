// The portal as it runs elsewhere: without tests and tools of development, with what its pages are built to and the
// packages of one platform. The Node and the PostgreSQL that go with it are packages too.
import { execFileSync } from 'node:child_process'
import { chmodSync, globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../steps.ts'
import { missingImports } from './imports.ts'

/** What only development needs. */
const left = [
  '.ci',
  '.cache',
  '.gitignore',
  'bench',
  'journeys',
  'client',
  'biome.json',
  'knip.json',
  'oxlint.config.ts',
  'playwright.config.ts',
  'vitest.config.ts',
  'vite.config.ts',
  'tsconfig.json',
  'docs/decisions',
  'docs/recipes',
  'server/attacks',
  'server/testing',
  'server/domains/**/fixtures.ts',
  'tools/!(commands|keywerk.ts|run.mjs|scratch.ts|steps.ts|web-build.ts)',
  'web/!(dist)',
  'node_modules/pg15',
  'node_modules/.bin/!(node)',
  'node_modules/.cache',
  'node_modules/.package-lock.json',
  'node_modules/node-*/{include,share}',
  '**/*.{test,spec,bench}.ts',
]

const launcher = `#!/bin/sh
# Keywerk's command line, with the Node it brings along.
here=$(dirname -- "$(dirname -- "$(readlink -f -- "$0")")")
exec "$here/node_modules/.bin/node" "$here/tools/run.mjs" tools/keywerk.ts "$@"
`

/** Puts a commit into a folder as it runs elsewhere: packages installed, pages built, what only development needs gone. */
export function stage(commit: string, folder: string): void {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const packed = execFileSync('git', ['archive', '--format=tar', commit], { cwd: root, maxBuffer: 2 ** 28 })
  execFileSync('tar', ['-x', '-C', folder], { input: packed })
  const inFolder = (program: string, ...args: string[]) =>
    execFileSync(program, args, { cwd: folder, stdio: ['ignore', 2, 2], env: ownEnvironment(folder) })
  inFolder('node', 'tools/run.mjs', 'tools/web-build.ts')
  inFolder('npm', 'prune', '--omit=dev', '--no-save', '--no-audit', '--no-fund')
  inFolder('node', 'tools/run.mjs', 'deploy/ready-postgres.ts')
  for (const path of globSync(left, { cwd: folder })) rmSync(join(folder, path), { recursive: true, force: true })
  const missing = missingImports(folder)
  if (missing.length > 0) throw new Error(`Left out, but imported by what is released:\n${missing.join('\n')}`)
  mkdirSync(join(folder, 'bin'))
  writeFileSync(join(folder, 'bin/keywerk'), launcher)
  chmodSync(join(folder, 'bin/keywerk'), 0o755)
}

/** The folder's own packages come first: its Node prunes what its Node installed. */
const ownEnvironment = (folder: string): NodeJS.ProcessEnv => ({
  ...process.env,
  PATH: `${join(folder, 'node_modules/.bin')}:${process.env['PATH']}`,
  NODE_COMPILE_CACHE: '',
})
