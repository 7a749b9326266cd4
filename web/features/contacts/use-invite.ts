import type { Contact } from '#contract/contacts.ts'
import { type InvitationState, withdrawInvitation } from '#contract/invitations.ts'
import { inviteContact } from '#contract/registration.ts'
import { contactsTexts } from '#texts/contacts.ts'
import { notify } from '#web/ui/feedback/notify.ts'
import { useWrite } from '#web/ui/data/use-api.ts'
import { useMailed } from '#web/shared/mails/use-mailed.ts'
import { useRemoval } from '#web/ui/data/use-removal.ts'
import { useSession } from '#web/ui/data/use-session.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import { nameOf } from './person.tsx'

/** Mails a contact without a confirmed account the link to make one, again where it was mailed before, or takes it back. */
export function useInvite(contact: Contact, invitation: InvitationState | undefined) {
  const t = useTexts(contactsTexts)
  const { can } = useSession()
  const { email, id, confirmed } = contact
  const name = nameOf(contact)
  const mailed = useMailed()
  const invite = useWrite(inviteContact, {
    done: async () => notify.success(await mailed(t('contacts.invited', { email }))),
  })
  const withdraw = useRemoval(withdrawInvitation, () => ({
    input: { params: { id } },
    title: t('contacts.withdrawTitle'),
    question: t('contacts.withdrawQuestion', { name, email }),
    confirmLabel: t('contacts.withdrawConfirm'),
    removed: () => notify.success(t('contacts.withdrawn', { name })),
  }))
  const possible = !confirmed && can(inviteContact.access)
  const again = invitation?.state === 'invited' || invitation?.state === 'expired'
  return {
    invite: possible && {
      text: t(again ? 'contacts.inviteAgain' : 'contacts.invite', { name }),
      word: t(again ? 'contacts.inviteAgainWord' : 'contacts.inviteWord'),
      disabled: invite.pending,
      onClick: () => void invite.run({ params: { id } }),
    },
    withdraw: possible &&
      invitation?.state === 'invited' && {
        text: t('contacts.withdraw', { name }),
        disabled: withdraw.pending,
        onClick: () => withdraw.remove(),
      },
  }
}
