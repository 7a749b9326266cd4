import { memo } from 'react'
import { configurationsTexts } from '#texts/configurations.ts'
import { IconMinus, IconPlus } from '#web/ui/icons.tsx'
import { useTexts } from '#web/ui/use-texts.tsx'
import classes from './tree.module.css'

export type Step = (id: string, by: 1 | -1) => void

interface ItemRowProps {
  id: string
  level: number
  name: string
  licName: string
  count: string
  end: string
  flags: string
  /** Not licensed: a count of 0. */
  off: boolean
  chosen: boolean
  canRaise: boolean
  canReduce: boolean
  onChoose: (id: string) => void
  /** Null: to look at only. */
  onStep: Step | null
}

/** One module. It gets plain values and functions that never change, so an edit draws only the rows it touches. */
export const ItemRow = memo(function ItemRow(props: ItemRowProps) {
  const t = useTexts(configurationsTexts)
  const { id, level, name, licName, count, end, flags, off, chosen, canRaise, canReduce, onChoose, onStep } = props
  return (
    <tr data-level={level} data-chosen={chosen || undefined} data-off={off || undefined}>
      <td>
        <button
          type="button"
          className={classes.name}
          data-id={id}
          aria-pressed={chosen}
          aria-label={t(onStep ? 'manager.select' : 'manager.look', { name })}
          {...(onStep ? { 'aria-keyshortcuts': '+ -' } : {})}
          onClick={() => onChoose(id)}
        >
          {name}
        </button>
        <code className={classes.below}>{licName}</code>
      </td>
      <td className={classes.licName}>
        <code>{licName}</code>
      </td>
      <td>
        {/* By keyboard the row's own + and − do the same, so the two buttons are no stops of their own. */}
        <div className={classes.counts}>
          {onStep && (
            <button
              type="button"
              tabIndex={-1}
              className={classes.step}
              aria-label={t('manager.reduce', { name })}
              disabled={!canReduce}
              onClick={() => onStep(id, -1)}
            >
              <IconMinus size="0.9rem" />
            </button>
          )}
          <span className={classes.count}>{count}</span>
          {onStep && (
            <button
              type="button"
              tabIndex={-1}
              className={classes.step}
              aria-label={t('manager.raise', { name })}
              disabled={!canRaise}
              onClick={() => onStep(id, 1)}
            >
              <IconPlus size="0.9rem" />
            </button>
          )}
        </div>
      </td>
      <td>{end}</td>
      <td>{flags}</td>
    </tr>
  )
})
