import { answerEndRequest, type EndRequest } from '#contract/end-requests.ts'
import { endRequestTexts } from '#texts/end-requests.ts'
import { EntryFormDialog } from '../../ui/form/entry/entry-form-dialog.tsx'
import { TextareaField } from '../../ui/form/fields/fields.tsx'
import { useEntry } from '../../ui/form/entry/use-entry.ts'
import { notify } from '../../ui/feedback/notify.ts'
import { useTexts } from '../../ui/data/use-texts.tsx'

/** Declines a request for an end, with the reason that the requester reads. */
export function DeclineEndDialog({ request, onClose }: { request: EndRequest; onClose: () => void }) {
  const t = useTexts(endRequestTexts)
  const entry = useEntry(answerEndRequest, {
    initial: { state: 'declined' as const, reason: '' },
    input: (body) => ({ params: { id: request.id }, body }),
    done: () => {
      notify.success(t('ends.declined'))
      onClose()
    },
  })
  return (
    <EntryFormDialog title={t('ends.declineTitle')} onClose={onClose} entry={entry} saveLabel={t('ends.decline')}>
      <TextareaField
        {...entry.field('reason', t('ends.reason'))}
        hint={t('ends.reasonHint', { who: request.askedBy })}
        required
        rows={3}
      />
    </EntryFormDialog>
  )
}
