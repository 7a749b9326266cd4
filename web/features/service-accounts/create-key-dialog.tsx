import { useState } from 'react'
import { createServiceKey, type ServiceAccount } from '#contract/service-accounts.ts'
import { serviceAccountsTexts } from '#texts/service-accounts.ts'
import { DateField } from '#web/ui/form/fields/date-field.tsx'
import { EntryFormDialog } from '#web/ui/form/entry/entry-form-dialog.tsx'
import { SelectField, TextField } from '#web/ui/form/fields/fields.tsx'
import { useEntry } from '#web/ui/form/entry/use-entry.ts'
import { ShownOnce } from '#web/ui/dialog/shown-once.tsx'
import { useTexts } from '#web/ui/data/use-texts.tsx'

const overlaps = ['', '0', '1', '24', '168'] as const

/** Makes a key and shows it, this once. */
export function CreateKeyDialog({ service, onClose }: { service: ServiceAccount; onClose: () => void }) {
  const t = useTexts(serviceAccountsTexts)
  const [key, setKey] = useState<string | null>(null)
  const entry = useEntry(createServiceKey, {
    initial: { label: '', expiresOn: null as string | null, overlap: '' },
    input: ({ label, expiresOn, overlap }) => ({
      params: { id: service.id },
      body: { label, expiresOn, overlapHours: overlap === '' ? null : Number(overlap) },
    }),
    schema: createServiceKey.body.pick({ label: true, expiresOn: true }).strip(),
    done: (answer) => setKey(answer.key),
  })
  const overlapText = (hours: string) => {
    if (hours === '') return t('services.key.overlap.keep')
    return hours === '0' ? t('services.key.overlap.now') : t('services.key.overlap.hours', { hours })
  }
  if (key !== null)
    return <ShownOnce title={t('services.key.create')} text={t('services.key.once')} value={key} onClose={onClose} />
  return (
    <EntryFormDialog
      onClose={onClose}
      title={t('services.key.create')}
      entry={entry}
      saveLabel={t('services.key.create')}
    >
      <TextField {...entry.field('label', t('services.key.label'))} hint={t('services.key.labelHint')} />
      <DateField {...entry.field('expiresOn', t('services.key.expires'))} />
      {service.keys.some(({ active }) => active) && (
        <SelectField
          {...entry.field('overlap', t('services.key.overlap'))}
          choices={overlaps.map((hours) => ({ value: hours || 'keep', label: overlapText(hours) }))}
          value={entry.values.overlap || 'keep'}
          onChange={(next: string) => entry.set({ overlap: next === 'keep' ? '' : next })}
        />
      )}
    </EntryFormDialog>
  )
}
