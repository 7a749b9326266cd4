import { createRootRoute } from '@tanstack/react-router'
import type { Access } from '#contract/access.ts'
import { ErrorPage } from './shell/notices/error-page.tsx'
import { guard } from './guard.ts'
import { moreStyles } from './styles/more-styles.ts'
import type { RouteCommand, RouteMenu } from './shell/menu/menu.ts'
import { Shell } from './shell/shell.tsx'
import { takeLanguage } from './take-language.ts'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Who may open the page: the access of the operation it reads with. */
    access: Access
    /** Without permission, the notice stands on the sign-in page; the session stays. */
    deniedAtLogin?: boolean
    /** Open to accounts that must set up a second factor first. */
    withoutFactor?: boolean
    /** No footer below the page. */
    noFooter?: boolean
    /** A page about one record, which the finder offers again. */
    record?: boolean
    /** The entry of the menu that the page is. */
    menu?: RouteMenu
    /** The entry of the menu that the page belongs to, unless it is one; of several the first this account has. */
    under?: string | readonly string[]
    /** What the help of the page is called, where that of its entry says too little of it. */
    help?: string
    /** What the finder offers to begin there. */
    command?: RouteCommand
  }
}

export const root = createRootRoute({
  component: Shell,
  errorComponent: ErrorPage,
  staticData: { access: 'public' },
  // The types of the matches come from the finished router, which is made from this route: hence the plain function.
  beforeLoad: async (page): Promise<void> => {
    takeLanguage(page.location)
    guard(page as Parameters<typeof guard>[0])
    if (page.location.pathname !== '/login') await moreStyles()
  },
})
