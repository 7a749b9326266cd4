import { Button } from '@mantine/core'
import { useId } from 'react'
import { configurationsTexts } from '#texts/configurations.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import type { EditState } from '../items/editing.ts'
import { SideEffectsLine } from './side-effects-line.tsx'
import { FootBar } from '#web/ui/layout/page/foot-bar.tsx'
import { Quiet } from '#web/ui/layout/text/words.tsx'

interface EditorFootProps {
  editing: EditState
  changes: number
  /** Rules are broken: it cannot be saved yet. */
  unsolved: boolean
  /** A field of the card holds what does not count. */
  wrong: boolean
  onUndo: () => void
  onDiscard: () => void
  onSave: () => void
  /** Left out: this person may not simulate. */
  onSimulate?: () => void
}

/** Stays in view at the foot: how much was changed, and what can be done about it. */
export function EditorFoot(props: EditorFootProps) {
  const { editing, changes, unsolved, wrong, onUndo, onDiscard, onSave, onSimulate } = props
  const t = useTexts(configurationsTexts)
  const reason = useId()
  const why = [
    wrong && t('manager.wrong'),
    unsolved && t('manager.unsolved'),
    changes === 0 && !wrong && t('manager.unchanged'),
  ]
    .filter(Boolean)
    .join(' ')
  return (
    <FootBar
      label={t('manager.foot')}
      said={
        <>
          <p>
            {changes > 0 && <strong>{t('manager.changes', { count: changes })}</strong>}{' '}
            <Quiet id={reason}>{why}</Quiet>
          </p>
          <SideEffectsLine editing={editing} onUndo={onUndo} />
        </>
      }
    >
      <Button
        variant="subtle"
        {...(changes === 0 ? { 'data-disabled': true, 'aria-disabled': true, 'aria-describedby': reason } : {})}
        onClick={() => changes > 0 && onDiscard()}
      >
        {t('manager.discard')}
      </Button>
      {onSimulate && (
        <Button variant="default" onClick={onSimulate}>
          {t('manager.simulate')}
        </Button>
      )}
      <Button
        {...(why ? { 'data-disabled': true, 'aria-disabled': true, 'aria-describedby': reason } : {})}
        onClick={() => !why && onSave()}
      >
        {t('manager.save')}
      </Button>
    </FootBar>
  )
}
