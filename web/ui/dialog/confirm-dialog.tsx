import { Button, Text } from '@mantine/core'
import { uiTexts } from '#texts/ui.ts'
import type { OpenQuestion } from './confirm.ts'
import { Dialog, DialogButtons } from './dialog.tsx'
import { useTexts } from '../data/use-texts.tsx'

/** Draws what `confirm` asks. Escape and the cross mean no. */
export function ConfirmDialog({ asked }: { asked: OpenQuestion }) {
  const t = useTexts(uiTexts)
  const { title, question, confirmLabel, cancelLabel, danger, alone, answer } = asked
  return (
    <Dialog title={title} onClose={() => answer(false)}>
      <Text size="sm" style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
        {question}
      </Text>
      <DialogButtons>
        {!alone && (
          <Button variant="default" data-autofocus={danger || undefined} onClick={() => answer(false)}>
            {cancelLabel ?? t('ui.cancel')}
          </Button>
        )}
        <Button
          {...(danger ? { color: 'red' } : {})}
          data-autofocus={danger ? undefined : true}
          onClick={() => answer(true)}
        >
          {confirmLabel ?? title}
        </Button>
      </DialogButtons>
    </Dialog>
  )
}
