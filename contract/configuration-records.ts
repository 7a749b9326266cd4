import { configuration } from './configurations.ts'
import { columnsOf, listOperation } from './list.ts'

const configurationRecord = configuration.omit({ items: true, dependenciesHidden: true })

const columns = columnsOf(configurationRecord)({
  name: { text: 'overview.name' },
  description: { text: 'overview.description' },
  created: { text: 'overview.created', sort: true, value: ({ createdAt }) => ({ day: createdAt }) },
})

export const listConfigurationRecords = listOperation({
  name: 'listConfigurationRecords',
  path: '/configuration-records',
  access: 'configurations.list',
  summary: 'All configurations, masters and templates among them, newest first, as programs read them.',
  title: 'overview.configurations',
  sort: '-created',
  columns,
})
