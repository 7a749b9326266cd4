import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { listCompanies } from './companies.ts'
import { operations } from './index.ts'

test('every operation a file of the contract declares is one of the API, once', () => {
  const declared = globSync('*.ts', { cwd: import.meta.dirname, exclude: (file) => file.endsWith('.test.ts') })
    .map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'))
    .flatMap((code) => [...code.matchAll(/^ {2}name: '(\w+)',$/gm)])
  expect(operations.map(({ name }) => name).toSorted()).toEqual(declared.map(([, name]) => name!).toSorted())
  expect(new Set(operations.map(({ method, path }) => `${method} ${path}`)).size).toBe(operations.length)
})

test('an operation of the API is the one its file exports', () => {
  expect(operations).toContain(listCompanies)
})
