import { Alert, Button, Checkbox, Stack } from '@mantine/core'
import { useState } from 'react'
import { type Company, type CompanyInput, listCompanyTypes } from '#contract/companies.ts'
import { companyFields } from '#contract/company-fields.ts'
import { compareCompany, type CrmDifference, linkCompany } from '#contract/crm.ts'
import { companiesTexts } from '#texts/companies.ts'
import { crmTexts } from '#texts/crm.ts'
import { errors } from '#texts/errors.ts'
import { reasonsTexts } from '#texts/reasons.ts'
import type { Output } from '#web/api/request.ts'
import { CloseDialogButton, DialogButtons } from '#web/ui/dialog/dialog.tsx'
import { notify } from '#web/ui/feedback/notify.ts'
import type { Column } from '#web/ui/table/columns/column.ts'
import { DataTable } from '#web/ui/table/data-table.tsx'
import { useRead } from '#web/ui/data/use-api.ts'
import { useConfirmed } from '#web/ui/dialog/use-confirmed.ts'
import { useLanguage, useTexts } from '#web/ui/data/use-texts.tsx'
import { ReasonButton } from '#web/ui/feedback/reason-button.tsx'
import { CrmDialog } from './crm-dialog.tsx'
import classes from './crm.module.css'
import { differenceText } from './difference-text.ts'
import { Hint, Quiet } from '#web/ui/layout/text/words.tsx'

interface Props {
  company: Company
  apply: (values: Partial<CompanyInput>) => void
  onClose: () => void
}

/** What differs between a company and the CRM, picked one by one; what is picked goes into the form. */
export function CompareDialog({ company, apply, onClose }: Props) {
  const t = useTexts(crmTexts)
  const { data, error, refetchError, isFetching, refetch } = useRead(compareCompany, { params: { id: company.id } })
  return (
    <CrmDialog
      title={t('crm.compareTitle', { name: company.name })}
      size={1200}
      company={company}
      busy={isFetching && !data}
      error={error}
      refetchError={refetchError}
      retry={refetch}
      onClose={onClose}
      footer={company.crmId !== null && <Unlink company={company} onClose={onClose} />}
    >
      {data && <Differences {...data} apply={apply} onClose={onClose} />}
    </CrmDialog>
  )
}

type DifferencesProps = Pick<Props, 'apply' | 'onClose'> & Output<typeof compareCompany>

function Differences({ differences, notes, kind, apply, onClose }: DifferencesProps) {
  const t = useTexts(crmTexts)
  const why = useTexts(reasonsTexts)
  const say = useTexts(errors)
  const companies = useTexts(companiesTexts)
  const name = (field: CrmDifference['field']) =>
    field === 'street'
      ? t('crm.streetAndNumber')
      : field === 'country'
        ? t('crm.countryAndLanguage')
        : companies(companyFields[field].text)
  const { language } = useLanguage()
  const types = useRead(listCompanyTypes).data?.items ?? []
  const [picked, setPicked] = useState<ReadonlySet<CrmDifference['field']>>(new Set())
  const pick = (field: CrmDifference['field'], on: boolean) =>
    setPicked(new Set(on ? [...picked, field] : [...picked].filter((one) => one !== field)))
  const value = (field: CrmDifference['field'], side: CrmDifference['here']) => {
    const text = differenceText(field, side, { types, language, t })
    return text ? <span className={classes.value}>{text}</span> : <Quiet>{t('crm.nothing')}</Quiet>
  }
  const columns: Column<CrmDifference>[] = [
    {
      key: 'field',
      text: t('crm.field'),
      render: ({ field }) => (
        <Checkbox
          label={name(field)}
          aria-label={t('crm.pick', { field: name(field) })}
          checked={picked.has(field)}
          onChange={(event) => pick(field, event.currentTarget.checked)}
        />
      ),
    },
    { key: 'here', text: t('crm.here'), render: ({ field, here }) => value(field, here) },
    { key: 'there', text: t('crm.there'), render: ({ field, there }) => value(field, there) },
  ]
  const takeOver = () => {
    const chosen = differences.filter(({ field }) => picked.has(field)).map(({ there }) => there)
    apply(Object.assign({}, ...chosen) as Partial<CompanyInput>)
    notify.note(t('crm.applied'))
    onClose()
  }
  return (
    <>
      <Stack gap={12} mb={16}>
        {notes.map((note) => (
          <Alert key={note} color={note === 'crm.kindUnknown' ? 'yellow' : 'blue'} role="note">
            {say(note, { kind })}
          </Alert>
        ))}
      </Stack>
      {differences.length > 0 && (
        <>
          <Hint mb={12}>{t('crm.compareHint')}</Hint>
          <Checkbox
            mb="sm"
            label={t('crm.pickAll')}
            checked={picked.size === differences.length}
            indeterminate={picked.size > 0 && picked.size < differences.length}
            onChange={(event) =>
              setPicked(new Set(event.currentTarget.checked ? differences.map(({ field }) => field) : []))
            }
          />
          <DataTable plain label={t('crm.compare')} rows={differences} columns={columns} />
        </>
      )}
      <DialogButtons>
        <CloseDialogButton />
        {differences.length > 0 && (
          <ReasonButton reason={picked.size === 0 && why('reason.chooseSome')} onClick={takeOver}>
            {t('crm.apply', { count: picked.size })}
          </ReasonButton>
        )}
      </DialogButtons>
    </>
  )
}

function Unlink({ company, onClose }: Pick<Props, 'company' | 'onClose'>) {
  const t = useTexts(crmTexts)
  const { ask, pending } = useConfirmed(linkCompany, () => ({
    input: { params: { id: company.id }, body: { crmId: null } },
    title: t('crm.unlink'),
    question: t('crm.unlinkQuestion', { name: company.name, crmId: company.crmId ?? '' }),
    done: () => {
      notify.success(t('crm.unlinked'))
      onClose()
    },
  }))
  return (
    <Hint mb={12}>
      {t('crm.importContext', { crmId: company.crmId ?? '' })}{' '}
      <Button variant="subtle" size="compact-sm" loading={pending} onClick={() => ask()}>
        {t('crm.unlink')}
      </Button>
    </Hint>
  )
}
