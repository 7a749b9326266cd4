import { expect, test } from 'vitest'
import { configurationItemInput } from './configuration-items.ts'

test('an item of which nothing but its module and count is said has everything off', () => {
  const count = { kind: 'counted', n: 1 }
  expect(configurationItemInput.parse({ moduleId: '0198c0de-0000-7000-8000-000000000001', count })).toMatchObject({
    unlimited: false,
    test: false,
    student: false,
    editModules: false,
    connect: false,
    children: [],
  })
})
