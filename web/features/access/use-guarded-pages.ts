import { type AnyRoute, useRouter } from '@tanstack/react-router'
import { asksFor } from '#contract/access.ts'
import { menuTexts } from '#texts/menu.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'

export interface GuardedPage {
  path: string
  /** As the menu calls it; '' where it is no entry of the menu. */
  name: string
}

/** The pages that ask for a permission, as the router knows them. */
export function useGuardedPages(): (key: string) => GuardedPage[] {
  const router = useRouter()
  const t = useTexts(menuTexts)
  const routes: AnyRoute[] = Object.values(router.routesByPath)
  return (key) =>
    routes.flatMap(({ fullPath, options }) => {
      const { access, menu, command } = options.staticData ?? {}
      if (access === undefined || !asksFor(access, key)) return []
      const text = menu?.text ?? command?.text
      return [{ path: fullPath.replace(/(?<=.)\/$/, ''), name: text ? t(text) : '' }]
    })
}
