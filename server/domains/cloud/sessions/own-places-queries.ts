import { sql } from 'kysely'
import { system } from '#platform/operations/actor.ts'
import type { Db } from '#platform/database/database.ts'
import { fromConfigurations, stackName } from '../accounts/configuration-queries.ts'
import { placeHeld } from '../rules.ts'
import { blockReasonNow } from '../users/access-queries.ts'

/** How many other people use places of the account according to AppStream, or were given an address just now. */
const held = sql`(SELECT count(*) FROM cloud_access AS other
  JOIN cloud_users AS person ON person.contact_id = other.contact_id
  WHERE other.configuration_id = cloud_configurations.id AND other.contact_id <> cloud_access.contact_id
    AND (other.launched_at > clock_timestamp() - make_interval(secs => ${sql.lit(placeHeld / 1000)})
      OR EXISTS (SELECT FROM cloud_running_sessions AS running WHERE running.stream_user = person.stream_user
        AND running.stack_id = cloud_configurations.stack_id AND running.ended_at IS NULL)))`

/** The person streams there already and needs no further capacity. */
const streams = sql`EXISTS (SELECT FROM cloud_running_sessions AS own
  JOIN cloud_users AS me ON me.stream_user = own.stream_user
  WHERE me.contact_id = cloud_access.contact_id AND own.stack_id = cloud_configurations.stack_id AND own.ended_at IS NULL)`

const room = sql`CASE WHEN gone_at IS NOT NULL OR fleet_state <> 'RUNNING' THEN 0
  WHEN ${streams} THEN greatest(capacity_available, 1) ELSE capacity_available END`

/** The places a person was given, in accounts that have not expired before a day. */
export const ownPlaceRows = (db: Db, contactId: string, notBefore: string) =>
  fromConfigurations(db, system)
    .innerJoin('cloudAccess', 'cloudAccess.configurationId', 'cloudConfigurations.id')
    .select(['cloudConfigurations.id', 'companies.name as companyName', 'titleDe', 'titleEn', stackName.as('stack')])
    .select(['startDate', 'endDate', 'seats', 'launchedAt', blockReasonNow.as('blockReason')])
    .select(sql<number>`greatest(0, least(seats - ${held}, ${room}))::int`.as('free'))
    .where('cloudAccess.contactId', '=', contactId)
    .where('endDate', '>=', notBefore)
    .orderBy('endDate', 'desc')
    .orderBy('cloudConfigurations.id')
    .execute()
