import type { Contact } from '#contract/contacts.ts'
import { type InvitationState, withdrawInvitation } from '#contract/invitations.ts'
import { inviteContact } from '#contract/registration.ts'
import { contactsTexts } from '#texts/contacts.ts'
import { IconMail, IconMailOff } from '#web/ui/icons.tsx'
import { notify } from '#web/ui/notify.ts'
import { RowButton } from '#web/ui/table/row-button.tsx'
import { useWrite } from '#web/ui/use-api.ts'
import { useMailed } from '#web/ui/use-mailed.ts'
import { useSession } from '#web/ui/use-session.ts'
import { useTexts } from '#web/ui/use-texts.tsx'
import { nameOf } from './person.tsx'

interface InviteProps {
  contact: Contact
  invitation: InvitationState | undefined
}

/** Mails a contact without a confirmed account the link to make one, again where it was mailed before, or takes it back. */
export function InviteButtons({ contact, invitation }: InviteProps) {
  const t = useTexts(contactsTexts)
  const { can } = useSession()
  const { email, id, confirmed } = contact
  const mailed = useMailed({ once: true })
  const invite = useWrite(inviteContact, { done: () => notify.success(mailed(t('contacts.invited', { email }))) })
  const withdraw = useWrite(withdrawInvitation, {
    done: () => notify.success(t('contacts.withdrawn', { name: nameOf(contact) })),
  })
  if (confirmed || !can(inviteContact.access)) return null
  const state = invitation?.state
  const again = state === 'invited' || state === 'expired'
  return (
    <>
      <RowButton
        text={t(again ? 'contacts.inviteAgain' : 'contacts.invite', { name: nameOf(contact) })}
        icon={<IconMail />}
        disabled={invite.pending}
        onClick={() => void invite.run({ params: { id } })}
      />
      {state === 'invited' && (
        <RowButton
          text={t('contacts.withdraw', { name: nameOf(contact) })}
          icon={<IconMailOff />}
          disabled={withdraw.pending}
          onClick={() => void withdraw.run({ params: { id } })}
        />
      )}
    </>
  )
}
