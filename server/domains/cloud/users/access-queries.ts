import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import type { BlockReason } from './access-rules.ts'
import { portalToday } from '#platform/database/times.ts'

/** Why a row of `cloud_access` does not allow streaming; null: it does. */
const reason = sql`CASE
  WHEN EXISTS (SELECT FROM accounts WHERE accounts.contact_id = cloud_access.contact_id AND accounts.disabled) THEN 'blocked'
  WHEN cloud_configurations.end_date < ${portalToday} THEN 'expired'
  WHEN holdings.disabled THEN 'disabled' WHEN NOT cloud_access.active THEN 'off'
  WHEN NOT cloud_runs(cloud_configurations.id, ${portalToday}) THEN 'ahead'
  WHEN cloud_configurations.stopped_at IS NOT NULL THEN 'stopped' END`

/** The person may stream: none of these reasons applies. */
export const isEntitled = sql<boolean>`${reason} IS NULL`

/** AppStream no longer has the stack, over `cloud_stacks`. */
export const isGone = sql<boolean>`cloud_stacks.gone_at IS NOT NULL`

/** Staff stopped it, over `cloud_configurations`. */
export const isStopped = sql<boolean>`cloud_configurations.stopped_at IS NOT NULL`

/** Whether a user's record is enabled, over `cloud_users`: while any access is on. */
export const isEnabled = sql<boolean>`EXISTS (SELECT FROM cloud_access AS a
  WHERE a.contact_id = cloud_users.contact_id AND a.active)`

const blockReason = sql`json_build_object('reason', ${reason},
  'startDate', cloud_configurations.start_date::text, 'endDate', cloud_configurations.end_date::text)`
/** Why a row of `cloud_access` joined to its account and product does not allow streaming at present; null: it does. */
export const blockReasonNow = sql<BlockReason | null>`CASE WHEN ${reason} IS NOT NULL THEN ${blockReason} END`
const withAccess = sql`cloud_access JOIN cloud_configurations ON cloud_configurations.id = cloud_access.configuration_id
  JOIN holdings ON holdings.id = cloud_configurations.holding_id`

/** Why a person's session at a stack must end, by the account used last; null: they have no account there any more. */
export const blockReasonAtStack = sql<BlockReason | null>`(SELECT ${blockReason} FROM ${withAccess}
  WHERE cloud_access.contact_id = cloud_users.contact_id
    AND cloud_configurations.stack_id = cloud_running_sessions.stack_id
  ORDER BY launched_at DESC NULLS LAST, cloud_configurations.id LIMIT 1)`

/**
 * Why a person has no place to stream at. Of several reasons an overriding one counts first, then one that passes by
 * itself, then one that can be resolved. Null: they were never given a place.
 */
export const blockReasonOf = async (db: Db, contactId: string): Promise<BlockReason | null> => {
  const { rows } = await sql<{ blockReason: BlockReason }>`SELECT ${blockReason} AS block_reason FROM ${withAccess}
    WHERE cloud_access.contact_id = ${contactId} AND ${reason} IS NOT NULL
    ORDER BY array_position(ARRAY['blocked', 'stopped', 'ahead', 'off', 'disabled', 'expired'], ${reason}),
      cloud_configurations.end_date DESC, cloud_configurations.id LIMIT 1`.execute(db)
  return rows[0]?.blockReason ?? null
}

/** Why a place of an account cannot be used at present; null: it can. */
export const blockReasonIn = async (
  db: Db,
  configurationId: string,
  contactId: string,
): Promise<BlockReason | null> => {
  const { rows } = await sql<{ blockReason: BlockReason }>`SELECT ${blockReason} AS block_reason FROM ${withAccess}
    WHERE cloud_access.configuration_id = ${configurationId} AND cloud_access.contact_id = ${contactId}
      AND ${reason} IS NOT NULL`.execute(db)
  return rows[0]?.blockReason ?? null
}
