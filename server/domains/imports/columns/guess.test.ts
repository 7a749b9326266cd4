import { expect, test } from 'vitest'
import { companyFields } from '#contract/company-fields.ts'
import { listCompanies } from '#contract/companies.ts'
import { contactFields } from '#contract/contact-fields.ts'
import { listContacts } from '#contract/contacts.ts'
import { importColumns, importFields, importKeys, importKinds } from '#contract/import-kinds.ts'
import { guessMapping } from './guess.ts'
import { plainHeader } from './plain-header.ts'

const columns = importKinds.flatMap((kind) =>
  Object.entries(importColumns[kind]).map(([field, { words }]) => [kind, field, words] as const),
)

test.each(columns)('%s: the headers of %s are recognised, each as nothing else', (kind, field, words) => {
  expect(words).toEqual(words.map(plainHeader))
  expect(new Set(words).size).toBe(words.length)
  for (const word of words) expect(guessMapping(kind, [word], {}), word).toEqual([field])
  const others = columns.filter(([other, name]) => other === kind && name !== field).flatMap(([, , other]) => other)
  expect(words.filter((word) => others.includes(word))).toEqual([])
})

test.each(importKinds)('%s are recognised by the column that comes first', (kind) =>
  expect(importFields[kind][0]).toBe(importKeys[kind]),
)

test.each([
  ['companies', companyFields, listCompanies.list.columns],
  ['contacts', contactFields, listContacts.list.columns],
] as const)('the list of %s calls its columns as the fields are called', (_, fields, listed) => {
  for (const { text, list } of Object.values(fields))
    if (list !== null) expect((listed as Record<string, { text: string }>)[list]?.text).toBe(text)
})
