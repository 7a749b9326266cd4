import { answerEndRequest, type EndRequest } from '#contract/end-requests.ts'
import { endRequestTexts } from '#texts/end-requests.ts'
import { Dialog } from '../dialog.tsx'
import { EntryForm } from '../form/entry-form.tsx'
import { TextareaField } from '../form/fields.tsx'
import { useEntry } from '../form/use-entry.ts'
import { notify } from '../notify.ts'
import { useTexts } from '../use-texts.tsx'

/** Declines a request for an end, with the reason whoever asked reads. */
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
    <Dialog title={t('ends.declineTitle')} onClose={onClose}>
      <EntryForm entry={entry} saveLabel={t('ends.decline')} mayLeave>
        <TextareaField
          {...entry.field('reason', t('ends.reason'))}
          hint={t('ends.reasonHint', { who: request.askedBy })}
          required
          rows={3}
        />
      </EntryForm>
    </Dialog>
  )
}
