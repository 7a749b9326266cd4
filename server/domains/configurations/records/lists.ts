import { sql } from 'kysely'
import { listConfigurationRecords } from '#contract/configuration-records.ts'
import { type ListFile, listFile } from '#platform/lists/list-file.ts'
import { searchForm } from '#platform/lists/list-source.ts'
import { configurationsTexts } from '#texts/configurations.ts'
import { configurationHeads, visibleTo } from '../queries.ts'

export const configurationLists: ListFile[] = [
  listFile(listConfigurationRecords, configurationsTexts, ({ db, actor }) => ({
    found: db.selectFrom('configurations').where(visibleTo(actor)),
    key: 'configurations.id',
    sort: { created: sql`configurations.created_at` },
    search: searchForm('configurations.name', 'configurations.description'),
    rows: configurationHeads(db),
  })),
]
