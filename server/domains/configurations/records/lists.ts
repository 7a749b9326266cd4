import { sql } from 'kysely'
import { listConfigurationRecords } from '#contract/configuration-records.ts'
import { type ListFile, listFile } from '#platform/lists/list-file.ts'
import { searchForm } from '#platform/lists/list-source.ts'
import { rowsBy } from '#platform/lists/row-text.ts'
import { configurationsTexts } from '#texts/configurations.ts'
import { configurationHeads, visibleTo } from '../queries.ts'

const configurations = rowsBy('configurations.id', configurationHeads)

export const configurationLists: ListFile[] = [
  listFile(listConfigurationRecords, configurationsTexts, ({ db, actor }) => ({
    found: db.selectFrom('configurations').where(visibleTo(actor)),
    ...configurations,
    sort: { created: sql`configurations.created_at` },
    search: searchForm('configurations.name', 'configurations.description'),
  })),
]
