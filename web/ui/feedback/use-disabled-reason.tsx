import { VisuallyHidden } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import { notify } from './notify.ts'

interface Hindered {
  /** What the control gets while it cannot be used: it stays in reach, tells why by its title and description, and when it is pressed. */
  attributes: Partial<{
    'data-disabled': true
    'aria-disabled': true
    'aria-describedby': string
    title: string
  }>
  /** Does it, or tells why not. */
  press: (act: () => void) => void
  /** Stands beside the control. */
  said: ReactNode
}

/** For controls too small or too many for a reason beside them: why one cannot be used now, '' where it can. */
export function useHindered(reason: string): Hindered {
  const id = useId()
  if (!reason) return { attributes: {}, press: (act) => act(), said: null }
  return {
    attributes: { 'data-disabled': true, 'aria-disabled': true, 'aria-describedby': id, title: reason },
    press: () => notify.note(reason),
    said: <VisuallyHidden id={id}>{reason}</VisuallyHidden>,
  }
}
