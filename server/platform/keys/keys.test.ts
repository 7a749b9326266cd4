import { execFile } from 'node:child_process'
import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, expect, test } from 'vitest'
import { addKey, loadKeys } from './keys.ts'

const folders: string[] = []
const newFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'keywerk-keys-'))
  folders.push(folder)
  return folder
}
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

const real = { demo: false, production: true }

test('keys are made once; an added one signs and the old one still verifies', () => {
  const folder = newFolder()
  const first = loadKeys(folder, real)
  expect(loadKeys(folder, real).licence.map((key) => key.id)).toEqual(first.licence.map((key) => key.id))
  const added = addKey(folder, 'licence', { demo: false })
  expect(
    loadKeys(folder, real)
      .licence.map((key) => key.id)
      .toSorted(),
  ).toEqual([first.licence[0]!.id, added].toSorted())
})

test('a key others could read, or one made for a demo, stops the start', () => {
  const folder = newFolder()
  loadKeys(folder, { demo: true, production: false })
  expect(() => loadKeys(folder, real)).toThrow(/was made for a demo/)
  const [name] = readdirSync(join(folder, 'keys'))
  chmodSync(join(folder, 'keys', name!), 0o640)
  expect(() => loadKeys(folder, { demo: true, production: false })).toThrow(/can be read by other accounts/)
})

test('six processes that start at once end up with the same keys', async () => {
  const folder = newFolder()
  const keys = fileURLToPath(new URL('keys.ts', import.meta.url))
  const program = `import { loadKeys } from ${JSON.stringify(keys)}
    const { token, licence } = loadKeys(${JSON.stringify(folder)}, { demo: false, production: true })
    console.log([...token, ...licence].map((key) => key.id).join(' '))`
  const load = () =>
    new Promise<string>((done, failed) => {
      execFile(process.execPath, ['--input-type=module-typescript', '-e', program], (error, stdout) =>
        error ? failed(error) : done(stdout.trim()),
      )
    })
  const seen = await Promise.all(Array.from({ length: 6 }, load))
  expect(new Set(seen).size).toBe(1)
  expect(readdirSync(join(folder, 'keys'))).toHaveLength(3)
})
