import { Anchor, Badge, VisuallyHidden } from '@mantine/core'
import { type Contact, readContact } from '#contract/contacts.ts'
import { contactsTexts } from '#texts/contacts.ts'
import { breakable } from '#web/ui/layout/text/breakable.tsx'
import { TextLink } from '#web/ui/layout/link.tsx'
import { useSession } from '#web/ui/data/use-session.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'

/** Title, first and last name as one line. */
export const nameOf = ({ title, firstName, lastName }: Pick<Contact, 'title' | 'firstName' | 'lastName'>): string =>
  [title, firstName, lastName].filter(Boolean).join(' ')

/** An address to write to. */
export const MailLink = ({ email }: Pick<Contact, 'email'>) => (
  <Anchor href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`}>{breakable(email)}</Anchor>
)

/** The name; main contacts are marked. The name leads to the contact. */
export function Person({ contact }: { contact: Contact }) {
  const t = useTexts(contactsTexts)
  const { can } = useSession()
  const name = nameOf(contact)
  return (
    <>
      {can(readContact.access) ? (
        <TextLink to="/editcontact/$id" params={{ id: contact.id }}>
          {name}
        </TextLink>
      ) : (
        name
      )}{' '}
      {contact.mainContact && (
        <Badge variant="light" title={t('contacts.main')}>
          {t('contacts.mainShort')}
          <VisuallyHidden>{t('contacts.mainRest')}</VisuallyHidden>
        </Badge>
      )}
    </>
  )
}
