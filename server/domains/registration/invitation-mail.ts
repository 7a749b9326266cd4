import { accountForEmail } from '#domains/accounts/public.ts'
import { contactAtId } from '#domains/contacts/public.ts'
import type { Db } from '#platform/database.ts'
import type { Job, Jobs } from '#platform/jobs.ts'
import { newSecret } from '#platform/tokens.ts'
import { hasInvitationSince, insertInvitation, isAsked } from './invitation-queries.ts'
import { invitationLetter } from './letters.ts'
import { languageOf, mailer, type RegistrationMails } from './mails.ts'
import { takeTurns } from './queries.ts'
import { confirmBy } from './registration.ts'

/** Writes an invitation to a contact, at most once a minute. */
export const invitationMailJob = (db: Db, jobs: Jobs, mails: RegistrationMails): Job => ({
  name: 'registration.mailInvitation',
  handle: ({ contactId }: { contactId: string }) =>
    db.transaction().execute(async (tx) => {
      const contact = await contactAtId(tx, contactId)
      if (!contact) return
      const { email } = contact
      await takeTurns(tx, email)
      // Withdrawn meanwhile.
      if (!(await isAsked(tx, contactId, email))) return
      if (await hasInvitationSince(tx, contactId, email, new Date(Date.now() - 60_000))) return
      const account = await accountForEmail(tx, email)
      if (account?.disabled) return
      const { secret, hash } = newSecret()
      await insertInvitation(tx, { tokenHash: hash, contactId, email, expiresAt: confirmBy() })
      const language = languageOf(account?.language ?? contact.language)
      const name = [contact.firstName, contact.lastName].filter(Boolean).join(' ')
      const to = { language, email, name, vendor: mails.vendor, publicUrl: mails.publicUrl }
      const words = invitationLetter(to, { contactId, token: secret })
      await mailer(tx, jobs, mails)(to, 'registration.invitation', words, { kind: 'contact', id: contactId })
    }),
})
