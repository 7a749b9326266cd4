import { generateKeyPairSync } from 'node:crypto'
import { expect, test } from 'vitest'
import type { SigningKey } from './keys.ts'
import { sealer } from './sealed.ts'

const newKey = (id: string): SigningKey => ({ id, ...generateKeyPairSync('rsa', { modulusLength: 2048 }) })
const [old, fresh, foreign] = [newKey('token-1'), newKey('token-2'), newKey('token-1')]

test('what was sealed opens again, also after a new key was added', () => {
  const sealed = sealer([old]).seal('Geheim äöü €')
  expect(sealed).not.toContain('Geheim')
  expect(sealer([old]).open(sealed)).toBe('Geheim äöü €')
  expect(sealer([fresh, old]).open(sealed)).toBe('Geheim äöü €')
  expect(sealer([old]).seal('Geheim äöü €')).not.toBe(sealed)
})

test('no other key opens it, and no changed byte goes unnoticed', () => {
  const sealed = sealer([old]).seal('geheim')
  expect(sealer([fresh]).open(sealed)).toBeNull()
  expect(sealer([foreign]).open(sealed)).toBeNull()
  const [id, body] = [sealed.slice(0, sealed.lastIndexOf('.')), sealed.slice(sealed.lastIndexOf('.') + 1)]
  const bytes = Buffer.from(body, 'base64url')
  for (let at = 0; at < bytes.length; at++) {
    const changed = Buffer.from(bytes)
    changed[at]! ^= 1
    expect(sealer([old]).open(`${id}.${changed.toString('base64url')}`)).toBeNull()
  }
  for (const broken of ['', '.', `${id}.`, `${id}.AAAA`, 'x.y.z']) expect(sealer([old]).open(broken)).toBeNull()
})
