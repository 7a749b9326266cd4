import { changeContact, type Contact } from '#contract/contacts.ts'
import type { InvitationState } from '#contract/invitations.ts'
import { contactsTexts } from '#texts/contacts.ts'
import { IconMail, IconMailOff } from '#web/ui/layout/icons.tsx'
import { EditLink } from '#web/ui/table/rows/row-link.tsx'
import { RowActions } from '#web/ui/table/rows/row-actions.tsx'
import { RemoveButton } from '#web/ui/table/rows/remove-button.tsx'
import { RowButton } from '#web/ui/table/rows/row-button.tsx'
import { useSession } from '#web/ui/data/use-session.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import { nameOf } from './person.tsx'
import { useDeleteContact } from './use-delete-contact.ts'
import { useInvite } from './use-invite.ts'

/** Who may do something with several contacts together. */
export const actsOnMany = ['contacts.resend', 'contacts.delete', 'students.delete'] as const

interface ActionsProps {
  contact: Contact
  invitation: InvitationState | undefined
  /** Where editing leads back to. */
  from: 'company' | 'all'
}

/** What can be done with a contact, at the end of its row: inviting and editing beside it, the rest in the menu. */
export function ContactActions({ contact, invitation, from }: ActionsProps) {
  const t = useTexts(contactsTexts)
  const { can } = useSession()
  const remove = useDeleteContact()(contact)
  const { invite, withdraw } = useInvite(contact, invitation)
  const name = nameOf(contact)
  return (
    <RowActions name={name}>
      {invite && <RowButton {...invite} letter="i" icon={<IconMail />} />}
      {can(changeContact.access) && (
        <EditLink
          to={from === 'company' ? '/editcompanycontact/$id' : '/editcontact/$id'}
          params={{ id: contact.id }}
          search={{ tab: 'details' }}
          text={t('contacts.edit', { name })}
        />
      )}
      {withdraw && <RowButton {...withdraw} letter="w" icon={<IconMailOff />} />}
      {remove && <RemoveButton text={t('contacts.delete', { name })} onClick={remove} />}
    </RowActions>
  )
}
