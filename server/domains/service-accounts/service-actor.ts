import { timingSafeEqual } from 'node:crypto'
import type { Actor } from '#platform/operations/actor.ts'
import type { Db } from '#platform/database/database.ts'
import { keyByPrefix, noteUse } from './queries.ts'
import { digestOf } from './service-accounts.ts'

/**
 * The service account behind a key (`kwk_<12 hex>_<43 base64url>`) as an actor whose permissions are its scopes. It sees
 * all companies, or the one it is bound to. Null for a key that is unknown, wrong, ended or revoked, and for one of a disabled account.
 */
export const serviceActor =
  (db: Db) =>
  async (key: string, address: string): Promise<Actor | null> => {
    const [, prefix, secret] = /^(kwk_[0-9a-f]{12})_([\w-]{43})$/.exec(key) ?? []
    if (!prefix || !secret) return null
    const found = await keyByPrefix(db, prefix)
    if (!found || !timingSafeEqual(found.hash, digestOf(secret))) return null
    if (found.stale) await noteUse(db, found.keyId, address)
    return {
      service: true,
      accountId: found.id,
      sessionId: null,
      email: found.name,
      role: '',
      roleId: null,
      contactId: null,
      permissions: new Set(found.scopes),
      sight: found.companyId === null ? 'all' : 'company',
      companyId: found.companyId,
      language: 'en',
    }
  }
