import { Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import { listCompanies } from '#contract/companies.ts'
import { uiTexts } from '#texts/ui.ts'
import { useRead } from '../use-api.ts'
import { useTexts } from '../use-texts.tsx'
import { useDisplay } from './display.ts'
import type { FieldProps } from './use-entry.ts'

interface Known {
  id: string
  name: string
  customerNumber?: string
}

interface CompanyFieldProps extends Omit<FieldProps, 'value' | 'onChange'> {
  value: string | null
  onChange: (id: string | null) => void
  hint?: string
  /** The one chosen so far, by name. */
  known?: Known | null
  /** No company is a choice too. */
  clearable?: boolean
}

const labelOf = ({ name, customerNumber }: Known) => (customerNumber ? `${name} (${customerNumber})` : name)

/** A company, found by typing its name, number or city. For staff, who see all of them. */
export function CompanyField({ value, onChange, hint, known, clearable, ...field }: CompanyFieldProps) {
  const t = useTexts(uiTexts)
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState<Known | null>(known ?? null)
  const [words] = useDebouncedValue(typed.trim(), 250)
  const search = chosen && words === labelOf(chosen) ? '' : words
  const { data } = useRead(listCompanies, { query: { search, page: 1, pageSize: 10 } }, { keep: true })
  const found: Known[] = data?.items ?? []
  const choices = chosen && !found.some(({ id }) => id === chosen.id) ? [chosen, ...found] : found
  useDisplay(field.id, (one) => {
    const named = [...choices, ...(known ? [known] : [])].find((company) => company.id === one)
    return named && labelOf(named)
  })
  return (
    <Select
      {...field}
      description={hint}
      searchable
      clearable={clearable ?? false}
      allowDeselect={false}
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
