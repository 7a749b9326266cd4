import type { ReactNode } from 'react'
import { type CompanyRow, createCompany, deleteCompany, listCompanies, readCompany } from '#contract/companies.ts'
import { companiesTexts } from '#texts/companies.ts'
import { CreateLink } from '#web/ui/layout/create-link.tsx'
import { TextLink } from '#web/ui/layout/link.tsx'
import { EditLink } from '#web/ui/table/rows/row-link.tsx'
import { Page } from '#web/ui/layout/page/page.tsx'
import { ListTable } from '#web/ui/table/list-table.tsx'
import { RowActions } from '#web/ui/table/rows/row-actions.tsx'
import { RemoveButton } from '#web/ui/table/rows/remove-button.tsx'
import { useListState } from '#web/ui/table/use-list-state.ts'
import { useSession } from '#web/ui/data/use-session.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import { LicencesBadge } from './licences-badge.tsx'
import { useDeleteCompany } from './use-delete-company.ts'

interface Props {
  /** Beside the search of the list. */
  tools?: ReactNode
  children?: ReactNode
}

/** The list staff live in: every company, searched, sorted and paged by the server; above it what other features bring. */
export function CompaniesPage({ tools, children }: Props) {
  const t = useTexts(companiesTexts)
  const { can } = useSession()
  const list = useListState(listCompanies)
  const remove = useDeleteCompany()
  const create = can(createCompany.access) && (
    <CreateLink to="/createcompany" search={{ types: 'all' }}>
      {t('companies.create')}
    </CreateLink>
  )
  const rowActions = ({ id, name, customerNumber }: CompanyRow) => (
    <RowActions name={name}>
      {can(readCompany.access) && <EditLink to="/company/$id" params={{ id }} text={t('companies.edit', { name })} />}
      {can(deleteCompany.access) && (
        <RemoveButton text={t('companies.delete', { name })} onClick={() => remove({ id, name, customerNumber })} />
      )}
    </RowActions>
  )
  return (
    <Page title={t('companies.title')} list context={t('companies.context')} action={create}>
      {children}
      <ListTable
        list={list}
        texts={companiesTexts}
        cells={{
          number: (_, position) => position,
          name: ({ id, name }) => (
            <TextLink to="/company/$id" params={{ id }}>
              {name}
            </TextLink>
          ),
          licences: ({ licences }) => <LicencesBadge licences={licences} />,
          street: ({ street, houseNumber }) => `${street} ${houseNumber}`,
        }}
        filters={tools}
        empty={{ text: t('companies.empty'), action: create }}
        actions={rowActions}
      />
    </Page>
  )
}
