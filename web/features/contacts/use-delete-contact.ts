import { type Contact, deleteContact } from '#contract/contacts.ts'
import { contactsTexts } from '#texts/contacts.ts'
import { notify } from '#web/ui/feedback/notify.ts'
import { useRemoval } from '#web/ui/data/use-removal.ts'
import { useMe, useSession } from '#web/ui/data/use-session.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import { nameOf } from './person.tsx'

/** Deletes a contact after a question that says what becomes of its account; undefined where one may not. */
export function useDeleteContact(): (contact: Contact) => (() => void) | undefined {
  const t = useTexts(contactsTexts)
  const { can } = useSession()
  const me = useMe()
  const { remove } = useRemoval(deleteContact, (contact: Contact) => {
    const name = nameOf(contact)
    const words = { name, email: contact.email, company: contact.companyName ?? '' }
    const account = contact.companyId ? 'contacts.deleteQuestionAccount' : 'contacts.deleteQuestionPrivate'
    return {
      input: { params: { id: contact.id } },
      title: t('contacts.deleteTitle'),
      question: t(contact.hasAccount ? account : 'contacts.deleteQuestion', words),
      confirmLabel: t('contacts.deleteConfirm'),
      removed: () => notify.success(t('contacts.deleted', { name })),
    }
  })
  return (contact) =>
    can(contact.companyId ? 'contacts.delete' : 'students.delete') && contact.id !== me.contactId
      ? () => remove(contact)
      : undefined
}
