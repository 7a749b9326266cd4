import { execFileSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const folder = mkdtempSync(join(tmpdir(), 'keywerk-recipes-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

// Each builds on the one before: the mail is sent by the operation, the job reads the setting.
test.each(['operation', 'setting', 'job', 'mail', 'list'])(
  'the change of the recipe "%s" fits today’s files',
  (name) => {
    const recipe = readFileSync(join(root, `docs/recipes/${name}.md`), 'utf8')
    const [, change] = /```diff\n([\s\S]+?)\n```/.exec(recipe) ?? []
    for (const [, file] of change!.matchAll(/^--- a\/(\S+)$/gm)) {
      const copy = join(folder, file!)
      mkdirSync(dirname(copy), { recursive: true })
      if (!existsSync(copy)) copyFileSync(join(root, file!), copy)
    }
    const apply = () => execFileSync('git', ['apply', '-C1', '-'], { cwd: folder, input: `${change}\n`, stdio: 'pipe' })
    expect(apply).not.toThrow()
    for (const [, names, path] of change!.matchAll(/^\+import \{ (.+) \} from '#(.+)'$/gm)) {
      const file = path!.replace(/^(platform|domains)/, 'server/$1')
      const text = readFileSync(join(existsSync(join(folder, file)) ? folder : root, file), 'utf8')
      for (const name of names!.split(', '))
        expect(text, `${name} of ${file}`).toMatch(new RegExp(`^export .*\\b${name.replace('type ', '')}\\b`, 'm'))
    }
  },
)
