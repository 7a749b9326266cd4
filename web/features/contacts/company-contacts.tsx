import { lazy } from 'react'
import type { ReactNode } from 'react'
import { type Contact, createContact, listCompanyContacts } from '#contract/contacts.ts'
import { listInvitations } from '#contract/invitations.ts'
import { contactsTexts } from '#texts/contacts.ts'
import { CreateLink } from '#web/ui/layout/create-link.tsx'
import { ListTable } from '#web/ui/table/list-table.tsx'
import { useListState } from '#web/ui/table/use-list-state.ts'
import { useRead } from '#web/ui/data/use-api.ts'
import { useSession } from '#web/ui/data/use-session.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import { actsOnMany, ContactActions } from './contact-actions.tsx'
import { MailLink, nameOf, Person } from './person.tsx'
import { useInvitations, useInvitationWords } from './use-invitations.ts'
import { Section } from '#web/ui/layout/section.tsx'

const ContactsBulk = lazy(async () => ({ default: (await import('./contacts-bulk.tsx')).ContactsBulk }))

interface Company {
  id: string
  name: string
}

interface Props {
  company: Company
  /** Buttons beside "create". */
  tools?: ReactNode
}

/** The people of one company, as a panel of its page. */
export function CompanyContacts({ company, tools }: Props) {
  const t = useTexts(contactsTexts)
  return (
    <Section
      title={t('contacts.section')}
      action={
        <>
          {tools}
          <CreateContactLink companyId={company.id} variant="default" />
        </>
      }
    >
      <CompanyContactsTable company={company} name="contacts" />
    </Section>
  )
}

/** To the form of a new contact of a company, for those who may. */
export function CreateContactLink({ companyId, variant }: { companyId: string; variant?: 'default' }) {
  const t = useTexts(contactsTexts)
  const { can } = useSession()
  if (!can(createContact.access)) return null
  return (
    <CreateLink to="/createcompanycontact" search={{ company: companyId }} {...(variant ? { variant } : {})}>
      {t('contacts.create')}
    </CreateLink>
  )
}

/** The table itself; `name` keeps its state apart from other lists of the page. */
export function CompanyContactsTable({ company, name }: { company: Company; name?: string }) {
  const t = useTexts(contactsTexts)
  const { can } = useSession()
  const list = useListState(listCompanyContacts, name ? { name } : {})
  // The table reads the same: one request serves both.
  const page = useRead(listCompanyContacts, { params: { id: company.id }, query: list.query }, { keep: true })
  const invitations = useInvitations(page.data?.items)
  const words = useInvitationWords()
  const rowActions = (contact: Contact) => (
    <ContactActions contact={contact} invitation={invitations.get(contact.id)} from="company" />
  )
  return (
    <ListTable
      params={{ id: company.id }}
      list={list}
      label={t('contacts.of', { name: company.name })}
      texts={contactsTexts}
      without={can(listInvitations.access) ? [] : ['access']}
      cells={{
        number: (_, position) => position,
        lastName: (contact) => <Person contact={contact} />,
        email: ({ email }) => <MailLink email={email} />,
        access: ({ id }) => words(invitations.get(id)),
      }}
      actions={rowActions}
      {...(can(actsOnMany) && {
        bulk: {
          name: nameOf,
          actions: (rows: Contact[], clear: () => void) => <ContactsBulk contacts={rows} clear={clear} />,
        },
      })}
      empty={{ text: t('contacts.empty') }}
    />
  )
}
