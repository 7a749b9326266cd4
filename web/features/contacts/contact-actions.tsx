import { changeContact, type Contact } from '#contract/contacts.ts'
import type { InvitationState } from '#contract/invitations.ts'
import { contactsTexts } from '#texts/contacts.ts'
import { IconEdit, IconTrash } from '#web/ui/icons.tsx'
import { RowLink } from '#web/ui/link.tsx'
import { RowButton } from '#web/ui/table/row-button.tsx'
import { useSession } from '#web/ui/use-session.ts'
import { useTexts } from '#web/ui/use-texts.tsx'
import { InviteButtons } from './invite-button.tsx'
import { nameOf } from './person.tsx'
import { useDeleteContact } from './use-delete-contact.ts'

interface ActionsProps {
  contact: Contact
  invitation: InvitationState | undefined
  /** Where editing leads back to. */
  from: 'company' | 'all'
}

/** What can be done with a contact, at the end of its row. */
export function ContactActions({ contact, invitation, from }: ActionsProps) {
  const t = useTexts(contactsTexts)
  const { can } = useSession()
  const remove = useDeleteContact()(contact)
  const name = nameOf(contact)
  return (
    <>
      <InviteButtons contact={contact} invitation={invitation} />
      {can(changeContact.access) && (
        <RowLink
          to={from === 'company' ? '/editcompanycontact/$id' : '/editcontact/$id'}
          params={{ id: contact.id }}
          text={t('contacts.edit', { name })}
          icon={<IconEdit />}
        />
      )}
      {remove && <RowButton danger text={t('contacts.delete', { name })} icon={<IconTrash />} onClick={remove} />}
    </>
  )
}
