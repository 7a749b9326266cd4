// `npm run check:tenants`: takes the predicate from one visibleTo at a time, in a copy, and wants server/tenants.test.ts to
// fail each time, or the domain's own tests where it says what belongs to persons. Ends with 1 if one of these mutants
// survives.
import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from './steps.ts'

const predicate =
  /((?:export )?const \w*isibleTo = )\(([^()]*\bActor\b[^()]*)\)((?:: RawBuilder<boolean>)? =>)[\s\S]*?\n\n/g

const tenants = 'server/tenants.test.ts'
/** Tests of what belongs to persons stand with them; else with the domain, such as `server/domains/views/`. */
const ofPersons: Record<string, string> = { 'server/domains/orders/': 'server/domains/students/attacks.test.ts' }
const ownTests = (file: string): string => {
  const domain = `${file.split('/').slice(0, 3).join('/')}/`
  return ofPersons[domain] ?? domain
}

const tracked = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
const files = [...new Set(tracked.split('\n'))].filter((file) => file !== '' && existsSync(join(root, file)))
const folder = mkdtempSync(join(tmpdir(), 'keywerk-tenants-'))

function passes(tests: string): boolean {
  const args = [join(root, 'node_modules/vitest/vitest.mjs'), 'run', tests, '--bail=1']
  return spawnSync(process.execPath, args, { cwd: folder, stdio: 'ignore' }).status === 0
}

interface Mutant {
  file: string
  outcome: 'noticed' | 'noticed by its own tests' | 'SURVIVED'
}

/** Opens the predicates of one file, one at a time, runs the tests, puts the file back. */
const mutate = (file: string): Mutant[] => {
  const path = join(folder, file)
  const text = readFileSync(path, 'utf8')
  return [...text.matchAll(predicate)].map((found) => {
    const [whole, name = '', parameters = '', answer = ''] = found
    const open = `${name}(${parameters})${answer} sql\`true\`\n\n`
    writeFileSync(path, text.slice(0, found.index) + open + text.slice(found.index + whole.length))
    try {
      if (!passes(tenants)) return { file, outcome: 'noticed' }
      return { file, outcome: passes(ownTests(file)) ? 'SURVIVED' : 'noticed by its own tests' }
    } finally {
      writeFileSync(path, text)
    }
  })
}

try {
  for (const file of files)
    cpSync(join(root, file), join(folder, file), { recursive: true, force: true, errorOnExist: false })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  if (!passes(tenants)) throw new Error('server/tenants.test.ts fails without any mutant')
  const domains = files.filter((file) => file.startsWith('server/domains/') && !file.endsWith('.test.ts'))
  const mutants = domains.flatMap(mutate)
  console.table(mutants)
  const bad = mutants.filter(({ outcome }) => !outcome.startsWith('noticed'))
  console.log(`${mutants.length} mutants, ${bad.length} not noticed`)
  process.exitCode = bad.length > 0 || mutants.length === 0 ? 1 : 0
} finally {
  rmSync(folder, { recursive: true, force: true })
}
