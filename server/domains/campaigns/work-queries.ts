import { sql } from 'kysely'
import type { Campaign, CampaignRow } from '#contract/campaigns.ts'
import type { Db, Tx } from '#platform/database.ts'

/** The next rows a dry run has not seen, with the version of their product and whether the holder has the target. */
export const uncheckedRows = (db: Db, campaignId: string, targetId: string | null, after: number, limit: number) =>
  db
    .selectFrom('campaignRows')
    .innerJoin('holdings', 'holdings.id', 'holdingId')
    .innerJoin('products', 'products.id', 'holdings.productId')
    .select(['row', 'holdingId', 'campaignRows.configurationId', 'products.version'])
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

/** Whether a dry run is still the wanted one. */
export const isWanted = async (db: Db, campaignId: string, run: number): Promise<boolean> =>
  (await db
    .selectFrom('campaigns')
    .select('id')
    .where('id', '=', campaignId)
    .where('run', '=', run)
    .where('state', '=', 'checking')
    .executeTakeFirst()) !== undefined

/** Writes what a dry run found. */
export const saveChecked = (db: Db, campaignId: string, rows: Checked[]) =>
  sql`UPDATE campaign_rows SET outcome = one.outcome, differences = one.differences, hosts = one.hosts, problems = one.problems
    FROM json_to_recordset(${JSON.stringify(rows)}::json)
      AS one(row integer, outcome text, differences jsonb, hosts jsonb, problems jsonb)
    WHERE campaign_id = ${campaignId} AND campaign_rows.row = one.row AND campaign_rows.outcome IS NULL`.execute(db)

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

/**
 * Takes the next row while the campaign is in this state; nobody else gets it before this transaction ends. A paused
 * campaign has none.
 */
export const takeRow = (
  tx: Tx,
  campaignId: string,
  { state, result }: { state: Campaign['state']; result: 'changed' | null },
): Promise<OpenRow | undefined> =>
  tx
    .selectFrom('campaignRows')
    .select(['row', 'holdingId', 'configurationId', 'newConfigurationId', 'newHoldingId'])
    .select(sql<CampaignRow['hosts']>`hosts`.as('hosts'))
    .where('campaignId', '=', campaignId)
    .where(
      sql<boolean>`EXISTS (SELECT FROM campaigns WHERE campaigns.id = ${campaignId} AND campaigns.state = ${state})`,
    )
    .$if(result === null, (rows) => rows.where('outcome', '=', 'change').where('result', 'is', null))
    .$if(result !== null, (rows) => rows.where('result', '=', result!))
    .orderBy('row')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst() as unknown as Promise<OpenRow | undefined>

export interface RowResult {
  result: NonNullable<CampaignRow['result']>
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

const inJson = (value: object | undefined, name: string) =>
  value === undefined ? {} : { [name]: JSON.stringify(value) }

/** The statement that keeps what became of a row. */
export const savingResult = (
  db: Db,
  campaignId: string,
  row: number,
  { differences, hosts, problems, ...result }: RowResult,
) =>
  db
    .updateTable('campaignRows')
    .set({
      ...result,
      at: sql`clock_timestamp()`,
      ...inJson(differences, 'differences'),
      ...inJson(hosts, 'hosts'),
      ...inJson(problems, 'problems'),
    })
    .where('campaignId', '=', campaignId)
    .where('row', '=', row)

/** Ends a run once nothing is open; a row another process holds counts as open. */
export const endRun = (db: Db, campaignId: string, { from, to }: { from: Campaign['state']; to: Campaign['state'] }) =>
  db
    .updateTable('campaigns')
    .set({ state: to, endedAt: sql`clock_timestamp()` })
    .where('id', '=', campaignId)
    .where('state', '=', from)
    .where(
      from === 'running'
        ? sql<boolean>`NOT EXISTS (SELECT FROM campaign_rows
            WHERE campaign_id = campaigns.id AND outcome = 'change' AND result IS NULL)`
        : sql<boolean>`NOT EXISTS (SELECT FROM campaign_rows WHERE campaign_id = campaigns.id AND result = 'changed')`,
    )
    .execute()
