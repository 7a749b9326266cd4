import { useParams } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import {
  changeCompany,
  type Company,
  companyInput,
  type CompanyInput,
  editedCompanyForm,
  listCompanyTypes,
  readCompany,
} from '#contract/companies.ts'
import { companiesTexts } from '#texts/companies.ts'
import { EntryForm } from '#web/ui/form/entry-form.tsx'
import { editable } from '#web/ui/form/schema-part.ts'
import { useEntry } from '#web/ui/form/use-entry.ts'
import { notify } from '#web/ui/notify.ts'
import { Page } from '#web/ui/page.tsx'
import { useRead } from '#web/ui/use-api.ts'
import { useLanguage, useTexts } from '#web/ui/use-texts.tsx'
import classes from './companies.module.css'
import { CompanyFields } from './company-form.tsx'

export type CompanyFormTools = (company: Company, apply: (values: Partial<CompanyInput>) => void) => ReactNode

interface PageProps {
  children?: (company: Company) => ReactNode
  /** Beside the form; `apply` puts values into it without saving them. */
  tools?: CompanyFormTools | undefined
}

/** One company: its form, and below what other features know of it (`children`, put together by the router). */
export function CompanyPage({ children, tools }: PageProps) {
  const t = useTexts(companiesTexts)
  const { language } = useLanguage()
  const { id = '' } = useParams({ strict: false })
  const { data: company, error } = useRead(readCompany, { params: { id } })
  const context = company && {
    number: company.customerNumber,
    type: language === 'de' ? company.companyTypeDe : company.companyTypeEn,
    city: company.city,
  }
  return (
    <Page title={company?.name} context={context && t('companies.context.one', context)} error={error}>
      {company && children?.(company)}
      {company && <CompanyForm key={company.id} company={company} tools={tools} />}
    </Page>
  )
}

function CompanyForm({ company, tools }: { company: Company; tools: CompanyFormTools | undefined }) {
  const t = useTexts(companiesTexts)
  const types = useRead(listCompanyTypes)
  const entry = useEntry(changeCompany, {
    initial: editable(companyInput, company),
    schema: editedCompanyForm,
    input: (body) => ({ params: { id: company.id }, body: { ...body, modifiedAt: company.modifiedAt } }),
    done: ({ name }) => notify.success(t('companies.savedCompany', { name })),
  })
  return (
    <section aria-label={t('companies.details')}>
      {tools && <div className={classes.formHead}>{tools(company, entry.set)}</div>}
      <EntryForm entry={entry}>
        <CompanyFields entry={entry} types={types.data?.items ?? []} />
      </EntryForm>
    </section>
  )
}
