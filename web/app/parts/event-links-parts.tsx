import { getRouteApi } from '@tanstack/react-router'
import { LinksPage } from '#web/features/events/links-page.tsx'

const route = getRouteApi('/events/links')

/** The links of one event, drawn anew for another. */
export function EventLinksParts() {
  const { id } = route.useSearch()
  return <LinksPage key={id} id={id} />
}
