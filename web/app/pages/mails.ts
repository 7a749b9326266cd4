import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { listCaughtMails, listMails, listMailSamples, readCaughtMail } from '#contract/mails.ts'
import { IconMail } from '../../ui/layout/icons.tsx'
import { root } from '../root.ts'

const outbox = createRoute({
  getParentRoute: () => root,
  path: '/mails',
  staticData: {
    access: listMails.access,
    menu: { place: 265, text: 'shell.mails', icon: IconMail, group: 'management', subject: 'shell.system' },
  },
  component: lazyRouteComponent(() => import('#web/features/mails/outbox-page.tsx'), 'OutboxPage'),
})

const mailbox = createRoute({
  getParentRoute: () => root,
  path: '/mailbox',
  staticData: { access: listCaughtMails.access, under: '/mails' },
  component: lazyRouteComponent(() => import('#web/features/mails/mailbox-page.tsx'), 'MailboxPage'),
})

const caughtMail = createRoute({
  getParentRoute: () => root,
  path: '/mailbox/$id',
  staticData: { access: readCaughtMail.access, under: '/mails' },
  component: lazyRouteComponent(() => import('#web/features/mails/caught-mail-page.tsx'), 'CaughtMailPage'),
})

const gallery = createRoute({
  getParentRoute: () => root,
  path: '/mailgallery',
  staticData: { access: listMailSamples.access, under: '/mails' },
  component: lazyRouteComponent(() => import('#web/features/mails/gallery-page.tsx'), 'GalleryPage'),
})

export const mailRoutes = [outbox, mailbox, caughtMail, gallery] as const
