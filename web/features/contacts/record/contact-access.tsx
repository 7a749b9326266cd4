import type { Contact } from '#contract/contacts.ts'
import { listInvitations } from '#contract/invitations.ts'
import { contactsTexts } from '#texts/contacts.ts'
import { useSession } from '#web/ui/data/use-session.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import classes from '../contacts.module.css'
import { useInvitations, useInvitationWords } from '../use-invitations.ts'
import { InviteButtons } from './invite-buttons.tsx'

/** Whether the contact can sign in, and what to do about it. */
export function ContactAccess({ contact }: { contact: Contact }) {
  const t = useTexts(contactsTexts)
  const invitation = useInvitations([contact]).get(contact.id)
  const words = useInvitationWords()
  const { can } = useSession()
  // Its room is kept from the beginning, so that what is below does not move.
  if (!invitation) return can(listInvitations.access) && <div className={classes.access} aria-hidden />
  return (
    <section className={classes.access} aria-label={t('contacts.access')}>
      <span>
        {t('contacts.access')}: <strong>{words(invitation)}</strong>
      </span>
      <InviteButtons contact={contact} invitation={invitation} />
    </section>
  )
}
