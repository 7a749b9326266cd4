import { clockTime, daysFromNow, timeZone } from '#platform/database/times.ts'
import { sql } from 'kysely'
import type { CompanySsoInput } from '#contract/sso.ts'
import { companyVisibleTo } from '#domains/companies/public.ts'
import type { Db, Tx } from '#platform/database/database.ts'
import type { WaitingWork } from '#platform/installation/waiting.ts'
import { fail, onConstraint } from '#platform/operations/failure.ts'
import type { NotNull } from 'kysely'
import { countNaming } from '#platform/database/count-rows.ts'
import { emailOf } from '../queries.ts'

/** The context the client secret of a company is sealed for. */
export const sealedFor = (companyId: string) => `sso ${companyId}`

/** A company's configuration with its provider, as a sign-in needs it. */
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
  idpEntityId: string
  nameFormat: 'persistent' | 'any'
  enabled: boolean
  createdAt: string | null
  createdBy: string
  modifiedAt: string
  modifiedBy: string
  domains: string[]
  accounts: number
}

const configurations = (db: Db) =>
  db
    .selectFrom('ssoConfigurations as c')
    .innerJoin('ssoProviders as p', 'p.id', 'c.providerId')
    .select(['c.id', 'c.companyId', 'c.providerId', 'p.identifier', 'p.displayName', 'p.protocol', 'p.issuer'])
    .select(['c.tenantId', 'c.clientId', 'c.clientSecret', 'c.entryPoint', 'c.certificate', 'c.enabled'])
    .select(['c.idpEntityId', 'c.nameFormat', 'c.createdAt'])
    .select([emailOf('c.created_by').as('createdBy'), emailOf('c.modified_by').as('modifiedBy')])
    .select(sql<string>`greatest(c.modified_at, p.modified_at)`.as('modifiedAt'))
    .select(
      sql<string[]>`array(SELECT domain FROM sso_domains WHERE configuration_id = c.id ORDER BY domain)`.as('domains'),
    )
    .select(countNaming('ssoIdentities.configurationId', 'c.id').as('accounts'))

type Found = Promise<SsoConfiguration | undefined>

export const configurationOfCompany = (db: Db, companyId: string): Found =>
  configurations(db).where('c.companyId', '=', companyId).executeTakeFirst()

export const configurationById = (db: Db, id: string): Found =>
  configurations(db).where('c.id', '=', id).executeTakeFirst()

export const anyEnabled = (db: Db) =>
  db.selectFrom('ssoConfigurations').select('companyId').where('enabled', '=', true).limit(1).executeTakeFirst()

const inUse = (db: Db) =>
  db
    .selectFrom('ssoConfigurations as c')
    .innerJoin('ssoProviders as p', 'p.id', 'c.providerId')
    .where('c.enabled', '=', true)
    .where('p.protocol', '=', 'saml')

/** When the first company's last certificate ends; null where no company signs in by one. */
export const firstLastEnd = async (db: Db): Promise<string | null> =>
  (
    await inUse(db)
      .select((from) => from.fn.min('c.certificatesUntil').as('end'))
      .executeTakeFirstOrThrow()
  ).end

const endWords = sql<string>`p.display_name || ' · ' || to_char(c.certificates_until AT TIME ZONE ${timeZone}, 'DD.MM.YYYY')`

/** Companies whose last certificate ends within 30 days, or has ended: by their page. */
export const waitingCertificates: WaitingWork = {
  kind: 'certificate',
  permission: 'cloud.sso.list',
  rows: (db, actor) =>
    inUse(db)
      .innerJoin('companies', 'companies.id', 'c.companyId')
      .where(companyVisibleTo(actor))
      .where('c.certificatesUntil', '<', daysFromNow(30))
      .select(['companies.id as id', 'companies.name as who'])
      .select([
        endWords.as('aboutDe'),
        endWords.as('aboutEn'),
        sql<string>`c.certificates_until - interval '30 days'`.as('since'),
      ]),
}

/** Companies whose last certificate ends within 30 days and of which staff were not mailed yet; locked. */
export const lockUnwarned = (db: Tx) =>
  inUse(db)
    .innerJoin('companies', 'companies.id', 'c.companyId')
    .select(['c.id', 'c.companyId', 'c.certificatesUntil', 'companies.name as company', 'p.displayName as provider'])
    .where('c.certificatesUntil', '<', daysFromNow(30))
    .where('c.warnedUntil', 'is distinct from', sql.ref<string>('c.certificates_until'))
    .orderBy('c.certificatesUntil')
    .limit(100)
    .forUpdate('c')
    .$narrowType<{ certificatesUntil: NotNull }>()
    .execute()

export const noteWarned = (db: Db, ids: readonly string[]) =>
  db
    .updateTable('ssoConfigurations')
    .set({ warnedUntil: sql.ref('certificates_until') })
    .where('id', 'in', ids)
    .execute()

/** Certificates stored before their end was noted. */
export const certificatesWithoutEnd = (db: Db) =>
  db
    .selectFrom('ssoConfigurations')
    .select(['id', 'certificate'])
    .where('certificatesUntil', 'is', null)
    .where('certificate', '<>', '')
    .execute()

export const noteCertificateEnd = (db: Db, id: string, certificatesUntil: Date) =>
  db.updateTable('ssoConfigurations').set({ certificatesUntil }).where('id', '=', id).execute()

/** The enabled configuration an e-mail domain belongs to. */
export const configurationOfDomain = (db: Db, domain: string): Found =>
  configurations(db)
    .innerJoin('ssoDomains as d', 'd.configurationId', 'c.id')
    .where('d.domain', '=', domain)
    .where('c.enabled', '=', true)
    .executeTakeFirst()

/** Two at most of the companies a provider is switched on for: whether it is one alone. */
export const configurationsOfProvider = (db: Db, identifier: string): Promise<SsoConfiguration[]> =>
  configurations(db).where('p.identifier', '=', identifier).where('c.enabled', '=', true).limit(2).execute()

type Values = Omit<CompanySsoInput, 'domains' | 'clientSecret'> & {
  clientSecret: string | null
  certificatesUntil: Date | null
}

/** Inserts or replaces the one configuration of a company; returns its id. */
export const saveConfiguration = async (
  db: Db,
  id: string,
  companyId: string,
  values: Values,
  by: string | null,
): Promise<string> => {
  const columns = { ...values, modifiedBy: by, modifiedAt: clockTime }
  const row = await db
    .insertInto('ssoConfigurations')
    .values({ id, companyId, ...columns, createdAt: clockTime, createdBy: by })
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

/** Deletes the links at a provider, and the secrets it was shown. */
export async function forgetLinksAt(db: Db, providerId: string): Promise<void> {
  const ofProvider = db.selectFrom('ssoConfigurations').select('id').where('providerId', '=', providerId)
  await db.deleteFrom('ssoIdentities').where('configurationId', 'in', ofProvider).execute()
  await db.updateTable('ssoConfigurations').set({ clientSecret: null }).where('providerId', '=', providerId).execute()
}

export const deleteConfiguration = (db: Db, companyId: string) =>
  db.deleteFrom('ssoConfigurations').where('companyId', '=', companyId).returning('id').executeTakeFirst()
