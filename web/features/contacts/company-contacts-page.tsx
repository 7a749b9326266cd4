import { Navigate, useSearch } from '@tanstack/react-router'
import { listCompanies, readCompany } from '#contract/companies.ts'
import { contactsTexts } from '#texts/contacts.ts'
import { TextLink } from '#web/ui/layout/link.tsx'
import { Page } from '#web/ui/layout/page/page.tsx'
import { useRead } from '#web/ui/data/use-api.ts'
import { useMe, useSession } from '#web/ui/data/use-session.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import { CompanyContactsTable, CreateContactLink } from './company-contacts.tsx'

/** The contacts of one company on a page of their own: a customer's own, or the one in the address. */
export function CompanyContactsPage() {
  const t = useTexts(contactsTexts)
  const { can } = useSession()
  const me = useMe()
  const { company: asked } = useSearch({ from: '/company_contacts' })
  const id = asked || me.companyId || ''
  const staff = can(listCompanies.access)
  const { data: company, error, refetchError } = useRead(readCompany, { params: { id } }, { enabled: id !== '' })
  if (id === '' && staff) return <Navigate to="/companies" replace />
  const crumb = company && staff && (
    <TextLink to="/company/$id" params={{ id }}>
      {company.name}
    </TextLink>
  )
  return (
    <Page
      title={t('contacts.section')}
      context={company && t('contacts.pageContext', { name: company.name, number: company.customerNumber })}
      action={company && <CreateContactLink companyId={id} />}
      error={error}
      refetchError={refetchError}
      {...(crumb ? { crumbs: [crumb] } : {})}
    >
      {id === '' && <p>{t('contacts.noCompany')}</p>}
      {company && <CompanyContactsTable company={company} />}
    </Page>
  )
}
