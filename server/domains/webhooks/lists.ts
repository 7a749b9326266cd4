import { sql } from 'kysely'
import { listDeliveries, listWebhooks } from '#contract/webhooks.ts'
import { fail } from '#platform/operations/failure.ts'
import { searchForm, sortKey } from '#platform/lists/list-source.ts'
import { type ListFile, listFile } from '#platform/lists/list-file.ts'
import { rowsBy } from '#platform/lists/row-text.ts'
import { webhooksTexts } from '#texts/webhooks.ts'
import { deliveries, webhookById, webhooks } from './queries.ts'

const endpoints = rowsBy('webhooks.id', webhooks)
const sent = rowsBy('webhookDeliveries.id', deliveries)

export const webhookLists: ListFile[] = [
  listFile(listWebhooks, webhooksTexts, ({ db }) => ({
    found: db.selectFrom('webhooks'),
    ...endpoints,
    sort: { url: sortKey('webhooks.url'), created: sql`webhooks.created_at` },
    search: searchForm('webhooks.url', 'webhooks.description'),
  })),
  listFile(listDeliveries, webhooksTexts, async ({ db, params: { id }, query: { state } }) => {
    if (!(await webhookById(db, id))) fail('webhooks.notFound')
    return {
      found: db
        .selectFrom('webhookDeliveries')
        .where('webhookId', '=', id)
        .$call((rows) => (state === undefined ? rows : rows.where('state', '=', state))),
      ...sent,
      sort: { created: sql`webhook_deliveries.created_at` },
      search: searchForm('webhookDeliveries.event'),
    }
  }),
]
