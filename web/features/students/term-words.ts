import { studentsTexts } from '#texts/students.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'

/** How long a licence of so many months counts, in words. */
export function useTermWords(months: number): string {
  const t = useTexts(studentsTexts)
  const years = months / 12
  if (!Number.isInteger(years)) return t('students.months', { count: months })
  return years === 1 ? t('students.year') : t('students.years', { count: years })
}
