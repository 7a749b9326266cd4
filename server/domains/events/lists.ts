import { sql } from 'kysely'
import { listEvents } from '#contract/events.ts'
import { type ListFile, listFile } from '#platform/lists/list-file.ts'
import { searchForm, sortKey } from '#platform/lists/list-source.ts'
import { rowsBy } from '#platform/lists/row-text.ts'
import { eventTexts } from '#texts/events.ts'
import { stackName } from '#domains/cloud/public.ts'
import { eventRows, shownEvents } from './queries.ts'

const events = rowsBy('events.id', eventRows)

export const eventLists: ListFile[] = [
  listFile(listEvents, eventTexts, ({ db, query: { show } }) => ({
    found: shownEvents(db, show),
    ...events,
    sort: {
      name: sortKey('events.name'),
      places: sql`places`,
      stack: sql`sort_key(${stackName}) COLLATE "C"`,
      date: sql`events.starts_at`,
      from: sql`from_time`,
      to: sql`to_time`,
      created: sql`events.created_at`,
    },
    search: searchForm('events.name', 'cloudStacks.displayName', 'cloudStacks.description'),
  })),
]
