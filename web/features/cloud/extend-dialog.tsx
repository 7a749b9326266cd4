import { type CloudConfiguration, extendCloudConfiguration } from '#contract/cloud.ts'
import { endOfRuntime, extensions, extensionStart } from '#contract/cloud-terms.ts'
import { cloudTexts } from '#texts/cloud.ts'
import { EntryFormDialog } from '#web/ui/form/entry-form-dialog.tsx'
import { SelectField } from '#web/ui/form/fields.tsx'
import { useEntry } from '#web/ui/form/use-entry.ts'
import { formats, today } from '#web/ui/data/formats.ts'
import { notify } from '#web/ui/feedback/notify.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import { useEndWords } from './words.ts'

interface Props {
  configuration: CloudConfiguration
  onClose: () => void
}

/** Extends a cloud account by another term; people, places and product stay. */
export function ExtendDialog({ configuration: { id, endDate, modifiedAt }, onClose }: Props) {
  const t = useTexts(cloudTexts)
  const endWords = useEndWords()
  const entry = useEntry(extendCloudConfiguration, {
    initial: { runtime: '12' as const },
    input: (body) => ({ params: { id }, body: { ...body, modifiedAt } }),
    done: (saved) => {
      notify.success(t('cloud.extended', { end: endWords(saved.endDate) }))
      onClose()
    },
  })
  const start = extensionStart(endDate, today())
  const end = endWords(endOfRuntime(start, entry.values.runtime))
  return (
    <EntryFormDialog
      title={t('cloud.extend')}
      onClose={onClose}
      entry={entry}
      saveLabel={t('cloud.extend')}
      offered="valid"
    >
      <p>{t('cloud.extendHint')}</p>
      <SelectField
        {...entry.field('runtime', t('cloud.runtime'))}
        choices={extensions.map((value) => ({ value, label: t(`cloud.runtime.${value}`) }))}
      />
      <p aria-live="polite">{t('cloud.extendTerm', { start: formats.date(start), end })}</p>
    </EntryFormDialog>
  )
}
