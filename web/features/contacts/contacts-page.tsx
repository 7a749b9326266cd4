import { lazy } from 'react'
import { Select } from '@mantine/core'
import { type Contact, createContact, listContacts } from '#contract/contacts.ts'
import { listCompanies } from '#contract/companies.ts'
import { listInvitations } from '#contract/invitations.ts'
import { contactsTexts } from '#texts/contacts.ts'
import { CreateLink } from '#web/ui/layout/create-link.tsx'
import { TextLink } from '#web/ui/layout/link.tsx'
import { Page } from '#web/ui/layout/page/page.tsx'
import { ListTable } from '#web/ui/table/list-table.tsx'
import { useListState } from '#web/ui/table/use-list-state.ts'
import { useRead } from '#web/ui/data/use-api.ts'
import { useSession } from '#web/ui/data/use-session.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import { actsOnMany, ContactActions } from './contact-actions.tsx'
import classes from './contacts.module.css'
import { MailLink, nameOf } from './person.tsx'
import { useInvitations, useInvitationWords } from './use-invitations.ts'

const ContactsBulk = lazy(async () => ({ default: (await import('./contacts-bulk.tsx')).ContactsBulk }))

/** The contacts of every company and private people, searched, sorted and paged by the server. */
export function ContactsPage() {
  const t = useTexts(contactsTexts)
  const { can } = useSession()
  const list = useListState(listContacts)
  // The table reads the same: one request serves both.
  const page = useRead(listContacts, { query: list.query }, { keep: true })
  const invitations = useInvitations(page.data?.items)
  const words = useInvitationWords()
  const create = can(createContact.access) && (
    <CreateLink to="/createcompanycontact" search={{ company: '' }}>
      {t('contacts.create')}
    </CreateLink>
  )
  const rowActions = (contact: Contact) => (
    <ContactActions contact={contact} invitation={invitations.get(contact.id)} from="all" />
  )
  const show = list.query.show ?? 'all'
  const choices = {
    all: t('contacts.showAll'),
    cloudUsers: t('contacts.cloudUsers'),
    emailReview: t('contacts.emailReview'),
  }
  const nothing = {
    all: 'contacts.allEmpty',
    cloudUsers: 'contacts.noCloudUsers',
    emailReview: 'contacts.noEmailReview',
  } as const
  return (
    <Page title={t('contacts.section')} context={t('contacts.allContext')} action={create}>
      <ListTable
        list={list}
        label={t('contacts.section')}
        texts={contactsTexts}
        without={can(listInvitations.access) ? [] : ['access']}
        cells={{
          number: (_, position) => position,
          lastName: (contact) => (
            <TextLink to="/editcontact/$id" params={{ id: contact.id }}>
              {nameOf(contact)}
            </TextLink>
          ),
          email: ({ email }) => <MailLink email={email} />,
          companyName: ({ companyId: id, companyName }) =>
            id && can(listCompanies.access) ? (
              <TextLink to="/company/$id" params={{ id }}>
                {companyName}
              </TextLink>
            ) : (
              companyName
            ),
          access: ({ id }) => words(invitations.get(id)),
        }}
        actions={rowActions}
        {...(can(actsOnMany) && {
          bulk: {
            name: nameOf,
            actions: (rows: Contact[], clear: () => void) => <ContactsBulk contacts={rows} clear={clear} />,
          },
        })}
        chips={{ show: show === 'all' ? undefined : choices[show] }}
        filters={
          <Select
            className={classes.filter ?? ''}
            aria-label={t('contacts.show')}
            allowDeselect={false}
            value={show}
            data={Object.entries(choices).map(([value, label]) => ({ value, label }))}
            onChange={(value) => value && list.set({ show: value as keyof typeof choices })}
          />
        }
        empty={{ text: t(nothing[show]), action: show === 'all' && create }}
      />
    </Page>
  )
}
