import { transactionTime } from '#platform/database/times.ts'
import { type RawBuilder } from 'kysely'
import type { Db, Tx } from '#platform/database/database.ts'
import { onConstraint, fail } from '#platform/operations/failure.ts'

export type Purpose = 'register' | 'confirm' | 'factor' | 'signIn'

export const passkeysOf = (db: Db, accountId: string) =>
  db
    .selectFrom('passkeys')
    .select(['id', 'name', 'createdAt', 'lastUsedAt', 'backedUp', 'setBackAt'])
    .where('accountId', '=', accountId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute()

export const credentialsOf = (db: Db, accountId: string) =>
  db.selectFrom('passkeys').select(['credentialId', 'transports']).where('accountId', '=', accountId).execute()

export const passkeyByCredential = (db: Db, credentialId: Buffer) =>
  db
    .selectFrom('passkeys')
    .select(['id', 'accountId', 'publicKey', 'transports'])
    .where('credentialId', '=', credentialId)
    .executeTakeFirst()

export const insertPasskey = (
  db: Db,
  passkey: {
    id: string
    accountId: string
    credentialId: Buffer
    publicKey: Buffer
    counter: number
    transports: string[]
    name: string
    backedUp: boolean
  },
) =>
  db
    .insertInto('passkeys')
    .values(passkey)
    .execute()
    .catch(onConstraint({ passkeys_credential_key: () => fail('security.passkeyTaken') }))

/** Notes a use; undefined when the counter did not grow, which a copied authenticator would show by. */
export const touchPasskey = (db: Db, id: string, counter: number, backedUp: boolean) =>
  db
    .updateTable('passkeys')
    .set({ counter, backedUp, lastUsedAt: transactionTime })
    .where('id', '=', id)
    // Authenticators that do not count say 0 each time.
    .where((row) => row.or([row('counter', '<', counter), row.and([row('counter', '=', 0), row.lit(counter === 0)])]))
    .returning('accountId')
    .executeTakeFirst()

/** Notes that its counter went back. */
export const markSetBack = (db: Db, id: string) =>
  db.updateTable('passkeys').set({ setBackAt: transactionTime }).where('id', '=', id).execute()

export const renamePasskey = (db: Db, accountId: string, id: string, name: string) =>
  db
    .updateTable('passkeys')
    .set({ name })
    .where('id', '=', id)
    .where('accountId', '=', accountId)
    .returning('id')
    .executeTakeFirst()

export const deletePasskey = (db: Db, accountId: string, id: string) =>
  db.deleteFrom('passkeys').where('id', '=', id).where('accountId', '=', accountId).returning('name').executeTakeFirst()

export const deletePasskeys = (db: Db, accountId: string) =>
  db.deleteFrom('passkeys').where('accountId', '=', accountId).execute()

export const insertWebauthnChallenge = (
  db: Db,
  challenge: { challengeHash: Buffer; purpose: Purpose; holder: Buffer; expiresAt: RawBuilder<string> },
) => db.insertInto('webauthnChallenges').values(challenge).execute()

/** Deletes a few expired challenges; skips those another process is deleting. */
export const deleteLateChallenges = (db: Tx) =>
  db
    .deleteFrom('webauthnChallenges')
    .where('challengeHash', 'in', (from) =>
      from
        .selectFrom('webauthnChallenges')
        .select('challengeHash')
        .where('expiresAt', '<', transactionTime)
        .orderBy('expiresAt')
        .limit(10)
        .forUpdate()
        .skipLocked(),
    )
    .execute()

/** Uses a challenge up, whatever the answer to it turns out to be worth. */
export const takeWebauthnChallenge = (db: Db, challengeHash: Buffer, purpose: Purpose, holder: Buffer) =>
  db
    .deleteFrom('webauthnChallenges')
    .where('challengeHash', '=', challengeHash)
    .where('purpose', '=', purpose)
    .where('holder', '=', holder)
    .where('expiresAt', '>', transactionTime)
    .returning('challengeHash')
    .executeTakeFirst()
