import type { Contact } from '#contract/contacts.ts'
import type { InvitationState } from '#contract/invitations.ts'
import { IconMail, IconMailOff } from '#web/ui/layout/icons.tsx'
import { RowButton } from '#web/ui/table/rows/row-button.tsx'
import { useInvite } from '../use-invite.ts'

/** Beside what is said of a contact's access: invite, and take an invitation back. */
export function InviteButtons({ contact, invitation }: { contact: Contact; invitation: InvitationState | undefined }) {
  const { invite, withdraw } = useInvite(contact, invitation)
  return (
    <>
      {invite && <RowButton {...invite} icon={<IconMail />} />}
      {withdraw && <RowButton {...withdraw} icon={<IconMailOff />} />}
    </>
  )
}
