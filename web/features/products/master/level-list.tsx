import { VisuallyHidden } from '@mantine/core'
import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { useState } from 'react'
import { movedTo, placedName } from '#licence/sorting.ts'
import { masterTexts } from '#texts/catalogue.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import { LevelRow } from './level-row.tsx'
import classes from './master.module.css'
import type { MasterItem } from './use-master.ts'
import { Hint } from '#web/ui/layout/text/words.tsx'

interface LevelListProps {
  productId: string
  items: readonly MasterItem[]
  selectedId: string | null
  /** Their order is being saved. */
  busy: boolean
  /** Left out on the last level: nothing stands beneath it. */
  onSelect?: (item: MasterItem) => void
  onOrder: (ids: string[]) => void
  onRemove: (item: MasterItem) => void
}

/** The modules of one level in their order, which is changed by dragging, by keys and by buttons. */
export function LevelList({ productId, items, selectedId, busy, onSelect, onOrder, onRemove }: LevelListProps) {
  const t = useTexts(masterTexts)
  const [said, say] = useState('')
  const ids = items.map(({ id }) => id)
  const nameOf = (id: UniqueIdentifier) => items.find((item) => item.id === id)?.name ?? ''
  const words = (id: UniqueIdentifier, place: number) =>
    t('master.moved', { name: nameOf(id), place: place + 1, count: ids.length })
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const announcements: Announcements = {
    onDragStart: ({ active }) => t('master.dragStart', { name: nameOf(active.id) }),
    onDragOver: ({ active, over }) => (over ? words(active.id, ids.indexOf(String(over.id))) : undefined),
    onDragEnd: ({ active, over }) => (over ? words(active.id, ids.indexOf(String(over.id))) : undefined),
    onDragCancel: () => t('master.dragCancel'),
  }
  const place = (id: string, at: number) => {
    const moved = movedTo(ids, id, at)
    if (moved.indexOf(id) === ids.indexOf(id)) return
    onOrder(moved)
    say(words(id, moved.indexOf(id)))
  }
  const drop = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) onOrder(movedTo(ids, String(active.id), ids.indexOf(String(over.id))))
  }
  return (
    <>
      <Hint mb={12}>{t('master.dragHint')}</Hint>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        onDragEnd={drop}
        accessibility={{ announcements, screenReaderInstructions: { draggable: t('master.dragHelp') } }}
      >
        <SortableContext items={ids} strategy={verticalListSortingStrategy}>
          <ol className={classes.list} aria-busy={busy}>
            {items.map((item, at) => (
              <LevelRow
                key={item.id}
                productId={productId}
                item={item}
                shownName={item.level === 2 ? placedName(item.name, at + 1, items.length) : item.name}
                first={at === 0}
                last={at === items.length - 1}
                selected={item.id === selectedId}
                {...(onSelect ? { onSelect: () => onSelect(item) } : {})}
                onMove={(by) => place(item.id, at + by)}
                onRemove={() => onRemove(item)}
              />
            ))}
          </ol>
        </SortableContext>
      </DndContext>
      <VisuallyHidden>
        <output>{said}</output>
      </VisuallyHidden>
    </>
  )
}
