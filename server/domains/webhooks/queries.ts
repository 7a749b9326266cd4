import { clockTime, transactionTime, instantText } from '#platform/database/times.ts'
import { sql } from 'kysely'
import type { Delivery, DeliveryState, Webhook } from '#contract/webhooks.ts'
import type { Db, Tx } from '#platform/database/database.ts'
import { countNaming, countRows } from '#platform/database/count-rows.ts'

const recent = sql<Webhook['deliveries']>`(SELECT json_build_object('total', count(*),
  'failed', count(*) FILTER (WHERE state = 'failed'), 'waiting', count(*) FILTER (WHERE state = 'waiting'))
  FROM webhook_deliveries AS one WHERE one.webhook_id = webhooks.id AND one.created_at > now() - interval '7 days')`

export const webhooks = (db: Db) =>
  db
    .selectFrom('webhooks')
    .select(['id', 'url', 'description', 'disabled', 'createdAt', 'modifiedAt'])
    .select([
      'events',
      recent.as('deliveries'),
      sql<string | null>`CASE WHEN old_secret_until > now() THEN ${instantText('old_secret_until')} END`.as(
        'oldSecretUntil',
      ),
    ])

export const webhookById = (db: Db, id: string): Promise<Webhook | undefined> =>
  webhooks(db).where('id', '=', id).executeTakeFirst()

export const lockWebhook = (db: Tx, id: string) =>
  db.selectFrom('webhooks').select(['id', 'secret', 'disabled']).where('id', '=', id).forUpdate().executeTakeFirst()

export const countWebhooks = (db: Db): Promise<number> => countRows(db.selectFrom('webhooks'))

interface WebhookFacts {
  url: string
  description: string
  events: string[]
}

export const insertWebhook = (db: Db, row: WebhookFacts & { id: string; secret: string }, by: string | null) =>
  db
    .insertInto('webhooks')
    .values({ ...row, createdBy: by, modifiedBy: by })
    .execute()

export const updateWebhook = (db: Db, id: string, facts: WebhookFacts & { disabled: boolean }, by: string | null) =>
  db
    .updateTable('webhooks')
    .set({ ...facts, modifiedBy: by, modifiedAt: clockTime })
    .where('id', '=', id)
    .execute()

export const deleteWebhookRow = (db: Db, id: string) => db.deleteFrom('webhooks').where('id', '=', id).execute()

/** Puts a new secret in the place of the old one, which goes on for so many hours. */
export const replaceSecret = (db: Db, id: string, secret: string, hours: number) =>
  db
    .updateTable('webhooks')
    .set({ oldSecret: sql`secret`, oldSecretUntil: sql`now() + make_interval(hours => ${hours})`, secret })
    .where('id', '=', id)
    .execute()

/** One delivery of each message for each enabled webhook of the event. Returns their ids. */
export async function insertDeliveries(
  db: Db,
  event: string,
  messages: readonly { id: string; body: string }[],
): Promise<string[]> {
  const [ids, bodies] = [messages.map(({ id }) => id), messages.map(({ body }) => body)]
  const { rows } = await sql<{ id: string }>`INSERT INTO webhook_deliveries (id, webhook_id, event_id, event, body)
    SELECT gen_random_uuid(), webhooks.id, message.id, ${event}, message.body
    FROM webhooks, unnest(${ids}::uuid[], ${bodies}::text[]) AS message(id, body)
    WHERE NOT disabled AND ${event} = ANY(events) RETURNING id`.execute(db)
  return rows.map(({ id }) => id)
}

export const insertDelivery = (
  db: Db,
  row: { id: string; webhookId: string; eventId: string; event: string; body: string },
) => db.insertInto('webhookDeliveries').values(row).execute()

const tries = (column: 'status' | 'error') =>
  sql`(SELECT ${sql.ref(column)} FROM webhook_tries WHERE delivery_id = webhook_deliveries.id ORDER BY id DESC LIMIT 1)`

export const deliveries = (db: Db) =>
  db
    .selectFrom('webhookDeliveries')
    .select(['id', 'event', 'createdAt', 'deliveredAt'])
    .select([
      'state',
      countNaming('webhookTries.deliveryId', 'webhookDeliveries.id').as('attempts'),
      sql<number | null>`${tries('status')}`.as('lastStatus'),
      sql<string>`coalesce(${tries('error')}, '')`.as('lastError'),
    ])

export const deliveryById = (db: Db, id: string): Promise<Delivery | undefined> =>
  deliveries(db).where('id', '=', id).executeTakeFirst()

export const triesOf = (db: Db, deliveryId: string) =>
  db
    .selectFrom('webhookTries')
    .select(['at', 'status', 'error', 'took', 'answer'])
    .where('deliveryId', '=', deliveryId)
    .orderBy('id', 'desc')
    .limit(200)
    .execute()

export const bodyOf = (db: Db, id: string) =>
  db.selectFrom('webhookDeliveries').select(['webhookId', 'body']).where('id', '=', id).executeTakeFirst()

/** What a try needs; undefined when the delivery is gone or not waiting any more. */
export const waitingDelivery = (db: Db, id: string) =>
  db
    .selectFrom('webhookDeliveries')
    .innerJoin('webhooks', 'webhooks.id', 'webhookId')
    .select(['webhookDeliveries.id', 'eventId', 'body', 'webhooks.id as webhookId', 'url', 'disabled', 'secret'])
    .select(sql<string | null>`CASE WHEN old_secret_until > now() THEN old_secret END`.as('oldSecret'))
    .where('webhookDeliveries.id', '=', id)
    .where('state', '=', 'waiting')
    .executeTakeFirst()

/** Gives a delivery its end, unless it has one. */
export const endDelivery = (db: Db, id: string, state: Exclude<DeliveryState, 'waiting'>) =>
  db
    .updateTable('webhookDeliveries')
    .set({ state, ...(state === 'delivered' && { deliveredAt: transactionTime }) })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .execute()

/** Lets an ended delivery wait once more; false when it waits already. */
export const reviveDelivery = async (db: Db, id: string): Promise<boolean> =>
  (
    await db
      .updateTable('webhookDeliveries')
      .set({ state: 'waiting', deliveredAt: null })
      .where('id', '=', id)
      .where('state', '<>', 'waiting')
      .executeTakeFirst()
  ).numUpdatedRows === 1n

interface Try {
  deliveryId: string
  status: number | null
  error: string
  took: number
  answer: string
}

export const insertTry = (db: Db, row: Try) => db.insertInto('webhookTries').values(row).execute()

/** Deletes what was delivered or given up more than so many days ago, and what deleted webhooks left behind. */
export async function forgetDeliveries(db: Db, days: number, portion = 5000): Promise<void> {
  // From id to id: to begin again for each portion reads what stays again and again.
  let from = '00000000-0000-0000-0000-000000000000'
  const last = 'ffffffff-ffff-ffff-ffff-ffffffffffff'
  while (from !== last) {
    const rest = db.selectFrom('webhookDeliveries').select('id').where('id', '>', from).orderBy('id')
    const to = (await rest.offset(portion).limit(1).executeTakeFirst())?.id ?? last
    await sql`DELETE FROM webhook_deliveries WHERE id > ${from} AND id <= ${to}
        AND ((state <> 'waiting' AND created_at < now() - make_interval(days => ${days}))
          OR NOT EXISTS (SELECT FROM webhooks WHERE webhooks.id = webhook_id))`.execute(db)
    from = to
  }
}
