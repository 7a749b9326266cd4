import { endingDays, endlessDay, endsWithin } from '#contract/cloud-terms.ts'
import type { CloudConfiguration } from '#contract/cloud.ts'
import { cloudTexts } from '#texts/cloud.ts'
import { formats, today } from '#web/ui/formats.ts'
import { useTexts } from '#web/ui/use-texts.tsx'

/** The last day as people say it. */
export function useEndWords(): (day: string | null) => string {
  const t = useTexts(cloudTexts)
  return (day) => (day !== null && day >= endlessDay ? t('cloud.endless') : formats.date(day))
}

type Termed = Pick<CloudConfiguration, 'state' | 'startDate' | 'endDate'> & { stopped?: boolean }

/** How an account stands, with the end that comes soon. */
export const standing = ({ state, stopped, ...term }: Termed) =>
  stopped ? 'stopped' : state === 'running' && endsWithin(term, today(), endingDays) ? 'soon' : state

export const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  [firstName, lastName].filter(Boolean).join(' ')
