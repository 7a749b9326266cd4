import { sql } from 'kysely'
import { listMails } from '#contract/mails.ts'
import { sortKey } from '#platform/lists/list-source.ts'
import { type ListFile, listFile } from '#platform/lists/list-file.ts'
import { rowsBy } from '#platform/lists/row-text.ts'
import { mailsTexts } from '#texts/mails.ts'
import { mailRows } from './queries.ts'

const mails = rowsBy('mails.id', mailRows)

export const mailLists: ListFile[] = [
  listFile(listMails, mailsTexts, ({ db }) => ({
    found: db.selectFrom('mails'),
    ...mails,
    sort: {
      created: sql`mails.created_at`,
      receiver: sql`mails.receiver`,
      subject: sortKey('mails.subject'),
      state: sql`mails.state`,
    },
    search: sql`mails.search_text`,
    indexed: true,
  })),
]
