import { expect, test } from 'vitest'
import { sizeOf } from './size-of.ts'

test('from a gigabyte on sizes are told in gigabytes', () => {
  expect([sizeOf(72_000_000, 'de'), sizeOf(1_400_000_000, 'de'), sizeOf(1_400_000_000, 'en')]).toEqual([
    '72 MB',
    '1,4 GB',
    '1.4 GB',
  ])
})
