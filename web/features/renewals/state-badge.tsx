import { Badge } from '@mantine/core'
import type { RequestState } from '#contract/renewals.ts'
import { renewalsTexts } from '#texts/renewals.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import { stateColours } from './request-words.ts'

export function StateBadge({ state }: { state: RequestState }) {
  const t = useTexts(renewalsTexts)
  return (
    <Badge variant="outline" color={stateColours[state]}>
      {t(`requests.state.${state}`)}
    </Badge>
  )
}
