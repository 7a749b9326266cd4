import { languageOf } from '#contract/shapes.ts'
import { serializeMails } from '#platform/mail/count-mails.ts'
import { accountForEmail } from '#domains/accounts/public.ts'
import { addressDecided, contactAtId } from '#domains/contacts/public.ts'
import { inOneTransaction, job } from '#platform/jobs/job.ts'
import { newSecret } from '#platform/keys/tokens.ts'
import { mailInvitation } from './ask-invitation.ts'
import { addressRequest, hasInvitationSince, insertInvitation, requestFor } from './invitation-queries.ts'
import { invitationLetter } from '../letters.ts'
import { confirmBy } from '../registration.ts'
import { fromNow } from '#platform/database/times.ts'

/** Writes an invitation to a contact, at most once a minute. */
export const invitationMailJob = job(mailInvitation, {
  on: addressDecided,
  handle: inOneTransaction(async ({ db, mail }, { contactId }) => {
    const contact = await contactAtId(db, contactId)
    // While staff review the address nothing is sent; their decision has it sent.
    if (!contact || contact.email === null) return
    const { email } = contact
    await serializeMails(db, email)
    await addressRequest(db, contactId, email)
    // Withdrawn meanwhile.
    const request = await requestFor(db, contactId, email)
    if (!request) return
    if (await hasInvitationSince(db, contactId, email, fromNow(-60_000))) return
    const account = await accountForEmail(db, email)
    if (account?.disabled) return
    const { secret, hash } = newSecret()
    await insertInvitation(db, { tokenHash: hash, contactId, email, expiresAt: confirmBy })
    const language = languageOf(account?.language ?? contact.language)
    const record = { kind: 'contact', id: contactId }
    const facts = {
      contactId,
      token: secret,
      private: contact.companyId === null,
      cloud: request.invitedTo === 'cloud',
    }
    await mail({ email, language }, invitationLetter, facts, { record })
  }),
})
