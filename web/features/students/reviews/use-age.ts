import { reviewsTexts } from '#texts/student-reviews.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'

export const daysSince = (instant: string): number => Math.floor((Date.now() - Date.parse(instant)) / 86_400_000)

/** How long ago an instant was, in whole days. */
export function useAge(): (since: string) => string {
  const t = useTexts(reviewsTexts)
  return (since) => {
    const days = daysSince(since)
    return days < 1 ? t('reviews.today') : t('reviews.days', { count: days })
  }
}
