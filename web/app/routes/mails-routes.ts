import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { listCaughtMails, listMails, listMailSamples, readCaughtMail } from '#contract/mails.ts'
import { root } from '../root.ts'

const pages = () => import('./pages/mails.ts')

const outbox = createRoute({
  getParentRoute: () => root,
  path: '/mails',
  staticData: { access: listMails.access },
  component: lazyRouteComponent(() => pages().then((all) => all.outboxPage()), 'OutboxPage'),
})

const mailbox = createRoute({
  getParentRoute: () => root,
  path: '/mailbox',
  staticData: { access: listCaughtMails.access, menu: '/mails' },
  component: lazyRouteComponent(() => pages().then((all) => all.mailboxPage()), 'MailboxPage'),
})

const caughtMail = createRoute({
  getParentRoute: () => root,
  path: '/mailbox/$id',
  staticData: { access: readCaughtMail.access, menu: '/mails' },
  component: lazyRouteComponent(() => pages().then((all) => all.caughtMailPage()), 'CaughtMailPage'),
})

const gallery = createRoute({
  getParentRoute: () => root,
  path: '/mailgallery',
  staticData: { access: listMailSamples.access, menu: '/mails' },
  component: lazyRouteComponent(() => pages().then((all) => all.galleryPage()), 'GalleryPage'),
})

export const mailRoutes = [outbox, mailbox, caughtMail, gallery] as const
