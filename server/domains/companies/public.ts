import type { Company } from '#contract/companies.ts'
import type { Actor } from '#platform/operations/actor.ts'
import type { Db, Tx } from '#platform/database/database.ts'
import { fail } from '#platform/operations/failure.ts'
import { companyById, companyHead, companyVisible, lockCompany } from './queries.ts'

export { initialCompanyTypes } from './types.ts'
export {
  isNumbered as companyHasNumber,
  visibleTo as companyVisibleTo,
} from './queries.ts'
/** Companies a file or a list may mean by its customer numbers. */
export { companiesByNumbers } from './queries.ts'

/**
 * Locks a company until the transaction ends: writers that count its records run one after the other. Refuses with
 * companies.notFound.
 */
export async function requireLockedCompany(
  db: Tx,
  actor: Actor,
  id: string,
): Promise<{ id: string; name: string; customerNumber: string; language: string }> {
  return (await lockCompany(db, actor, id)) ?? fail('companies.notFound')
}

/** A company the actor sees. Refuses with companies.notFound. */
export async function companyFor(
  db: Db,
  actor: Actor,
  id: string,
): Promise<{ id: string; name: string; customerNumber: string; language: string }> {
  return (await companyHead(db, actor, id)) ?? fail('companies.notFound')
}
/** The same, undefined where the actor sees no such company. */
export { companyHead as visibleCompany, lockCompany as lockVisibleCompany } from './queries.ts'

/** Refuses with companies.notFound unless the actor sees this company. */
export async function requireVisibleCompany(db: Db, actor: Actor, id: string): Promise<void> {
  if (!(await companyVisible(db, actor, id))) fail('companies.notFound')
}

/** A company with all its fields. Refuses with companies.notFound. */
export const wholeCompany = async (db: Db, actor: Actor, id: string): Promise<Company> =>
  (await companyById(db, actor, id)) ?? fail('companies.notFound')

/** Creates or changes a company as its form does; see there for the refusals. */
export { changeCompany, createCompany, companyInputOf } from './companies.ts'
export { companyTypes } from './queries.ts'
export { companiesInCrm, companyWith, companyWithNumber, setCrmId } from './import-queries.ts'
