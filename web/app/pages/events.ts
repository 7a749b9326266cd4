import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { listEventPlaces, readEventPlace } from '#contract/event-places.ts'
import { createEvent, listEvents } from '#contract/events.ts'
import { root } from '../root.ts'
import { uuidOf } from '../search-parameters.ts'

const events = createRoute({
  getParentRoute: () => root,
  path: '/events',
  staticData: {
    access: listEvents.access,
    under: '/events',
    menu: { place: 150, page: '/events/list', text: 'shell.events', icon: 'calendar', group: 'cloud' },
  },
  beforeLoad: () => {
    throw redirect({ to: '/events/list', replace: true })
  },
})

const list = createRoute({
  getParentRoute: () => root,
  path: '/events/list',
  staticData: { access: listEvents.access, under: '/events' },
  component: lazyRouteComponent(() => import('#web/features/events/events-page.tsx'), 'EventsPage'),
})

const edit = createRoute({
  getParentRoute: () => root,
  path: '/events/create',
  staticData: { access: createEvent.access, under: '/events', command: { place: 50, text: 'finder.createEvent' } },
  // Without an id, and with -1 as older addresses have it, a new one is entered.
  validateSearch: ({ id }: Record<string, unknown>): { id?: string } => (uuidOf(id) === '' ? {} : { id: uuidOf(id) }),
  remountDeps: ({ search }) => search.id,
  component: lazyRouteComponent(() => import('#web/features/events/event-page.tsx'), 'EventPage'),
})

const links = createRoute({
  getParentRoute: () => root,
  path: '/events/links',
  staticData: { access: listEventPlaces.access, under: '/events' },
  validateSearch: ({ id }: Record<string, unknown>) => ({ id: uuidOf(id) }),
  beforeLoad: ({ search }) => {
    if (search.id === '') throw redirect({ to: '/events/list', replace: true })
  },
  remountDeps: ({ search }) => search.id,
  component: lazyRouteComponent(() => import('#web/features/events/links-page.tsx'), 'LinksPage'),
})

const place = createRoute({
  getParentRoute: () => root,
  path: '/eventplace',
  staticData: { access: readEventPlace.access },
  component: lazyRouteComponent(() => import('#web/features/events/place-page.tsx'), 'PlacePage'),
})

export const eventRoutes = [events, list, edit, links, place] as const
