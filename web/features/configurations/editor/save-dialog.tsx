import { useNavigate } from '@tanstack/react-router'
import type { Holding } from '#contract/holdings.ts'
import { type Configuration, listConfigurations, saveConfiguration } from '#contract/configurations.ts'
import type { ConfigurationItem } from '#licence/configuration.ts'
import { diffModules } from '#licence/diff-modules.ts'
import { licenceModules } from '#licence/licence-modules.ts'
import { configurationsTexts } from '#texts/configurations.ts'
import { differenceLines } from '#web/shared/licences/change-lines.ts'
import { EntryFormDialog } from '#web/ui/form/entry/entry-form-dialog.tsx'
import { CheckboxField, TextareaField, TextField } from '#web/ui/form/fields/fields.tsx'
import { useEntry } from '#web/ui/form/entry/use-entry.ts'
import { notify } from '#web/ui/feedback/notify.ts'
import { useRead } from '#web/ui/data/use-api.ts'
import { usePortal } from '#web/ui/data/use-portal.ts'
import { useLanguage, useTexts } from '#web/ui/data/use-texts.tsx'

interface SaveDialogProps {
  holding: Holding
  configuration: Configuration
  items: readonly ConfigurationItem[]
  /** Right after saving, before the page is left. */
  onSaved: () => void
  onClose: () => void
}

/** Saves as a new configuration with name, description and change notes; the old one moves to the history. */
export function SaveDialog({ holding, configuration, items, onSaved, onClose }: SaveDialogProps) {
  const t = useTexts(configurationsTexts)
  const { language } = useLanguage()
  const navigate = useNavigate()
  const { productKey } = usePortal()
  const { id } = holding
  const rows = useRead(listConfigurations, { params: { id } })
  const sharing = rows.data?.items.find((row) => row.id === configuration.id)?.sharedWith ?? 0
  const entry = useEntry(saveConfiguration, {
    initial: {
      name: configuration.name,
      description: configuration.description,
      changeNotes: notesOf(configuration.items, items, language),
      updateAll: false,
    },
    input: (values) => ({ params: { id }, body: { ...values, basedOn: configuration.id, items: items as never } }),
    done: () => {
      onSaved()
      notify.success(t('manager.saved'))
      return navigate({ to: '/{$product}configuration/overview/$id', params: { product: productKey, id } })
    },
  })
  return (
    <EntryFormDialog onClose={onClose} title={t('manager.save.title')} entry={entry} offered="valid">
      <TextField {...entry.field('name', t('overview.name'))} />
      <TextareaField {...entry.field('description', t('overview.description'))} rows={2} />
      <TextareaField {...entry.field('changeNotes', t('manager.save.notes'))} rows={2} />
      {sharing > 0 && <CheckboxField {...entry.field('updateAll', t('manager.save.all', { count: sharing }))} />}
    </EntryFormDialog>
  )
}

/** What is saved, in words: the notes begin with it. */
const notesOf = (saved: readonly ConfigurationItem[], items: readonly ConfigurationItem[], language: 'de' | 'en') =>
  differenceLines(diffModules(licenceModules(saved), licenceModules(items)), language)
    .join('; ')
    .slice(0, 1000)
