import { Button, Group, Stack, Textarea } from '@mantine/core'
import { type ReactNode, useContext, useRef, useState } from 'react'
import { uiTexts } from '#texts/ui.ts'
import { DialogOfForm } from './dialog.tsx'
import { useCloseGuard } from '../form/use-close-guard.ts'
import { useLeaveGuard } from '../form/use-leave-guard.ts'
import { useTexts } from '../data/use-texts.tsx'
import { Hint } from '../layout/text/words.tsx'

interface AnswerFormProps {
  /** What the message may have at most. */
  maxLength: number
  /** Whom the message is to and where it is read, where that is no customer. */
  words?: { label: string; hint: string }
  pending: boolean
  /** Stands above the buttons. */
  hint?: ReactNode
  /** The buttons that do not decline, given the message. */
  children: (note: string) => ReactNode
  onDecline: (note: string) => void
}

/** A message to a customer and the decisions it goes with; declining needs one. */
export function AnswerForm({ maxLength, words, pending, hint, children, onDecline }: AnswerFormProps) {
  const t = useTexts(uiTexts)
  const [note, setNote] = useState('')
  const [missing, setMissing] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const close = useContext(DialogOfForm)?.close
  const isWritten = () => note.trim() !== '' && !pending
  useLeaveGuard(isWritten)
  useCloseGuard(isWritten)
  const decline = () => {
    if (note.trim() !== '') return onDecline(note)
    setMissing(true)
    field.current?.focus()
  }
  return (
    <Stack gap={12} mt={16}>
      <Textarea
        label={words?.label ?? t('ui.answer')}
        description={words?.hint ?? t('ui.answerHint')}
        ref={field}
        rows={4}
        error={missing && note.trim() === '' ? t('ui.answerMissing') : undefined}
        maxLength={maxLength}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      {hint && <Hint>{hint}</Hint>}
      <Group gap="xs">
        {children(note)}
        <Button color="red" variant="outline" disabled={pending} onClick={decline}>
          {t('ui.decline')}
        </Button>
        {close && (
          <Button variant="default" onClick={close}>
            {t('ui.cancel')}
          </Button>
        )}
      </Group>
    </Stack>
  )
}
