import { cloudTexts } from '#texts/cloud.ts'
import { formats } from '#web/ui/data/formats.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import { WrappingBadge } from '#web/ui/layout/text/wrapping-badge.tsx'

const colours = {
  none: 'gray',
  running: 'green',
  soon: 'orange',
  expired: 'red',
  ahead: 'blue',
  stopped: 'red',
} as const

interface Props {
  state: keyof typeof colours
  /** Said of what begins later. */
  start: string | null
}

/** How an account stands, in a word and a colour. */
export function StateBadge({ state, start }: Props) {
  const t = useTexts(cloudTexts)
  return (
    <WrappingBadge color={colours[state]} px={7}>
      {t(`cloud.state.${state}`)} {state === 'ahead' && formats.date(start)}
    </WrappingBadge>
  )
}
