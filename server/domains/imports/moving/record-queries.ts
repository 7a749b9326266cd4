import { importRowLimit } from '#contract/import-limits.ts'
import { companyVisibleTo } from '#domains/companies/public.ts'
import { contactVisibleTo } from '#domains/contacts/public.ts'
import { holdingVisibleTo, joinedHoldings } from '#domains/holdings/public.ts'
import type { Actor } from '#platform/operations/actor.ts'
import type { Db } from '#platform/database/database.ts'
import { inIds } from '#platform/database/in-ids.ts'

// One more than a table may have tells that there are too many.
const most = importRowLimit + 1

export const allProducts = (db: Db) =>
  db
    .selectFrom('products')
    .select(['id', 'code', 'kind', 'version', 'name', 'licName', 'titleDe', 'titleEn', 'subtitleDe', 'subtitleEn'])
    .select(['teaserDe', 'teaserEn', 'guideDe', 'guideEn', 'linkDe', 'linkEn', 'externalId', 'externalCode', 'buyLink'])
    .select(['runtimeInDays', 'licenceFormat', 'graceDays', 'warnDays', 'startsOn', 'endsOn', 'unlocked'])
    .orderBy('code')
    .limit(most)
    .execute()

export const allModules = (db: Db) =>
  db
    .selectFrom('modules')
    .select(['id', 'level', 'licName', 'name', 'licNameParent'])
    .orderBy('level')
    .orderBy('licName')
    .orderBy('id')
    .limit(most)
    .execute()

/** The products that have a master. */
export const productsWithMaster = (db: Db) =>
  db
    .selectFrom('products')
    .innerJoin('productConfigurations', 'productId', 'products.id')
    .select(['products.id', 'code'])
    .where('productConfigurations.kind', '=', 'master')
    .orderBy('code')
    .execute()

export const allCompanies = (db: Db, actor: Actor) =>
  db
    .selectFrom('companies')
    .innerJoin('companyTypes', 'companyTypes.id', 'companies.companyTypeId')
    .select(['companies.id', 'customerNumber', 'name', 'nameDe as companyType', 'vatNumber', 'street', 'houseNumber'])
    .select(['zipCode', 'city', 'country', 'language', 'email', 'phone', 'fax', 'website', 'remark', 'serviceContract'])
    .select(['serviceContractStart', 'serviceContractEnd'])
    .where(companyVisibleTo(actor))
    .orderBy('customerNumber')
    .limit(most)
    .execute()

/** Contacts with an address of their own; the others are recognised by nothing. */
export const allContacts = (db: Db, actor: Actor) =>
  db
    .selectFrom('contacts')
    .leftJoin('companies', 'companies.id', 'contacts.companyId')
    .select(['contacts.id', 'contacts.email', 'customerNumber', 'salutation', 'title', 'firstName', 'lastName'])
    .select([
      'gender',
      'contacts.phone',
      'department',
      'position',
      'mainContact',
      'contacts.country',
      'contacts.language',
    ])
    .where(contactVisibleTo(actor))
    .where('contacts.email', 'is not', null)
    .orderBy('contacts.email')
    .limit(most)
    .execute()

export const allHoldings = (db: Db, actor: Actor) =>
  joinedHoldings(db)
    .select(['holdings.id', 'customerNumber', 'persons.email as contact', 'products.code', 'note', 'disabled'])
    .select('configurationId')
    .where(holdingVisibleTo(actor))
    .orderBy('products.code')
    .orderBy('holdings.id')
    .limit(most)
    .execute()

/** Names and descriptions of configurations. */
export const labelsOfConfigurations = async (db: Db, ids: readonly string[]) =>
  new Map(
    (await db.selectFrom('configurations').select(['id', 'name', 'description']).where(inIds('id', ids)).execute()).map(
      (one) => [one.id, one],
    ),
  )

export const allHosts = (db: Db, actor: Actor) =>
  db
    .selectFrom('hosts')
    .innerJoin('holdings', 'holdings.id', 'hosts.holdingId')
    .select(['hosts.id', 'holdingId', 'hosts.email', 'hosts.version', 'startDate', 'endDate', 'companyNameShort'])
    .select([
      'salutation',
      'firstName',
      'lastName',
      'comment',
      'hosts.customerNumber',
      'terminalServer',
      'virtualServer',
    ])
    .select(['binding', 'port', 'hosts', 'hostCreatedOn', 'serverHostId', 'serverName', 'installationType', 'build'])
    .select(['operatingSystem', 'hosts.disabled'])
    .where(holdingVisibleTo(actor))
    .orderBy('hosts.createdAt')
    .orderBy('hosts.id')
    .limit(most)
    .execute()

/** The newest licence of each host in use. */
export const newestLicences = (db: Db, actor: Actor) =>
  db
    .selectFrom('licences')
    .innerJoin('hosts', 'hosts.id', 'licences.hostId')
    .innerJoin('holdings', 'holdings.id', 'hosts.holdingId')
    .distinctOn('licences.hostId')
    .select(['licences.id', 'serial', 'hostId'])
    .where(holdingVisibleTo(actor))
    .where('hosts.disabled', '=', false)
    .where('hosts.movedTo', 'is', null)
    .orderBy('licences.hostId')
    .orderBy('licences.generation', 'desc')
    .limit(most)
    .execute()
