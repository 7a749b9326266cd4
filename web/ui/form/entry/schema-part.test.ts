import { expect, test } from 'vitest'
import { changeCompany, companyInput } from '#contract/companies.ts'
import { contactInput } from '#contract/contacts.ts'
import { editable, isRequired, schemaPart } from './schema-part.ts'

test('a field is required when its empty entry is refused', () => {
  const required = (path: string) => isRequired(schemaPart(companyInput, path))
  expect(['name', 'country', 'companyTypeId', 'serviceContract.start'].map(required)).toEqual([true, true, true, true])
  expect(['vatNumber', 'email', 'remark', 'serviceContract.end', 'nothing'].map(required)).toEqual([
    false,
    false,
    false,
    false,
    false,
  ])
})

test('parts of a partial shape are found through what wraps them', () => {
  expect(isRequired(schemaPart(changeCompany.body, 'name'))).toBe(true)
  expect(isRequired(schemaPart(changeCompany.body, 'phone'))).toBe(false)
})

test('of a record the form keeps what may be sent back, and nothing the record tells besides', () => {
  const entered = {
    firstName: 'Jule',
    lastName: 'Petersen',
    email: 'jule@mueller.example',
    salutation: 'Frau',
  } as const
  const input = contactInput.parse(entered)
  const record = { ...input, id: 'x', companyNumber: '10023', somethingNew: 1 }
  expect(editable(contactInput, record)).toEqual(input)
})
