import type { z } from 'zod'
import type { inviteContacts as contract } from '#contract/invitations.ts'
import { invitationRefusals } from '#contract/registration.ts'
import { serializeMails } from '#platform/mail/count-mails.ts'
import { roleFor } from '#domains/access/public.ts'
import {
  accountForEmail,
  admit,
  hashPassword,
  insertConfirmedAccount,
  linkAccount,
  lockAccountForEmail,
  refuseCrossSite,
  refuseWeakPassword,
  setConfirmed,
} from '#domains/accounts/public.ts'
import { contactAtId, lockContact, visibleContact } from '#domains/contacts/public.ts'
import type { Actor } from '#platform/operations/actor.ts'
import type { Db, Tx } from '#platform/database/database.ts'
import { committedFailure, fail, failAndCommit, Failure, onConstraint } from '#platform/operations/failure.ts'
import { newId } from '#platform/database/ids.ts'
import type { Before, Call, RunTransaction, Write } from '#platform/operations/operations.ts'
import { hashSecret } from '#platform/keys/tokens.ts'
import { countInvitation, invitationsPerHour, inviteAgain } from './ask-invitation.ts'
import { deleteInvitations, dropRequest, openInvitation, takeInvitation } from './invitation-queries.ts'
import { deletePendings } from '../queries.ts'

interface Invited {
  id: string
  token: string
}
type Accept = Call<unknown, unknown, Invited & { password: string }>
type Account = NonNullable<Awaited<ReturnType<typeof accountForEmail>>>

/** Has an invitation mailed to a contact the actor sees. */
export async function inviteContact(call: Write, id: string): Promise<void> {
  const { db, actor, audit } = call
  const contact = await contactToInvite(db, actor, id)
  if ((await countInvitation(call)) === 'refused')
    failAndCommit('contacts.invitedTooMany', { limit: call.settings.INVITATIONS_PER_DAY })
  if (!(await inviteAgain(call, contact))) fail('contacts.invitedTooOften', { limit: invitationsPerHour })
  audit({ kind: 'contact', id, after: { invited: contact.email } })
}

/** Has invitations mailed to contacts, each in a transaction of its own: one that is refused takes no other with it. */
export async function inviteContacts(
  ids: readonly string[],
  transaction: RunTransaction,
): Promise<z.output<typeof contract.output>> {
  const items = []
  for (const id of new Set(ids)) {
    const refused = await transaction((call) => inviteContact(call, id).then(() => null, committedFailure)).catch(
      (thrown: unknown) => (thrown instanceof Failure ? thrown : Promise.reject(thrown as Error)),
    )
    items.push({ id, ...refusalOf(refused) })
  }
  return { items }
}

function refusalOf(failure: Failure | null) {
  if (failure === null) return { refusal: null, limit: null }
  const refusal = invitationRefusals.find((code) => code === failure.code)
  if (!refusal) throw failure
  return { refusal, limit: typeof failure.details?.['limit'] === 'number' ? failure.details['limit'] : null }
}

/** Takes an invitation back: the mail that is still to be written is not, and links in those that were are dead. */
export async function withdrawInvitation({ db, actor, audit }: Write, contactId: string): Promise<void> {
  const { id, email } = await contactToInvite(db, actor, contactId)
  if (email !== null) await serializeMails(db, email)
  await deleteInvitations(db, id)
  if (!(await dropRequest(db, id))) fail('contacts.notInvited')
  audit({ kind: 'contact', id, before: { invited: email }, after: { invited: null } })
}

async function contactToInvite(db: Db, actor: Actor, id: string) {
  const contact = (await visibleContact(db, actor, id)) ?? fail('contacts.notFound')
  const account = contact.email === null ? undefined : await accountForEmail(db, contact.email)
  if (account?.verifiedAt && account.contactId === contact.id) fail('contacts.alreadyConfirmed')
  return contact
}

/** Whom an invitation is for. It is void once the contact has another address. */
export async function readInvitation({ db, body }: Pick<Call<unknown, unknown, Invited>, 'db' | 'body'>) {
  const contact = await invitedContact(db, body)
  const account = await accountForEmail(db, contact.email)
  const { firstName, lastName, email } = contact
  return { firstName, lastName, email, hasAccount: isConfirmed(account) }
}

