import { Badge } from '@mantine/core'
import type { CampaignHead } from '#contract/campaigns.ts'
import { campaignsTexts } from '#texts/campaigns.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'

const colours = {
  checking: 'blue',
  checked: 'blue',
  running: 'orange',
  paused: 'gray',
  done: 'green',
  undoing: 'orange',
  undone: 'gray',
} as const

export function StateBadge({ state }: Pick<CampaignHead, 'state'>) {
  const t = useTexts(campaignsTexts)
  return <Badge color={colours[state]}>{t(`campaigns.state.${state}`)}</Badge>
}
