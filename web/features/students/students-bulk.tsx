import { deleteContacts } from '#contract/contacts.ts'
import { selectionTexts } from '#texts/selection.ts'
import { BulkWriteButton } from '#web/ui/commands/bulk-write-button.tsx'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import { useMe } from '#web/ui/data/use-session.ts'
import { IconTrash } from '#web/ui/layout/icons.tsx'

interface ManyProps {
  students: readonly { id: string; name: string }[]
  clear: () => void
}

/** Deletes the students that are selected. */
export function DeleteStudents({ students, clear }: ManyProps) {
  const t = useTexts(selectionTexts)
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
