import { useRef } from 'react'
import { type Contact, deleteContact } from '#contract/contacts.ts'
import { contactsTexts } from '#texts/contacts.ts'
import { confirm } from '#web/ui/confirm.ts'
import { notify } from '#web/ui/notify.ts'
import { useWrite } from '#web/ui/use-api.ts'
import { useMe, useSession } from '#web/ui/use-session.ts'
import { useTexts } from '#web/ui/use-texts.tsx'
import { nameOf } from './person.tsx'

/** Deletes a contact after a question that says what becomes of its account; undefined where one may not. */
export function useDeleteContact(): (contact: Contact) => (() => void) | undefined {
  const t = useTexts(contactsTexts)
  const { can } = useSession()
  const me = useMe()
  const deletedName = useRef('')
  const { run } = useWrite(deleteContact, {
    done: () => notify.success(t('contacts.deleted', { name: deletedName.current })),
  })
  const ask = async (contact: Contact) => {
    const name = nameOf(contact)
    const words = { name, email: contact.email, company: contact.companyName ?? '' }
    const account = contact.companyId ? 'contacts.deleteQuestionAccount' : 'contacts.deleteQuestionPrivate'
    const question = {
      title: t('contacts.deleteTitle'),
      question: t(contact.hasAccount ? account : 'contacts.deleteQuestion', words),
      confirmLabel: t('contacts.deleteConfirm'),
    }
    if (!(await confirm({ ...question, danger: true }))) return
    deletedName.current = name
    await run({ params: { id: contact.id } })
  }
  return (contact) =>
    can(contact.companyId ? 'contacts.delete' : 'students.delete') && contact.id !== me.contactId
      ? () => void ask(contact)
      : undefined
}
