import { studentsTexts } from '#texts/students.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'

/** How long a decision takes at the moment, in words; '' while it is unknown. */
export function useWaitWords(hours: number | null): string {
  const t = useTexts(studentsTexts)
  if (hours === null) return ''
  const whole = Math.max(1, Math.ceil(hours))
  const time =
    whole === 1
      ? t('students.hour')
      : whole <= 48
        ? t('students.hours', { count: whole })
        : t('students.days', { count: Math.ceil(whole / 24) })
  return t('students.proofMedian', { time })
}
