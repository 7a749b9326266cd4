import { Alert, Button } from '@mantine/core'
import { Navigate, useSearch } from '@tanstack/react-router'
import { lazy, useState } from 'react'
import { type CompanyInput, listCompanyTypes } from '#contract/companies.ts'
import { type CrmCompany, importCompany, readCrmCompany } from '#contract/crm.ts'
import { crmTexts } from '#texts/crm.ts'
import { Notice } from '#web/ui/feedback/error-notice.tsx'
import { CancelLink } from '#web/ui/form/cancel-link.tsx'
import { EntryForm } from '#web/ui/form/entry/entry-form.tsx'
import { useEntry } from '#web/ui/form/entry/use-entry.ts'
import { TextLink } from '#web/ui/layout/link.tsx'
import { Page } from '#web/ui/layout/page/page.tsx'
import { useRead } from '#web/ui/data/use-api.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import { CompanyFields } from './company-form.tsx'
import { useCompanySaving } from './use-company-saving.ts'
import type { CompanyEntry } from './company-entry.ts'
import classes from './companies.module.css'
import { LazyBoundary } from '#web/ui/layout/lazy-boundary.tsx'

const AddTypeDialog = lazy(async () => ({ default: (await import('./add-type-dialog.tsx')).AddTypeDialog }))

/** A company of the CRM in the fields of the form, to be checked and created. */
export function ImportCompanyPage() {
  const crm = useTexts(crmTexts)
  const { id: crmId } = useSearch({ from: '/companyvemasimport' })
  const { data, error, refetchError } = useRead(readCrmCompany, { params: { crmId } }, { enabled: crmId !== '' })
  if (crmId === '') return <Navigate to="/companies" replace />
  return (
    <Page
      narrow
      title={crm('crm.importTitle')}
      context={crm('crm.importContext', { crmId })}
      error={error}
      refetchError={refetchError}
    >
      {data && <ImportForm key={crmId} found={data} />}
    </Page>
  )
}

function ImportForm({ found }: { found: CrmCompany }) {
  const types = useRead(listCompanyTypes)
  const entry = useEntry(importCompany, {
    initial: found.values as CompanyInput,
    input: (body) => ({ params: { crmId: found.crmId }, body }),
    ...useCompanySaving(),
  })
  return (
    <>
      <Notices found={found} entry={entry} />
      <EntryForm entry={entry} offered cancel={<CancelLink to="/companies" />}>
        <CompanyFields
          entry={entry}
          types={types.data?.items ?? []}
          numberFixed={/^\d{1,10}$/.test(found.values.customerNumber)}
        />
      </EntryForm>
    </>
  )
}

/** What the CRM holds that does not fit, and whether the company is here already. */
function Notices({ found, entry }: { found: CrmCompany; entry: CompanyEntry }) {
  const t = useTexts(crmTexts)
  const [adding, setAdding] = useState(false)
  const [added, setAdded] = useState(found.kindKnown)
  const { existing, kind, values } = found
  return (
    <div className={classes.notices}>
      {existing && (
        <Notice>
          {t(`crm.existing.${existing.by}`, { value: existing.value, name: '' })}{' '}
          {existing.name && (
            <TextLink to="/company/$id" params={{ id: existing.id }}>
              {existing.name}
            </TextLink>
          )}
        </Notice>
      )}
      {!added && (
        <Alert color="yellow" role="note">
          {kind ? t('crm.kindBecame', { kind }) : t('crm.kindMissing')}
          {kind && (
            <div>
              <Button mt="sm" size="xs" variant="default" onClick={() => setAdding(true)}>
                {t('crm.addKind', { kind })}
              </Button>
            </div>
          )}
        </Alert>
      )}
      {values.serviceContract?.start === '' && (
        <Alert color="yellow" role="note">
          {t('crm.contractIncomplete')}
        </Alert>
      )}
      <LazyBoundary>
        {adding && (
          <AddTypeDialog
            name={kind}
            onClose={() => setAdding(false)}
            onDone={({ id }) => {
              setAdded(true)
              entry.set({ companyTypeId: id })
            }}
          />
        )}
      </LazyBoundary>
    </div>
  )
}
