import { changeConfiguration, type ConfigurationRow } from '#contract/configurations.ts'
import { configurationsTexts } from '#texts/configurations.ts'
import { EntryFormDialog } from '#web/ui/form/entry/entry-form-dialog.tsx'
import { TextareaField, TextField } from '#web/ui/form/fields/fields.tsx'
import { useEntry } from '#web/ui/form/entry/use-entry.ts'
import { notify } from '#web/ui/feedback/notify.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'

/** Name (30) and description (222) of a configuration. */
export function LabelsDialog({
  row: { id, name, description },
  onClose,
}: {
  row: ConfigurationRow
  onClose: () => void
}) {
  const t = useTexts(configurationsTexts)
  const entry = useEntry(changeConfiguration, {
    initial: { name, description },
    // What was not changed here may have been changed by another user meanwhile: it stays theirs.
    input: (values) => ({
      params: { id },
      body: {
        ...(values.name !== name && { name: values.name }),
        ...(values.description !== description && { description: values.description }),
      },
    }),
    done: () => {
      notify.success(t('overview.labels.saved'))
      onClose()
    },
  })
  return (
    <EntryFormDialog onClose={onClose} title={t('overview.labels.title')} entry={entry}>
      <TextField {...entry.field('name', t('overview.name'))} />
      <TextareaField {...entry.field('description', t('overview.description'))} rows={3} required />
    </EntryFormDialog>
  )
}
