import { sql } from 'kysely'
import type { CompanySsoInput } from '#contract/sso.ts'
import type { Db } from '#platform/database/database.ts'
import { fail, onConstraint } from '#platform/operations/failure.ts'

/** A company's configuration with its provider, as a sign-in needs it. */
/** The context the client secret of a company is sealed for. */
export const sealedFor = (companyId: string) => `sso ${companyId}`

export interface SsoConfiguration {
  id: string
  companyId: string
  providerId: string
  identifier: string
  displayName: string
  protocol: 'oidc' | 'saml'
  issuer: string
  tenantId: string
  clientId: string
  /** Sealed. */
  clientSecret: string | null
  entryPoint: string
  certificate: string
  enabled: boolean
  modifiedAt: string
  domains: string[]
  accounts: number
}

const configurations = (db: Db) =>
  db
    .selectFrom('ssoConfigurations as c')
    .innerJoin('ssoProviders as p', 'p.id', 'c.providerId')
    .select(['c.id', 'c.companyId', 'c.providerId', 'p.identifier', 'p.displayName', 'p.protocol', 'p.issuer'])
    .select(['c.tenantId', 'c.clientId', 'c.clientSecret', 'c.entryPoint', 'c.certificate', 'c.enabled'])
    .select(sql<string>`greatest(c.modified_at, p.modified_at)`.as('modifiedAt'))
    .select(
      sql<string[]>`array(SELECT domain FROM sso_domains WHERE configuration_id = c.id ORDER BY domain)`.as('domains'),
    )
    .select(sql<number>`(SELECT count(*) FROM sso_identities WHERE configuration_id = c.id)`.as('accounts'))

type Found = Promise<SsoConfiguration | undefined>

export const configurationOfCompany = (db: Db, companyId: string): Found =>
  configurations(db).where('c.companyId', '=', companyId).executeTakeFirst() as Found

export const configurationById = (db: Db, id: string): Found =>
  configurations(db).where('c.id', '=', id).executeTakeFirst() as Found

export const anyEnabled = (db: Db) =>
  db.selectFrom('ssoConfigurations').select('companyId').where('enabled', '=', true).limit(1).executeTakeFirst()

/** The certificates companies sign in by now. */
export const certificatesInUse = async (db: Db): Promise<Set<string>> =>
  new Set(
    (
      await db
        .selectFrom('ssoConfigurations as c')
        .innerJoin('ssoProviders as p', 'p.id', 'c.providerId')
        .select('c.certificate')
        .where('c.enabled', '=', true)
        .where('p.protocol', '=', 'saml')
        .where('c.certificate', '<>', '')
        .execute()
    ).map(({ certificate }) => certificate),
  )

/** The enabled configuration an e-mail domain belongs to. */
export const configurationOfDomain = (db: Db, domain: string): Found =>
  configurations(db)
    .innerJoin('ssoDomains as d', 'd.configurationId', 'c.id')
    .where('d.domain', '=', domain)
    .where('c.enabled', '=', true)
    .executeTakeFirst() as Found

type Values = Omit<CompanySsoInput, 'domains' | 'clientSecret'> & { clientSecret: string | null }

/** Inserts or replaces the one configuration of a company; answers its id. */
export const saveConfiguration = async (
  db: Db,
  id: string,
  companyId: string,
  values: Values,
  by: string | null,
): Promise<string> => {
  const columns = { ...values, modifiedBy: by, modifiedAt: sql<string>`clock_timestamp()` }
  const row = await db
    .insertInto('ssoConfigurations')
    .values({ id, companyId, ...columns })
    .onConflict((conflict) => conflict.column('companyId').doUpdateSet(columns))
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

/** Makes these the configuration's domains; refuses with sso.domainTaken when another company has one. */
export async function replaceDomains(db: Db, configurationId: string, domains: readonly string[]): Promise<void> {
  await db.deleteFrom('ssoDomains').where('configurationId', '=', configurationId).execute()
  for (const domain of [...new Set(domains)].toSorted())
    await db
      .insertInto('ssoDomains')
      .values({ domain, configurationId })
      .execute()
      .catch(onConstraint({ sso_domains_pkey: () => fail('sso.domainTaken', { domain }, 'domains') }))
}

export const deleteIdentities = (db: Db, configurationId: string) =>
  db.deleteFrom('ssoIdentities').where('configurationId', '=', configurationId).execute()

/** Forgets who was linked at a provider, and the secrets it was shown. */
export async function forgetLinksAt(db: Db, providerId: string): Promise<void> {
  const ofProvider = db.selectFrom('ssoConfigurations').select('id').where('providerId', '=', providerId)
  await db.deleteFrom('ssoIdentities').where('configurationId', 'in', ofProvider).execute()
  await db.updateTable('ssoConfigurations').set({ clientSecret: null }).where('providerId', '=', providerId).execute()
}

export const deleteConfiguration = (db: Db, companyId: string) =>
  db.deleteFrom('ssoConfigurations').where('companyId', '=', companyId).returning('id').executeTakeFirst()
