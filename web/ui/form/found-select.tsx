import { Select, type SelectProps } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import { uiTexts } from '#texts/ui.ts'
import { useTexts } from '../use-texts.tsx'
import { useDisplay } from './display.ts'

interface FoundSelectProps<T extends { id: string }>
  extends Pick<SelectProps, 'label' | 'description' | 'required' | 'error' | 'onBlur' | 'clearable' | 'allowDeselect'> {
  id: string
  name: string
  value: string | null
  onChange: (id: string | null) => void
  /** A hook that asks the server for what fits the words. */
  useFound: (words: string) => readonly T[]
  labelOf: (one: T) => string
  /** The one chosen so far. */
  chosen: T | null
  /** To be chosen without a search, before what is found. */
  offered?: readonly T[]
}

/** One of many that only the server knows all of, found by typing. */
export function FoundSelect<T extends { id: string }>({
  useFound,
  labelOf,
  chosen: first,
  offered = [],
  value,
  onChange,
  ...select
}: FoundSelectProps<T>) {
  const t = useTexts(uiTexts)
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState(first)
  const [words] = useDebouncedValue(typed.trim(), 250)
  const found = useFound(chosen && words === labelOf(chosen) ? '' : words)
  const fresh = found.filter(({ id }) => !offered.some((one) => one.id === id))
  const others = [...offered, ...fresh]
  const choices = chosen && !others.some(({ id }) => id === chosen.id) ? [chosen, ...others] : others
  useDisplay(select.id, (id) => {
    const named = [...choices, ...(first ? [first] : [])].find((one) => one.id === id)
    return named && labelOf(named)
  })
  return (
    <Select
      allowDeselect={false}
      {...select}
      searchable
      // The server has searched already.
      filter={({ options }) => options}
      data={choices.map((one) => ({ value: one.id, label: labelOf(one) }))}
      value={value || null}
      searchValue={typed}
      onSearchChange={setTyped}
      onChange={(id) => {
        setChosen(choices.find((one) => one.id === id) ?? null)
        onChange(id)
      }}
      nothingFoundMessage={t('ui.selectNothing')}
      checkIconPosition="right"
    />
  )
}
