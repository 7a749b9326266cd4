import type { ReactNode } from 'react'
import { type Contact, createContact, listCompanyContacts } from '#contract/contacts.ts'
import { contactsTexts } from '#texts/contacts.ts'
import { IconPlus } from '#web/ui/icons.tsx'
import { LinkButton } from '#web/ui/link.tsx'
import type { Column } from '#web/ui/table/column.ts'
import { ListTable } from '#web/ui/table/list-table.tsx'
import { useListState } from '#web/ui/table/use-list-state.ts'
import { useSession } from '#web/ui/use-session.ts'
import { useTexts } from '#web/ui/use-texts.tsx'
import classes from './contacts.module.css'
import { inviteAction } from './invite-button.tsx'
import { nameOf, Person } from './person.tsx'

interface Props {
  company: { id: string; name: string }
  /** Buttons beside "create". */
  tools?: ReactNode
}

/** The people of one company, as a panel of its page. */
export function CompanyContacts({ company, tools }: Props) {
  const t = useTexts(contactsTexts)
  const { can } = useSession()
  const list = useListState(listCompanyContacts, { sort: 'lastName', name: 'contacts' })
  const create = can(createContact.access) && (
    <LinkButton
      to="/createcompanycontact"
      search={{ company: company.id }}
      variant="default"
      leftSection={<IconPlus />}
    >
      {t('contacts.create')}
    </LinkButton>
  )
  const columns: Column<Contact>[] = [
    { key: 'number', text: t('contacts.number'), align: 'right', render: (_, position) => position, noExport: true },
    {
      ...{ key: 'lastName', text: t('contacts.name'), sortable: true, value: nameOf },
      render: (contact) => <Person contact={contact} />,
    },
    { key: 'department', text: t('contacts.department'), sortable: true },
    { key: 'position', text: t('contacts.position'), sortable: true },
  ]
  return (
    <section className={classes.section} aria-label={t('contacts.section')}>
      <header className={classes.head}>
        <h2 className={classes.heading}>{t('contacts.section')}</h2>
        <div className={classes.tools}>
          {tools}
          {create}
        </div>
      </header>
      <ListTable
        operation={listCompanyContacts}
        params={{ id: company.id }}
        list={list}
        label={t('contacts.of', { name: company.name })}
        columns={columns}
        actions={inviteAction}
        exportName="ansprechpartner"
        empty={{ text: t('contacts.empty') }}
      />
    </section>
  )
}
