import { clockTime } from '#platform/database/times.ts'
import { sql } from 'kysely'
import { isConfirmed, shownEmail, contactName } from '#domains/contacts/public.ts'
import { inIds } from '#platform/database/in-ids.ts'
import type { Actor } from '#platform/operations/actor.ts'
import type { Db, Tx } from '#platform/database/database.ts'
import { invitationState } from '../invitations/invitation-queries.ts'
import { isEnabled, isGone, isStopped } from './access-queries.ts'
import {
  creatorOf,
  fromConfigurations,
  stackName,
  streamsIn,
  termStateNow,
  seatsInUse,
} from '../accounts/configuration-queries.ts'

const fromUsers = (db: Db, configurationId: string) =>
  db
    .selectFrom('cloudAccess')
    .innerJoin('contacts', 'contacts.id', 'cloudAccess.contactId')
    .where('cloudAccess.configurationId', '=', configurationId)

/** The people of a configuration, as a list begins with them. */
export const usersOf = fromUsers

export const userRows = (db: Db, configurationId: string) =>
  fromUsers(db, configurationId)
    .select(['contacts.id', 'firstName', 'lastName', shownEmail.as('email'), 'active', 'lastActivatedAt'])
    .select(invitationState.as('invitation'))
    .select([isConfirmed.as('hasAccount'), streamsIn('cloud_access').as('streaming')])
    .select([
      'cloudAccess.createdAt',
      'cloudAccess.modifiedAt',
      creatorOf(sql`cloud_access.modified_by`).as('modifiedBy'),
    ])

/** Contacts of the company that are no people of the configuration. */
export const candidates = (db: Db, configurationId: string, companyId: string) =>
  db
    .selectFrom('contacts')
    .where('companyId', '=', companyId)
    .where('erasedAt', 'is', null)
    .where((row) => {
      const access = row.selectFrom('cloudAccess').where('configurationId', '=', configurationId)
      return row.not(row.exists(access.whereRef('cloudAccess.contactId', '=', 'contacts.id')))
    })

export const candidateRows = (db: Db) =>
  db.selectFrom('contacts').select(['contacts.id', 'firstName', 'lastName', shownEmail.as('email')])

/** The contacts of a company among these: shared, so that none moves to another company before it has a place here. */
const shareContacts = (db: Tx, companyId: string, contacts: readonly string[]) =>
  db
    .selectFrom('contacts')
    .select('id')
    .where('companyId', '=', companyId)
    .where('erasedAt', 'is', null)
    .where(inIds('id', contacts))
    .forShare()
    .execute()

