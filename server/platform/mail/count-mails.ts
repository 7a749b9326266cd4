import { countRows } from '#platform/database/count-rows.ts'
import type { Db } from '#platform/database/database.ts'

/** How many mails of these templates were written after `since`: to an address, or about a record, whomever they went to. */
export const countMails = (
  db: Db,
  by: { receiver: string } | { recordId: string },
  templates: readonly string[],
  since: Date,
): Promise<number> =>
  countRows(
    db
      .selectFrom('mails')
      .where((row) => ('receiver' in by ? row('receiver', '=', by.receiver) : row('recordId', '=', by.recordId)))
      .where('template', 'in', templates)
      .where('createdAt', '>', since.toISOString()),
  )
