import { webhookMenuTexts } from '#texts/menu/webhooks.ts'
import { IconBell } from '../../ui/icons.tsx'
import { menuPart } from '../shell/menu-part.ts'

export const webhookMenu = menuPart(
  webhookMenuTexts,
  [{ place: 210, to: '/management/webhooks', text: 'shell.webhooks', icon: IconBell, group: 'access' }],
  [{ place: 80, text: 'finder.createWebhook', to: '/management/webhook' }],
)
