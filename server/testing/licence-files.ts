import { expect } from 'vitest'
import type { ImportResult } from '#contract/licence-imports.ts'
import type { TestPortal, Who } from './portal.ts'

export interface TestFile {
  name: string
  bytes: Uint8Array
}

export const licFile = (name: string, text: string, encoding: BufferEncoding = 'utf8'): TestFile => ({
  name,
  bytes: new Uint8Array(Buffer.from(text, encoding)),
})

/** The body of an upload of many files. */
export function batchOf(files: readonly TestFile[]): Uint8Array {
  const head = `${JSON.stringify(files.map(({ name, bytes }) => ({ name, size: bytes.length })))}\n`
  return Buffer.concat([Buffer.from(head), ...files.map(({ bytes }) => bytes)])
}

/** Sends files as the drop zone does; what became of each. */
export async function importFiles(
  portal: TestPortal,
  files: readonly TestFile[],
  query = '',
  who: Who = 'licenser',
): Promise<ImportResult[]> {
  const answer = await portal.call(who, 'POST', `/licence-imports${query}`, batchOf(files))
  expect([answer.status, answer.json.code]).toEqual([201, undefined])
  return answer.json.items
}

/** A company with this customer number; its id. */
export async function companyNumbered(portal: TestPortal, customerNumber: string, language = 'de'): Promise<string> {
  const answer = await portal.call('licenser', 'POST', '/companies', {
    customerNumber,
    name: `Altbestand ${customerNumber} GmbH`,
    language,
    street: 'Seestraße',
    houseNumber: '4',
    zipCode: '88662',
    city: 'Überlingen',
    companyTypeId: '0198c0de-0000-7000-8000-000000000002',
  })
  expect(answer.status).toBe(201)
  return answer.json.id
}
