import { useEffect, useRef, useState } from 'react'
import { addMasterItems, type Master, readMaster, removeMasterItem, sortMasterItems } from '#contract/masters.ts'
import { masterTexts } from '#texts/catalogue.ts'
import { notify } from '#web/ui/feedback/notify.ts'
import { useRead, useWrite } from '#web/ui/data/use-api.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'

type TopItem = Master['items'][number]

/** A module of a master on any level. */
export interface MasterItem extends Omit<TopItem, 'level' | 'children' | 'dependency'> {
  level: 1 | 2 | 3
  children: readonly MasterItem[]
  dependency?: TopItem['dependency']
}

/** The master of a product and its changes. Who was too late sees the new state. */
export function useMaster(productId: string) {
  const t = useTexts(masterTexts)
  const { data, error, refetch } = useRead(readMaster, { params: { id: productId } })
  const latest = useRef(0)
  // What a write answered counts before the page has read it again.
  const revisionNow = () => Math.max(latest.current, data?.revision ?? 0)
  const params = { id: productId }
  const failed = ({ code }: { code: string }) => void (code === 'master.changedMeanwhile' && refetch())
  const done = ({ revision }: Master) => void (latest.current = revision)
  const adding = useWrite(addMasterItems, { failed, done })
  const removing = useWrite(removeMasterItem, { failed, done })
  const sorting = useWrite(sortMasterItems, { failed, done })

  async function add(parentId: string | null, moduleIds: string[]): Promise<boolean> {
    const answer = await adding.run({ params, body: { revision: revisionNow(), parentId, moduleIds } })
    if (answer) notify.success(t('master.added', { count: moduleIds.length }))
    return answer !== undefined
  }
  async function remove({ id, name }: MasterItem): Promise<void> {
    const answer = await removing.run({ params: { ...params, itemId: id }, query: { revision: revisionNow() } })
    if (answer) notify.success(t('master.removed', { name }))
  }
  // A user who presses Alt+↓ five times means five places: what comes while one order is sent is sent after it.
  const [shown, setShown] = useState<{ parentId: string | null; ids: string[] } | null>(null)
  const next = useRef<{ parentId: string | null; ids: string[] } | null>(null)
  const sending = useRef(false)
  async function sort(parentId: string | null, ids: string[]): Promise<void> {
    next.current = { parentId, ids }
    setShown(next.current)
    if (sending.current) return
    sending.current = true
    while (next.current) {
      const wanted: { parentId: string | null; ids: string[] } = next.current
      next.current = null
      const body = { revision: revisionNow(), parentId: wanted.parentId, itemIds: wanted.ids }
      if (!(await sorting.run({ params, body }))) next.current = null
    }
    sending.current = false
    await refetch()
    // The next order may be on its way by now, and is shown until it is saved as well.
    if (!sending.current) setShown(null)
  }
  const sorted = shown === null
  useEffect(() => {
    if (sorted) return undefined
    // What is still on its way would be lost.
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [sorted])
  /** The items below a parent in the order the user gave them, even while that is still being saved. */
  function ordered<Item extends { id: string }>(parentId: string | null, items: readonly Item[]): Item[] {
    if (shown?.parentId !== parentId) return [...items]
    const place = new Map(shown.ids.map((id, at) => [id, at]))
    return items.toSorted((a, b) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0))
  }
  return { master: data, error, add, remove, sort, sorted, ordered, pending: adding.pending || removing.pending }
}
