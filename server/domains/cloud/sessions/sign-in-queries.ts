import { storedAddress } from '#contract/email.ts'
import { clockMillisecond, daysFromNow, fromNow, transactionTime } from '#platform/database/times.ts'
import { type NotNull, sql } from 'kysely'
import { isConfirmed, shownEmail, contactName } from '#domains/contacts/public.ts'
import type { Db } from '#platform/database/database.ts'
import { countRows } from '#platform/database/count-rows.ts'
import { isEntitled, isGone } from '../users/access-queries.ts'
import { streamsIn } from '../accounts/configuration-queries.ts'

export const insertTicket = (db: Db, tokenHash: Buffer, life: number) =>
  db
    .insertInto('cloudTickets')
    .values({ tokenHash, expiresAt: fromNow(life) })
    .execute()

/** Uses a ticket up: of any number of tries at once, exactly one gets it. */
export const takeTicket = async (db: Db, tokenHash: Buffer): Promise<boolean> =>
  (
    await db
      .deleteFrom('cloudTickets')
      .where('tokenHash', '=', tokenHash)
      .where('expiresAt', '>', transactionTime)
      .returning('tokenHash')
      .execute()
  ).length > 0

export const deleteOldTickets = (db: Db) =>
  db.deleteFrom('cloudTickets').where('expiresAt', '<', transactionTime).execute()

/** Where a person may stream, the one they used last first. */
export const placesFor = (db: Db, contactId: string) =>
  db
    .selectFrom('cloudAccess')
    .innerJoin('cloudConfigurations', 'cloudConfigurations.id', 'cloudAccess.configurationId')
    .innerJoin('holdings', 'holdings.id', 'cloudConfigurations.holdingId')
    .innerJoin('cloudStacks', 'cloudStacks.id', 'cloudConfigurations.stackId')
    .innerJoin('cloudUsers', 'cloudUsers.contactId', 'cloudAccess.contactId')
    .select(['cloudConfigurations.id', 'seats', 'stackId', 'streamUser', 'cloudStacks.name as stackName', 'fleetName'])
    .select(isGone.as('gone'))
    .where('cloudAccess.contactId', '=', contactId)
    .where(isEntitled)
    .orderBy(isGone)
    .orderBy('launchedAt', (order) => order.desc().nullsLast())
    .orderBy('endDate', 'desc')
    .orderBy('cloudConfigurations.id')
    .execute()

/**
 * A contact invited to the cloud at this address, and whether they have a password, though maybe under another address.
 */
export const invitedContact = (db: Db, email: string) =>
  db
    .selectFrom('contacts')
    .select(['contacts.id', 'contacts.email', isConfirmed.as('hasAccount')])
    .where('email', '=', storedAddress(email))
    .$narrowType<{ email: NotNull }>()
    .where('erasedAt', 'is', null)
    .where(
      sql<boolean>`EXISTS (SELECT FROM cloud_access WHERE contact_id = contacts.id AND (active OR invitation <> 'none'))`,
    )
    .executeTakeFirst()

/**
 * How many others occupy a place of a configuration: they stream at its stack, or got an address within the time
 * AppStream takes to report their session.
 */
export const placesHeld = (
  db: Db,
  configurationId: string,
  contactId: string,
  streaming: readonly string[],
  held: number,
): Promise<number> =>
  countRows(
    db
      .selectFrom('cloudAccess')
      .innerJoin('cloudUsers', 'cloudUsers.contactId', 'cloudAccess.contactId')
      .where('configurationId', '=', configurationId)
      .where('cloudAccess.contactId', '!=', contactId)
      .where(
        sql<boolean>`(launched_at > clock_timestamp() - make_interval(secs => ${held / 1000})
          OR (stream_user = ANY(${streaming}::text[]) AND NOT ${letInElsewhere}))`,
      ),
  )

/** Their session belongs to another account at the same stack, which let them in later. */
const letInElsewhere = sql`EXISTS (SELECT FROM cloud_access AS o
  JOIN cloud_configurations AS oc ON oc.id = o.configuration_id
  JOIN cloud_configurations AS own ON own.id = cloud_access.configuration_id AND own.stack_id = oc.stack_id
  WHERE o.contact_id = cloud_access.contact_id AND o.configuration_id <> own.id
    AND o.launched_at > coalesce(cloud_access.launched_at, '-infinity'))`

/** Stamps a launch; answers the stamp and the one before, undefined for a person without access. */
export const stampLaunch = async (db: Db, configurationId: string, contactId: string) => {
  const { rows } = await sql<{ at: string; before: string | null }>`
    UPDATE cloud_access AS a SET launched_at = ${clockMillisecond} FROM cloud_access AS old
    WHERE a.configuration_id = ${configurationId} AND a.contact_id = ${contactId}
      AND old.configuration_id = a.configuration_id AND old.contact_id = a.contact_id
    RETURNING a.launched_at AS at, old.launched_at AS before`.execute(db)
  return rows[0]
}

/** Takes a stamp back, unless there is a newer one. */
export const unstampLaunch = (db: Db, configurationId: string, contactId: string, at: string, before: string | null) =>
  db
    .updateTable('cloudAccess')
    .set({ launchedAt: before })
    .where('configurationId', '=', configurationId)
    .where('contactId', '=', contactId)
    .where('launchedAt', '=', at)
    .execute()

export const insertRefusal = (
  db: Db,
  row: {
    configurationId: string
    stackId: string
    fleetName: string | null
    cause: 'fleet' | 'seats' | 'refused' | 'away'
  },
) => db.insertInto('cloudRefusals').values(row).execute()

/** Refusals of earlier days are counted no more. */
export const deleteOldRefusals = (db: Db, days: number) =>
  db.deleteFrom('cloudRefusals').where('at', '<', daysFromNow(-days)).execute()

/** The people of a configuration who stream, as last read from AppStream, without sessions being ended. */
export const runningSessions = (db: Db, configurationId: string) =>
  db
    .selectFrom('cloudRunningSessions')
    .innerJoin('cloudUsers', 'cloudUsers.streamUser', 'cloudRunningSessions.streamUser')
    .innerJoin('cloudAccess', 'cloudAccess.contactId', 'cloudUsers.contactId')
    .innerJoin('cloudConfigurations', (join) =>
      join
        .onRef('cloudConfigurations.id', '=', 'cloudAccess.configurationId')
        .onRef('cloudConfigurations.stackId', '=', 'cloudRunningSessions.stackId'),
    )
    .innerJoin('contacts', 'contacts.id', 'cloudUsers.contactId')
    .select(['cloudRunningSessions.id', 'contacts.id as contactId', shownEmail.as('email')])
    .select(['connected', 'startedAt'])
    .select(contactName.as('name'))
    .where('cloudAccess.configurationId', '=', configurationId)
    .where('endedAt', 'is', null)
    .where(streamsIn('cloud_access'))
    .orderBy('startedAt')
    .orderBy('cloudRunningSessions.id')
    .execute()

/** The days, in UTC, of each cloud user's last session opened here, from sixty to three days ago. The oldest first. */
export const launchDays = async (db: Db): Promise<string[]> =>
  (
    await db
      .selectFrom('cloudAccess')
      .select(sql<string>`(launched_at AT TIME ZONE 'UTC')::date::text`.as('day'))
      .distinct()
      .where('launchedAt', '>', daysFromNow(-60))
      .where('launchedAt', '<', sql<string>`date_trunc('day', now(), 'UTC') - interval '2 days'`)
      .orderBy('day')
      .execute()
  ).map(({ day }) => day)
