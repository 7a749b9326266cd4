import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef } from 'react'
import {
  changeCompany,
  type Company,
  companyInput,
  type CompanyInput,
  editedCompanyForm,
  listCompanyTypes,
} from '#contract/companies.ts'
import { neededOfAddress } from '#contract/postal.ts'
import { companiesTexts } from '#texts/companies.ts'
import { CancelLink } from '#web/ui/form/cancel-link.tsx'
import { EntryForm } from '#web/ui/form/entry/entry-form.tsx'
import { editable } from '#web/ui/form/entry/schema-part.ts'
import { useEntry } from '#web/ui/form/entry/use-entry.ts'
import { IconEdit } from '#web/ui/layout/icons.tsx'
import { LinkButton } from '#web/ui/layout/link.tsx'
import { notify } from '#web/ui/feedback/notify.ts'
import { Section } from '#web/ui/layout/section.tsx'
import { useRead } from '#web/ui/data/use-api.ts'
import { useSession } from '#web/ui/data/use-session.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import { CompanyFacts } from './company-facts.tsx'
import { CompanyFields } from './company-form.tsx'

export type CompanyFormTools = (company: Company, apply: (values: Partial<CompanyInput>) => void) => ReactNode

interface DetailsProps {
  company: Company
  editing: boolean
  /** Beside the data; `apply` puts values into the form without saving them. */
  tools: CompanyFormTools | undefined
}

/** A company's data: read first, changed on demand. */
export function CompanyDetails({ company, editing, tools }: DetailsProps) {
  const t = useTexts(companiesTexts)
  const { can } = useSession()
  const navigate = useNavigate()
  const types = useRead(listCompanyTypes)
  const { id } = company
  const to = '/company/$id'
  const read = { to, params: { id }, search: { tab: 'details' } } as const
  const edit = { to, params: { id }, search: { tab: 'details', edit: 'yes' } } as const
  const entry = useEntry(changeCompany, {
    initial: editable(companyInput, company),
    schema: editedCompanyForm,
    needed: neededOfAddress,
    input: (body) => ({ params: { id }, body: { ...body, modifiedAt: company.modifiedAt } }),
    done: ({ name }) => {
      notify.success(t('companies.savedCompany', { name }))
      return navigate(read)
    },
  })
  // After the form was left without saving, by the browser's back button as well, the user finds the data as they are.
  const wasEditing = useRef(editing)
  useEffect(() => {
    if (wasEditing.current && !editing) entry.reset()
    wasEditing.current = editing
    // oxlint-disable-next-line react/exhaustive-deps -- the form is new with each drawing
  }, [editing])
  const apply = (values: Partial<CompanyInput>) => {
    entry.set(values)
    void navigate({ ...edit, resetScroll: false })
  }
  const actions = (
    <>
      {tools?.(company, apply)}
      {!editing && can(changeCompany.access) && (
        <LinkButton {...edit} leftSection={<IconEdit />}>
          {t('companies.editDetails')}
        </LinkButton>
      )}
    </>
  )
  return (
    <Section title={t('companies.details')} action={actions}>
      {editing ? (
        <EntryForm entry={entry} cancel={<CancelLink {...read} onClick={entry.reset} />}>
          <CompanyFields entry={entry} types={types.data?.items ?? []} />
        </EntryForm>
      ) : (
        <CompanyFacts company={company} />
      )}
    </Section>
  )
}
