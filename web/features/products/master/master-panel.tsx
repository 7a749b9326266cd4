import { Tabs } from '@mantine/core'
import { useState } from 'react'
import type { ProductRecord } from '#contract/catalogue.ts'
import { masterTexts } from '#texts/catalogue.ts'
import { ErrorNotice } from '#web/ui/feedback/error-notice.tsx'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import classes from './master.module.css'
import { LevelPanel } from './level-panel.tsx'
import { StartMaster } from './start-master.tsx'
import { type MasterItem, useMaster } from './use-master.ts'
import { Section } from '#web/ui/layout/section.tsx'

/** The master configuration of a product, level by level; where there is none, how to begin one. */
export function MasterPanel({ product }: { product: ProductRecord }) {
  const t = useTexts(masterTexts)
  return (
    <Section title={t('master.title')}>
      {product.hasMaster ? <Levels productId={product.id} /> : <StartMaster product={product} />}
    </Section>
  )
}

function Levels({ productId }: { productId: string }) {
  const t = useTexts(masterTexts)
  const state = useMaster(productId)
  const [level, setLevel] = useState<string | null>('1')
  // Choosing on level one forgets what was chosen on level two.
  const [[oneId, twoId], choose] = useState<[string | null, string | null]>([null, null])
  const { master, error } = state
  if (error) return <ErrorNotice error={error} />
  const one = master?.items.find(({ id }) => id === oneId) ?? null
  const two = one?.children.find(({ id }) => id === twoId) ?? null
  const parents: [MasterItem | null, MasterItem | null, MasterItem | null] = [null, one, two]
  const lists: (readonly MasterItem[] | null)[] = [
    master?.items ?? null,
    one ? one.children : null,
    two ? two.children : null,
  ]
  const select = (item: MasterItem) => {
    if (item.level === 1) choose([item.id === oneId ? null : item.id, null])
    if (item.level === 2) choose([oneId, item.id === twoId ? null : item.id])
  }
  return (
    <Tabs value={level} onChange={setLevel} keepMounted={false}>
      <Tabs.List>
        {([1, 2, 3] as const).map((each) => {
          const items = lists[each - 1]
          return (
            <Tabs.Tab key={each} value={String(each)}>
              {items
                ? t('master.levelCount', { level: each, count: items.length })
                : t('master.level', { level: each })}
            </Tabs.Tab>
          )
        })}
      </Tabs.List>
      {([1, 2, 3] as const).map((each) => (
        <Tabs.Panel key={each} value={String(each)} className={classes.tab ?? ''}>
          <LevelPanel
            productId={productId}
            level={each}
            parent={parents[each - 1]!}
            items={lists[each - 1] ?? null}
            loading={!master}
            selectedId={each === 1 ? oneId : each === 2 ? twoId : null}
            onSelect={select}
            state={state}
          />
        </Tabs.Panel>
      ))}
    </Tabs>
  )
}
