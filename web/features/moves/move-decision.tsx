import { Button } from '@mantine/core'
import { decideMove, type Move } from '#contract/moves.ts'
import { movesTexts } from '#texts/moves.ts'
import { AnswerForm } from '#web/ui/answer-form.tsx'
import { notify } from '#web/ui/notify.ts'
import { useWrite } from '#web/ui/use-api.ts'
import { useSession } from '#web/ui/use-session.ts'
import { useTexts } from '#web/ui/use-texts.tsx'

/** Approve, which carries the move out, or decline with a reason. */
export function MoveDecision({ move: { id, own } }: { move: Move }) {
  const t = useTexts(movesTexts)
  const { can } = useSession()
  const decide = useWrite(decideMove, {
    done: ({ state }) => notify.success(t(state === 'done' ? 'moves.approved' : 'moves.declined')),
  })
  if (!can(decideMove.access)) return null
  const send = (approved: boolean, note: string) => void decide.run({ params: { id }, body: { approved, note } })
  return (
    <AnswerForm
      maxLength={1000}
      pending={decide.pending}
      hint={own && t('moves.ownHint')}
      onDecline={(note) => send(false, note)}
    >
      {(note) => (
        <Button disabled={decide.pending || own} onClick={() => send(true, note)}>
          {t('moves.approve')}
        </Button>
      )}
    </AnswerForm>
  )
}
