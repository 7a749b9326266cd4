import { Badge } from '@mantine/core'
import type { MoveState } from '#contract/moves.ts'
import { movesTexts } from '#texts/moves.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'

const colours = { waiting: 'orange', done: 'green', declined: 'red', withdrawn: 'gray' } as const

export function StateBadge({ state }: { state: MoveState }) {
  const t = useTexts(movesTexts)
  return <Badge color={colours[state]}>{t(`moves.state.${state}`)}</Badge>
}
