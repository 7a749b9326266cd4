import { Navigate, Outlet, useBlocker, useMatches, useRouter, useRouterState } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useState } from 'react'
import { preview } from '../../api/preview.ts'
import { usePageKey } from '../../ui/layout/page/use-page-key.ts'
import { useSession } from '../../ui/data/use-session.ts'
import { BreadcrumbContext } from '../../ui/layout/page/breadcrumb.ts'
import { Footer } from './footer.tsx'
import { type GuardedRoute, verdict } from '../guard.ts'
import { DialogHosts } from './dialog-hosts.tsx'
import { LoadingPage } from '../loading-page.tsx'
import { moreStyles } from '../styles/more-styles.ts'
import { DeniedPage } from './notices/notice-pages.tsx'
import classes from './shell.module.css'
import { signedInParts } from './signed-in-parts.ts'
import { TopBar } from './top-bar.tsx'
import { useCurrentBreadcrumb } from './menu/use-current-breadcrumb.tsx'
import { useStatistics } from '../preferences/use-statistics.ts'
import { LazyBoundary } from '../../ui/layout/lazy-boundary.tsx'
import { useStored } from '../../ui/data/use-stored.ts'

const Sidebar = lazy(async () => ({ default: (await signedInParts()).Sidebar }))
const PreviewBar = lazy(async () => ({ default: (await import('./notices/preview-bar.tsx')).PreviewBar }))
const FactorBar = lazy(async () => ({ default: (await import('./notices/factor-bar.tsx')).FactorBar }))
const MenuDrawer = lazy(async () => ({ default: (await import('./menu/menu-drawer.tsx')).MenuDrawer }))
const Finder = lazy(async () => ({ default: (await import('./finder/finder.tsx')).Finder }))
const KeysDialog = lazy(async () => ({ default: (await import('./finder/keys-dialog.tsx')).KeysDialog }))
const CookieDialog = lazy(async () => {
  const [{ CookieDialog: dialog }] = await Promise.all([import('../preferences/cookie-dialog.tsx'), moreStyles()])
  return { default: dialog }
})
const DeniedNotice = lazy(async () => ({ default: (await import('./notices/denied-notice.tsx')).DeniedNotice }))

/** What stands around every page. */
export function Shell(): ReactNode {
  const { me } = useSession()
  const matches = useMatches()
  const here = useRouterState({ select: ({ location }) => location.href })
  const place = useRouterState({ select: ({ location }) => location.pathname })
  const [drawer, setDrawer] = useState(false)
  const [denied, setDenied] = useState(false)
  const [finding, setFinding] = useState(false)
  const [keys, setKeys] = useState(false)
  // What was opened over a page goes with it, as when the browser goes back.
  const [openedAt, setOpenedAt] = useState(place)
  if (place !== openedAt) {
    setOpenedAt(place)
    setDrawer(false)
    setFinding(false)
    setKeys(false)
    setDenied(false)
  }
  usePageKey('?', () => setKeys(true))
  useFinderKey(me !== null, setFinding)
  useDeniedNavigation(() => setDenied(true))
  const viewing = useStored(preview) !== null
  const cookies = useStatistics()
  const said = verdict(matches)
  const way = useCurrentBreadcrumb()
  const noFooter = matches.some(({ staticData }) => staticData.noFooter)
  return (
    <>
      <div aria-live="polite">
        <LazyBoundary>{cookies !== 'closed' && <CookieDialog called={cookies === 'called'} />}</LazyBoundary>
      </div>
      <TopBar onMenu={() => setDrawer(true)} onFind={() => setFinding(true)} onKeys={() => setKeys(true)} />
      <div className={classes.body} data-menu={me ? true : undefined}>
        {me && (
          <div className={classes.side}>
            <LazyBoundary>
              <Sidebar />
            </LazyBoundary>
          </div>
        )}
        <div className={classes.column}>
          <LazyBoundary>
            {viewing && <PreviewBar />}
            {me?.factorDue && <FactorBar />}
          </LazyBoundary>
          <main id="content" tabIndex={-1} className={classes.main}>
            {said === 'open' ? (
              <BreadcrumbContext value={way}>
                <Suspense fallback={<LoadingPage />}>
                  <Outlet />
                </Suspense>
              </BreadcrumbContext>
            ) : said === 'denied' ? (
              <DeniedPage />
            ) : said === 'factor' ? (
              <Navigate to="/secondfactor" search={{ to: here }} replace />
            ) : null}
          </main>
          {!noFooter && <Footer />}
        </div>
      </div>
      <LazyBoundary>
        {me && drawer && <MenuDrawer onClose={() => setDrawer(false)} />}
        {me && finding && <Finder onClose={() => setFinding(false)} />}
        {keys && <KeysDialog onClose={() => setKeys(false)} />}
        {denied && <DeniedNotice onClose={() => setDenied(false)} />}
      </LazyBoundary>
      <DialogHosts />
    </>
  )
}

/** Ctrl-K, or ⌘K, wherever one is: for signed-in users. */
function useFinderKey(known: boolean, find: (finding: boolean) => void): void {
  useEffect(() => {
    if (!known) return undefined
    const listen = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || event.altKey || event.shiftKey || event.ctrlKey === event.metaKey) return
      event.preventDefault()
      find(true)
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [known, find])
}

/** A page the account may not open is not left for: the notice shows where one is. */
function useDeniedNavigation(tell: () => void): void {
  const router = useRouter()
  useBlocker({
    shouldBlockFn: useCallback(
      ({ next }: { next: { pathname: string } }) => {
        const blocked =
          verdict(router.getMatchedRoutes(next.pathname)[0].map(({ options }) => options as GuardedRoute)) === 'denied'
        if (blocked) tell()
        return blocked
      },
      // oxlint-disable-next-line react/exhaustive-deps -- tell sets state and nothing else
      [router],
    ),
    enableBeforeUnload: false,
  })
}
