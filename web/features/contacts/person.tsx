import { Anchor, Badge } from '@mantine/core'
import type { Contact } from '#contract/contacts.ts'
import { contactsTexts } from '#texts/contacts.ts'
import { useTexts } from '#web/ui/use-texts.tsx'
import classes from './contacts.module.css'

/** Title, first and last name as one line. */
export const nameOf = ({ title, firstName, lastName }: Pick<Contact, 'title' | 'firstName' | 'lastName'>): string =>
  [title, firstName, lastName].filter(Boolean).join(' ')

/** An address to write to. */
export const MailLink = ({ email }: Pick<Contact, 'email'>) => (
  <Anchor href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`} className={classes.wide ?? ''}>
    {email}
  </Anchor>
)

/** Name and e-mail address in one cell; main contacts are marked. */
export function Person({ contact }: { contact: Contact }) {
  const t = useTexts(contactsTexts)
  return (
    <>
      <div>
        {nameOf(contact)} {contact.mainContact && <Badge variant="light">{t('contacts.main')}</Badge>}
      </div>
      <MailLink email={contact.email} />
    </>
  )
}
