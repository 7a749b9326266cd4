import { askForEnd } from '#contract/end-requests.ts'
import { addMonths } from '#licence/days.ts'
import { endRequestTexts } from '#texts/end-requests.ts'
import { DateField } from '../../ui/form/fields/date-field.tsx'
import { FieldGrid } from '../../ui/form/entry/entry-form.tsx'
import { EntryFormDialog } from '../../ui/form/entry/entry-form-dialog.tsx'
import { SwitchField } from '../../ui/form/fields/fields.tsx'
import { NumberField } from '../../ui/form/fields/number-field.tsx'
import { useEntry } from '../../ui/form/entry/use-entry.ts'
import { notify } from '../../ui/feedback/notify.ts'
import { today } from '../../ui/data/formats.ts'
import { useTexts } from '../../ui/data/use-texts.tsx'

/** Asks those who edit configurations to set count and end; a year is proposed. */
export function AskEndDialog({ holdingId, onClose }: { holdingId: string; onClose: () => void }) {
  const t = useTexts(endRequestTexts)
  const nextYear: string | null = addMonths(today(), 12)
  const entry = useEntry(askForEnd, {
    initial: {
      count: null as number | null,
      endDate: nextYear,
      unlimited: false,
    },
    needed: (values) => (values['unlimited'] ? [] : ['endDate']),
    input: ({ count, endDate, unlimited }) => ({
      params: { id: holdingId },
      body: { count, end: unlimited ? 'unlimited' : (endDate ?? '') },
    }),
    done: () => {
      notify.success(t('ends.sent'))
      onClose()
    },
  })
  const { unlimited } = entry.values
  return (
    <EntryFormDialog title={t('ends.ask')} onClose={onClose} entry={entry} saveLabel={t('ends.send')} offered="valid">
      <p>{t('ends.askHint')}</p>
      <FieldGrid>
        <NumberField {...entry.field('count', t('ends.count'))} min={1} max={100} hint={t('ends.countHint')} />
        {!unlimited && <DateField {...entry.field('endDate', t('ends.end'))} />}
        <SwitchField {...entry.field('unlimited', t('ends.unlimited'))} />
      </FieldGrid>
    </EntryFormDialog>
  )
}
