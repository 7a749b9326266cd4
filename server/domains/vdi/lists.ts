import { sql } from 'kysely'
import { listVirtualDesktops } from '#contract/virtual-desktops.ts'
import { type ListFile, listFile } from '#platform/lists/list-file.ts'
import { searchForm, sortKey } from '#platform/lists/list-source.ts'
import { rowsBy } from '#platform/lists/row-text.ts'
import { vdiTexts } from '#texts/virtual-desktops.ts'
import { desktopRows, shownDesktops } from './queries.ts'

const desktops = rowsBy('virtualDesktops.id', desktopRows)

export const vdiLists: ListFile[] = [
  listFile(listVirtualDesktops, vdiTexts, ({ db, query: { show } }) => ({
    found: shownDesktops(db, show),
    ...desktops,
    sort: {
      userId: sortKey('userId'),
      displayName: sortKey('displayName'),
      login: sortKey('login'),
      startDate: sql`start_date`,
      endDate: sql`end_date`,
    },
    search: searchForm('userId', 'displayName', 'login'),
  })),
]
