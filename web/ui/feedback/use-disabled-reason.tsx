import { VisuallyHidden } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import { notify } from './notify.ts'

interface DisabledReason {
  /** What the control gets while it cannot be used: it stays in reach, tells why by its title and description, and when it is pressed. */
  props: Partial<{
    'data-disabled': true
    'aria-disabled': true
    'aria-describedby': string
    title: string
  }>
  /** Does it, or tells why not. */
  run: (act: () => void) => void
  /** Stands beside the control. */
  description: ReactNode
}

/** For controls too small or too many for a reason beside them: why one cannot be used now, '' where it can. */
export function useDisabledReason(reason: string): DisabledReason {
  const id = useId()
  if (!reason) return { props: {}, run: (act) => act(), description: null }
  return {
    props: { 'data-disabled': true, 'aria-disabled': true, 'aria-describedby': id, title: reason },
    run: () => notify.note(reason),
    description: <VisuallyHidden id={id}>{reason}</VisuallyHidden>,
  }
}
