import { useSearch } from '@tanstack/react-router'
import { companyForm, createCompany, listCompanyTypes } from '#contract/companies.ts'
import { neededOfAddress } from '#contract/postal.ts'
import { companiesTexts } from '#texts/companies.ts'
import { CancelLink } from '#web/ui/form/cancel-link.tsx'
import { EntryForm } from '#web/ui/form/entry/entry-form.tsx'
import { useEntry } from '#web/ui/form/entry/use-entry.ts'
import { Page } from '#web/ui/layout/page/page.tsx'
import { useRead } from '#web/ui/data/use-api.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import { uiTexts } from '#texts/ui.ts'
import { CompanyFields, emptyCompany } from './company-form.tsx'
import { useCompanySaving } from './use-company-saving.ts'

export function CreateCompanyPage() {
  const t = useTexts(companiesTexts)
  const ui = useTexts(uiTexts)
  const { types: _types, ...search } = useSearch({ from: '/createcompany' })
  const known = Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined))
  const language = (search.country ?? emptyCompany.country) === 'DE' ? ('de' as const) : ('en' as const)
  const types = useRead(listCompanyTypes)
  const entry = useEntry(createCompany, {
    initial: { ...emptyCompany, ...known, language },
    schema: companyForm,
    needed: neededOfAddress,
    ...useCompanySaving(),
  })
  return (
    <Page
      title={t('companies.create')}
      context={ui('ui.required')}
      error={types.error}
      refetchError={types.refetchError}
      narrow
    >
      <EntryForm entry={entry} cancel={<CancelLink to="/companies" />}>
        <CompanyFields entry={entry} types={types.data?.items ?? []} />
      </EntryForm>
    </Page>
  )
}
