import { studentsTexts } from '#texts/students.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'

/** How long a decision takes at the moment, in days; '' while it is unknown. */
export function useWaitWords(hours: number | null): string {
  const t = useTexts(studentsTexts)
  if (hours === null) return ''
  return hours <= 24 ? t('students.waitDay') : t('students.waitDays', { count: Math.ceil(hours / 24) })
}
