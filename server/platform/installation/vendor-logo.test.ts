import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { vendorLogo } from './vendor-logo.ts'

const folder = mkdtempSync(join(tmpdir(), 'keywerk-logo-'))
afterAll(() => rmSync(folder, { recursive: true }))
const file = (name: string, size: number): string => {
  const path = join(folder, name)
  writeFileSync(path, 'x'.repeat(size))
  return path
}

test('a logo is read with its kind; without one there is none', () => {
  expect(vendorLogo(undefined)).toBeNull()
  expect(vendorLogo(file('Logo.SVG', 20))).toMatchObject({ mediaType: 'image/svg+xml', bytes: { length: 20 } })
})

test.each([
  ['another kind of file', () => file('logo.gif', 20), 'must be an SVG, PNG, WebP or JPEG file'],
  ['a file that is not there', () => join(folder, 'missing.png'), 'cannot be read (ENOENT)'],
  ['a file that is too large', () => file('large.png', 200_001), 'has 200001 bytes; 200000 are allowed'],
])('%s is refused at the start', (_, path, words) => expect(() => vendorLogo(path())).toThrow(words))
