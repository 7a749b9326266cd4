import { Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import { findUniversities, type StudentCard } from '#contract/student-reviews.ts'
import { reviewsTexts } from '#texts/student-reviews.ts'
import { uiTexts } from '#texts/ui.ts'
import { useRead } from '#web/ui/use-api.ts'
import { useLanguage, useTexts } from '#web/ui/use-texts.tsx'

type University = NonNullable<StudentCard['chosen']>

interface UniversityFieldProps {
  value: string | null
  /** The ones that are known without a search. */
  known: readonly University[]
  error?: string | undefined
  onChange: (id: string | null) => void
}

/** A university, found by typing its name or domain. */
export function UniversityField({ value, known, error, onChange }: UniversityFieldProps) {
  const t = useTexts(reviewsTexts)
  const ui = useTexts(uiTexts)
  const { language } = useLanguage()
  const [typed, setTyped] = useState('')
  const [words] = useDebouncedValue(typed.trim(), 250)
  const [chosen, setChosen] = useState<University | null>(known.find(({ id }) => id === value) ?? null)
  const labelOf = (one: University) => `${one[language]} (${one.domain})`
  const search = chosen && words === labelOf(chosen) ? '' : words
  const { data } = useRead(findUniversities, { query: { search } }, { enabled: search !== '', keep: true })
  const all = [...known, ...(chosen ? [chosen] : []), ...(search === '' ? [] : (data?.items ?? []))]
  const choices = all.filter(({ id }, at) => all.findIndex((one) => one.id === id) === at)
  return (
    <Select
      label={t('reviews.university')}
      description={t('reviews.universityHint')}
      name="universityId"
      searchable
      clearable
      filter={({ options }) => options}
      data={choices.map((one) => ({ value: one.id, label: labelOf(one) }))}
      value={value}
      error={error}
      onSearchChange={setTyped}
      onChange={(id) => {
        setChosen(choices.find((one) => one.id === id) ?? null)
        onChange(id)
      }}
      nothingFoundMessage={ui('ui.selectNothing')}
      checkIconPosition="right"
    />
  )
}
