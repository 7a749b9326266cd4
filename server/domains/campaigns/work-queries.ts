import { clockTime } from '#platform/database/times.ts'
import { sql } from 'kysely'
import type { Campaign, CampaignRow } from '#contract/campaigns.ts'
import type { Db, Tx } from '#platform/database/database.ts'
import type { NotNull } from 'kysely'
import { countRows } from '#platform/database/count-rows.ts'

/** The next rows a dry run has not seen, with the version of their product and whether the holder has the target. */
export const uncheckedRows = (db: Db, campaignId: string, targetId: string | null, after: number, limit: number) =>
  db
    .selectFrom('campaignRows')
    .innerJoin('holdings', 'holdings.id', 'holdingId')
    .innerJoin('products', 'products.id', 'holdings.productId')
    .select(['row', 'holdingId', 'campaignRows.configurationId', 'products.version', 'products.titleDe'])
    .select('products.kind')
    .select(
      sql<boolean>`EXISTS (SELECT FROM holdings AS other
        WHERE (other.company_id = holdings.company_id OR other.contact_id = holdings.contact_id) AND other.product_id = ${targetId}::uuid)`.as(
        'hasTarget',
      ),
    )
    .where('campaignId', '=', campaignId)
    .where('row', '>', after)
    .where('outcome', 'is', null)
    .orderBy('row')
    .limit(limit)
    .execute()

type Checked = Pick<CampaignRow, 'row' | 'outcome' | 'differences' | 'hosts' | 'problems'>

const wanted = (db: Db, campaignId: string, run: number) =>
  db
    .selectFrom('campaigns')
    .select('id')
    .where('id', '=', campaignId)
    .where('run', '=', run)
    .where('state', '=', 'checking')

/** Whether a dry run is still the wanted one. */
export const isWanted = async (db: Db, campaignId: string, run: number): Promise<boolean> =>
  (await wanted(db, campaignId, run).executeTakeFirst()) !== undefined

/** The same, and it stays so until the transaction ends. */
export const lockWanted = async (tx: Tx, campaignId: string, run: number): Promise<boolean> =>
  (await wanted(tx, campaignId, run).forUpdate().executeTakeFirst()) !== undefined

/** Writes what a dry run found, while it is the wanted one. */
export const saveChecked = (db: Db, { campaignId, run }: { campaignId: string; run: number }, rows: Checked[]) =>
  sql`UPDATE campaign_rows SET outcome = one.outcome, differences = one.differences, hosts = one.hosts, problems = one.problems
    FROM json_to_recordset(${JSON.stringify(rows)}::json)
      AS one(row integer, outcome text, differences jsonb, hosts jsonb, problems jsonb)
    WHERE campaign_id = ${campaignId} AND campaign_rows.row = one.row AND campaign_rows.outcome IS NULL
      AND EXISTS (${wanted(db, campaignId, run)})`.execute(db)

export const endCheck = (db: Db, campaignId: string, run: number) =>
  db
    .updateTable('campaigns')
    .set({ state: 'checked' })
    .where('id', '=', campaignId)
    .where('run', '=', run)
    .where('state', '=', 'checking')
    .execute()

export interface OpenRow {
  row: number
  holdingId: string
  configurationId: string
  newConfigurationId: string | null
  newHoldingId: string | null
  hosts: CampaignRow['hosts']
}

/** Locks the next rows while the campaign is in this state; none for a paused campaign. */
export const lockNextRows = (
  tx: Tx,
  campaignId: string,
  { state, result, most }: { state: Campaign['state']; result: 'changed' | null; most: number },
): Promise<OpenRow[]> =>
  openRows(tx, campaignId, result)
    .select(['row', 'holdingId', 'configurationId', 'newConfigurationId', 'newHoldingId'])
    .select('hosts')
    .$narrowType<{ configurationId: NotNull }>()
    .where((is) =>
      is.exists(is.selectFrom('campaigns').where('campaigns.id', '=', campaignId).where('campaigns.state', '=', state)),
    )
    .orderBy('row')
    .limit(most)
    .forUpdate()
    .skipLocked()
    .execute()

/** Rows that are still to be changed, or with `changed` those that still can be brought back. */
const openRows = (db: Db, campaignId: string, result: 'changed' | null) =>
  db
    .selectFrom('campaignRows')
    .where('campaignId', '=', campaignId)
    .$if(result === null, (rows) => rows.where('outcome', '=', 'change').where('result', 'is', null))
    .$call((rows) => (result === null ? rows : rows.where('result', '=', result)))

export const countOpenRows = (db: Db, campaignId: string): Promise<number> => countRows(openRows(db, campaignId, null))

export interface RowResult {
  /** Null: there was nothing left to do. */
  result: CampaignRow['result']
  outcome?: CampaignRow['outcome']
  configurationId?: string | null
  newConfigurationId?: string | null
  newHoldingId?: string | null
  differences?: CampaignRow['differences']
  hosts?: CampaignRow['hosts']
  problems: CampaignRow['problems']
  licences?: number
  mails?: number
}

const resultTypes = sql`row integer, result text, outcome text, "configurationId" uuid, "newConfigurationId" uuid,
  "newHoldingId" uuid, differences jsonb, hosts jsonb, problems jsonb, licences integer, mails integer`

/** Stores what became of rows; what a result leaves out stays. */
export const storeResults = (db: Db, campaignId: string, results: readonly (RowResult & { row: number })[]) =>
  db
    .updateTable('campaignRows')
    .from(
      sql<RowResult & { row: number }>`json_to_recordset(${JSON.stringify(results)}::json)`.as<'one'>(
        sql`one(${resultTypes})`,
      ),
    )
    .set({
      result: sql`one.result`,
      outcome: sql`coalesce(one.outcome, campaign_rows.outcome)`,
      configurationId: sql`coalesce(one."configurationId", campaign_rows.configuration_id)`,
      newConfigurationId: sql`coalesce(one."newConfigurationId", campaign_rows.new_configuration_id)`,
      newHoldingId: sql`coalesce(one."newHoldingId", campaign_rows.new_holding_id)`,
      differences: sql`coalesce(one.differences, campaign_rows.differences)`,
      hosts: sql`coalesce(one.hosts, campaign_rows.hosts)`,
      problems: sql`one.problems`,
      licences: sql`coalesce(one.licences, campaign_rows.licences)`,
      mails: sql`coalesce(one.mails, campaign_rows.mails)`,
      at: clockTime,
    })
    .where('campaignRows.campaignId', '=', campaignId)
    .whereRef('campaignRows.row', '=', 'one.row')
    .execute()

/** Ends a run once nothing is open; a row locked by another process counts as open. */
export const endRun = (db: Db, campaignId: string, { from, to }: { from: Campaign['state']; to: Campaign['state'] }) =>
  db
    .updateTable('campaigns')
    .set({ state: to, endedAt: clockTime })
    .where('id', '=', campaignId)
    .where('state', '=', from)
    .where((row) => {
      const rows = row.selectFrom('campaignRows').whereRef('campaignId', '=', 'campaigns.id')
      // Written out: the index of what is open is a partial one.
      const open =
        from === 'running'
          ? rows.where('outcome', '=', sql.lit('change')).where('result', 'is', null)
          : rows.where('result', '=', sql.lit('changed'))
      return row.not(row.exists(open))
    })
    .execute()
