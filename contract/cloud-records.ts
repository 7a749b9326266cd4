import { cloudConfiguration } from './cloud.ts'
import { columnsOf, listOperation } from './list.ts'

const columns = columnsOf(cloudConfiguration)({
  company: { text: 'cloud.company', value: ({ company }) => company.name },
  start: { text: 'cloud.start', sort: true, value: ({ startDate }) => ({ day: startDate }) },
})

export const listCloudConfigurations = listOperation({
  name: 'listCloudConfigurations',
  path: '/cloud/configurations',
  access: 'cloud.edit',
  summary:
    'The cloud accounts of all companies, the latest start first. Without `cloud.all` only those the reader made.',
  title: 'cloud.accounts',
  sort: '-start',
  columns,
})
