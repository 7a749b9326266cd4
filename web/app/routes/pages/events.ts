export const eventLinksParts = () => import('../../parts/event-links-parts.tsx')
export const eventParts = () => import('../../parts/event-parts.tsx')
export const eventsPage = () => import('#web/features/events/events-page.tsx')
export const placePage = () => import('#web/features/events/place-page.tsx')
