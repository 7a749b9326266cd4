import { eventMenuTexts } from '#texts/menu/events.ts'
import { IconCalendar } from '../../ui/icons.tsx'
import { menuPart } from '../shell/menu-part.ts'

export const eventMenu = menuPart(
  eventMenuTexts,
  [{ place: 150, to: '/events', page: '/events/list', text: 'shell.events', icon: IconCalendar, group: 'cloud' }],
  [{ place: 50, text: 'finder.createEvent', to: '/events/create' }],
)
