import { type RawBuilder, sql } from 'kysely'
import { clockTime } from '#platform/database/times.ts'
import type { SsoProvider, SsoProviderInput } from '#contract/sso.ts'
import type { Db, Tx } from '#platform/database/database.ts'
import { fail, onConstraint } from '#platform/operations/failure.ts'
import { countNaming } from '#platform/database/count-rows.ts'

/** The address of the account a column names; '' where unknown. */
export const emailOf = (column: string): RawBuilder<string> =>
  sql`coalesce((SELECT email FROM accounts WHERE id = ${sql.ref(column)}), '')`

const providers = (db: Db) =>
  db
    .selectFrom('ssoProviders')
    .select(['id', 'identifier', 'displayName', 'description', 'protocol', 'issuer', 'createdAt', 'modifiedAt'])
    .select(countNaming('ssoConfigurations.providerId', 'ssoProviders.id').as('companies'))
    .select([
      emailOf('sso_providers.created_by').as('createdBy'),
      emailOf('sso_providers.modified_by').as('modifiedBy'),
    ])

export const allProviders = (db: Db): Promise<SsoProvider[]> =>
  providers(db).orderBy('createdAt').orderBy('id').execute()

export const providerById = (db: Db, id: string): Promise<SsoProvider | undefined> =>
  providers(db).where('id', '=', id).executeTakeFirst()

/** The protocol of the provider with this identifier. */
export const protocolOf = async (db: Db, identifier: string): Promise<string | undefined> =>
  (await db.selectFrom('ssoProviders').select('protocol').where('identifier', '=', identifier).executeTakeFirst())
    ?.protocol

/** The provider people's addresses lead to by its identifier. */
export const providerIdOf = async (db: Db, identifier: string): Promise<string | undefined> =>
  (await db.selectFrom('ssoProviders').select('id').where('identifier', '=', identifier).executeTakeFirst())?.id

/** Locks a provider until the transaction ends, against changes and new uses. */
export const lockProvider = (db: Tx, id: string) =>
  db.selectFrom('ssoProviders').select('id').where('id', '=', id).forUpdate().executeTakeFirst()

const identifierTaken = (identifier: string) =>
  onConstraint({ sso_providers_identifier_key: () => fail('sso.identifierTaken', { identifier }, 'identifier') })

export const insertProvider = (db: Db, id: string, input: SsoProviderInput, by: string | null) =>
  db
    .insertInto('ssoProviders')
    .values({ id, ...input, createdBy: by, modifiedBy: by })
    .execute()
    .catch(identifierTaken(input.identifier))

export const updateProvider = (db: Db, id: string, input: SsoProviderInput, by: string | null) =>
  db
    .updateTable('ssoProviders')
    .set({ ...input, modifiedBy: by, modifiedAt: clockTime })
    .where('id', '=', id)
    .execute()
    .catch(identifierTaken(input.identifier))

export const deleteProviderRow = (db: Db, id: string) =>
  db
    .deleteFrom('ssoProviders')
    .where('id', '=', id)
    .returning('displayName')
    .executeTakeFirst()
    .catch(onConstraint({ sso_configurations_provider_fkey: () => fail('sso.providerInUse') }))
