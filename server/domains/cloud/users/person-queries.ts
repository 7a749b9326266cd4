import { sql } from 'kysely'
import type { CloudPerson } from '#contract/cloud-users.ts'
import { shownEmail } from '#domains/contacts/public.ts'
import type { Actor } from '#platform/operations/actor.ts'
import type { Db } from '#platform/database/database.ts'
import { stackName, visibleTo } from '../accounts/configuration-queries.ts'
import { invitationState } from '../invitations/invitation-queries.ts'
import { isEnabled } from './access-queries.ts'

interface Named {
  contact?: string | undefined
  number?: number | undefined
  email?: string | undefined
}

const places = sql<CloudPerson['places']>`json_agg(json_build_object('configurationId', cloud_configurations.id,
  'accountTypeId', account_type_id, 'stackId', stack_id, 'stack', ${stackName},
  'startDate', start_date::text, 'endDate', end_date::text, 'active', active, 'invitation', ${invitationState})
  ORDER BY start_date DESC, cloud_configurations.id)`

/** A user of the cloud with the places the actor sees; without one of those there is no such user. */
export const personBy = (db: Db, actor: Actor, { contact, number, email }: Named): Promise<CloudPerson | undefined> =>
  db
    .selectFrom('cloudUsers')
    .innerJoin('contacts', 'contacts.id', 'cloudUsers.contactId')
    .innerJoin('cloudAccess', 'cloudAccess.contactId', 'contacts.id')
    .innerJoin('cloudConfigurations', 'cloudConfigurations.id', 'cloudAccess.configurationId')
    .innerJoin('cloudStacks', 'cloudStacks.id', 'cloudConfigurations.stackId')
    .innerJoin('holdings', 'holdings.id', 'cloudConfigurations.holdingId')
    .innerJoin('companies', 'companies.id', 'holdings.companyId')
    .select(['contacts.id', 'number', 'salutation', 'title', 'firstName', 'lastName', shownEmail.as('email')])
    .select(['contacts.language', 'companies.name as companyName', 'companies.customerNumber'])
    .select([isEnabled.as('enabled'), 'confirmedAt', places.as('places')])
    .where(visibleTo(actor))
    .where('contacts.erasedAt', 'is', null)
    .$call((rows) => (contact === undefined ? rows : rows.where('contacts.id', '=', contact)))
    .$call((rows) => (number === undefined ? rows : rows.where('number', '=', number)))
    .$call((rows) => (email === undefined ? rows : rows.where('contacts.email', '=', email)))
    .groupBy(['contacts.id', 'cloudUsers.contactId', 'companies.id'])
    .orderBy('contacts.id')
    .executeTakeFirst()
