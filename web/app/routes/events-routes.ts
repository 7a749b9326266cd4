import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { listEventPlaces, readEventPlace } from '#contract/event-places.ts'
import { createEvent, listEvents } from '#contract/events.ts'
import { root } from '../root.ts'

const pages = () => import('./pages/events.ts')

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const idIn = (value: unknown): string => (typeof value === 'string' && uuid.test(value) ? value : '')

const events = createRoute({
  getParentRoute: () => root,
  path: '/events',
  staticData: { access: listEvents.access, menu: '/events' },
  beforeLoad: () => {
    throw redirect({ to: '/events/list', replace: true })
  },
})

const list = createRoute({
  getParentRoute: () => root,
  path: '/events/list',
  staticData: { access: listEvents.access, menu: '/events' },
  component: lazyRouteComponent(() => pages().then((all) => all.eventsPage()), 'EventsPage'),
})

const edit = createRoute({
  getParentRoute: () => root,
  path: '/events/create',
  staticData: { access: createEvent.access, menu: '/events' },
  // Without an id, and with -1 as older addresses have it, a new one is entered.
  validateSearch: ({ id }: Record<string, unknown>): { id?: string } => (idIn(id) === '' ? {} : { id: idIn(id) }),
  component: lazyRouteComponent(() => pages().then((all) => all.eventParts()), 'EventParts'),
})

const links = createRoute({
  getParentRoute: () => root,
  path: '/events/links',
  staticData: { access: listEventPlaces.access, menu: '/events' },
  validateSearch: ({ id }: Record<string, unknown>) => ({ id: idIn(id) }),
  beforeLoad: ({ search }) => {
    if (search.id === '') throw redirect({ to: '/events/list', replace: true })
  },
  component: lazyRouteComponent(() => pages().then((all) => all.eventLinksParts()), 'EventLinksParts'),
})

const place = createRoute({
  getParentRoute: () => root,
  path: '/eventplace',
  staticData: { access: readEventPlace.access },
  component: lazyRouteComponent(() => pages().then((all) => all.placePage()), 'PlacePage'),
})

export const eventRoutes = [events, list, edit, links, place] as const
