import { refusalsKept, type SsoRefusal } from '#contract/sso-refusals.ts'
import type { Db } from '#platform/database/database.ts'
import { daysFromNow } from '#platform/database/times.ts'

/** Days a refusal is retained. */
const days = 30

interface Row extends Pick<SsoRefusal, 'email' | 'reason' | 'detail'> {
  id: string
  configurationId: string
}

/** Stores a refusal with the last ones of its company; the oldest beyond their number are deleted. */
export async function insertRefusal(db: Db, refusal: Row): Promise<void> {
  await db.insertInto('ssoRefusals').values(refusal).execute()
  await db
    .deleteFrom('ssoRefusals')
    .where('configurationId', '=', refusal.configurationId)
    .where('id', 'not in', (from) =>
      from
        .selectFrom('ssoRefusals')
        .select('id')
        .where('configurationId', '=', refusal.configurationId)
        .orderBy('at', 'desc')
        .orderBy('id', 'desc')
        .limit(refusalsKept),
    )
    .execute()
}

export const lastRefusals = (db: Db, companyId: string): Promise<SsoRefusal[]> =>
  db
    .selectFrom('ssoRefusals as r')
    .innerJoin('ssoConfigurations as c', 'c.id', 'r.configurationId')
    .select(['r.id', 'r.at', 'r.email', 'r.reason', 'r.detail'])
    .where('c.companyId', '=', companyId)
    .where('at', '>', daysFromNow(-days))
    .orderBy('r.at', 'desc')
    .orderBy('r.id', 'desc')
    .limit(refusalsKept)
    .execute()

export const deleteOldRefusals = (db: Db) => db.deleteFrom('ssoRefusals').where('at', '<', daysFromNow(-days)).execute()

export const refusalsOf = (db: Db, email: string) =>
  db
    .selectFrom('ssoRefusals')
    .select(['at', 'email', 'reason', 'detail'])
    .where('email', '=', email)
    .orderBy('at')
    .execute()

export const forgetRefusalsOf = (db: Db, email: string) =>
  db.deleteFrom('ssoRefusals').where('email', '=', email).execute()
