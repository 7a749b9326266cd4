import { memo, type ReactNode } from 'react'
import { configurationsTexts } from '#texts/configurations.ts'
import { useDisabledReason } from '#web/ui/feedback/use-disabled-reason.tsx'
import { IconMinus, IconPlus } from '#web/ui/layout/icons.tsx'
import { useTexts } from '#web/ui/data/use-texts.tsx'
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
  /** What was saved, where it differs; '' where there was nothing. */
  countWas: string | undefined
  endWas: string | undefined
  flagsWas: string | undefined
  state: 'same' | 'changed' | 'new'
  /** Not licensed: a count of 0. */
  off: boolean
  chosen: boolean
  /** Why there cannot be more or fewer; '' where there can. */
  noMore: string
  noFewer: string
  onChoose: (id: string) => void
  /** Null: to look at only. */
  onStep: Step | null
}

/** One module. It gets plain values and functions that never change, so an edit draws only the rows it touches. */
export const ItemRow = memo(function ItemRow(props: ItemRowProps) {
  const t = useTexts(configurationsTexts)
  const { id, level, name, licName, count, end, flags, off, chosen, noMore, noFewer, onChoose, onStep } = props
  const { countWas, endWas, flagsWas, state } = props
  const then = (from: string | undefined, to: string) =>
    from === undefined ? to : t('manager.was', { from: from || t('manager.none'), to: to || t('manager.none') })
  return (
    <tr
      role="row"
      data-level={level}
      data-chosen={chosen || undefined}
      data-off={off || undefined}
      data-state={state === 'same' ? undefined : state}
    >
      <td role="cell">
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
        {state === 'new' && <span className={classes.mark}>{t('manager.new')}</span>}
        <code className={classes.below}>{licName}</code>
      </td>
      <td role="cell" className={classes.licName}>
        <code>{licName}</code>
      </td>
      <td role="cell">
        {/* By keyboard the row's own + and − do the same, so the two buttons are no stops of their own. */}
        <div className={classes.counts}>
          {onStep && (
            <StepButton label={t('manager.reduce', { name })} reason={noFewer} onClick={() => onStep(id, -1)}>
              <IconMinus size="0.9rem" />
            </StepButton>
          )}
          <span className={classes.count}>{then(countWas, count)}</span>
          {onStep && (
            <StepButton label={t('manager.raise', { name })} reason={noMore} onClick={() => onStep(id, 1)}>
              <IconPlus size="0.9rem" />
            </StepButton>
          )}
        </div>
      </td>
      <td role="cell" data-label={t('manager.end')}>
        {then(endWas, end)}
      </td>
      <td role="cell">{then(flagsWas, flags)}</td>
    </tr>
  )
})

interface StepButtonProps {
  label: string
  reason: string
  onClick: () => void
  children: ReactNode
}

function StepButton({ label, reason, onClick, children }: StepButtonProps) {
  const { props, run, description } = useDisabledReason(reason)
  return (
    <>
      <button
        type="button"
        tabIndex={-1}
        className={classes.step}
        aria-label={label}
        {...props}
        onClick={() => run(onClick)}
      >
        {children}
      </button>
      {description}
    </>
  )
}

interface GoneRowProps {
  id: string
  name: string
  licName: string
  onPutBack: (id: string) => void
}

/** A module that was taken out, where it stood, with the way back. */
export const GoneRow = memo(function GoneRow({ id, name, licName, onPutBack }: GoneRowProps) {
  const t = useTexts(configurationsTexts)
  return (
    <tr role="row" data-level={1} data-state="gone">
      <td role="cell">
        <s>{name}</s> <span className={classes.mark}>{t('manager.gone')}</span>
      </td>
      <td role="cell" className={classes.licName}>
        <code>{licName}</code>
      </td>
      <td role="cell" colSpan={3}>
        <button
          type="button"
          className={classes.putBack}
          aria-label={t('manager.putBackNamed', { name })}
          onClick={() => onPutBack(id)}
        >
          {t('manager.putBack')}
        </button>
      </td>
    </tr>
  )
})
