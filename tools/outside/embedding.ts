// `node tools/outside/embedding.ts`: docs/embedding.md as it is written, up to the module that is unlocked: the zip of a release, its program in C++
// built by mingw-w64 and run under Wine with a licence that holds today. Needs cmake, g++-mingw-w64-x86-64, wine64.
import { execFileSync, spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { unzipSync } from 'fflate'
import { addDays, dayOf } from '../../licence/src/days.ts'
import { facts, issue } from '../../licence/src/fixtures/vectors/case.ts'
import { vectorKeys } from '../../licence/src/fixtures/vectors/keys.ts'
import { buildPrograms } from '../release/programs.ts'
import { root } from '../steps.ts'
import { wine } from './native-windows.ts'

const work = mkdtempSync(join(tmpdir(), 'keywerk-embedding-'))
try {
  const compiler = 'x86_64-w64-mingw32-g++'
  const emulator = wine(work)
  if (spawnSync(compiler, ['--version']).status !== 0 || emulator === null)
    console.log(`Not tried, since there is no ${emulator === null ? 'Wine' : compiler}: docs/embedding.md.`)
  else process.exitCode = (await embed(compiler, emulator)) ? 0 : 1
} finally {
  rmSync(work, { recursive: true, force: true })
}

/** Whether everything went as the page says. */
async function embed(compiler: string, emulator: string): Promise<boolean> {
  const began = Date.now()
  buildPrograms(root, { programs: join(work, 'programs'), target: work, date: new Date() })
  const zip = readdirSync(work).find((name) => name.endsWith('-windows-x64.zip'))!
  for (const [name, bytes] of Object.entries(unzipSync(readFileSync(join(work, zip))))) {
    mkdirSync(join(work, dirname(name)), { recursive: true })
    writeFileSync(join(work, name), bytes)
  }
  const page = readFileSync(join(root, 'docs', 'embedding.md'), 'utf8')
  const program = /```cpp\n([^]+?)\n *```/.exec(page)?.[1] ?? ''
  writeFileSync(join(work, 'app.cpp'), program.replace('{"keys": []}', JSON.stringify(vectorKeys)))
  const options = /`g\+\+ (.+? -o app\.exe)`/.exec(page)?.[1]?.split(' ') ?? []
  execFileSync(compiler, ['-Wall', '-Wextra', '-Werror', '-static', ...options], { cwd: work, stdio: 'inherit' })
  copyFileSync(join(work, 'bin', 'keywerk.dll'), join(work, 'keywerk.dll'))
  const day = dayOf(new Date())
  const holds: Parameters<typeof issue>[0] = {
    binding: 'unbound',
    hosts: [],
    startDate: addDays(day, -9),
    endDate: addDays(day, 200),
  }
  const good = await started(emulator, holds)
  const over = await started(emulator, { ...holds, endDate: addDays(day, -5) })
  const works = good.status === 0 && /Licensed to .+\n.*The Explorer is unlocked\./s.test(good.stdout)
  const refuses = over.status === 1 && /expired/.test(over.stdout)
  if (!works) console.log(good.stdout)
  if (!refuses) console.log(over.stdout)
  const seconds = ((Date.now() - began) / 1000).toFixed(0)
  console.log(
    `docs/embedding.md, from the library to the unlocked module: ${works && refuses ? 'as written' : 'fails'}, ${seconds} s`,
  )
  return works && refuses
}

/** What the program of the page says with such a licence beside it. */
async function started(emulator: string, changes: Parameters<typeof issue>[0]) {
  writeFileSync(join(work, 'licence.lic'), await issue({ ...facts, ...changes }))
  const { stdout, status } = spawnSync(emulator, ['app.exe'], { cwd: work, encoding: 'utf8' })
  return { stdout, status }
}
