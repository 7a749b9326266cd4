import { type KeyboardEvent, type RefObject, useEffect } from 'react'
import { type Count, maximumCount } from '#licence/configuration.ts'
import { configurationsTexts } from '#texts/configurations.ts'
import { reasonsTexts } from '#texts/reasons.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import type { Row } from './changes.ts'
import { GoneRow, ItemRow, type Step } from './item-row.tsx'
import { countWords, dayAndFlagWords, endWords, flagWords } from './item-words.ts'
import classes from './tree.module.css'

interface ItemTreeProps {
  region: RefObject<HTMLElement | null>
  rows: readonly Row[]
  chosen: string | null
  onChoose: (id: string) => void
  /** Null: to look at only. */
  onStep: Step | null
  onPutBack: (id: string) => void
}

/** Level one with level two beneath it and level three beneath that. */
export function ItemTree({ region, rows, chosen, onChoose, onStep, onPutBack }: ItemTreeProps) {
  const t = useTexts(configurationsTexts)
  const why = useTexts(reasonsTexts)
  const there = rows.filter(({ state }) => state !== 'gone')
  useEffect(() => {
    // What was added stands at the end.
    if (chosen) nameIn(region, chosen)?.scrollIntoView({ block: 'nearest' })
  }, [chosen, region])

  const onKeyDown = (event: KeyboardEvent) => {
    const id = (event.target as HTMLElement).dataset['id']
    if (!id || event.ctrlKey || event.metaKey || event.altKey) return
    const steps: Record<string, 1 | -1> = { '+': 1, '-': -1 }
    const moves: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }
    const [by, move] = [steps[event.key], moves[event.key]]
    if (by && onStep) onStep(id, by)
    else if (move) nameIn(region, there[there.findIndex(({ item }) => item.id === id) + move]?.item.id)?.focus()
    else return
    event.preventDefault()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys are handled for the rows' buttons within
    <section
      ref={region}
      className={classes.scroll}
      aria-label={t('manager.table')}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keyboard
      tabIndex={0}
      onKeyDown={onKeyDown}
    >
      <table role="table" className={classes.tree} aria-label={t('manager.table')}>
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader" scope="col">
              {t('manager.module')}
            </th>
            <th role="columnheader" scope="col" className={classes.licName}>
              {t('manager.licName')}
            </th>
            <th role="columnheader" scope="col">
              {t('manager.count')}
            </th>
            <th role="columnheader" scope="col">
              {t('manager.end')}
            </th>
            <th role="columnheader" scope="col">
              {t('manager.flags')}
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map(({ item, was, state }) => {
            const { id, level, name, licName, count } = item
            if (state === 'gone')
              return <GoneRow key={id} id={id} name={name} licName={licName} onPutBack={onPutBack} />
            const more = was && was.startDate !== item.startDate ? dayAndFlagWords : flagWords
            const old = (words: typeof countWords) => differing(words(item, t), was && words(was, t))
            const seats = count.kind === 'counted' ? count.n : null
            return (
              <ItemRow
                key={id}
                id={id}
                level={level}
                name={name}
                licName={licName}
                count={countWords(item, t)}
                end={endWords(item, t)}
                flags={more(item, t)}
                countWas={old(countWords)}
                endWas={old(endWords)}
                flagsWas={old(more)}
                state={state}
                off={seats === 0}
                chosen={id === chosen}
                noMore={noMore(count, why)}
                noFewer={noFewer(count, why)}
                onChoose={onChoose}
                onStep={onStep}
              />
            )
          })}
        </tbody>
      </table>
    </section>
  )
}

type Why = (key: keyof typeof reasonsTexts, values?: Record<string, unknown>) => string

function noMore(count: Count, why: Why): string {
  if (count.kind === 'uncounted') return why('reason.uncounted')
  return count.kind === 'counted' && count.n >= maximumCount ? why('reason.mostSeats', { most: maximumCount }) : ''
}

function noFewer(count: Count, why: Why): string {
  if (count.kind === 'counted') return count.n > 0 ? '' : why('reason.noSeats')
  return why(count.kind === 'uncounted' ? 'reason.uncounted' : 'reason.dependency')
}

/** What it was, where that is told: not of what is new or the same. */
const differing = (now: string, was: string | null) => (was === null || was === now ? undefined : was)

const nameIn = (region: RefObject<HTMLElement | null>, id: string | undefined) =>
  id === undefined ? null : region.current?.querySelector<HTMLElement>(`[data-id="${id}"]`)
