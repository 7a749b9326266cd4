import { generateKeyPairSync } from 'node:crypto'
import { expect, test } from 'vitest'
import type { SigningKey } from './keys.ts'
import { sealerOf } from './sealer.ts'

const newKey = (id: string): SigningKey => ({ id, ...generateKeyPairSync('rsa', { modulusLength: 2048 }) })
const [old, fresh, foreign] = [newKey('token-1'), newKey('token-2'), newKey('token-1')]

test('what was sealed opens again for the same record alone, also after a new key was added', () => {
  const sealed = sealerOf([old]).seal('Geheim äöü €', 'account 1')
  expect(sealed).not.toContain('Geheim')
  expect(sealerOf([old]).open(sealed, 'account 1')).toBe('Geheim äöü €')
  expect(sealerOf([fresh, old]).open(sealed, 'account 1')).toBe('Geheim äöü €')
  expect(sealerOf([old]).open(sealed, 'account 2')).toBeNull()
  expect(sealerOf([old]).seal('Geheim äöü €', 'account 1')).not.toBe(sealed)
})

test('no other key opens it, and no changed byte goes unnoticed', () => {
  const sealed = sealerOf([old]).seal('geheim', 'x')
  expect(sealerOf([fresh]).open(sealed, 'x')).toBeNull()
  expect(sealerOf([foreign]).open(sealed, 'x')).toBeNull()
  const [id, body] = [sealed.slice(0, sealed.lastIndexOf('.')), sealed.slice(sealed.lastIndexOf('.') + 1)]
  const bytes = Buffer.from(body, 'base64url')
  for (let at = 0; at < bytes.length; at++) {
    const changed = Buffer.from(bytes)
    changed[at]! ^= 1
    expect(sealerOf([old]).open(`${id}.${changed.toString('base64url')}`, 'x')).toBeNull()
  }
  for (const broken of ['', '.', `${id}.`, `${id}.AAAA`, 'x.y.z']) expect(sealerOf([old]).open(broken, 'x')).toBeNull()
})

test('a digest made under an older key is still found', () => {
  const [before, after] = [sealerOf([old]), sealerOf([fresh, old])]
  expect(after.digests('code')[1]).toEqual(before.digests('code')[0])
  expect(after.digests('code')[0]).not.toEqual(before.digests('code')[0])
})
