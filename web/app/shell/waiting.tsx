import { useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { shellTexts } from '#texts/shell.ts'
import { useRead } from '../../ui/data/use-api.ts'
import { useTexts } from '../../ui/data/use-texts.tsx'
import type { Count } from './menu.ts'
import classes from './sidebar.module.css'

/** How many wait; undefined while nobody knows. Asked anew with each page, not by the clock: a page nobody looks at must not keep its session alive. */
export function useWaiting(operation: Count, enabled = true): number | undefined {
  const path = useRouterState({ select: (state) => state.resolvedLocation?.pathname })
  const { data, refetch } = useRead(operation, undefined, { enabled })
  useEffect(() => void (path && enabled && refetch()), [path, enabled, refetch])
  return data?.open
}

/** How many wait, beside an entry of the menu; nothing when none do. */
export function Waiting({ operation }: { operation: Count }) {
  const t = useTexts(shellTexts)
  const open = useWaiting(operation)
  if (!open) return null
  return (
    <span className={classes.count} title={t('shell.openCount', { count: open })}>
      {open}
    </span>
  )
}
