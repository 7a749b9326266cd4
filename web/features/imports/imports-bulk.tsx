import { deleteImports, type ImportHead } from '#contract/imports.ts'
import { selectionTexts } from '#texts/selection.ts'
import { BulkWriteButton } from '#web/ui/commands/bulk-write-button.tsx'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import { IconTrash } from '#web/ui/layout/icons.tsx'

/** Deletes the imports that are selected. */
export function DeleteImports({ imports, clear }: { imports: readonly ImportHead[]; clear: () => void }) {
  const t = useTexts(selectionTexts)
  return (
    <BulkWriteButton
      operation={deleteImports}
      rows={imports}
      nameOf={({ fileName }) => fileName}
      clear={clear}
      text={t('tableImports.deleteMany', { count: imports.length })}
      letter="d"
      icon={<IconTrash />}
      danger
      input={(ids) => ({ body: { ids } })}
      question={(names) => t('tableImports.deleteManyQuestion', { names })}
      done={(count) => t('tableImports.deletedMany', { count })}
    />
  )
}
