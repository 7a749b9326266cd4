import { storedAddress } from '#contract/email.ts'
import { followsPasswordRule } from '#contract/password-rule.ts'
import { roleFor } from '#domains/access/public.ts'
import { fail } from '#platform/operations/failure.ts'
import { newId } from '#platform/database/ids.ts'
import type { Write } from '#platform/operations/operations.ts'
import { hashSecret } from '#platform/keys/tokens.ts'
import { hashPassword } from '../passwords/password.ts'
import { refuseWeakPassword } from '../passwords/password-rule.ts'
import { accountByEmail, countAccounts, insertAccount, openAccount, useSetupLink } from '../queries.ts'
import { deleteDevices } from '../sessions/device-queries.ts'
import { forgiveAccount } from '../sessions/lockout.ts'
import { deleteLinks } from '../sessions/lockout-queries.ts'
import { resetFactors } from './contact-account.ts'
import { mailPasswordChanged } from '../tasks.ts'

interface Input {
  body: { token: string; email: string; password: string }
}

/** Checks the rule and hashes before the transaction begins. */
export async function preparePassword(call: Input & Pick<Write, 'settings'>): Promise<string> {
  const { body } = call
  if (!followsPasswordRule(body.password)) fail('setup.passwordRule', undefined, 'password')
  refuseWeakPassword(body.password, call)
  return hashPassword(body.password)
}

/**
 * Makes the first administrator from the one-time link, which works once and only while there is no account. With a link
 * that the operator had printed later there may be accounts; the one of this address is let in again.
 */
export async function createFirstAdministrator(call: Write & Input, passwordHash: string): Promise<void> {
  const { db, audit, body } = call
  const link = await useSetupLink(db, hashSecret(body.token))
  if (!link || (!link.besideAccounts && (await countAccounts(db)) > 0)) fail('setup.linkInvalid')
  const role = await roleFor(db, 'administrator')
  const email = storedAddress(body.email)
  const account = await accountByEmail(db, email)
  if (account) return letIn(call, account, role, passwordHash)
  const id = newId()
  await insertAccount(db, { id, email, passwordHash, roleId: role.id, verifiedAt: new Date() })
  audit({ kind: 'account', id, after: { email, role: role.name } })
}

type Account = NonNullable<Awaited<ReturnType<typeof accountByEmail>>>

/** Restores access after a lost password, second factor or role, and ends all sessions of the account. */
async function letIn(
  call: Write,
  { id, email, role: before, disabled }: Account,
  role: { id: string; name: string },
  passwordHash: string,
): Promise<void> {
  await openAccount(call.db, id, { passwordHash, roleId: role.id })
  await deleteLinks(call.db, id, 'reset')
  await forgiveAccount(call, { id, email })
  await deleteDevices(call.db, id, null)
  await resetFactors(call, id)
  call.audit({
    kind: 'account',
    id,
    before: { role: before, disabled },
    after: { role: role.name, disabled: false, password: 'changed' },
  })
  await call.jobs.send(mailPasswordChanged, { accountId: id })
}
