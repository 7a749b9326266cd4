import { followsPasswordRule } from '#contract/password-rule.ts'
import { roleFor } from '#domains/access/public.ts'
import { fail } from '#platform/operations/failure.ts'
import { newId } from '#platform/database/ids.ts'
import type { Write } from '#platform/operations/operations.ts'
import { hashSecret } from '#platform/keys/tokens.ts'
import { hashPassword } from '../passwords/password.ts'
import { refuseWeakPassword } from '../passwords/password-rule.ts'
import { countAccounts, insertAccount, useSetupLink } from '../queries.ts'

interface Input {
  body: { token: string; email: string; password: string }
}

/** Checks the rule and hashes before the transaction begins. */
export async function preparePassword({ body }: Input): Promise<string> {
  if (!followsPasswordRule(body.password)) fail('setup.passwordRule', undefined, 'password')
  refuseWeakPassword(body.password)
  return hashPassword(body.password)
}

/** Makes the first administrator from the one-time link; the link works once and only while there is no account. */
export async function createFirstAdministrator(
  { db, audit, body }: Write & Input,
  passwordHash: string,
): Promise<void> {
  const link = await useSetupLink(db, hashSecret(body.token))
  if (!link || (await countAccounts(db)) > 0) fail('setup.linkInvalid')
  const role = await roleFor(db, 'administrator')
  const id = newId()
  const email = body.email.toLowerCase()
  await insertAccount(db, {
    id,
    email,
    passwordHash,
    roleId: role.id,
    verifiedAt: new Date(),
  })
  audit({ kind: 'account', id, after: { email, role: role.name } })
}
