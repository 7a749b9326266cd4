import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import type { KeyboardEvent } from 'react'
import { masterTexts } from '#texts/catalogue.ts'
import { reasonsTexts } from '#texts/reasons.ts'
import { IconChevronDown } from '#web/ui/layout/frame-icons.tsx'
import { IconChevronUp, IconDrag } from '#web/ui/layout/icons.tsx'
import { EditLink } from '#web/ui/table/rows/row-link.tsx'
import { RemoveButton } from '#web/ui/table/rows/remove-button.tsx'
import { RowButton } from '#web/ui/table/rows/row-button.tsx'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import classes from './master.module.css'
import type { MasterItem } from './use-master.ts'

interface LevelRowProps {
  productId: string
  item: MasterItem
  shownName: string
  first: boolean
  last: boolean
  selected: boolean
  onSelect?: () => void
  onMove: (by: number) => void
  onRemove: () => void
}

/** One module of a level. Alt and an arrow move it wherever the focus is within the row. */
export function LevelRow({
  productId,
  item,
  shownName,
  first,
  last,
  selected,
  onSelect,
  onMove,
  onRemove,
}: LevelRowProps) {
  const t = useTexts(masterTexts)
  const why = useTexts(reasonsTexts)
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: item.id,
  })
  const { name, licName, children, dependency } = item
  const keys = (event: KeyboardEvent) => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    if (!event.altKey || !by) return
    event.preventDefault()
    onMove(by)
  }
  const words = (
    <>
      <span className={classes.name}>{shownName}</span>
      <span className={classes.code}>{licName}</span>
    </>
  )
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys are those of the buttons within
    <li
      ref={setNodeRef}
      className={classes.row}
      data-selected={selected || undefined}
      data-dragging={isDragging || undefined}
      style={{ transform: CSS.Transform.toString(transform), transition }}
      onKeyDown={keys}
    >
      <button
        type="button"
        ref={setActivatorNodeRef}
        className={classes.handle}
        aria-label={t('master.drag', { name })}
        title={t('master.drag', { name })}
        {...listeners}
        aria-describedby={attributes['aria-describedby']}
        aria-roledescription={t('master.dragRole')}
      >
        <IconDrag />
      </button>
      {onSelect ? (
        <button type="button" className={classes.select} aria-pressed={selected} onClick={onSelect}>
          {words}
        </button>
      ) : (
        <span className={classes.select}>{words}</span>
      )}
      <span className={classes.marks}>
        {item.count.kind === 'dependency' && <span className={classes.mark}>{t('master.dependency')}</span>}
        {dependency && !dependency.automaticallySelected && (
          <span className={classes.mark}>{t('master.toChoose')}</span>
        )}
        {dependency?.visible && <span className={classes.mark}>{t('master.visible')}</span>}
        {onSelect && children.length > 0 && (
          <span className={classes.code}>{t('master.children', { count: children.length })}</span>
        )}
      </span>
      <span className={classes.actions}>
        <RowButton
          text={t('master.up', { name })}
          icon={<IconChevronUp />}
          reason={first && why('reason.isFirst')}
          onClick={() => onMove(-1)}
        />
        <RowButton
          text={t('master.down', { name })}
          icon={<IconChevronDown />}
          reason={last && why('reason.isLast')}
          onClick={() => onMove(1)}
        />
        <EditLink
          to="/products/editconfigurationproductlevel"
          search={{ product: productId, item: item.id }}
          text={t('master.edit', { name })}
        />
        <RemoveButton text={t('master.remove', { name })} onClick={onRemove} />
      </span>
    </li>
  )
}
