import { expectTypeOf, test } from 'vitest'
import { changeCompany, createCompany, readCompany } from '#contract/companies.ts'
import { listContacts } from '#contract/contacts.ts'
import { type Ask, operationCall } from './call.ts'

// Nothing is called: what a test of types holds is checked by the compiler.
test('a field that a shape of the contract does not have is refused by the compiler', () => {
  expectTypeOf((ask: Ask, value: unknown) => {
    void ask(changeCompany, { params: { id: value }, body: { name: value } })
    // @ts-expect-error -- no parameter of its path
    void ask(readCompany, { params: { companyId: value } })
    const fields = { name: value, faxNumber: value }
    const unnamed: Record<string, unknown> = {}
    // @ts-expect-error -- no field of a company
    void ask(changeCompany, { params: { id: value }, body: fields })
    // @ts-expect-error -- it has no body
    void ask(readCompany, { params: { id: value }, body: { name: value } })
    // @ts-expect-error -- what has no names is no body
    void ask(changeCompany, { params: { id: value }, body: unnamed })
    // @ts-expect-error -- no question of the list
    void ask.rows(listContacts, { query: { finding: value } }, String)
    const row = { method: 'POST', path: '/x', purpose: '', example: {}, operation: createCompany } as const
    operationCall({ ...row, input: ({ body }) => ({ body: { name: body['name'] } }) })
    // @ts-expect-error -- no field of a company
    operationCall({ ...row, input: ({ body }) => ({ body: { faxNumber: body['fax'] } }) })
  }).toBeFunction()
})
