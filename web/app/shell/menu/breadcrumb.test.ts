import { expect, test, vi } from 'vitest'
import { helpTexts } from '../../../ui/layout/text/help-texts.ts'
import { sentencesOf } from '../../../ui/layout/text/sentences.ts'
import { entryOf, menuOf } from './menu.ts'

// The router's pages ask the browser what it prefers while they are loaded.
vi.stubGlobal('matchMedia', () => ({ matches: false }))
const { router } = await import('../../router.tsx')
const menu = menuOf(router)

interface Page {
  fullPath: string
  staticData: { access: unknown; under?: string | readonly string[]; help?: string }
}

/** Every page with the static data of itself and what it stands in; routes that only send on have no component. */
const pages = Object.values(router.routesById as unknown as Record<string, RouteLike>)
  .filter(({ options }) => options.component !== undefined && options.staticData?.access !== 'public')
  .map((route): [string, Page[]] => [route.fullPath, matchesOf(route)])

interface RouteLike {
  fullPath: string
  parentRoute?: RouteLike
  options: { staticData?: Page['staticData']; component?: unknown }
}

function matchesOf(route: RouteLike): Page[] {
  const above = route.parentRoute ? matchesOf(route.parentRoute) : []
  return [...above, { fullPath: route.fullPath, staticData: route.options.staticData ?? { access: 'public' } }]
}

// Where people are sent to before they go on.
const alone = new Set(['/secondfactor'])

test('every page of somebody signed in hangs at an entry of the menu that exists', () => {
  const lost = pages.filter(([path, matches]) => !alone.has(path) && !entryOf(matches, menu)).map(([path]) => path)
  expect(lost).toEqual([])
})

test('every entry named by a page is one', () => {
  const entries = new Set<string>(menu.map(({ to }) => to))
  const named = pages.flatMap(([, matches]) => matches.flatMap(({ staticData }) => [staticData.under ?? []].flat()))
  expect(named.filter((name) => !entries.has(name))).toEqual([])
})

test('every entry, and every page that names a help of its own, says in three sentences what it is for, and nothing else does', () => {
  const own = pages.flatMap(([, matches]) => matches.flatMap(({ staticData }) => staticData.help ?? []))
  const places = [...new Set([...menu.map(({ to, page }) => page ?? to), ...own])].map((name) => `help.${name}`)
  expect(Object.keys(helpTexts).toSorted()).toEqual(places.toSorted())
  const wrong = Object.entries(helpTexts).filter(([, { de, en }]) =>
    [de, en].some((text) => sentencesOf(text).length !== 3),
  )
  expect(wrong.map(([key]) => key)).toEqual([])
})
