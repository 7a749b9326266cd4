import { type Contact, listContacts } from '#contract/contacts.ts'
import { listCompanies } from '#contract/companies.ts'
import { contactsTexts } from '#texts/contacts.ts'
import { formats } from '#web/ui/formats.ts'
import { LinkButton, TextLink } from '#web/ui/link.tsx'
import { Page } from '#web/ui/page.tsx'
import type { Column } from '#web/ui/table/column.ts'
import { ListTable } from '#web/ui/table/list-table.tsx'
import { useListState } from '#web/ui/table/use-list-state.ts'
import { useSession } from '#web/ui/use-session.ts'
import { useTexts } from '#web/ui/use-texts.tsx'
import { inviteAction } from './invite-button.tsx'
import { MailLink, nameOf } from './person.tsx'

/** The contacts of every company, searched, sorted and paged by the server. */
export function ContactsPage() {
  const t = useTexts(contactsTexts)
  const { can } = useSession()
  const list = useListState(listContacts, { sort: '-created' })
  const toCompany = can(listCompanies.access)
  const columns: Column<Contact>[] = [
    { key: 'number', text: t('contacts.number'), align: 'right', render: (_, position) => position, noExport: true },
    { key: 'lastName', text: t('contacts.name'), sortable: true, value: nameOf },
    { key: 'email', text: t('contacts.email'), sortable: true, render: ({ email }) => <MailLink email={email} /> },
    {
      ...{ key: 'companyName', text: t('contacts.company'), sortable: true },
      render: ({ companyId: id, companyName }) =>
        id && toCompany ? (
          <TextLink to="/company/$id" params={{ id }}>
            {companyName}
          </TextLink>
        ) : (
          companyName
        ),
    },
    { key: 'created', text: t('contacts.created'), sortable: true, value: ({ createdAt }) => formats.date(createdAt) },
  ]
  return (
    <Page title={t('contacts.all')} context={t('contacts.allContext')}>
      <ListTable
        operation={listContacts}
        list={list}
        label={t('contacts.all')}
        columns={columns}
        actions={inviteAction}
        exportName="ansprechpartner"
        empty={{
          text: t('contacts.allEmpty'),
          action: toCompany && <LinkButton to="/companies">{t('contacts.toCompanies')}</LinkButton>,
        }}
      />
    </Page>
  )
}
