import { useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { usePortal } from '../../ui/data/use-portal.ts'
import { readConsent, cookieDialog } from './cookies.ts'
import { countPage, followChoice } from './statistics.ts'
import { useStored } from '../../ui/data/use-stored.ts'

/** Asks a visitor who has not chosen yet, and counts each page once that is wanted. Without statistics there is nothing to ask. */
export function useStatistics(): 'closed' | 'asking' | 'called' {
  const { statistics } = usePortal()
  const dialog = useStored(cookieDialog)
  const route = useRouterState({ select: (state) => state.matches.at(-1)?.fullPath ?? '/' })
  const visit = useRouterState({ select: (state) => state.resolvedLocation?.pathname })
  useEffect(() => {
    if (statistics && !readConsent() && cookieDialog.get() === 'closed') cookieDialog.set('asking')
  }, [statistics])
  useEffect(() => {
    if (visit !== undefined) countPage(statistics, route)
    // oxlint-disable-next-line react/exhaustive-deps -- one address, one page counted
  }, [visit, statistics])
  useEffect(() => {
    if (visit !== undefined && dialog === 'closed') followChoice(statistics, route)
    // oxlint-disable-next-line react/exhaustive-deps -- only a choice made matters here
  }, [dialog, statistics])
  return dialog
}
