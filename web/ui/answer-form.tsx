import { Button, Group, Textarea } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { uiTexts } from '#texts/ui.ts'
import classes from './answer-form.module.css'
import { useTexts } from './use-texts.tsx'

interface AnswerFormProps {
  /** What the message may have at most. */
  maxLength: number
  pending: boolean
  /** Stands above the buttons. */
  hint?: ReactNode
  /** The buttons that do not decline, given the message. */
  children: (note: string) => ReactNode
  onDecline: (note: string) => void
}

/** A message to a customer and the decisions it goes with; declining needs one. */
export function AnswerForm({ maxLength, pending, hint, children, onDecline }: AnswerFormProps) {
  const t = useTexts(uiTexts)
  const [note, setNote] = useState('')
  return (
    <div className={classes.form}>
      <Textarea
        label={t('ui.answer')}
        description={t('ui.answerHint')}
        rows={4}
        maxLength={maxLength}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      {hint && <p>{hint}</p>}
      <Group gap="xs">
        {children(note)}
        <Button color="red" variant="outline" disabled={pending || note.trim() === ''} onClick={() => onDecline(note)}>
          {t('ui.decline')}
        </Button>
      </Group>
    </div>
  )
}
