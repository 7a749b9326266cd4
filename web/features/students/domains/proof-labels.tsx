import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { addProofLabel, listProofLabels, type ProofLabel, removeProofLabel } from '#contract/student-domains.ts'
import { domainsTexts } from '#texts/student-lists.ts'
import { ErrorNotice } from '#web/ui/feedback/error-notice.tsx'
import { EntryFormDialog } from '#web/ui/form/entry/entry-form-dialog.tsx'
import { TextField } from '#web/ui/form/fields/fields.tsx'
import { useEntry } from '#web/ui/form/entry/use-entry.ts'
import { notify } from '#web/ui/feedback/notify.ts'
import { Section } from '#web/ui/layout/section.tsx'
import { RemoveButton } from '#web/ui/table/rows/remove-button.tsx'
import { useRead } from '#web/ui/data/use-api.ts'
import { useRemoval } from '#web/ui/data/use-removal.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import classes from '../students.module.css'
import { PlainList } from '#web/ui/layout/plain-list.tsx'

/** Sub-domains of universities whose addresses alone prove no studies. */
export function ProofLabels() {
  const t = useTexts(domainsTexts)
  const { data, error, refetch } = useRead(listProofLabels)
  const { remove } = useRemoval(removeProofLabel, ({ id, label }: ProofLabel) => ({
    input: { params: { id } },
    title: t('domains.labelRemoveTitle'),
    question: t('domains.labelRemoveQuestion', { label }),
    removed: () => notify.note(t('domains.labelRemoved', { label })),
  }))
  const [adding, setAdding] = useState(false)
  const add = (
    <Button size="xs" variant="default" onClick={() => setAdding(true)}>
      {t('domains.labelAdd')}
    </Button>
  )
  return (
    <Section title={t('domains.labels')} action={add}>
      <p>{t('domains.labelsContext')}</p>
      {error && <ErrorNotice error={error} retry={refetch} />}
      <PlainList className={classes.labels} gap="0.25rem 1rem">
        {data?.items.map((one) => (
          <li key={one.id}>
            <Group gap={4} wrap="nowrap">
              <code>{one.label}</code>
              <RemoveButton text={t('domains.labelRemove', { label: one.label })} onClick={() => remove(one)} />
            </Group>
          </li>
        ))}
      </PlainList>
      {adding && <AddLabel onClose={() => setAdding(false)} />}
    </Section>
  )
}

function AddLabel({ onClose }: { onClose: () => void }) {
  const t = useTexts(domainsTexts)
  const entry = useEntry(addProofLabel, {
    initial: { label: '' },
    input: (body: { label: string }) => ({ body }),
    done: ({ label }) => {
      notify.success(t('domains.labelAdded', { label }))
      onClose()
    },
  })
  return (
    <EntryFormDialog
      title={t('domains.labelAdd')}
      onClose={onClose}
      entry={entry}
      offered="valid"
      saveLabel={t('domains.labelSave')}
    >
      <TextField {...entry.field('label', t('domains.label'))} hint={t('domains.labelHint')} autoComplete="off" />
    </EntryFormDialog>
  )
}
