import { generateKeyPairSync } from 'node:crypto'
import { expect, test } from 'vitest'
import { sealerOf } from './sealed.ts'

const keyNamed = (id: string) => ({ id, ...generateKeyPairSync('rsa', { modulusLength: 2048 }) })
const [first, second] = [keyNamed('token-1'), keyNamed('token-2')]

test('what is sealed opens for the same record alone, and never twice the same', () => {
  const sealer = sealerOf([first])
  const value = sealer.seal('JBSWY3DPEHPK3PXP', 'account 1')
  expect(value.sealed.includes('JBSWY3DPEHPK3PXP')).toBe(false)
  expect(sealer.seal('JBSWY3DPEHPK3PXP', 'account 1').sealed.equals(value.sealed)).toBe(false)
  expect(sealer.open(value, 'account 1')).toBe('JBSWY3DPEHPK3PXP')
  expect(() => sealer.open(value, 'account 2')).toThrow()
})

test('one altered bit is noticed', () => {
  const sealer = sealerOf([first])
  const { sealed, keyId } = sealer.seal('geheim', 'x')
  for (const at of [0, 12, sealed.length - 1]) {
    const altered = Buffer.from(sealed)
    altered[at] = altered[at]! ^ 1
    expect(() => sealer.open({ sealed: altered, keyId }, 'x')).toThrow()
  }
})

test('a new key seals, what the older one sealed still opens and is still found', () => {
  const before = sealerOf([first])
  const after = sealerOf([second, first])
  expect(after.open(before.seal('geheim', 'x'), 'x')).toBe('geheim')
  expect(after.seal('geheim', 'x').keyId).toBe('token-2')
  expect(after.digests('code')[1]).toEqual(before.digests('code')[0])
  expect(() => before.open(after.seal('geheim', 'x'), 'x')).toThrow('token-2')
})
