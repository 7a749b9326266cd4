import { answerRequests, type LicenceRequest } from '#contract/renewals.ts'
import { selectionTexts } from '#texts/selection.ts'
import { BulkWriteButton } from '#web/ui/commands/bulk-write-button.tsx'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import { IconCheck } from '#web/ui/layout/icons.tsx'
import { requestName as nameOf } from './request-words.ts'

/** Takes the selected requests into work, or reports them as done; who asked is told by mail. */
export function AnswerMany({ requests, clear }: { requests: readonly LicenceRequest[]; clear: () => void }) {
  const t = useTexts(selectionTexts)
  const fresh = requests.filter(({ state }) => state === 'open')
  const open = requests.filter(({ state }) => state === 'open' || state === 'inWork')
  const both = { operation: answerRequests, nameOf, clear } as const
  return (
    <>
      <BulkWriteButton
        {...both}
        main
        rows={open}
        text={t('requests.completeMany', { count: open.length })}
        letter="c"
        icon={<IconCheck />}
        reason={open.length === 0 && t('requests.noneOpen')}
        input={(ids) => ({ body: { ids, state: 'done' as const } })}
        question={(names) => t('requests.completeManyQuestion', { names })}
        done={(count) => t('requests.completedMany', { count })}
      />
      {fresh.length > 0 && (
        <BulkWriteButton
          {...both}
          rows={fresh}
          text={t('requests.takeMany', { count: fresh.length })}
          letter="t"
          input={(ids) => ({ body: { ids, state: 'inWork' as const } })}
          question={(names) => t('requests.takeManyQuestion', { names })}
          done={(count) => t('requests.takenMany', { count })}
        />
      )}
    </>
  )
}
