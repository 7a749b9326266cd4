import type { Holding } from '#contract/holdings.ts'
import { chooseConfiguration, type ConfigurationRow } from '#contract/configurations.ts'
import { configurationPathsTexts } from '#texts/configuration-paths.ts'
import { configurationsTexts } from '#texts/configurations.ts'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import { EntryForm } from '#web/ui/form/entry/entry-form.tsx'
import { TextareaField } from '#web/ui/form/fields/fields.tsx'
import { useEntry } from '#web/ui/form/entry/use-entry.ts'
import { formats } from '#web/ui/data/formats.ts'
import { notify } from '#web/ui/feedback/notify.ts'
import { UpgradeNotice, useUpgrade } from '#web/shared/configurations/upgrade-notice.tsx'
import { useRefetchOnConflict } from '#web/ui/data/use-refetch-on-conflict.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'

interface RestoreDialogProps {
  holding: Holding
  row: ConfigurationRow
  onClose: () => void
}

/** Makes a historical configuration the active one again, as a new version with a note. */
export function RestoreDialog({ holding: { id, configuration, product }, row, onClose }: RestoreDialogProps) {
  const t = useTexts(configurationPathsTexts)
  const c = useTexts(configurationsTexts)
  const name = row.name || row.description || c('overview.unnamed')
  const entry = useEntry(chooseConfiguration, {
    initial: {
      changeNotes: t('restore.notes', { name, date: formats.instant(row.createdAt) }),
      drop: [] as string[],
    },
    input: (values) => ({
      params: { id },
      body: { basedOn: configuration?.id ?? null, configurationId: row.id, ...values },
    }),
    done: () => {
      notify.success(t('restore.done', { name }))
      onClose()
    },
    failed: useRefetchOnConflict('configurations.changedMeanwhile'),
  })
  // It may have been shared with a product of an older version.
  const upgrade = useUpgrade(row.id, product.id, entry.values.drop)
  return (
    <Dialog title={t('restore.title')} onClose={onClose}>
      <p>{t('restore.hint', { name })}</p>
      <EntryForm entry={entry} held={upgrade.held} saveLabel={t('restore.submit')} mayLeave offered>
        <TextareaField {...entry.field('changeNotes', t('select.notes'))} rows={2} />
        <UpgradeNotice upgrade={upgrade} drop={entry.values.drop} onDrop={(drop) => entry.set({ drop })} />
      </EntryForm>
    </Dialog>
  )
}
