import { orderMenuTexts } from '#texts/menu/orders.ts'
import { IconDocument } from '../../ui/icons.tsx'
import { menuPart } from '../shell/menu-part.ts'

export const orderMenu = menuPart(orderMenuTexts, [
  { place: 300, to: '/management/payments', text: 'shell.payments', icon: IconDocument, group: 'students' },
  { place: 370, to: '/orders', text: 'shell.orders', icon: IconDocument, person: true },
])
