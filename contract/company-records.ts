import { company } from './companies.ts'
import { columnsOf, listOperation } from './list.ts'

const columns = columnsOf(company)({
  name: { text: 'companies.name' },
  customerNumber: { text: 'companies.customerNumber', code: true },
  created: { text: 'companies.created', sort: true, value: ({ createdAt }) => ({ day: createdAt }) },
})

export const listCompanyRecords = listOperation({
  name: 'listCompanyRecords',
  path: '/company-records',
  access: 'companies.list',
  summary: 'Companies with all their fields, newest first, as programs read them.',
  title: 'companies.title',
  sort: '-created',
  columns,
})
