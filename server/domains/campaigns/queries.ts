import { type RawBuilder, sql } from 'kysely'
import type { Campaign, CampaignInput } from '#contract/campaigns.ts'
import { holder, holdingVisibleTo, joinedHoldings, productNamed } from '#domains/holdings/public.ts'
import { isLiveHost } from '#domains/licences/public.ts'
import { onlyRow } from '#platform/database/only-row.ts'
import type { Actor } from '#platform/operations/actor.ts'
import type { Db, Tx } from '#platform/database/database.ts'
import { countNaming } from '#platform/database/count-rows.ts'

const emailOf = (column: string): RawBuilder<string> =>
  sql`coalesce((SELECT email FROM accounts WHERE accounts.id = ${sql.ref(column)}), '')`
const total = countNaming('campaignRows.campaignId', 'campaigns.id')

export const campaignHeads = (db: Db) =>
  db
    .selectFrom('campaigns')
    .select(['campaigns.id', 'name', 'createdAt', 'startedAt', 'endedAt'])
    .select([emailOf('campaigns.created_by').as('createdBy'), emailOf('campaigns.started_by').as('startedBy')])
    .select(['state', 'change'])
    .select(total.as('total'))

export type StoredCampaign = Omit<Campaign, 'modules' | 'target' | 'counts' | 'revision'> & { run: number }

export const campaignById = (db: Db, id: string): Promise<StoredCampaign | undefined> =>
  campaignHeads(db)
    .select(['comment', 'issue', 'mail', 'run', 'filter'])
    .where('campaigns.id', '=', id)
    .executeTakeFirst()

/** The same, locked until the transaction ends: its steps run one after the other. */
export async function lockCampaign(db: Tx, id: string): Promise<StoredCampaign | undefined> {
  await db.selectFrom('campaigns').select('id').where('id', '=', id).forUpdate().execute()
  return campaignById(db, id)
}

const columnsOf = ({ filter, change, ...input }: CampaignInput) => ({
  ...input,
  filter: JSON.stringify(filter),
  change: JSON.stringify(change),
})

export const insertCampaign = (db: Db, id: string, input: CampaignInput, by: string | null) =>
  db
    .insertInto('campaigns')
    .values({ id, ...columnsOf(input), state: 'checking', run: 1, createdBy: by })
    .execute()

/** Begins another dry run, of other wishes where given; its number. */
export const beginCheck = async (db: Db, id: string, input: CampaignInput | null): Promise<number> =>
  (
    await db
      .updateTable('campaigns')
      .set({ ...(input && columnsOf(input)), state: 'checking', run: sql`run + 1` })
      .where('id', '=', id)
      .returning('run')
      .executeTakeFirstOrThrow()
  ).run

export const deleteCampaignRow = (db: Db, id: string) => db.deleteFrom('campaigns').where('id', '=', id).execute()

export const setStarted = (db: Db, id: string, by: string | null) =>
  db
    .updateTable('campaigns')
    .set({ state: 'running', startedAt: sql`coalesce(started_at, clock_timestamp())`, startedBy: by, endedAt: null })
    .where('id', '=', id)
    .execute()

export const setState = (db: Db, id: string, state: Campaign['state']) =>
  db.updateTable('campaigns').set({ state, endedAt: null }).where('id', '=', id).execute()

/** What failed or had changed since is open again, whatever it came to then. */
export const reopenRows = (db: Db, id: string) =>
  db
    .updateTable('campaignRows')
    .set({ outcome: 'change', result: null, problems: '[]' })
    .where('campaignId', '=', id)
    .where('result', 'in', ['failed', 'changedSince'])
    .execute()

/** Waits for what is just being changed; nothing else is begun meanwhile. */
export const lockOpenRows = (db: Tx, id: string) =>
  sql`SELECT count(*) FROM (SELECT FROM campaign_rows
    WHERE campaign_id = ${id} AND outcome = 'change' AND result IS NULL FOR UPDATE) AS held`.execute(db)

/**
 * The machines that get a new licence, and those whose people get it by mail, when the open rows are changed. None
 * while the campaign cannot be started, since its page polls every second then.
 */
