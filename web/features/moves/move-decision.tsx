import { decideMove, type Move } from '#contract/moves.ts'
import { movesTexts } from '#texts/moves.ts'
import { reasonsTexts } from '#texts/reasons.ts'
import { AnswerForm } from '#web/ui/dialog/answer-form.tsx'
import { notify } from '#web/ui/feedback/notify.ts'
import { ReasonButton } from '#web/ui/feedback/reason-button.tsx'
import { useWrite } from '#web/ui/data/use-api.ts'
import { useSession } from '#web/ui/data/use-session.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'

/** Approve, which carries the move out, or decline with a reason. */
export function MoveDecision({ move: { id, own } }: { move: Move }) {
  const t = useTexts(movesTexts)
  const why = useTexts(reasonsTexts)
  const { can } = useSession()
  const decide = useWrite(decideMove, {
    done: ({ state }) => notify.success(t(state === 'done' ? 'moves.approved' : 'moves.declined')),
  })
  if (!can(decideMove.access)) return null
  const send = (approved: boolean, note: string) => void decide.run({ params: { id }, body: { approved, note } })
  return (
    <AnswerForm maxLength={1000} pending={decide.pending} onDecline={(note) => send(false, note)}>
      {(note) => (
        <ReasonButton loading={decide.pending} reason={own && why('reason.ownMove')} onClick={() => send(true, note)}>
          {t('moves.approve')}
        </ReasonButton>
      )}
    </AnswerForm>
  )
}
