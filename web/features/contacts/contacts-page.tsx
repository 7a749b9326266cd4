import { Switch } from '@mantine/core'
import { type Contact, createContact, listContacts } from '#contract/contacts.ts'
import { listCompanies } from '#contract/companies.ts'
import { listInvitations } from '#contract/invitations.ts'
import { contactsTexts } from '#texts/contacts.ts'
import { formats } from '#web/ui/formats.ts'
import { IconPlus } from '#web/ui/icons.tsx'
import { LinkButton, TextLink } from '#web/ui/link.tsx'
import { Page } from '#web/ui/page.tsx'
import type { Column } from '#web/ui/table/column.ts'
import { ListTable } from '#web/ui/table/list-table.tsx'
import { useListState } from '#web/ui/table/use-list-state.ts'
import { useRead } from '#web/ui/use-api.ts'
import { useSession } from '#web/ui/use-session.ts'
import { useTexts } from '#web/ui/use-texts.tsx'
import { ContactActions } from './contact-actions.tsx'
import classes from './contacts.module.css'
import { MailLink, nameOf } from './person.tsx'
import { useInvitations, useInvitationWords } from './use-invitations.ts'

/** The contacts of every company and private people, searched, sorted and paged by the server. */
export function ContactsPage() {
  const t = useTexts(contactsTexts)
  const { can } = useSession()
  const list = useListState(listContacts, { sort: '-created' })
  // The table reads the same: one request serves both.
  const page = useRead(listContacts, { query: list.query }, { keep: true })
  const invitations = useInvitations(page.data?.items)
  const words = useInvitationWords()
  const create = can(createContact.access) && (
    <LinkButton to="/createnewcontact" leftSection={<IconPlus />}>
      {t('contacts.createPerson')}
    </LinkButton>
  )
  const columns: Column<Contact>[] = [
    { key: 'number', text: t('contacts.number'), align: 'right', render: (_, position) => position, noExport: true },
    { key: 'lastName', text: t('contacts.name'), sortable: true, value: nameOf },
    { key: 'email', text: t('contacts.email'), sortable: true, render: ({ email }) => <MailLink email={email} /> },
    companyColumn(t('contacts.company'), can(listCompanies.access)),
    { key: 'created', text: t('contacts.created'), sortable: true, value: ({ createdAt }) => formats.date(createdAt) },
    ...(can(listInvitations.access)
      ? [
          {
            key: 'access',
            text: t('contacts.access'),
            noExport: true,
            value: ({ id }: Contact) => words(invitations.get(id)),
          },
        ]
      : []),
  ]
  const rowActions = (contact: Contact) => (
    <ContactActions contact={contact} invitation={invitations.get(contact.id)} from="all" />
  )
  const cloud = list.query.show === 'cloudUsers'
  return (
    <Page title={t('contacts.all')} context={t('contacts.allContext')} action={create}>
      <ListTable
        operation={listContacts}
        list={list}
        label={t('contacts.all')}
        columns={columns}
        actions={rowActions}
        exportName="ansprechpartner"
        filters={
          <Switch
            className={classes.filter ?? ''}
            label={t('contacts.cloudUsers')}
            checked={cloud}
            onChange={(event) => list.set({ show: event.currentTarget.checked ? 'cloudUsers' : 'all' })}
          />
        }
        empty={{ text: t(cloud ? 'contacts.noCloudUsers' : 'contacts.allEmpty'), action: !cloud && create }}
      />
    </Page>
  )
}

const companyColumn = (text: string, linked: boolean): Column<Contact> => ({
  ...{ key: 'companyName', text, sortable: true },
  render: ({ companyId: id, companyName }) =>
    id && linked ? (
      <TextLink to="/company/$id" params={{ id }}>
        {companyName}
      </TextLink>
    ) : (
      companyName
    ),
})
