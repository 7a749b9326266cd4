import { useState } from 'react'
import {
  deleteOldId,
  listOldIds,
  listOldIdTargets,
  type OldId,
  oldIdKinds,
  saveOldId,
} from '#contract/documented-calls.ts'
import { documentedCallTexts } from '#texts/documented-calls.ts'
import { useRead } from '#web/ui/data/use-api.ts'
import { useRemoval } from '#web/ui/data/use-removal.ts'
import { useLanguage, useTexts } from '#web/ui/data/use-texts.tsx'
import { DialogButton } from '#web/ui/dialog/dialog-button.tsx'
import { notify } from '#web/ui/feedback/notify.ts'
import { EntryFormDialog } from '#web/ui/form/entry/entry-form-dialog.tsx'
import { SelectField, TextField } from '#web/ui/form/fields/fields.tsx'
import { useEntry } from '#web/ui/form/entry/use-entry.ts'
import { IconEdit } from '#web/ui/layout/icons.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { DataTable } from '#web/ui/table/data-table.tsx'
import { RemoveButton } from '#web/ui/table/rows/remove-button.tsx'
import { RowButton } from '#web/ui/table/rows/row-button.tsx'

/** What the fixed ids mean that older programs know from the system before. */
export function OldIds() {
  const t = useTexts(documentedCallTexts)
  const { language } = useLanguage()
  const ids = useRead(listOldIds)
  const [editing, setEditing] = useState<OldId | null>(null)
  const { remove } = useRemoval(deleteOldId, ({ oldId }: OldId) => ({
    input: { params: { id: oldId } },
    title: t('ids.remove'),
    question: t('ids.removeQuestion', { id: oldId }),
    removed: () => notify.note(t('ids.removed', { id: oldId })),
  }))
  return (
    <Section
      title={t('ids.title')}
      action={
        <DialogButton size="xs" dialog={(close) => <OldIdDialog onClose={close} />}>
          {t('ids.add')}
        </DialogButton>
      }
    >
      <p>{t('ids.context')}</p>
      <DataTable
        label={t('ids.title')}
        read={ids}
        sort="kind"
        columns={[
          { key: 'oldId', text: t('ids.oldId'), sortable: true, code: true },
          { key: 'kind', text: t('ids.kind'), sortable: true, value: ({ kind }) => t(`ids.kind.${kind}`) },
          {
            key: 'target',
            text: t('ids.meaning'),
            value: ({ nameDe, nameEn }) => (language === 'de' ? nameDe : nameEn),
          },
        ]}
        actions={(row) => (
          <>
            <RowButton icon={<IconEdit />} text={t('ids.change', { id: row.oldId })} onClick={() => setEditing(row)} />
            <RemoveButton text={t('ids.removeRow', { id: row.oldId })} onClick={() => remove(row)} />
          </>
        )}
        empty={{ text: t('ids.empty') }}
      />
      {editing && <OldIdDialog known={editing} onClose={() => setEditing(null)} />}
    </Section>
  )
}

/** Says what an id means; a known one keeps the id and gets another meaning. */
function OldIdDialog({ known, onClose }: { known?: OldId; onClose: () => void }) {
  const t = useTexts(documentedCallTexts)
  const { language } = useLanguage()
  const { data } = useRead(listOldIdTargets)
  const entry = useEntry(saveOldId, {
    initial: { oldId: known?.oldId ?? '', kind: known?.kind ?? 'role', target: known?.target ?? '' },
    done: ({ oldId }) => {
      notify.success(t('ids.saved', { id: oldId }))
      onClose()
    },
  })
  const { kind } = entry.values
  const choices = (data?.items ?? [])
    .filter((one) => one.kind === kind)
    .map(({ target, nameDe, nameEn }) => ({ value: target, label: language === 'de' ? nameDe : nameEn }))
  return (
    <EntryFormDialog title={t(known ? 'ids.changeTitle' : 'ids.add')} onClose={onClose} entry={entry}>
      <TextField {...entry.field('oldId', t('ids.oldId'))} disabled={known !== undefined} spellCheck={false} />
      <SelectField
        {...entry.field('kind', t('ids.kind'))}
        choices={oldIdKinds.map((one) => ({ value: one, label: t(`ids.kind.${one}`) }))}
      />
      <SelectField {...entry.field('target', t('ids.meaning'))} choices={choices} />
    </EntryFormDialog>
  )
}
