import { findCompany, listCompanyTypes, readCompany } from '#contract/companies.ts'
import { listCompanyRecords } from '#contract/company-records.ts'
import { type Call, operationCall } from '../../call.ts'
import { writtenCompany, writtenCompanyType } from '../../entities/company.ts'
import { namedBy } from '../../named-by.ts'
import { readId, requiredText } from '../../spelling.ts'

export const companyCalls: readonly Call[] = [
  {
    method: 'GET',
    path: '/companies',
    shown: true,
    purpose: 'All companies, for staff; with `id` that one, for customers their own.',
    operations: [readCompany, listCompanyRecords],
    example: {},
    answer: async (ask, { query }) => {
      const id = readId(query['id'])
      if (id) return [writtenCompany(await ask(readCompany, { params: { id } }))]
      return ask.rows(listCompanyRecords, {}, writtenCompany)
    },
  },
  operationCall({
    method: 'GET',
    path: '/company',
    shown: true,
    purpose: 'One company.',
    operation: readCompany,
    ...namedBy('id'),
    output: writtenCompany,
  }),
  operationCall({
    method: 'GET',
    path: '/companybycustomernr',
    shown: true,
    purpose: 'The company with a customer number; for customers their own.',
    operation: findCompany,
    example: { query: { customerNr: '10023' } },
    input: ({ query }) => ({ params: { customerNumber: requiredText(query['customernr'], 'customerNr') } }),
    output: writtenCompany,
  }),
  operationCall({
    method: 'GET',
    path: '/companytypes',
    shown: true,
    purpose: 'The types a company can have.',
    operation: listCompanyTypes,
    example: {},
    output: ({ items }) => items.map(writtenCompanyType),
  }),
]
