import { useRouter, useRouterState } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import { useSession } from '../../ui/data/use-session.ts'
import type { Breadcrumb } from '../../ui/layout/breadcrumb.ts'
import { rememberRecord } from './recent.ts'
import { useMenu } from './use-menu.ts'

/** Where the page shown hangs; records that are opened are remembered for the finder. */
export function useCurrentBreadcrumb(): Breadcrumb {
  const { way } = useMenu()
  const router = useRouter()
  const { to, text } = way ?? {}
  const help = useRouterState({ select: ({ matches }) => matches.at(-1)?.staticData.help })
  const account = useSession().me?.accountId
  const opened = useCallback(
    (title: string) => {
      const { matches, location } = router.state
      if (account && matches.at(-1)?.staticData.record) rememberRecord(account, { path: location.href, text: title })
    },
    [router, account],
  )
  return useMemo(
    () => ({ place: to !== undefined && text !== undefined ? { to, text } : null, help, opened }),
    [to, text, help, opened],
  )
}
