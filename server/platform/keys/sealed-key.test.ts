import { mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { sealingFinding } from '../../doctor/keys.ts'
import { findingOf } from '../installation/check.ts'
import { keyPassphrase } from './key-passphrase.ts'
import { addKey, countSealed, keysIn, rewriteKeys } from './keys.ts'

const folder = mkdtempSync(join(tmpdir(), 'keywerk-sealed-'))
afterAll(() => rmSync(folder, { recursive: true }))
const passphrase = 'Zwei Boote im Hafen'
const read = (given?: string) => keysIn(folder, 'licence', { demo: false, production: true, passphrase: given })
const files = () => readdirSync(join(folder, 'keys')).map((name) => join(folder, 'keys', name))

test('key files are encrypted and decrypted in place, and stay the same keys', () => {
  const clear = addKey(folder, 'licence', { demo: false })
  const sealed = addKey(folder, 'licence', { demo: false, passphrase })
  const before = read(passphrase).map(({ publicKey }) => publicKey.export({ format: 'jwk' }).x)
  expect(countSealed(folder)).toEqual({ sealed: 1, clear: 1 })
  expect(rewriteKeys(folder, passphrase, 'sealed')).toBe(1)
  expect(rewriteKeys(folder, passphrase, 'sealed')).toBe(0)
  for (const file of files()) expect(readFileSync(file, 'utf8')).not.toContain('PRIVATE KEY')
  expect(read(passphrase).map(({ publicKey }) => publicKey.export({ format: 'jwk' }).x)).toEqual(before)
  expect(new Set(read(passphrase).map(({ id }) => id))).toEqual(new Set([clear, sealed]))
  expect(rewriteKeys(folder, passphrase, 'clear')).toBe(2)
  expect(read().map(({ publicKey }) => publicKey.export({ format: 'jwk' }).x)).toEqual(before)
  rewriteKeys(folder, passphrase, 'sealed')
})

test('a wrong passphrase, none, and a file under another name end in one sentence', () => {
  expect(() => read('Drei Boote im Hafen')).toThrow(
    /^The passphrase does not open the signing key .*\.pem: it is another/,
  )
  expect(() => read()).toThrow(/is encrypted: name the file with its passphrase in KEY_PASSPHRASE_FILE\.$/)
  const [first = '', second = ''] = files()
  const [text, other] = [readFileSync(first), readFileSync(second)]
  writeFileSync(second, text)
  expect(() => read(passphrase)).toThrow('does not open')
  writeFileSync(second, other)
  const cut = `${first}.cut`
  renameSync(first, cut)
  writeFileSync(first, text.subarray(0, 120), { mode: 0o600 })
  expect(() => read(passphrase)).toThrow('does not open')
  renameSync(cut, first)
  expect(read(passphrase)).toHaveLength(2)
})

test('the passphrase comes from the file that is set, or from the systemd credential', () => {
  const file = join(folder, 'keywerk-key-passphrase')
  writeFileSync(file, `${passphrase}\n`)
  expect(keyPassphrase({ KEY_PASSPHRASE_FILE: file })).toBe(passphrase)
  expect(keyPassphrase({})).toBeUndefined()
  vi.stubEnv('CREDENTIALS_DIRECTORY', folder)
  expect(keyPassphrase({})).toBe(passphrase)
  vi.unstubAllEnvs()
  writeFileSync(file, 'too short\n')
  expect(() => keyPassphrase({ KEY_PASSPHRASE_FILE: file })).toThrow('needs at least 12 characters')
  expect(() => keyPassphrase({ KEY_PASSPHRASE_FILE: join(folder, 'none') })).toThrow('cannot be read')
})

test('the doctor tells a passphrase that does not open the keys, and keys that are not encrypted beside one', () => {
  const file = join(folder, 'passphrase')
  const found = findingOf('ok', { de: '', en: 'well' })
  const judge = (given: string) => {
    writeFileSync(file, given)
    return sealingFinding(folder, { KEY_PASSPHRASE_FILE: file }, found)
  }
  expect(judge(passphrase)).toBe(found)
  expect(judge('Drei Boote im Hafen')).toMatchObject({
    verdict: 'failed',
    said: { en: expect.stringContaining('does not open') },
  })
  rewriteKeys(folder, passphrase, 'clear')
  expect(judge(passphrase)).toMatchObject({ verdict: 'warning', said: { en: expect.stringContaining('2 keys') } })
})
