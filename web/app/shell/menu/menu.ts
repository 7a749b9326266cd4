import type { AnyRoute, RegisteredRouter } from '@tanstack/react-router'
import type { z } from 'zod'
import type { Nothing, Operation } from '#contract/operation.ts'
import type { menuTexts } from '#texts/menu.ts'
import type { MenuIcon } from './menu-icons.ts'

type Path = keyof RegisteredRouter['routesByPath']
type MenuText = keyof typeof menuTexts

/** Asked without anything, it answers how many wait. */
export type Count = Operation<Nothing, Nothing, Nothing, z.ZodType<{ open: number }>>

/** The entry of the menu that a route is, written in its static data. */
export interface RouteMenu {
  /** Where it stands from top to bottom: the lower, the higher. Tens leave room between two of them. */
  place: number
  text: MenuText
  icon: MenuIcon
  /** Where the route sends on to, if it does. */
  page?: string
  /** The flyout it stands in, or the menu of the account; none: on the top level. */
  group?: 'first' | 'products' | 'companies' | 'students' | 'cloud' | 'management' | 'account'
  /** What the pages are about that share one entry; each has links to the others below its title. */
  subject?: MenuText
  /** Only for people of a company, who have no list of all companies. */
  own?: boolean
  /** To those who see all companies only if their account has one of its own, or a contact that may own products. */
  staffWith?: keyof Viewer
  /** Only for people without a company: students and private users. */
  person?: boolean
  /** Answers how many wait there, shown beside the entry. */
  count?: Count
}

/** What can be begun from the finder on a route, written in its static data. */
export interface RouteCommand {
  /** Where it stands among the others, as entries do. */
  place: number
  text: MenuText
  search?: string
  /** Only for people of a company, who have no list of all companies. */
  own?: boolean
}

export interface MenuEntry extends RouteMenu {
  /** The route; who may open it is written there. */
  to: Path
}
export interface Command extends RouteCommand {
  to: Path
}

interface Viewer {
  companyId: string | null
  contactId: string | null
}

type Router = Pick<RegisteredRouter, 'routesByPath'>

/** The sidebar, from top to bottom. */
export const menuOf = (router: Router): MenuEntry[] => inOrder(router, ({ menu }) => menu)

/** An entry of the sidebar: a page, or several of one subject. */
export interface SidebarEntry {
  text: MenuText
  pages: readonly [MenuEntry, ...MenuEntry[]]
}

/** The entries of the sidebar; a subject stands where its first page does, and a page that is alone speaks for itself. */
export function sidebarOf(entries: readonly MenuEntry[]): SidebarEntry[] {
  const known = Map.groupBy(entries, ({ subject, to }) => subject ?? to)
  return [...known.values()].flatMap(([first, ...others]) =>
    first ? [{ text: others.length > 0 ? (first.subject ?? first.text) : first.text, pages: [first, ...others] }] : [],
  )
}

/** What can be begun from the finder. */
export const commandsOf = (router: Router): Command[] => inOrder(router, ({ command }) => command)

function inOrder<T extends { place: number }>(
  { routesByPath }: Router,
  itemOf: (data: NonNullable<AnyRoute['options']['staticData']>) => T | undefined,
): (T & { to: Path })[] {
  const routes: AnyRoute[] = Object.values(routesByPath)
  return routes
    .flatMap(({ fullPath, options }) => {
      const item = itemOf(options.staticData)
      return item ? [{ ...item, to: fullPath as Path }] : []
    })
    .toSorted((one, other) => one.place - other.place)
}

/** Whether an entry is for this account, beyond what its page allows: none leads nowhere. */
export function isFor({ own, person, staffWith }: RouteMenu, me: Viewer | null, staff: boolean): boolean {
  if (own || person) return !staff && Boolean(me?.companyId) === Boolean(own)
  return !staff || !staffWith || Boolean(me?.[staffWith])
}

interface MatchedRoute {
  fullPath: string
  staticData: { under?: string | readonly string[] }
}

/** The entry a page belongs to: the first of `override`, its own, or the first its route is `under` that this account has. */
export function entryOf(
  matches: readonly MatchedRoute[],
  entries: readonly MenuEntry[],
  override: readonly string[] = [],
): MenuEntry | undefined {
  const deepest = matches.at(-1)
  const under = matches.findLast(({ staticData }) => staticData.under !== undefined)?.staticData.under ?? []
  const paths = [...override, deepest?.fullPath.replace(/(?<=.)\/$/, ''), ...[under].flat()]
  return paths
    .map((path) => entries.find(({ to, page }) => to === path || page === path))
    .find((entry) => entry !== undefined)
}

/** Where an entry stands: what is about companies has a flyout of its own for those who see the list of them. */
export const groupOf = ({ group }: RouteMenu, staff: boolean): RouteMenu['group'] =>
  group === 'companies' && !staff ? undefined : group