/** Makes contacts of the company users of the cloud, and people of the configuration; answers how many are new. */
export async function insertUsers(
  db: Tx,
  configurationId: string,
  companyId: string,
  contacts: readonly string[],
  by: string | null,
): Promise<{ known: number; added: string[] }> {
  const found = await shareContacts(db, companyId, contacts)
  if (found.length === 0) return { known: 0, added: [] }
  await db
    .insertInto('cloudUsers')
    .values(found.map(({ id }) => ({ contactId: id, modifiedBy: by })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const added = await db
    .insertInto('cloudAccess')
    .values(found.map(({ id }) => ({ configurationId, contactId: id, modifiedBy: by })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('contactId')
    .execute()
  return { known: found.length, added: added.map(({ contactId }) => contactId) }
}

/** The people of a configuration who are still of the company, shared as contacts. */
const sharePeople = (db: Tx, configurationId: string, companyId: string) =>
  db
    .selectFrom('cloudAccess')
    .innerJoin('contacts', 'contacts.id', 'cloudAccess.contactId')
    .select(['contactId', 'active'])
    .where('configurationId', '=', configurationId)
    .where('contacts.companyId', '=', companyId)
    .where('erasedAt', 'is', null)
    .orderBy('contactId')
    .forShare('contacts')
    .execute()

/** Copies the people of a configuration, without access yet; answers them with the access they have there. */
export async function copyUsers(
  db: Tx,
  { from, to, companyId }: { from: string; to: string; companyId: string },
  by: string | null,
): Promise<{ contactId: string; active: boolean }[]> {
  const people = await sharePeople(db, from, companyId)
  if (people.length > 0)
    await db
      .insertInto('cloudAccess')
      .values(people.map(({ contactId }) => ({ configurationId: to, contactId, modifiedBy: by })))
      .execute()
  return people
}

/** Takes people without access off a configuration. */
export const deleteAccess = (db: Tx, configurationId: string, contacts: readonly string[]) =>
  db
    .deleteFrom('cloudAccess')
    .where('configurationId', '=', configurationId)
    .where(inIds('contactId', contacts))
    .execute()

/** A person's access to a configuration, locked, with what is needed to write to them. */
export const lockAccess = (db: Tx, configurationId: string, contactId: string) =>
  db
    .selectFrom('cloudAccess')
    .innerJoin('contacts', 'contacts.id', 'cloudAccess.contactId')
    .leftJoin('cloudUsers', 'cloudUsers.contactId', 'cloudAccess.contactId')
    .select(['cloudAccess.contactId', 'active', 'lastActivatedAt', 'invitedAt', invitationState.as('invitation')])
    .select((one) => one('cloudAccess.invitation', '=', 'due').as('invitationUnwritten'))
    .select(['firstName', 'lastName', 'email', 'language', 'contacts.companyId'])
    .select(['cloudUsers.streamUser', isConfirmed.as('hasAccount')])
    .where('cloudAccess.configurationId', '=', configurationId)
    .where('cloudAccess.contactId', '=', contactId)
    .forUpdate('cloudAccess')
    .executeTakeFirst()

/** Switches access; when is stamped where it is switched on, and the first time in the user's record. */
export async function writeAccess(
  db: Db,
  configurationId: string,
  contactIds: readonly string[],
  active: boolean,
  by: string | null,
): Promise<void> {
  if (contactIds.length === 0) return
  await db
    .updateTable('cloudAccess')
    .set({
      active,
      // Whose access is taken away is not let in by an invitation from before.
      ...(active
        ? { lastActivatedAt: clockTime }
        : { invitation: sql`CASE WHEN active AND invitation <> 'opened' THEN 'none' ELSE invitation END` }),
      modifiedAt: clockTime,
      modifiedBy: by,
    })
    .where('configurationId', '=', configurationId)
    .where(inIds('contactId', contactIds))
    .execute()
  if (!active) return
  await db
    .updateTable('cloudUsers')
    .set({ confirmedAt: clockTime, modifiedAt: clockTime, modifiedBy: by })
    .where(inIds('contactId', contactIds))
    .where('confirmedAt', 'is', null)
    .execute()
}

/** The contacts whose access is on, locked. */
export const lockActiveUsers = (db: Tx, configurationId: string) =>
  db
    .selectFrom('cloudAccess')
    .select('contactId')
    .where('configurationId', '=', configurationId)
    .where('active', '=', true)
    .orderBy('contactId')
    .forUpdate()
    .execute()

/** When an active user of the configuration was changed last; null: never. */
export const lastChange = async (db: Db, configurationId: string): Promise<string | null> =>
  (
    await db
      .selectFrom('cloudAccess')
      .select(({ fn }) => fn.max('lastActivatedAt').as('at'))
      .where('configurationId', '=', configurationId)
      .where('active', '=', true)
      .executeTakeFirst()
  )?.at ?? null

/** Configurations as the company's own people see them. */
export const placesRows = (db: Db, actor: Actor) =>
  fromConfigurations(db, actor)
    .select(['cloudConfigurations.id', 'cloudConfigurations.holdingId', 'seats', 'startDate', 'endDate'])
    .select(['companies.name as companyName', 'products.titleDe', 'products.titleEn', stackName.as('stack')])
    .select([
      termStateNow.as('state'),
      isStopped.as('stopped'),
      isGone.as('gone'),
      seatsInUse.as('used'),
      sql<string | null>`(SELECT max(last_activated_at) FROM cloud_access
        WHERE configuration_id = cloud_configurations.id AND active)`.as('changedAt'),
    ])

/**
 * The people of a company with what they may of a configuration, by name. Of more than a thousand its users come first.
 * The order does not depend on access, so that a switched row stays in place.
 */
export const peopleOf = (db: Db, configurationId: string) =>
  db
    .selectFrom(chosenPeople(db, configurationId).as('people'))
    .select(['id', 'email', 'lastActivatedAt', 'name', 'active', 'hasAccount', 'streaming'])
    .orderBy('lastNameKey')
    .orderBy('id')
    .execute()

const chosenPeople = (db: Db, configurationId: string) =>
  db
    .selectFrom('contacts')
    .innerJoin('holdings', 'holdings.companyId', 'contacts.companyId')
    .innerJoin('cloudConfigurations', 'cloudConfigurations.holdingId', 'holdings.id')
    .leftJoin('cloudAccess', (join) =>
      join
        .onRef('cloudAccess.contactId', '=', 'contacts.id')
        .onRef('cloudAccess.configurationId', '=', 'cloudConfigurations.id'),
    )
    .select(['contacts.id', shownEmail.as('email'), 'lastActivatedAt', 'lastNameKey'])
    .select(({ fn }) => [
      contactName.as('name'),
      fn.coalesce('cloudAccess.active', sql.lit(false)).as('active'),
      isConfirmed.as('hasAccount'),
      sql<boolean>`coalesce(${streamsIn('cloud_access')}, false)`.as('streaming'),
    ])
    .where('cloudConfigurations.id', '=', configurationId)
    .where('erasedAt', 'is', null)
    .orderBy(sql`coalesce(cloud_access.active, false)`, 'desc')
    .orderBy('contacts.lastNameKey')
    .orderBy('contacts.id')
    .limit(1000)

/** What is stored about a person as a user of the cloud. */
export const cloudFacts = async (db: Db, contactId: string) => {
  const user = await db
    .selectFrom('cloudUsers')
    .select(['number', isEnabled.as('enabled'), 'confirmedAt', 'createdAt'])
    .where('contactId', '=', contactId)
    .executeTakeFirst()
  const access = await db
    .selectFrom('cloudAccess')
    .select(['configurationId', 'active', 'lastActivatedAt', 'invitation', 'launchedAt'])
    .where('contactId', '=', contactId)
    .execute()
  return user || access.length > 0 ? { ...user, access } : null
}

export const deleteAccessOf = (db: Db, contactId: string) =>
  db.deleteFrom('cloudAccess').where('contactId', '=', contactId).execute()

/** Whether a person is a contact of a company. */
export const isOf = async (db: Db, companyId: string, contactId: string): Promise<boolean> =>
  (await db
    .selectFrom('contacts')
    .select('id')
    .where('id', '=', contactId)
    .where('companyId', '=', companyId)
    .where('erasedAt', 'is', null)
    .executeTakeFirst()) !== undefined