const toIssue = (
  id: string,
) => sql`SELECT count(*) AS hosts, count(*) FILTER (WHERE campaigns.mail AND hosts.email <> '') AS mails
  FROM campaign_rows AS open JOIN campaigns ON campaigns.id = open.campaign_id
  JOIN hosts ON hosts.holding_id = open.holding_id
  WHERE open.campaign_id = ${id} AND campaigns.issue AND campaigns.state IN ('checked', 'done')
    AND (open.outcome = 'change' AND open.result IS NULL OR open.result IN ('failed', 'changedSince')) AND ${isLiveHost}`

export async function countsOf(db: Db, id: string): Promise<Campaign['counts']> {
  return onlyRow(
    db,
    sql`
    WITH issued AS (${toIssue(id)})
    SELECT count(*) FILTER (WHERE outcome IS NOT NULL) AS checked,
      count(*) FILTER (WHERE outcome = 'change') AS change, count(*) FILTER (WHERE outcome = 'unchanged') AS unchanged,
      count(*) FILTER (WHERE outcome = 'broken') AS broken,
      count(*) FILTER (WHERE outcome = 'change' AND result IS NULL) AS open,
      count(*) FILTER (WHERE result = 'changed') AS changed,
      count(*) FILTER (WHERE result = 'changedSince') AS "changedSince", count(*) FILTER (WHERE result = 'failed') AS failed,
      count(*) FILTER (WHERE result = 'undone') AS undone, count(*) FILTER (WHERE result = 'kept') AS kept,
      coalesce(sum(licences), 0) AS licences, coalesce(sum(mails), 0) AS mails,
      (SELECT hosts FROM issued) AS "toIssue", (SELECT mails FROM issued) AS "toMail"
    FROM campaign_rows WHERE campaign_id = ${id}`,
  )
}

/** The rows of a campaign whose holdings the actor sees. */
export const fromRows = (db: Db, actor: Actor, id: string) =>
  joinedHoldings(db)
    .innerJoin('campaignRows', 'campaignRows.holdingId', 'holdings.id')
    .where('campaignId', '=', id)
    .where(holdingVisibleTo(actor))

export const campaignRows = (db: Db, actor: Actor, id: string) =>
  fromRows(db, actor, id)
    .select(['campaignRows.row', 'holdingId', 'licences', 'mails', 'at'])
    .select(['outcome', 'result'])
    .select(['differences'])
    .select(['hosts', 'problems'])
    .select([holder.as('holder'), productNamed.as('product')])

/** The newest licence of each host among those issued with the configurations a campaign wrote and that still hold. */
export const campaignLicences = (db: Db, actor: Actor, id: string) =>
  fromRows(db, actor, id)
    .innerJoin('licences', 'licences.configurationId', 'campaignRows.newConfigurationId')
    .innerJoin('hosts', 'hosts.id', 'licences.hostId')
    .where('campaignRows.result', '=', 'changed')
    .distinctOn('licences.hostId')
    .select(['licences.id', 'hosts.email'])
    .select(
      sql<boolean>`EXISTS (SELECT FROM mails WHERE record_kind = 'licence' AND record_id = licences.id AND state <> 'failed')`.as(
        'mailed',
      ),
    )
    .orderBy('licences.hostId')
    .orderBy('licences.generation', 'desc')
    .limit(5000)
    .execute()

/** The campaigns an account created or started. */
export const campaignFacts = (db: Db, accountId: string) =>
  db
    .selectFrom('campaigns')
    .select(['name', 'createdAt', 'startedAt'])
    .where((where) => where.or([where('createdBy', '=', accountId), where('startedBy', '=', accountId)]))
    .orderBy('createdAt')
    .execute()

/** The campaign stays, without whom. */
export async function forgetCampaigner(db: Db, accountId: string): Promise<void> {
  await db.updateTable('campaigns').set({ createdBy: null }).where('createdBy', '=', accountId).execute()
  await db.updateTable('campaigns').set({ startedBy: null }).where('startedBy', '=', accountId).execute()
}

/** What a product is called. */
export const productTitle = (db: Db, id: string) =>
  db.selectFrom('products').select(['titleDe', 'titleEn', 'version']).where('id', '=', id).executeTakeFirst()
