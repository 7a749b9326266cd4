import { useMatches, useRouter, useRouterState } from '@tanstack/react-router'
import { useMemo } from 'react'
import { listCompanies } from '#contract/companies.ts'
import { preview } from '../../../api/preview.ts'
import { useSession } from '../../../ui/data/use-session.ts'
import { useTexts } from '../../../ui/data/use-texts.tsx'
import { menuEntryOverride, type MenuPlace } from '../../../ui/layout/page/breadcrumb.ts'
import { entryOf, isFor, type MenuEntry, menuOf, type SidebarEntry, sidebarOf } from './menu.ts'
import { loadedMenuTexts } from './menu-texts.ts'
import { useStored } from '../../../ui/data/use-stored.ts'

export interface Menu {
  /** What this account may open, from top to bottom. */
  entries: readonly MenuEntry[]
  /** The entry the page shown hangs at. */
  here: MenuEntry | undefined
  /** The same in words, for the trail of the page; null on pages outside the menu. */
  way: MenuPlace | null
  /** The entry of the sidebar that holds it. */
  shared: SidebarEntry | undefined
  /** Whether the account sees the list of companies. */
  staff: boolean
}

/** The menu as this account sees it, and where in it the page shown is. */
export function useMenu(): Menu {
  const texts = useStored(loadedMenuTexts)
  const t = useTexts(texts ?? {})
  const { me, can } = useSession()
  const router = useRouter()
  // The routes never change: gathered and sorted once, not each time something of the shell is drawn.
  const menu = useMemo(() => menuOf(router), [router])
  const matches = useMatches()
  const as = useStored(preview)
  const staff = can(listCompanies.access)
  // An account that previews a role has another company, or none: the role is one of a company's people where it shows its products.
  const whoever = as && !staff ? { companyId: can('products.company') ? as.roleId : null, contactId: as.roleId } : me
  const entries = (texts ? menu : []).filter(
    (entry) => can(router.routesByPath[entry.to].options.staticData.access) && isFor(entry, whoever, staff),
  )
  const told = useStored(menuEntryOverride)
  const there = told?.path === useRouterState({ select: ({ location }) => location.pathname }) ? told.menu : []
  const here = me ? entryOf(matches, entries, there) : undefined
  const shared = here && sidebarOf(entries).find(({ pages }) => pages.includes(here))
  return { entries, here, way: here ? { to: here.page ?? here.to, text: t(here.text) } : null, shared, staff }
}
