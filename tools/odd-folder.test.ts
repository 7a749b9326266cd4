import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { root } from './steps.ts'

// Blanks and umlauts are written otherwise in a URL than in a path: what takes a path from a URL fails in such a folder.
const scratch = mkdtempSync(join(tmpdir(), 'keywerk-odd-'))
const folder = join(scratch, 'my folder', 'münchen #1', 'keywerk')
afterAll(() => rmSync(scratch, { recursive: true, force: true }))

test('no file takes its path from a URL', () => {
  const tracked = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs'], { cwd: root, encoding: 'utf8' })
  const asked = /import\.meta\.url\s*\)\.(?:pathname|href\.slice)|import\.meta\.url\.(?:slice|replace)/
  const named = /(\w+) = new URL\([^()]*import\.meta\.url\)(?![^]*\1 = )[^]*\b\1\.pathname/
  const wrong = tracked
    .trim()
    .split('\n')
    .filter((file) => file !== 'tools/odd-folder.test.ts' && existsSync(join(root, file)))
    .filter((file) => {
      const text = readFileSync(join(root, file), 'utf8')
      return asked.test(text) || named.test(text)
    })
  expect(wrong).toEqual([])
})

test('the web interface finds its pages in a folder with a blank, an umlaut and a number sign', () => {
  mkdirSync(folder, { recursive: true })
  for (const part of ['vite.config.ts', 'package.json', 'tools', 'contract', 'texts'])
    cpSync(join(root, part), join(folder, part), { recursive: true })
  for (const part of ['node_modules', 'licence']) symlinkSync(join(root, part), join(folder, part))
  mkdirSync(join(folder, 'web'))
  for (const file of ['index.html', 'strict.ts']) cpSync(join(root, 'web', file), join(folder, 'web', file))
  const program = `import { existsSync } from 'node:fs'
    import { resolveConfig } from 'vite'
    const { root, resolve } = await resolveConfig({ configFile: 'vite.config.ts' }, 'build')
    const strict = resolve.alias.map(({ replacement }) => replacement).filter((one) => String(one).endsWith('strict.ts'))
    console.log(JSON.stringify([root, strict, [root + '/index.html', ...strict].map((one) => existsSync(one))]))`
  const said = execFileSync(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  })
  expect(JSON.parse(said.trim().split('\n').at(-1)!)).toEqual([
    join(folder, 'web'),
    [join(folder, 'web', 'strict.ts')],
    [true, true],
  ])
})
