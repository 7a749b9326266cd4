import { removeStudentDomains, type StudentDomain } from '#contract/student-domains.ts'
import { selectionTexts } from '#texts/selection.ts'
import { BulkWriteButton } from '#web/ui/commands/bulk-write-button.tsx'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import { IconTrash } from '#web/ui/layout/icons.tsx'

/** Removes the domains that are selected. */
export function RemoveDomains({ domains, clear }: { domains: readonly StudentDomain[]; clear: () => void }) {
  const t = useTexts(selectionTexts)
  return (
    <BulkWriteButton
      operation={removeStudentDomains}
      rows={domains}
      nameOf={({ domain }) => domain}
      clear={clear}
      text={t('domains.removeMany', { count: domains.length })}
      letter="d"
      icon={<IconTrash />}
      danger
      input={(ids) => ({ body: { ids } })}
      question={(names) => t('domains.removeManyQuestion', { names })}
      done={(count) => t('domains.removedMany', { count })}
    />
  )
}
