import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { operations } from './index.ts'

/** What an operation has and nothing else of the contract. */
const operationNames = (exported: object) =>
  Object.values(exported).flatMap((one) => (one?.method && one.path && one.access ? [one.name as string] : []))

test('every operation a file of the contract declares is one of the API, once', async () => {
  const files = readdirSync(import.meta.dirname).filter((file) => !file.endsWith('.test.ts') && file !== 'index.ts')
  const declared = await Promise.all(
    files.map(async (file) => operationNames(await import(join(import.meta.dirname, file)))),
  )
  expect(operations.map(({ name }) => name).toSorted()).toEqual(declared.flat().toSorted())
  expect(new Set(operations.map(({ method, path }) => `${method} ${path}`)).size).toBe(operations.length)
})
