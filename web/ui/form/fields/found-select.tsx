import { Select, type SelectProps } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import { uiTexts } from '#texts/ui.ts'
import { useTexts } from '../../data/use-texts.tsx'
import { useDisplay } from '../display.ts'

interface FoundSelectProps<T extends { id: string }>
  extends Pick<
    SelectProps,
    'label' | 'description' | 'placeholder' | 'required' | 'error' | 'onBlur' | 'clearable' | 'allowDeselect'
  > {
  id: string
  name: string
  value: string | null
  onChange: (id: string | null) => void
  typing: Typing<T>
  /** What the server found for the words of `typing`; undefined while it has not answered. */
  found: readonly T[] | undefined
  /** The server could not be asked. */
  failed: boolean
  /** To be chosen without a search, before what is found. */
  offered?: readonly T[]
}

type Typing<T> = ReturnType<typeof useTyping<T>>

/** What is typed to find one of many, and `search`, the words to ask the server for. */
export function useTyping<T>(first: T | null, labelOf: (one: T) => string) {
  const [typed, setTyped] = useState('')
  const [picked, setChosen] = useState<T | null>(null)
  // What was chosen before may become known late, from an address say.
  const chosen = picked ?? first
  const [words] = useDebouncedValue(typed.trim(), 250)
  const search = chosen && words === labelOf(chosen) ? '' : words
  return { first, labelOf, typed, setTyped, chosen, setChosen, search }
}

const none: readonly never[] = []

/** One of many that only the server knows all of, found by typing. */
export function FoundSelect<T extends { id: string }>({
  typing: { first, labelOf, typed, setTyped, chosen, setChosen },
  found = none,
  failed,
  offered = [],
  value,
  error,
  onChange,
  ...select
}: FoundSelectProps<T>) {
  const t = useTexts(uiTexts)
  const others = [...offered, ...found]
  const all = chosen && !others.some(({ id }) => id === chosen.id) ? [chosen, ...others] : others
  // What is offered may be found as well, and be offered for two reasons; a list that names one twice is not drawn.
  const choices = [...new Map(all.map((one) => [one.id, one])).values()]
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
      // That nothing is found would be taken for: create it once more.
      nothingFoundMessage={t(failed ? 'ui.selectFailed' : found === none ? 'ui.loading' : 'ui.selectNothing')}
      error={failed ? t('ui.selectFailed') : error}
      checkIconPosition="right"
    />
  )
}
