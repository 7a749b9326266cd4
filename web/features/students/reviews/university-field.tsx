import { findUniversities, type StudentCard } from '#contract/student-reviews.ts'
import { reviewsTexts } from '#texts/student-reviews.ts'
import { FoundSelect, useTyping } from '#web/ui/form/fields/found-select.tsx'
import { useRead } from '#web/ui/data/use-api.ts'
import { useLanguage, useTexts } from '#web/ui/data/use-texts.tsx'

type University = NonNullable<StudentCard['chosen']>

interface UniversityFieldProps {
  value: string | null
  /** The ones that are known without a search. */
  known: readonly University[]
  error?: string | undefined
  onChange: (id: string | null) => void
}

/** A university, found by typing its name or domain. */
export function UniversityField({ known, ...field }: UniversityFieldProps) {
  const t = useTexts(reviewsTexts)
  const { language } = useLanguage()
  const first = known.find(({ id }) => id === field.value) ?? null
  const typing = useTyping<University>(first, (one) => `${one[language]} (${one.domain})`)
  const { search } = typing
  const { data, error } = useRead(findUniversities, { query: { search } }, { enabled: search !== '', keep: true })
  return (
    <FoundSelect
      {...field}
      id="university"
      name="universityId"
      label={t('reviews.university')}
      description={t('reviews.universityHint')}
      clearable
      allowDeselect
      typing={typing}
      found={search === '' ? [] : data?.items}
      failed={search !== '' && error !== null}
      offered={known}
    />
  )
}
