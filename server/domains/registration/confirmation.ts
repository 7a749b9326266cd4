import { serializeMails } from '#platform/mail/count-mails.ts'
import { roleFor } from '#domains/access/public.ts'
import {
  accountForEmail,
  insertConfirmedAccount,
  lockAccountForEmail,
  passwordMatches,
  setConfirmed,
} from '#domains/accounts/public.ts'
import type { z } from 'zod'
import type * as contract from '#contract/registration.ts'
import { consentTextVersion } from '#contract/consents.ts'
import {
  lockContactOfEmail,
  insertRegisteredContact,
  recordConsent,
  tellOfNewsletter,
} from '#domains/contacts/public.ts'
import { giveNewestEdition } from '#domains/holdings/public.ts'
import { recogniseStudent } from '#domains/students/public.ts'
import { portalDay } from '#contract/time-zone.ts'
import type { Tx } from '#platform/database/database.ts'
import { fail, onConstraint } from '#platform/operations/failure.ts'
import { newId } from '#platform/database/ids.ts'
import type { Before, Call } from '#platform/operations/operations.ts'
import { noteUsedLink, usedLinkOutcome } from '#platform/operations/used-links.ts'
import { hashSecret } from '#platform/keys/tokens.ts'
import { insertClaim } from './claims/claim-queries.ts'
import { type Details, purposeOf, textbookEdition } from './details.ts'
import { deletePendings, mailedPendings, openedWith } from './queries.ts'

type Pending = Awaited<ReturnType<typeof mailedPendings>>[number]

/** Of an address that strangers register again and again, passwords are compared with so many at most. */
const mostCompared = 10

/** What the account became; a link used again within its time returns the same. */
type Confirmed = z.output<typeof contract.confirmRegistration.output>

interface Body {
  token: string
  password?: string | undefined
  email?: string | undefined
}

/**
 * The hash the password fits, of the registrations of the address and of its account; before the transaction, since it
 * takes time. Null where none was given. Refuses with registration.passwordWrong.
 */
export async function prepareConfirm({ db, body: { token, password } }: Before<unknown, unknown, Body>) {
  if (password === undefined) return null
  const opened = await openedWith(db, hashSecret(token))
  // Used before, or never given out: confirmRegistration distinguishes the two.
  if (!opened) return null
  const [pendings, account] = [await mailedPendings(db, opened.email), await accountForEmail(db, opened.email)]
  // The likeliest first, and none twice: each takes time.
  const known = new Set([opened, ...(account ? [account] : []), ...pendings].map((one) => one.passwordHash))
  for (const hash of [...known].slice(0, mostCompared)) if (await passwordMatches(hash, password)) return hash
  return fail('registration.passwordWrong', undefined, 'password')
}

/**
 * Makes the account of a registration and all that belongs to it in one transaction, with the link from the mail. The
 * link proves the mailbox, but not that everything registered with its address is by one person. Where there is more
 * than one registration, or an account already, the password decides.
 */
export async function confirmRegistration(
  call: Call<unknown, unknown, Body>,
  proven: string | null,
): Promise<Confirmed> {
  const { db, body, audit } = call
  const tokenHash = hashSecret(body.token)
  const used = { operation: 'confirmRegistration', tokenHash }
  const usedBefore = async () => {
    const outcome = await usedLinkOutcome<Confirmed>(db, used, 'registration.linkInvalid')
    return body.email === undefined || body.email === outcome.email ? outcome : fail('registration.linkInvalid')
  }
  const asked = await openedWith(db, tokenHash)
  if (!asked) return usedBefore()
  const { email } = asked
  if (body.email !== undefined && body.email !== email) fail('registration.linkInvalid')
  await serializeMails(db, email)
  const pendings = await mailedPendings(db, email)
  const opened = pendings.find((one) => one.tokenHash?.equals(tokenHash))
  if (!opened) return usedBefore()
  const known = await lockAccountForEmail(db, email)
  const isOne = pendings.length === 1 && (!known || known.passwordHash === opened.passwordHash)
  if (!isOne && proven === null) fail('registration.passwordNeeded')
  const passwordHash = proven ?? opened.passwordHash
  const pending = pendings.find((one) => one.passwordHash === passwordHash) ?? opened
  const { details } = pending
  await deletePendings(db, email)
  const usedNow = async (outcome: Confirmed) => {
    await noteUsedLink(db, used, outcome)
    return outcome
  }
  if (known) {
    if (!(await setConfirmed(db, known.id, passwordHash))) fail('registration.linkInvalid')
    audit({ kind: 'account', id: known.id, after: { email, confirmed: true } })
    return usedNow({ email, role: known.role, claimed: false })
  }
  if (!details) fail('registration.linkInvalid')
  const contact = await contactOf(db, pending, details)
  const purpose = purposeOf(details)
  const role = await roleFor(db, purpose)
  const id = newId()
  const account = { id, email, passwordHash, contactId: contact.id, language: pending.language }
  await insertConfirmedAccount(db, { ...account, roleId: role.id }).catch(
    onConstraint({
      accounts_email_key: () => fail('registration.linkInvalid'),
      accounts_contact_id_key: () => fail('registration.contactTaken'),
    }),
  )
  audit({ kind: 'account', id, after: { email, role: role.name, confirmed: true } })
  await recordConsents(db, contact.id, details, pending.createdAt)
  if (details.consents.includes('newsletter'))
    await tellOfNewsletter(call, { contactId: contact.id, email, given: true })
  if (purpose !== 'customer') await recogniseStudent(call, { contactId: contact.id, email })
  if (details.edition === textbookEdition) await giveNewestEdition(db, contact.id, 'textbook', portalDay(call.clock()))
  const claim = contact.companyId === null ? details.company : null
  if (claim) await insertClaim(db, { contactId: contact.id, country: details.country, ...claim })
  return usedNow({ email, role: role.name, claimed: claim !== null })
}

/** The contact of the address, which the link proves to be the caller's; else a new one without a company. */
async function contactOf(db: Tx, { email, language }: Pending, details: Details) {
  const known = await lockContactOfEmail(db, email)
  if (known) return known
  const { salutation, firstName, lastName, country, company } = details
  const address = company && {
    street: company.street,
    houseNumber: company.houseNumber,
    zipCode: company.zipCode,
    city: company.city,
  }
  const contact = { email, salutation, firstName, lastName, country, language, ...address }
  const id = await insertRegisteredContact(db, contact).catch(
    onConstraint({ contacts_email_key: () => fail('registration.linkInvalid') }),
  )
  return { id, companyId: null }
}

/** Double opt-in: requested in the form, given by opening the link. */
async function recordConsents(db: Tx, contactId: string, { consents }: Details, asked: string): Promise<void> {
  for (const kind of consents) {
    const consent = { contactId, kind, textVersion: consentTextVersion, source: 'registration' }
    await recordConsent(db, { ...consent, state: 'requested', at: new Date(asked) })
    await recordConsent(db, { ...consent, state: 'given' })
  }
}
