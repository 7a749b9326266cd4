import { requireRoleManager, roleFor, roleNames, roleToGive } from '#domains/access/public.ts'
import {
  accountBehind,
  giveRole,
  lockAccountBehind,
  resetFactors,
  signInOf,
  signOutEverywhere,
} from '#domains/accounts/public.ts'
import type { Db } from '#platform/database/database.ts'
import { seesAllContacts } from '#platform/operations/actor.ts'
import { fail } from '#platform/operations/failure.ts'
import type { Call, Read, Write } from '#platform/operations/operations.ts'
import { contactById, reviewEmailOf } from './queries.ts'

type Account = NonNullable<Awaited<ReturnType<typeof accountBehind>>>

const shown = async (db: Db, { id, email, roleId, disabled, verifiedAt }: Account) => ({
  email,
  roleId,
  disabled,
  confirmed: verifiedAt !== null,
  ...(await signInOf(db, id)),
})

/**
 * The account of a contact, or one without a contact that has its address. An address under review belongs to another
 * contact. An actor who does not see all contacts could enter an address to reach its account.
 */
async function keyOf({ db, actor }: Read, id: string) {
  const { email } = (await contactById(db, actor, id)) ?? fail('contacts.notFound')
  const own = seesAllContacts(actor) && (await reviewEmailOf(db, id)) === undefined
  return { id, email: own ? email : null }
}

/** The account of a contact and the existing roles; account null while its address has none. */
export async function readContactAccount(call: Read, id: string) {
  const { db, actor } = call
  const [account, roles] = [await accountBehind(db, await keyOf(call, id)), await roleNames(db)]
  const unfit = account && isOfPerson(account) && (await contactById(db, actor, id))?.companyId
  const fitting = unfit ? await roleFor(db, 'customer') : null
  return { account: account ? await shown(db, account) : null, roles, fitting }
}

/** A contact joining a company becomes a customer, but a student remains one until an administrator decides. */
const isOfPerson = ({ purpose, disabled }: Account): boolean => !disabled && ['student', 'user'].includes(purpose ?? '')

/** Gives the contact's account a role; at least one account stays that can manage roles. */
export async function setContactRole(
  call: Pick<Call<{ id: string }, unknown, { roleId: string }>, keyof Write | 'params' | 'body'>,
) {
  const { db, actor, params, body } = call
  const account = (await lockAccountBehind(db, await keyOf(call, params.id))) ?? fail('contacts.errorSaveRole')
  const role = (await roleToGive(db, actor, body.roleId, account.roleId)) ?? fail('contacts.errorSaveRole')
  const given = await giveRole(call, account, role)
  await requireRoleManager(db)
  return shown(db, given)
}

/** Signs the contact's account out everywhere. */
export async function endContactSessions(call: Write, id: string) {
  const account = await accountInReach(call, id)
  await signOutEverywhere(call, account.id)
  return shown(call.db, account)
}

/** Removes second factors that were lost; the password alone opens the account until it has one again. */
export async function resetContactFactors(call: Write, id: string) {
  const account = await accountInReach(call, id)
  await resetFactors(call, account.id)
  return shown(call.db, account)
}

/** The account behind a contact, locked; refused when it has permissions the actor lacks. */
async function accountInReach(call: Write, id: string): Promise<Account> {
  const { db, actor } = call
  const account = (await lockAccountBehind(db, await keyOf(call, id))) ?? fail('contacts.errorSaveRole')
  return (await roleToGive(db, actor, account.roleId, account.roleId)) ? account : fail('contacts.errorSaveRole')
}
