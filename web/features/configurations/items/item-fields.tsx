import { Checkbox, Switch } from '@mantine/core'
import { useId, useRef, useState } from 'react'
import { type ConfigurationEdit, type ConfigurationItem, maximumCount } from '#licence/configuration.ts'
import * as counts from '#licence/counts.ts'
import { configurationsTexts } from '#texts/configurations.ts'
import { problemsTexts } from '#texts/problems.ts'
import { NumberField } from '#web/ui/form/fields/number-field.tsx'
import { useWrong } from '#web/ui/form/entry/wrong-fields.tsx'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import { DayField } from '#web/ui/form/fields/day-field.tsx'
import type { Change } from './editing.ts'

interface ItemFieldsProps {
  item: ConfigurationItem
  onChange: (change: Change) => void
}

/** Count, term and flags of one item. Flags belong to level one; below it they show only where one is set. */
export function ItemFields({ item, onChange }: ItemFieldsProps) {
  const t = useTexts(configurationsTexts)
  const { id, level, count, unlimited } = item
  const flags = [
    ['manager.student', item.student, counts.setStudent],
    ['manager.editModules', item.editModules, counts.setEditModules],
    ['manager.connect', item.connect, counts.setConnect],
  ] as const
  return (
    <>
      {count.kind === 'counted' && (
        <SeatsField
          label={t('manager.count')}
          value={count.n}
          counted={(items, n) => counts.setCount(items, id, n)}
          onChange={onChange}
        />
      )}
      {count.kind !== 'dependency' && (
        <Switch
          label={t('manager.isUncounted')}
          checked={count.kind === 'uncounted'}
          onChange={({ currentTarget: { checked } }) => onChange((items) => counts.setUncounted(items, id, checked))}
        />
      )}
      <DayField
        label={t('manager.start')}
        value={item.startDate}
        onDay={(day) => onChange((items) => counts.setStartDate(items, id, day))}
      />
      <Switch
        label={t('manager.noEnd')}
        checked={unlimited}
        onChange={({ currentTarget: { checked } }) =>
          onChange((items) => counts.setEndDate(items, id, checked ? 'unlimited' : null))
        }
      />
      {!unlimited && (
        <DayField
          label={t('manager.end')}
          value={item.endDate}
          onDay={(day) => onChange((items) => counts.setEndDate(items, id, day))}
        />
      )}
      {(level === 1 || item.test) && <TestFields item={item} onChange={onChange} />}
      {flags.map(
        ([label, on, set]) =>
          (level === 1 || on) && (
            <Checkbox
              key={label}
              label={t(label)}
              checked={on}
              onChange={({ currentTarget: { checked } }) => onChange((items) => set(items, id, checked))}
            />
          ),
      )}
    </>
  )
}

function TestFields({ item: { id, test, testCount }, onChange }: ItemFieldsProps) {
  const t = useTexts(configurationsTexts)
  return (
    <>
      <Switch
        label={t('manager.test')}
        checked={test}
        onChange={({ currentTarget: { checked } }) =>
          onChange((items) => counts.setTest(items, id, checked ? 0 : null))
        }
      />
      {test && (
        <SeatsField
          label={t('manager.testCount')}
          value={testCount}
          counted={(items, n) => counts.setTest(items, id, n)}
          onChange={onChange}
        />
      )}
    </>
  )
}

interface SeatsFieldProps {
  label: string
  value: number
  counted: (items: readonly ConfigurationItem[], n: number) => ConfigurationEdit
  onChange: (change: Change) => void
}

/**
 * Whole numbers alone count, and what is typed counts from what was there when typing began: on the way to 12 nothing is
 * lowered to 1. What is no such number is told, puts that back, and keeps the whole from being saved.
 */
function SeatsField({ label, value, counted, onChange }: SeatsFieldProps) {
  const t = useTexts(problemsTexts)
  const id = useId()
  const [wrong, setWrong] = useState<unknown>(null)
  const begun = useRef<readonly ConfigurationItem[] | null>(null)
  useWrong(wrong !== null)
  return (
    <NumberField
      id={id}
      name={id}
      label={label}
      required={false}
      min={0}
      max={maximumCount}
      value={wrong ?? value}
      error={wrong === null ? undefined : t('problem.range', { min: 0, max: maximumCount })}
      onBlur={() => {
        begun.current = null
      }}
      onChange={(typed) => {
        const counts = typeof typed === 'number' && Number.isInteger(typed) && typed >= 0 && typed <= maximumCount
        setWrong(counts ? null : (typed ?? ''))
        onChange((items) => {
          const before = (begun.current ??= items)
          return counts ? counted(before, typed) : { items: [...before], lifted: [], lowered: [], removed: [] }
        })
      }}
    />
  )
}
