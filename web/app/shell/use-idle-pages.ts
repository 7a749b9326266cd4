import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { fetchComponent } from '../fetch-component.ts'
import { fetchWhenIdle } from './fetch-when-idle.ts'
import type { MenuEntry } from './menu/menu.ts'

/** Fetches the scripts of the pages these entries lead to, and nothing of their data, while there is nothing else to do. */
export function useIdlePages(entries: readonly MenuEntry[]): void {
  const router = useRouter()
  const paths = entries.map(({ to, page }) => page ?? to).join(' ')
  useEffect(() => {
    const gone = new AbortController()
    const parts = (paths.split(' ') as MenuEntry['to'][]).map((path) => () => fetchComponent(router.routesByPath[path]))
    void fetchWhenIdle(parts, gone.signal, () => router.state.isLoading)
    return () => gone.abort()
  }, [paths, router])
}
