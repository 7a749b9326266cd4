import type { Contact } from '#contract/contacts.ts'
import { inviteContact } from '#contract/registration.ts'
import { contactsTexts } from '#texts/contacts.ts'
import { IconMail } from '#web/ui/icons.tsx'
import { notify } from '#web/ui/notify.ts'
import { RowButton } from '#web/ui/table/row-button.tsx'
import { useWrite } from '#web/ui/use-api.ts'
import { useSession } from '#web/ui/use-session.ts'
import { useTexts } from '#web/ui/use-texts.tsx'
import { nameOf } from './person.tsx'

/** Mails a contact without a confirmed account the link to make one. */
function InviteButton({ contact }: { contact: Contact }) {
  const t = useTexts(contactsTexts)
  const { can } = useSession()
  const { email, id, confirmed } = contact
  const { run, pending } = useWrite(inviteContact, { done: () => notify.success(t('contacts.invited', { email })) })
  if (confirmed || !can(inviteContact.access)) return null
  return (
    <RowButton
      text={t('contacts.invite', { name: nameOf(contact) })}
      icon={<IconMail />}
      disabled={pending}
      onClick={() => void run({ params: { id } })}
    />
  )
}

/** The action of a contact's row. */
export const inviteAction = (contact: Contact) => <InviteButton contact={contact} />
