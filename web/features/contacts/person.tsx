import { Anchor, Badge } from '@mantine/core'
import type { Contact } from '#contract/contacts.ts'
import { contactsTexts } from '#texts/contacts.ts'
import { breakable } from '#web/ui/layout/breakable.tsx'
import { useTexts } from '#web/ui/data/use-texts.tsx'

/** Title, first and last name as one line. */
export const nameOf = ({ title, firstName, lastName }: Pick<Contact, 'title' | 'firstName' | 'lastName'>): string =>
  [title, firstName, lastName].filter(Boolean).join(' ')

/** An address to write to. */
export const MailLink = ({ email }: Pick<Contact, 'email'>) => (
  <Anchor href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`}>{breakable(email)}</Anchor>
)

/** Name and e-mail address in one cell; main contacts are marked. */
export function Person({ contact }: { contact: Contact }) {
  const t = useTexts(contactsTexts)
  return (
    <>
      {nameOf(contact)} {contact.mainContact && <Badge variant="light">{t('contacts.main')}</Badge>}{' '}
      <MailLink email={contact.email} />
    </>
  )
}
