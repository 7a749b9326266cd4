import { Alert } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { type ComponentType, useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'react'
import type { Holding } from '#contract/holdings.ts'
import type { Configuration } from '#contract/configurations.ts'
import type { ConfigurationItem } from '#licence/configuration.ts'
import { checkConfiguration } from '#licence/configuration-rules.ts'
import { makeDependency, putBack, raiseCount, reduceCount } from '#licence/counts.ts'
import { describeReason } from '#licence/words.ts'
import { configurationsTexts } from '#texts/configurations.ts'
import { useAreaState } from '#web/ui/layout/page/area-state.ts'
import { useLeaveGuard } from '#web/ui/form/use-leave-guard.ts'
import { useWrongFields } from '#web/ui/form/entry/wrong-fields.tsx'
import { usePortal } from '#web/ui/data/use-portal.ts'
import { useLanguage, useTexts } from '#web/ui/data/use-texts.tsx'
import classes from '../configurations.module.css'
import { countChanges, rowsOf } from '../items/changes.ts'
import { useDraft } from '../drafts.ts'
import { applyStep, itemById, type Step as Edit, beginEditing } from '../items/editing.ts'
import { ItemCard } from '../items/item-card.tsx'
import type { Step } from '../items/item-row.tsx'
import { ItemTree } from '../items/item-tree.tsx'
import { EditorBar } from './editor-bar.tsx'
import { EditorFoot } from './editor-foot.tsx'
import { SaveDialog } from './save-dialog.tsx'
import { LazyBoundary } from '#web/ui/layout/lazy-boundary.tsx'
import { MarkedList } from '#web/ui/layout/plain-list.tsx'

/** Shows what issuing would come to with these items; another feature's. */
export type Simulate = ComponentType<{
  holding: Holding
  items: readonly ConfigurationItem[]
  onClose: () => void
}>

interface ManagerProps {
  holding: Holding
  configuration: Configuration
  editable: boolean
  /** With the first edit: from now on this configuration stays, whatever others save. */
  onEdited: () => void
  simulate?: Simulate
}

/** Table and edit card over one configuration; the rules are the licence library's, checked after every edit. */
export function ConfigurationEditor({
  holding,
  configuration,
  editable,
  onEdited,
  simulate: Simulating,
}: ManagerProps) {
  const navigate = useNavigate()
  const { productKey } = usePortal()
  const saved = configuration.items as ConfigurationItem[]
  // What was edited before the user went to choose modules on another page comes back with them.
  const [draft, setDraft] = useDraft(holding.id)
  const kept = draft?.configurationId === configuration.id ? draft.items : null
  const waiting = useRef(kept !== null)
  const [editing, dispatch] = useReducer(applyStep, (editable && kept) || saved, beginEditing)
  const { items } = editing
  const [chosen, setChosen] = useAreaState<string | null>(`manager.chosen.${configuration.id}`, null)
  const [saving, setSaving] = useState(false)
  const [simulating, setSimulating] = useState(false)
  const [wrong, within] = useWrongFields()
  const region = useRef<HTMLElement>(null)
  const done = useRef(false)
  const rows = useMemo(() => rowsOf(saved, items), [saved, items])
  const changes = useMemo(() => countChanges(rows), [rows])
  const broken = useMemo(() => checkConfiguration(items), [items])
  useLeaveGuard(() => changes > 0 && !done.current)
  useEffect(() => {
    if (!waiting.current) return
    waiting.current = false
    onEdited()
    setDraft(null)
  }, [onEdited, setDraft])

  const change = useCallback(
    (next: Edit) => {
      onEdited()
      dispatch(next)
    },
    [onEdited],
  )
  const step = useCallback<Step>(
    (id, by) => change((tree) => (by === 1 ? raiseCount(tree, id) : reduceCount(tree, id))),
    [change],
  )
  const choose = useCallback((id: string) => setChosen((old) => (old === id ? null : id)), [setChosen])
  const add = (item: ConfigurationItem) => {
    change((tree) => ({ items: [...tree, item], lifted: [], lowered: [], removed: [] }))
    setChosen(item.id)
  }
  const chooseMany = () => {
    setDraft({ configurationId: configuration.id, items: [...items] })
    done.current = true
    void navigate({
      to: '/{$product}configuration/addproduct/$id',
      params: { product: productKey, id: holding.id },
    })
  }
  const back = useCallback(
    (id: string) => {
      change((tree) => putBack(tree, id, saved))
      setChosen(id)
      region.current?.focus()
    },
    [change, saved, setChosen],
  )
  const undo = () => {
    change('undo')
    region.current?.focus()
  }
  const item = itemById(items, chosen)
  const was = rows.find((row) => row.item.id === chosen)?.was
  const isRaised = item !== undefined && was?.count.kind === 'dependency' && item.count.kind !== 'dependency'
  return (
    <>
      {editable && (
        <EditorBar productId={holding.product.id} items={items} onAdd={add} onChange={change} onMany={chooseMany} />
      )}
      <Rules broken={broken} />
      <div className={classes.manager}>
        <div className={classes.tree}>
          <ItemTree
            region={region}
            rows={rows}
            chosen={chosen}
            onChoose={choose}
            onStep={editable ? step : null}
            onPutBack={back}
          />
        </div>
        {within(
          <ItemCard
            item={item}
            onChange={editable ? change : null}
            onMakeDependency={isRaised ? () => change((tree) => makeDependency(tree, item.id)) : undefined}
          />,
        )}
      </div>
      {editable && (
        <EditorFoot
          editing={editing}
          changes={changes}
          unsolved={broken.length > 0}
          wrong={wrong}
          onUndo={undo}
          onDiscard={() => change({ discard: saved })}
          onSave={() => setSaving(true)}
          {...(Simulating && { onSimulate: () => setSimulating(true) })}
        />
      )}
      {simulating && Simulating && (
        <LazyBoundary>
          <Simulating holding={holding} items={items} onClose={() => setSimulating(false)} />
        </LazyBoundary>
      )}
      {saving && (
        <SaveDialog
          holding={holding}
          configuration={configuration}
          items={items}
          onSaved={() => {
            done.current = true
          }}
          onClose={() => setSaving(false)}
        />
      )}
    </>
  )
}

function Rules({ broken }: { broken: ReturnType<typeof checkConfiguration> }) {
  const t = useTexts(configurationsTexts)
  const { language } = useLanguage()
  if (broken.length === 0) return null
  const most = 10
  return (
    <Alert color="yellow" title={t('manager.rules')}>
      <MarkedList>
        {broken.slice(0, most).map((rule) => {
          const words = describeReason(rule, language)
          return <li key={words}>{words}</li>
        })}
        {broken.length > most && <li>{t('manager.rules.more', { count: broken.length - most })}</li>}
      </MarkedList>
    </Alert>
  )
}
