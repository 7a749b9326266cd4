import type { ReactNode } from 'react'
import { listCompanies } from '#contract/companies.ts'
import { type Contact, readContact, readContactAccount } from '#contract/contacts.ts'
import { contactsTexts } from '#texts/contacts.ts'
import { useRead } from '#web/ui/data/use-api.ts'
import { useSession } from '#web/ui/data/use-session.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import { useMenuEntryOverride } from '#web/ui/layout/page/breadcrumb.ts'
import { TextLink } from '#web/ui/layout/link.tsx'
import { Page } from '#web/ui/layout/page/page.tsx'
import { RecordTabs, tabLink } from '#web/ui/menu/record-tabs.tsx'
import { nameOf } from '../person.tsx'
import { ContactAccess } from './contact-access.tsx'
import { ContactDetails } from './contact-details.tsx'
import { ContactOverview } from './contact-overview.tsx'
import { ContactRole } from './contact-role.tsx'
import { EmailReview } from './email-review.tsx'
import { type ContactTab, contactTabs, searchOf } from './tabs.ts'

interface Props {
  id: string
  tab: ContactTab
  /** The address the page was opened at: its parts stay there. */
  at: '/editcontact/$id' | '/editcompanycontact/$id'
  /** What other features know of a private person; without a part there is no tab of it. */
  parts: Partial<Record<ContactTab, (contact: Contact) => ReactNode>>
  /** What the contact asked for, which is another feature's. */
  requests: ReactNode
}

// Students and private people have a list of their own.
const ofPeople = ['/contacts']

/** One contact in parts, each with an address of its own. */
export function EditContactPage({ id, tab, at, parts, requests }: Props) {
  const t = useTexts(contactsTexts)
  const { can } = useSession()
  const { data: contact, error, refetchError } = useRead(readContact, { params: { id } })
  useMenuEntryOverride(contact && !contact.companyId ? ofPeople : undefined)
  const company = contact?.companyId && can(listCompanies.access) && (
    <TextLink to="/company/$id" params={{ id: contact.companyId }} search={{ tab: 'contacts' }}>
      {contact.companyName}
    </TextLink>
  )
  const part = (one: ContactTab) => (contact?.companyId ? undefined : parts[one])
  const own: readonly ContactTab[] = can(readContactAccount.access)
    ? ['overview', 'details', 'account']
    : ['overview', 'details']
  const tabs = contactTabs.filter((one) => own.includes(one) || part(one))
  const open = tabs.includes(tab) ? tab : 'overview'
  return (
    <Page
      narrow
      title={contact && nameOf(contact)}
      context={contact && [contact.email, contact.companyName].filter(Boolean).join(' · ')}
      of={contact?.companyName}
      crumbs={company ? [company] : []}
      error={error}
      refetchError={refetchError}
    >
      {contact && (
        <>
          <RecordTabs
            label={t('contacts.tabs')}
            links={tabs.map((one) => (
              <TextLink
                key={one}
                to={at}
                params={{ id }}
                search={searchOf(one)}
                aria-current={one === open ? 'page' : undefined}
                {...tabLink}
              >
                {t(`contacts.tab.${one}`)}
              </TextLink>
            ))}
          />
          {(open === 'overview' || open === 'details') && <EmailReview contact={contact} />}
          {open === 'details' && <ContactDetails key={contact.id} contact={contact} />}
          {open === 'account' && (
            <>
              <ContactAccess contact={contact} />
              <ContactRole contact={contact} />
            </>
          )}
          {part(open)?.(contact)}
          {open === 'overview' && <ContactOverview contact={contact} at={at} />}
          {open === 'overview' && requests}
        </>
      )}
    </Page>
  )
}
