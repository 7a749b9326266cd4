import { serialize } from '../database/serialize.ts'
import { type RawBuilder, sql } from 'kysely'
import { countRows } from '#platform/database/count-rows.ts'
import type { Db, Tx } from '#platform/database/database.ts'
import { mailLimitKey } from './mailbox.ts'

/** How many mails of these templates were written after `since`: to the mailbox of an address, about a record, or by an account. */
export const countMails = (
  db: Db,
  by: { mailbox: string } | { recordId: string } | { writer: string },
  templates: readonly string[],
  since: RawBuilder<string>,
): Promise<number> =>
  countRows(
    db
      .selectFrom('mails')
      .where((row) =>
        'mailbox' in by
          ? sql`mail_limit_key(receiver) = ${mailLimitKey(by.mailbox)}`
          : 'writer' in by
            ? row('createdBy', '=', by.writer)
            : row('recordId', '=', by.recordId),
      )
      .where('template', 'in', templates)
      .where('createdAt', '>', since),
  )

/** Transactions that count the mails of one mailbox and write another wait for each other. */
export const serializeMails = (db: Tx, email: string): Promise<void> => serialize(db, 'mails to', mailLimitKey(email))
