import { endingDays, endlessDay, endsWithin } from '#contract/cloud-terms.ts'
import type { CloudConfiguration } from '#contract/cloud.ts'
import { cloudAccountTexts } from '#texts/cloud-account.ts'
import { cloudTexts } from '#texts/cloud.ts'
import { cloudUserTexts } from '#texts/cloud-users.ts'
import { formats, today } from '#web/ui/data/formats.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'

/** The last day as people say it. */
export function useEndWords(): (day: string | null) => string {
  const t = useTexts(cloudTexts)
  return (day) => (day !== null && day >= endlessDay ? t('cloud.unlimited') : formats.date(day))
}

type Termed = Pick<CloudConfiguration, 'state' | 'startDate' | 'endDate' | 'stopped'>

/** How an account stands, with the end that comes soon. */
export const accountState = ({ state, stopped, ...term }: Termed) =>
  stopped && state === 'running'
    ? 'stopped'
    : state === 'running' && endsWithin(term, today(), endingDays)
      ? 'soon'
      : state

type Place = Pick<CloudConfiguration, 'state' | 'startDate' | 'stopped' | 'seats'>

/** What it means to switch a person's access on: from when they can sign in, and what they need first. */
export function useSwitchOnQuestion() {
  const t = useTexts(cloudUserTexts)
  return ({ name, hasAccount }: { name: string; hasAccount: boolean }, { state, startDate, stopped, seats }: Place) => {
    const when = stopped
      ? t('cloud.can.stopped')
      : state === 'ahead'
        ? t('cloud.can.ahead', { day: formats.date(startDate) })
        : hasAccount && t('cloud.can.now')
    const sentences = [t('cloud.switchOnQuestion', { name, seats }), when, !hasAccount && t('cloud.can.first')]
    return sentences.filter(Boolean).join(' ')
  }
}

const mostNamed = 20

/** People by name, the rest as a number. */
export function useNames(): (people: readonly string[]) => string {
  const a = useTexts(cloudAccountTexts)
  return (people) => {
    const names = people.slice(0, mostNamed).join(', ')
    const more = people.length - mostNamed
    return more > 0 ? a('cloudAccount.more', { names, more }) : names
  }
}

export const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  [firstName, lastName].filter(Boolean).join(' ')
