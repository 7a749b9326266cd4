import { Button } from '@mantine/core'
import { lazy, useState } from 'react'
import { masterTexts } from '#texts/catalogue.ts'
import { confirm } from '#web/ui/dialog/confirm.ts'
import { IconPlus } from '#web/ui/layout/icons.tsx'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import classes from './master.module.css'
import type { MasterItem, useMaster } from './use-master.ts'
import { LazyBoundary } from '#web/ui/layout/lazy-boundary.tsx'
import { Hint } from '#web/ui/layout/text/words.tsx'

// Dragging is as large as all else on the page.
const LevelList = lazy(async () => ({ default: (await import('./level-list.tsx')).LevelList }))
const PickDialog = lazy(async () => ({ default: (await import('./pick-dialog.tsx')).PickDialog }))
const ModuleDialog = lazy(async () => ({ default: (await import('./module-dialog.tsx')).ModuleDialog }))

interface LevelPanelProps {
  productId: string
  level: 1 | 2 | 3
  /** What the modules stand below; null on level one, and where nothing is selected. */
  parent: MasterItem | null
  /** Null: there is nothing selected above. */
  items: readonly MasterItem[] | null
  loading: boolean
  selectedId: string | null
  onSelect: (item: MasterItem) => void
  state: ReturnType<typeof useMaster>
}

/** The modules of one level: choose, add, order, edit, take out. */
export function LevelPanel({ productId, level, parent, items, loading, selectedId, onSelect, state }: LevelPanelProps) {
  const t = useTexts(masterTexts)
  const [dialog, setDialog] = useState<'pick' | 'create' | null>(null)
  const parentId = parent?.id ?? null
  const close = () => setDialog(null)
  const add = async (moduleIds: string[]) => {
    if (await state.add(parentId, moduleIds)) close()
  }
  const remove = async (item: MasterItem) => {
    const { name } = item
    const question = {
      title: t('master.remove', { name }),
      question: t('master.remove.question', { name }),
      confirmLabel: t('master.remove.confirm'),
    }
    // With modules beneath it, it cannot go: the server says why, and there is nothing to confirm.
    if (item.children.length > 0 || (await confirm({ ...question, danger: true }))) await state.remove(item)
  }
  if (!items && !loading) return <Hint mb={12}>{t('master.selectFirst', { level: level - 1 })}</Hint>
  return (
    <>
      <div className={classes.tools}>
        <Hint flex="1 1 12rem">{parent ? t('master.below', { name: parent.name }) : ''}</Hint>
        <Button leftSection={<IconPlus />} onClick={() => setDialog('pick')} disabled={loading || state.pending}>
          {t('master.add')}
        </Button>
        <Button variant="default" onClick={() => setDialog('create')} disabled={loading || state.pending}>
          {t('master.newModule')}
        </Button>
      </div>
      {items?.length === 0 && <Hint mb={12}>{t('master.levelEmpty')}</Hint>}
      <LazyBoundary>
        {items && items.length > 0 && (
          <LevelList
            productId={productId}
            items={state.ordered(parentId, items)}
            busy={!state.sorted}
            selectedId={selectedId}
            {...(level < 3 ? { onSelect } : {})}
            onOrder={(ids) => void state.sort(parentId, ids)}
            onRemove={(item) => void remove(item)}
          />
        )}
      </LazyBoundary>
      <LazyBoundary>
        {dialog === 'pick' && (
          <PickDialog level={level} present={items ?? []} pending={state.pending} onAdd={add} onClose={close} />
        )}
        {dialog === 'create' && <ModuleDialog level={level} onCreated={(id) => add([id])} onClose={close} />}
      </LazyBoundary>
    </>
  )
}
