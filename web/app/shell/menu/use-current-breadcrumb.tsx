import { useRouter, useRouterState } from '@tanstack/react-router'
import { lazy, useCallback, useMemo } from 'react'
import { useSession } from '../../../ui/data/use-session.ts'
import { useTexts } from '../../../ui/data/use-texts.tsx'
import type { Breadcrumb } from '../../../ui/layout/page/breadcrumb.ts'
import { LazyBoundary } from '../../../ui/layout/lazy-boundary.tsx'
import { loadedMenuTexts } from './menu-texts.ts'
import { rememberRecord } from '../finder/recent.ts'
import { signedInParts } from '../signed-in-parts.ts'
import { useMenu } from './use-menu.ts'
import { useStored } from '../../../ui/data/use-stored.ts'

const OpenCountBadge = lazy(async () => ({ default: (await signedInParts()).OpenCountBadge }))

/** Where the page shown hangs; records that are opened are remembered for the finder. */
export function useCurrentBreadcrumb(): Breadcrumb {
  const { way, shared } = useMenu()
  const texts = useStored(loadedMenuTexts)
  const t = useTexts(texts ?? {})
  const router = useRouter()
  const { to, text } = way ?? {}
  const help = useRouterState({ select: ({ matches }) => matches.at(-1)?.staticData.help })
  const account = useSession().me?.accountId
  const opened = useCallback(
    (title: string, of?: string) => {
      const { matches, location } = router.state
      if (account && matches.at(-1)?.staticData.record)
        rememberRecord(account, { path: location.href, text: title, ...(of && { of }) })
    },
    [router, account],
  )
  const place = useMemo(() => (to !== undefined && text !== undefined ? { to, text } : null), [to, text])
  const subject =
    shared && shared.pages.length > 1
      ? {
          text: t(shared.text),
          pages: shared.pages.map((page) => ({
            to: page.page ?? page.to,
            text: t(page.text),
            mark: page.count && (
              <LazyBoundary>
                <OpenCountBadge operations={[page.count]} />
              </LazyBoundary>
            ),
          })),
        }
      : null
  return { place, subject, help, opened }
}
