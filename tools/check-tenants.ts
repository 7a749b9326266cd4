// `npm run check:tenants`: takes the company's predicate from one visibleTo at a time, in a copy, and wants
// server/tenants.test.ts to fail each time. Ends with 1 if one of these mutants survives.
import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from './steps.ts'

const declared = /\bvisibleTo\s*(?:=|\()(?=.*Actor)/
const predicate = /((?:export )?const visibleTo = )\(actor: Actor\)(: RawBuilder<boolean> =>)[\s\S]*?\n\n/

const tracked = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
const files = [...new Set(tracked.split('\n'))].filter((file) => file !== '' && existsSync(join(root, file)))
const folder = mkdtempSync(join(tmpdir(), 'keywerk-tenants-'))

function passes(): boolean {
  const args = [join(root, 'node_modules/vitest/vitest.mjs'), 'run', 'server/tenants.test.ts', '--bail=1']
  return spawnSync(process.execPath, args, { cwd: folder, stdio: 'ignore' }).status === 0
}

interface Mutant {
  file: string
  outcome: 'noticed' | 'SURVIVED' | 'NOT MUTATED'
}

/** Opens one file's predicate, runs the tests, puts the file back. */
function mutate(file: string): Mutant {
  const path = join(folder, file)
  const text = readFileSync(path, 'utf8')
  const open = text.replace(predicate, '$1(_: Actor)$2 sql`true`\n\n')
  if (open === text) return { file, outcome: 'NOT MUTATED' }
  writeFileSync(path, open)
  const survived = passes()
  writeFileSync(path, text)
  return { file, outcome: survived ? 'SURVIVED' : 'noticed' }
}

try {
  for (const file of files)
    cpSync(join(root, file), join(folder, file), { recursive: true, force: true, errorOnExist: false })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  if (!passes()) throw new Error('server/tenants.test.ts fails without any mutant')
  const domains = files.filter((file) => file.startsWith('server/domains/') && !file.endsWith('.test.ts'))
  const mutants = domains.filter((file) => declared.test(readFileSync(join(folder, file), 'utf8'))).map(mutate)
  console.table(mutants)
  const bad = mutants.filter(({ outcome }) => outcome !== 'noticed')
  console.log(`${mutants.length} mutants, ${bad.length} not noticed`)
  process.exitCode = bad.length > 0 || mutants.length === 0 ? 1 : 0
} finally {
  rmSync(folder, { recursive: true, force: true })
}
