import { Alert, Radio, Stack } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { meanwhileTexts } from '#texts/meanwhile.ts'
import { formats } from '../../data/formats.ts'
import { useLanguage, useTexts } from '../../data/use-texts.tsx'
import { displayValue } from '../display.ts'
import { type Difference, same } from './merge-versions.ts'
import type { Entry } from './use-entry.ts'

/** What another user saved meanwhile, theirs next to mine, to choose from field by field. */
export function MeanwhileNotice<V>({ entry }: { entry: Entry<V> }) {
  const t = useTexts(meanwhileTexts)
  const { meanwhile } = entry
  const notice = useRef<HTMLDivElement>(null)
  const shown = meanwhile !== null && (meanwhile.differences !== null || meanwhile.lost)
  useEffect(() => {
    if (shown) notice.current?.focus()
  }, [shown])
  if (!meanwhile) return null
  const { by, at, differences, lost } = meanwhile
  const who = by || t('meanwhile.somebody')
  return (
    <Alert
      ref={notice}
      tabIndex={-1}
      role="alert"
      color="orange"
      title={t(at ? 'meanwhile.titleAt' : 'meanwhile.title', { who, at: formats.instant(at) })}
    >
      <Stack gap="sm">
        <p>{t(differences ? 'meanwhile.choose' : lost ? 'meanwhile.lost' : 'meanwhile.reading')}</p>
        {differences?.map((one) => (
          <Choice key={one.field} entry={entry} who={who} difference={one} />
        ))}
      </Stack>
    </Alert>
  )
}

interface ChoiceProps<V> {
  entry: Entry<V>
  who: string
  difference: Difference
}

function Choice<V>({ entry, who, difference: { field, theirs, mine } }: ChoiceProps<V>) {
  const t = useTexts(meanwhileTexts)
  const words = useValueWords()
  const { id, label } = entry.at(field)
  // Of a group of fields what differs is said, each by its name.
  const say = (value: unknown, other: unknown) => {
    const parts =
      isGroup(value) && isGroup(other) ? Object.keys(value).filter((key) => !same(value[key], other[key])) : []
    const named = parts.flatMap((key) => {
      const part = entry.at(`${field}.${key}`)
      return part.label ? [`${part.label}: ${words(part.id, (value as Group)[key])}`] : []
    })
    return named.join(', ') || words(id, value)
  }
  const now = (entry.values as Record<string, unknown>)[field]
  return (
    <Radio.Group
      label={label || t('meanwhile.more')}
      // Neither, once something else was typed.
      value={same(now, theirs) ? 'theirs' : same(now, mine) ? 'mine' : null}
      onChange={(chosen) => entry.set({ [field]: chosen === 'theirs' ? theirs : mine } as Partial<V>)}
    >
      <Stack gap={4} mt={4}>
        <Radio value="theirs" label={t('meanwhile.theirs', { who, value: say(theirs, mine) })} />
        <Radio value="mine" label={t('meanwhile.mine', { value: say(mine, theirs) })} />
      </Stack>
    </Radio.Group>
  )
}

type Group = Record<string, unknown>
const isGroup = (value: unknown): value is Group => typeof value === 'object' && value !== null && !Array.isArray(value)

/** A value as people read it, whatever its field holds. */
function useValueWords(): (id: string, value: unknown) => string {
  const t = useTexts(meanwhileTexts)
  const { language } = useLanguage()
  const words = (value: unknown): string => {
    if (value === null || value === undefined || value === '') return t('meanwhile.empty')
    if (typeof value === 'boolean') return t(value ? 'meanwhile.yes' : 'meanwhile.no')
    if (typeof value === 'number') return value.toLocaleString(language)
    if (typeof value === 'object') return Object.values(value).map(words).join(', ')
    const text = typeof value === 'string' ? value : JSON.stringify(value)
    return /^\d{4}-\d{2}-\d{2}$/.test(text) ? formats.date(text) : text
  }
  return (id, value) => displayValue(id, value) ?? words(value)
}
