import { getRouteApi } from '@tanstack/react-router'
import { EventPage } from '#web/features/events/event-page.tsx'

const route = getRouteApi('/events/create')

/** One event, drawn anew for another. */
export function EventParts() {
  const { id = '' } = route.useSearch()
  return <EventPage key={id} id={id} />
}
