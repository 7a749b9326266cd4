import { Button } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { configurationsTexts } from '#texts/configurations.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import classes from '../configurations.module.css'
import type { EditState } from '../items/editing.ts'
import { Hint } from '#web/ui/layout/text/words.tsx'

const most = 6

/** What the last edit moved besides the item itself, so that it is not missed; what took something away can be taken back. */
export function SideEffectsLine({
  editing: { sideEffects, before },
  onUndo,
}: {
  editing: EditState
  onUndo: () => void
}) {
  const t = useTexts(configurationsTexts)
  const undo = useRef<HTMLButtonElement>(null)
  const { lifted, lowered, removed, discarded } = sideEffects
  useEffect(() => {
    // The row that had the focus is gone: the way back is the next thing wanted.
    if (before && document.activeElement === document.body) undo.current?.focus()
  }, [before])

  const list = (names: readonly string[]) => {
    const rest = names.length - most
    const shown = names.slice(0, most).join(', ')
    return rest > 0 ? t('manager.andMore', { names: shown, count: rest }) : shown
  }
  const [root, ...beneath] = removed
  const lines = [
    ...(discarded ? [t('manager.discarded')] : []),
    ...(lifted.length > 0 ? [t('manager.lifted', { names: list(lifted) })] : []),
    ...(lowered.length > 0 ? [t('manager.lowered', { names: list(lowered) })] : []),
    ...(root === undefined
      ? []
      : [
          beneath.length > 0
            ? t('manager.removedWith', {
                name: root,
                count: beneath.length,
              })
            : t('manager.removed', { name: root }),
        ]),
  ]
  return (
    <div className={classes.sideEffects}>
      <p aria-live="polite">{lines.join(' · ')}</p>
      {lines.length === 0 && <Hint>{t('manager.keys')}</Hint>}
      {before && (
        <Button ref={undo} size="compact-sm" variant="default" onClick={onUndo}>
          {t('manager.undo')}
        </Button>
      )}
    </div>
  )
}
