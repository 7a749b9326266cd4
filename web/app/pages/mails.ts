import { createRoute, lazyRouteComponent, notFound, redirect } from '@tanstack/react-router'
import { listCaughtMails, listMails, listMailSamples, listMailTemplates, readCaughtMail } from '#contract/mails.ts'
import { session } from '../../api/session.ts'
import { isDemo } from '../portal-facts.ts'
import { root } from '../root.ts'

const outbox = createRoute({
  getParentRoute: () => root,
  path: '/mails',
  staticData: {
    access: listMails.access,
    menu: { place: 265, text: 'shell.mails', icon: 'mail', group: 'management', subject: 'shell.system' },
  },
  component: lazyRouteComponent(() => import('#web/features/mails/outbox-page.tsx'), 'OutboxPage'),
})

const templates = createRoute({
  getParentRoute: () => root,
  path: '/mailtemplates',
  staticData: { access: listMailTemplates.access, under: '/mails' },
  component: lazyRouteComponent(() => import('#web/features/mails/templates-page.tsx'), 'MailTemplatesPage'),
})

// Outside a demo these addresses are unknown like any other: without a session they lead to the sign-in.
function requireDemo(): void {
  if (!isDemo()) throw session.get() ? notFound() : redirect({ to: '/login', replace: true })
}

const mailbox = createRoute({
  getParentRoute: () => root,
  path: '/mailbox',
  staticData: { access: listCaughtMails.access, under: '/mails' },
  beforeLoad: requireDemo,
  component: lazyRouteComponent(() => import('#web/features/mails/mailbox-page.tsx'), 'MailboxPage'),
})

const caughtMail = createRoute({
  getParentRoute: () => root,
  path: '/mailbox/$id',
  staticData: { access: readCaughtMail.access, under: '/mails' },
  beforeLoad: requireDemo,
  component: lazyRouteComponent(() => import('#web/features/mails/caught-mail-page.tsx'), 'CaughtMailPage'),
})

const gallery = createRoute({
  getParentRoute: () => root,
  path: '/mailgallery',
  staticData: { access: listMailSamples.access, under: '/mails' },
  beforeLoad: requireDemo,
  component: lazyRouteComponent(() => import('#web/features/mails/gallery-page.tsx'), 'GalleryPage'),
})

export const mailRoutes = [outbox, templates, mailbox, caughtMail, gallery] as const