/** Hashes the password before the transaction, unless a confirmed account exists. */
export async function prepareAccept(call: Before<unknown, unknown, Accept['body']>): Promise<string | null> {
  refuseCrossSite(call)
  const contact = await invitedContact(call.db, call.body)
  if (isConfirmed(await accountForEmail(call.db, contact.email))) return null
  refuseWeakPassword(call.body.password, call)
  return hashPassword(call.body.password)
}

/**
 * Makes the invited contact's account (role Customer; for private people, and those invited to the cloud alone, User)
 * and signs in. A confirmed account of the same address is linked and its password left unchanged: reading the mailbox
 * must not get past password and second factor.
 */
export async function acceptInvitation(call: Accept, passwordHash: string | null) {
  const { db, body, audit } = call
  const taken = (await takeInvitation(db, body.id, hashSecret(body.token))) ?? fail('registration.invitationInvalid')
  await serializeMails(db, taken.email)
  const invited = await lockContact(db, body.id)
  if (!invited || invited.email !== taken.email) fail('registration.invitationInvalid')
  const contact = { ...invited, email: taken.email }
  await deleteInvitations(db, contact.id)
  const toCloud = (await dropRequest(db, contact.id))?.invitedTo === 'cloud'
  await deletePendings(db, taken.email)
  const known = await lockAccountForEmail(db, taken.email)
  if (known?.disabled) fail('session.disabled')
  // Meanwhile the account was made or confirmed another way; its password is not the one given here.
  if (known?.verifiedAt ? passwordHash !== null : passwordHash === null) fail('registration.invitationInvalid')
  const given = await roleFor(db, contact.companyId === null || toCloud ? 'user' : 'customer')
  const gains = known ? contact.companyId !== null && !toCloud && isPrivate(known) : true
  if (known) await link(db, known, contact, { passwordHash, roleId: gains ? given.id : null })
  const id = known?.id ?? (await made(db, contact, passwordHash!, given.id))
  const role = known && !gains ? known.role : given.name
  const account = { id, email: taken.email, role }
  audit({
    kind: 'account',
    id,
    after: { account: account.email, email: account.email, role: account.role, contactId: contact.id },
  })
  if (passwordHash === null) return { accessToken: null, linked: true, toCloud }
  return { ...(await admit(call, account)), linked: known !== undefined, toCloud }
}

const isConfirmed = (account: Account | undefined): boolean => Boolean(account?.verifiedAt)
const isPrivate = ({ purpose }: Account): boolean => purpose === 'user' || purpose === 'student'

async function invitedContact(db: Db, { id, token }: Invited) {
  const invitation = await openInvitation(db, id, hashSecret(token))
  const contact = invitation && (await contactAtId(db, id))
  if (!contact || contact.email !== invitation.email) fail('registration.invitationInvalid')
  return { ...contact, email: invitation.email }
}

type Contact = Awaited<ReturnType<typeof invitedContact>>

const taken = onConstraint({
  accounts_email_key: () => fail('registration.invitationInvalid'),
  accounts_contact_id_key: () => fail('registration.contactTaken'),
})

async function made(
  db: Tx,
  { id: contactId, email, language }: Contact,
  passwordHash: string,
  roleId: string,
): Promise<string> {
  const id = newId()
  await insertConfirmedAccount(db, { id, email, passwordHash, roleId, contactId, language }).catch(taken)
  return id
}

/** Links an existing account, which never leaves another company this way, nor loses a higher role. */
async function link(
  db: Tx,
  account: Account,
  contact: Contact,
  { passwordHash, roleId }: { passwordHash: string | null; roleId: string | null },
): Promise<void> {
  if (account.contactId !== contact.id && account.companyId) fail('registration.contactTaken')
  await linkAccount(db, account.id, { contactId: contact.id, roleId }).catch(taken)
  if (passwordHash !== null) await setConfirmed(db, account.id, passwordHash)
}
