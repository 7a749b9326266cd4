import type { AnyRoute } from '@tanstack/react-router'

/** Fetches the script of a route's page, and nothing of its data. */
export function fetchComponent({ options }: Pick<AnyRoute, 'options'>): Promise<void> | undefined {
  return (options as { component?: { preload?: () => Promise<void> } }).component?.preload?.()
}
