import { deleteContact } from '#contract/contacts.ts'
import { contactsTexts } from '#texts/contacts.ts'
import { notify } from '#web/ui/feedback/notify.ts'
import { RemoveButton } from '#web/ui/table/rows/remove-button.tsx'
import { useRemoval } from '#web/ui/data/use-removal.ts'
import { useMe, useSession } from '#web/ui/data/use-session.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'

/** Deletes a student after a question. */
export function DeleteStudent({ id, name, email }: { id: string; name: string; email: string }) {
  const t = useTexts(contactsTexts)
  const { can } = useSession()
  const { contactId } = useMe()
  const { remove, pending } = useRemoval(deleteContact, () => ({
    input: { params: { id } },
    title: t('contacts.deleteTitle'),
    question: t('contacts.deleteQuestionPrivate', { name, email }),
    confirmLabel: t('contacts.deleteConfirm'),
    removed: () => notify.success(t('contacts.deleted', { name })),
  }))
  if (!can('students.delete') || id === contactId) return null
  return <RemoveButton disabled={pending} text={t('contacts.delete', { name })} onClick={() => remove()} />
}
