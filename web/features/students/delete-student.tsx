import { deleteContact, deleteContacts } from '#contract/contacts.ts'
import { contactsTexts } from '#texts/contacts.ts'
import { BulkWriteButton } from '#web/ui/commands/bulk-write-button.tsx'
import { IconTrash } from '#web/ui/layout/icons.tsx'
import { notify } from '#web/ui/feedback/notify.ts'
import { RemoveButton } from '#web/ui/table/remove-button.tsx'
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

interface ManyProps {
  students: readonly { id: string; name: string }[]
  clear: () => void
}

/** Deletes the students that are selected. */
export function DeleteStudents({ students, clear }: ManyProps) {
  const t = useTexts(contactsTexts)
  const { contactId } = useMe()
  const others = students.filter(({ id }) => id !== contactId)
  return (
    <BulkWriteButton
      operation={deleteContacts}
      rows={others}
      nameOf={({ name }) => name}
      clear={clear}
      text={t('contacts.deleteMany', { count: others.length })}
      letter="d"
      icon={<IconTrash />}
      danger
      reason={others.length === 0 && t('contacts.deleteNone')}
      input={(ids) => ({ body: { ids } })}
      question={(names) => t('contacts.deleteManyQuestion', { names })}
      done={(count) => t('contacts.deletedMany', { count })}
    />
  )
}
