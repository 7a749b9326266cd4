import { createHash, randomBytes } from 'node:crypto'
import type { Scope } from '#contract/scopes.ts'
import type { ServiceAccount } from '#contract/service-accounts.ts'
import { portalDay, portalInstant } from '#contract/time-zone.ts'
import { addDays } from '#licence/days.ts'
import { fail } from '#platform/operations/failure.ts'
import { newId } from '#platform/database/ids.ts'
import { refuseChangedSince } from '#platform/operations/last-change.ts'
import type { Write } from '#platform/operations/operations.ts'
import {
  activeKeys,
  deleteServiceRow,
  endKeysAfter,
  insertKey,
  insertService,
  lockService,
  revokeKey,
  serviceById,
  updateService,
} from './queries.ts'

interface Facts {
  name: string
  description: string
  scopes: Scope[]
  companyId: string | null
}

/** The most active keys one account has: old, new, and a few machines. */
const keyLimit = 10

export async function createService({ db, actor, audit }: Write, facts: Facts): Promise<ServiceAccount> {
  const id = newId()
  await insertService(db, id, facts, actor.accountId)
  audit({ kind: 'serviceAccount', id, after: facts })
  return (await serviceById(db, id)) ?? fail('services.notFound')
}

type Changes = Facts & { disabled: boolean; modifiedAt?: string | undefined }

export async function changeService(
  { db, actor, audit }: Write,
  id: string,
  { modifiedAt, ...facts }: Changes,
): Promise<ServiceAccount> {
  await held(db, id)
  const before = (await serviceById(db, id)) ?? fail('services.notFound')
  refuseChangedSince(modifiedAt, before)
  await updateService(db, id, facts, actor.accountId)
  audit({ kind: 'serviceAccount', id, before: factsOf(before), after: facts })
  return (await serviceById(db, id)) ?? fail('services.notFound')
}

export async function deleteService({ db, audit }: Write, id: string): Promise<void> {
  await held(db, id)
  const before = (await serviceById(db, id)) ?? fail('services.notFound')
  await deleteServiceRow(db, id)
  audit({ kind: 'serviceAccount', id, before: factsOf(before) })
}

/** Makes a key; its secret part leaves the server this once. */
export async function createKey(
  { db, actor, audit, clock }: Write,
  id: string,
  { label, expiresOn, overlapHours }: { label: string; expiresOn: string | null; overlapHours: number | null },
): Promise<{ key: string; account: ServiceAccount }> {
  await held(db, id)
  if (expiresOn !== null && expiresOn < portalDay(clock())) fail('services.keyEnd', undefined, 'expiresOn')
  const expiresAt = expiresOn === null ? null : lastMomentOf(expiresOn)
  if (overlapHours !== null) await endKeysAfter(db, id, overlapHours)
  if ((await activeKeys(db, id)) >= keyLimit) fail('services.tooManyKeys', { limit: keyLimit })
  const prefix = `kwk_${randomBytes(6).toString('hex')}`
  const secret = randomBytes(32).toString('base64url')
  const keyId = newId()
  await insertKey(db, {
    id: keyId,
    serviceAccountId: id,
    label,
    prefix,
    hash: digestOf(secret),
    expiresAt,
    createdBy: actor.accountId,
  })
  audit({ kind: 'serviceAccount', id, after: { keyMade: prefix, label, expiresAt, overlapHours } })
  return { key: `${prefix}_${secret}`, account: (await serviceById(db, id)) ?? fail('services.notFound') }
}

export async function revokeServiceKey({ db, audit }: Write, id: string, keyId: string): Promise<void> {
  const account = (await serviceById(db, id)) ?? fail('services.notFound')
  const key = account.keys.find((one) => one.id === keyId) ?? fail('services.keyNotFound')
  if (!(await revokeKey(db, id, keyId))) fail('services.keyNotFound')
  audit({ kind: 'serviceAccount', id, after: { keyRevoked: key.prefix } })
}

const lastMomentOf = (day: string): string =>
  new Date(portalInstant(addDays(day, 1), '00:00', 'first').getTime() - 1).toISOString()

/** SHA-256: the secret is 256 random bits, which no guessing reaches. */
export const digestOf = (secret: string): Buffer => createHash('sha256').update(secret).digest()

async function held(db: Write['db'], id: string): Promise<void> {
  if (!(await lockService(db, id))) fail('services.notFound')
}

const factsOf = ({ name, description, scopes, company, disabled }: ServiceAccount) => ({
  name,
  description,
  scopes,
  companyId: company?.id ?? null,
  disabled,
})
