import { roleFor } from '#domains/access/public.ts'
import { accountForEmail, insertConfirmedAccount, setConfirmed } from '#domains/accounts/public.ts'
import { consentTextVersion } from '#contract/consents.ts'
import {
  holdContactOfEmail,
  insertRegisteredContact,
  recordConsent,
  tellOfNewsletter,
} from '#domains/contacts/public.ts'
import { recogniseStudent } from '#domains/students/public.ts'
import type { Tx } from '#platform/database/database.ts'
import { fail, onConstraint } from '#platform/operations/failure.ts'
import { newId } from '#platform/database/ids.ts'
import type { Call } from '#platform/operations/operations.ts'
import { hashSecret } from '#platform/keys/tokens.ts'
import { insertClaim } from './claims/claim-queries.ts'
import { type Details, purposeOf } from './details.ts'
import { deletePendings, emailOfToken, takePending, takeTurns } from './queries.ts'

type Pending = NonNullable<Awaited<ReturnType<typeof takePending>>>

/** Makes the account of a registration and all that belongs to it in one transaction, with the link from the mail. */
export async function confirmRegistration(call: Call<unknown, unknown, { token: string }>) {
  const { db, body, audit } = call
  const tokenHash = hashSecret(body.token)
  const waiting = (await emailOfToken(db, tokenHash)) ?? fail('registration.linkInvalid')
  await takeTurns(db, waiting.email)
  const pending = (await takePending(db, tokenHash)) ?? fail('registration.linkInvalid')
  const { email, details } = pending
  await deletePendings(db, email)
  const known = await accountForEmail(db, email, true)
  if (known) {
    if (!(await setConfirmed(db, known.id, pending.passwordHash))) fail('registration.linkInvalid')
    audit({ kind: 'account', id: known.id, after: { email, confirmed: true } })
    return { email, role: known.role, claimed: false }
  }
  if (!details) fail('registration.linkInvalid')
  const contact = await contactOf(db, pending, details)
  const purpose = purposeOf(details)
  const role = await roleFor(db, purpose)
  const id = newId()
  const account = { id, email, passwordHash: pending.passwordHash, contactId: contact.id, language: pending.language }
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
  const claimed = details.company !== null && contact.companyId === null
  if (claimed) await insertClaim(db, { contactId: contact.id, country: details.country, ...details.company! })
  return { email, role: role.name, claimed }
}

/** The contact of the address, which the link proves to be the caller's; else a new one without a company. */
async function contactOf(db: Tx, { email, language }: Pending, details: Details) {
  const known = await holdContactOfEmail(db, email)
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

/** Double opt-in: asked for in the form, given by opening the link. */
async function recordConsents(db: Tx, contactId: string, { consents }: Details, asked: string): Promise<void> {
  for (const kind of consents) {
    const consent = { contactId, kind, textVersion: consentTextVersion, source: 'registration' }
    await recordConsent(db, { ...consent, state: 'requested', at: new Date(asked) })
    await recordConsent(db, { ...consent, state: 'given' })
  }
}
