import { type Contact, deleteContacts } from '#contract/contacts.ts'
import { withdrawInvitations } from '#contract/invitations.ts'
import { inviteContact } from '#contract/registration.ts'
import { selectionTexts } from '#texts/selection.ts'
import { BulkWriteButton } from '#web/ui/commands/bulk-write-button.tsx'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import { useMe, useSession } from '#web/ui/data/use-session.ts'
import { IconMailOff, IconTrash } from '#web/ui/layout/icons.tsx'
import { InviteMany } from './invite-many.tsx'
import { nameOf } from './person.tsx'
import { useInvitations } from './use-invitations.ts'

interface Props {
  contacts: readonly Contact[]
  clear: () => void
}

/** Most contacts whose invitations are asked for at once. */
const askedAtMost = 100

/** What is done with several contacts together: inviting, taking invitations back, deleting. */
export function ContactsBulk({ contacts, clear }: Props) {
  const t = useTexts(selectionTexts)
  const { can } = useSession()
  const me = useMe()
  const invitations = useInvitations(contacts.slice(0, askedAtMost))
  const invited = contacts.filter(({ id, confirmed }) => !confirmed && invitations.get(id)?.state === 'invited')
  const mayDelete = can('contacts.delete') || can('students.delete')
  const deletable = contacts.filter(
    ({ id, companyId }) => id !== me.contactId && can(companyId ? 'contacts.delete' : 'students.delete'),
  )
  return (
    <>
      {can(inviteContact.access) && <InviteMany contacts={contacts} clear={clear} />}
      {invited.length > 0 && (
        <BulkWriteButton
          operation={withdrawInvitations}
          rows={invited}
          nameOf={nameOf}
          clear={clear}
          text={t('contacts.withdrawMany', { count: invited.length })}
          letter="w"
          icon={<IconMailOff />}
          danger
          input={(ids) => ({ body: { ids } })}
          question={(names) => t('contacts.withdrawManyQuestion', { names })}
          done={(count) => t('contacts.withdrawnMany', { count })}
        />
      )}
      {mayDelete && (
        <BulkWriteButton
          operation={deleteContacts}
          rows={deletable}
          nameOf={nameOf}
          clear={clear}
          text={t('contacts.deleteMany', { count: deletable.length })}
          letter="d"
          icon={<IconTrash />}
          danger
          reason={deletable.length === 0 && t('contacts.deleteNone')}
          input={(ids) => ({ body: { ids } })}
          question={(names) => t('contacts.deleteManyQuestion', { names })}
          done={(count) => t('contacts.deletedMany', { count })}
        />
      )}
    </>
  )
}
