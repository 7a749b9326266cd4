export const caughtMailPage = () => import('#web/features/mails/caught-mail-page.tsx')
export const galleryPage = () => import('#web/features/mails/gallery-page.tsx')
export const mailboxPage = () => import('#web/features/mails/mailbox-page.tsx')
export const outboxPage = () => import('#web/features/mails/outbox-page.tsx')
