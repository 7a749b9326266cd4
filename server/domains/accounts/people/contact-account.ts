import { roleFor } from '#domains/access/public.ts'
import type { Db } from '#platform/database/database.ts'
import type { Write } from '#platform/operations/operations.ts'
import { accountBehind, lockAccountBehind, setRole, unlinkContact } from './contact-account-queries.ts'
import { deleteEmailChanges } from './email-change-queries.ts'
import { endSessions, lastSignIn, liveSessions } from '../sessions/device-queries.ts'
import { signedOut } from '../sessions/devices.ts'
import { factorBudget, methodsOf } from '../factors/factor-challenge.ts'
import { deleteBudgets } from '../sessions/lockout-queries.ts'
import { deletePasskeys } from '../factors/passkey-queries.ts'
import { deleteCodes } from '../factors/recovery-code-queries.ts'
import { deleteChallenges, lockFactors, updateEmailFactor } from '../factors/second-factor-queries.ts'
import { deleteSecret } from '../factors/totp-queries.ts'
import { mailFactors } from '../tasks.ts'

type Account = NonNullable<Awaited<ReturnType<typeof accountBehind>>>

/** Gives an account another role: the blocked one disables it and signs it out everywhere, any other enables it. */
export async function giveRole(
  call: Write,
  account: Account,
  role: { id: string; name: string; purpose: string | null },
) {
  const disabled = role.purpose === 'blocked'
  await setRole(call.db, account.id, { roleId: role.id, disabled })
  if (disabled) await signOutEverywhere(call, account.id)
  const before = { role: account.role, disabled: account.disabled }
  call.audit({ kind: 'account', id: account.id, before, after: { role: role.name, disabled } })
  return { ...account, roleId: role.id, role: role.name, disabled }
}

/** Makes the account of a private person that of a customer, as an invitation to a company does; any other role stays. */
export async function joinCompany(call: Write, contactId: string): Promise<void> {
  const account = await lockAccountBehind(call.db, { id: contactId, email: null })
  if (account?.purpose !== 'user' || account.disabled) return
  await giveRole(call, account, { ...(await roleFor(call.db, 'customer')), purpose: 'customer' })
}

/** Makes the account of a customer that of a private person, and signs it out: its contact belongs to no company any more. */
export async function leaveCompany(call: Write, contactId: string): Promise<void> {
  const account = await lockAccountBehind(call.db, { id: contactId, email: null })
  if (account?.purpose !== 'customer' || account.disabled) return
  await giveRole(call, account, { ...(await roleFor(call.db, 'user')), purpose: 'user' })
  await signOutEverywhere(call, account.id)
}

/** Takes the contact from its account, if it has one. A Customer is one no longer and is signed out everywhere. */
export async function leaveContact(call: Write, contactId: string): Promise<void> {
  const account = await lockAccountBehind(call.db, { id: contactId, email: null })
  if (!account) return
  const customer = account.purpose === 'customer'
  const role = customer ? await roleFor(call.db, 'user') : { id: account.roleId, name: account.role }
  await unlinkContact(call.db, account.id, role.id)
  if (customer) await signOutEverywhere(call, account.id)
  call.audit({
    kind: 'account',
    id: account.id,
    before: { contactId, role: account.role },
    after: { contactId: null, role: role.name },
  })
}

interface SignInFacts {
  sessions: number
  lastSignInAt: string | null
  secondFactor: boolean
}

/** How many sessions an account has, when it last signed in, and whether it has a second factor. */
export async function signInOf(db: Db, accountId: string): Promise<SignInFacts> {
  const [sessions, last, methods] = await Promise.all([
    liveSessions(db, accountId),
    lastSignIn(db, accountId),
    methodsOf(db, accountId),
  ])
  return { sessions: sessions.length, lastSignInAt: last ?? null, secondFactor: methods.length > 0 }
}

/** Removes every second factor of an account and signs it out everywhere; the owner is notified. */
export async function resetFactors(call: Write, accountId: string): Promise<void> {
  const { db, jobs, audit } = call
  await lockFactors(db, accountId)
  const before = await methodsOf(db, accountId)
  await updateEmailFactor(db, accountId, false)
  await deleteSecret(db, accountId)
  await deletePasskeys(db, accountId)
  await deleteCodes(db, accountId)
  await deleteBudgets(db, [factorBudget(call, accountId)])
  await signOutEverywhere(call, accountId)
  audit({ kind: 'account', id: accountId, before: { secondFactors: before }, after: { secondFactors: [] } })
  await jobs.send(mailFactors, { accountId, change: 'reset' })
}

/** Ends the sessions of an account, its sign-ins under way, and requests for a new address. */
export async function signOutEverywhere(call: Write, accountId: string): Promise<void> {
  await deleteChallenges(call.db, accountId)
  await deleteEmailChanges(call.db, accountId)
  signedOut(call, await endSessions(call.db, accountId))
}
