import { useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { shellTexts } from '#texts/shell.ts'
import { useRead } from '../../../ui/data/use-api.ts'
import { useTexts } from '../../../ui/data/use-texts.tsx'
import type { Count } from './menu.ts'
import classes from './sidebar.module.css'

/** How many wait; undefined while unknown. Read again with each page and never polled: polling would keep the session of an open page alive. */
export function useWaiting(operation: Count, enabled = true): number | undefined {
  const path = useRouterState({ select: (state) => state.resolvedLocation?.pathname })
  const { data, refetch } = useRead(operation, undefined, { enabled })
  useEffect(() => void (path && enabled && refetch()), [path, enabled, refetch])
  return data?.open
}

interface OpenCountBadgeProps {
  operations: readonly [Count, ...Count[]]
  /** What was counted so far. */
  sum?: number
}

/** How many wait, beside an entry of the menu: of all its pages together; nothing when none do. */
export function OpenCountBadge({ operations: [first, ...others], sum = 0 }: OpenCountBadgeProps) {
  const t = useTexts(shellTexts)
  const open = sum + (useWaiting(first) ?? 0)
  const [next, ...rest] = others
  if (next) return <OpenCountBadge operations={[next, ...rest]} sum={open} />
  if (open === 0) return null
  return (
    <span className={classes.count} title={t('shell.openCount', { count: open })}>
      {open}
    </span>
  )
}
