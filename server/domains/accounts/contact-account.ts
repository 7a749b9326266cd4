import { roleFor } from '#domains/access/public.ts'
import type { Write } from '#platform/operations.ts'
import { accountBehind, setRole, unlinkContact } from './contact-account-queries.ts'
import { endSessions } from './device-queries.ts'
import { signedOut } from './devices.ts'
import { deleteChallenges } from './second-factor-queries.ts'

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

/** Takes the contact from its account, if it has one. A Customer is one no longer and is signed out everywhere. */
export async function leaveContact(call: Write, contactId: string): Promise<void> {
  const account = await accountBehind(call.db, { id: contactId, email: null }, true)
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

async function signOutEverywhere(call: Write, accountId: string): Promise<void> {
  await deleteChallenges(call.db, accountId)
  signedOut(call, await endSessions(call.db, accountId))
}
