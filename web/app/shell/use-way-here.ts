import { useRouter } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import type { Way } from '../../ui/way.ts'
import { rememberRecord } from './recent.ts'
import { useMenu } from './use-menu.ts'

/** Where the page shown hangs; records that are opened are remembered for the finder. */
export function useWayHere(): Way {
  const { way } = useMenu()
  const router = useRouter()
  const { to, text } = way ?? {}
  const opened = useCallback(
    (title: string) => {
      const { matches, location } = router.state
      if (matches.at(-1)?.staticData.record) rememberRecord({ path: location.href, text: title })
    },
    [router],
  )
  return useMemo(
    () => ({ place: to !== undefined && text !== undefined ? { to, text } : null, opened }),
    [to, text, opened],
  )
}
