import { Button, Group, Textarea } from '@mantine/core'
import { useState } from 'react'
import { decideMove, type Move } from '#contract/moves.ts'
import { movesTexts } from '#texts/moves.ts'
import { notify } from '#web/ui/notify.ts'
import { useWrite } from '#web/ui/use-api.ts'
import { useSession } from '#web/ui/use-session.ts'
import { useTexts } from '#web/ui/use-texts.tsx'
import classes from './moves.module.css'

/** Approve, which carries the move out, or decline with a reason. */
export function MoveDecision({ move: { id, own } }: { move: Move }) {
  const t = useTexts(movesTexts)
  const { can } = useSession()
  const [note, setNote] = useState('')
  const decide = useWrite(decideMove, {
    done: ({ state }) => notify.success(t(state === 'done' ? 'moves.approved' : 'moves.declined')),
  })
  if (!can(decideMove.access)) return null
  const send = (approved: boolean) => void decide.run({ params: { id }, body: { approved, note } })
  return (
    <div className={classes.answer}>
      <Textarea
        label={t('moves.note')}
        description={t('moves.noteHint')}
        rows={3}
        maxLength={1000}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      {own && <p className={classes.dimmed}>{t('moves.ownHint')}</p>}
      <Group gap="xs">
        <Button disabled={decide.pending || own} onClick={() => send(true)}>
          {t('moves.approve')}
        </Button>
        <Button
          color="red"
          variant="outline"
          disabled={decide.pending || note.trim() === ''}
          onClick={() => send(false)}
        >
          {t('moves.decline')}
        </Button>
      </Group>
    </div>
  )
}
