import { Alert, Checkbox } from '@mantine/core'
import { useState } from 'react'
import { type CrmDocument, documentLimit, importCrmLicence, listCrmLicences } from '#contract/crm.ts'
import { crmTexts } from '#texts/crm.ts'
import { reasonsTexts } from '#texts/reasons.ts'
import type { Output } from '#web/api/request.ts'
import { CloseDialogButton, DialogButtons } from '#web/ui/dialog/dialog.tsx'
import { formats } from '#web/ui/data/formats.ts'
import { IconCheck } from '#web/ui/layout/icons.tsx'
import type { Column } from '#web/ui/table/columns/column.ts'
import { DataTable } from '#web/ui/table/data-table.tsx'
import { RowButton } from '#web/ui/table/rows/row-button.tsx'
import { useRead } from '#web/ui/data/use-api.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import { ReasonButton } from '#web/ui/feedback/reason-button.tsx'
import { CrmDialog } from './crm-dialog.tsx'
import classes from './crm.module.css'
import { LicenceOutcome } from './licence-outcome.tsx'
import { useLicenceRun } from './use-licence-run.ts'
import { Hint } from '#web/ui/layout/text/words.tsx'

interface Props {
  company: { id: string; name: string }
  onClose: () => void
}

/** The licence files the CRM has of a company; those chosen are taken over one after the other. */
export function LicencesDialog({ company, onClose }: Props) {
  const t = useTexts(crmTexts)
  const { data, error, refetchError, isFetching, refetch } = useRead(listCrmLicences, { params: { id: company.id } })
  return (
    <CrmDialog
      title={t('crm.licencesTitle', { name: company.name })}
      size={1200}
      company={company}
      busy={isFetching && !data}
      error={error}
      refetchError={refetchError}
      retry={refetch}
      onClose={onClose}
    >
      {data && <Choice {...data} company={company} />}
    </CrmDialog>
  )
}

function Choice({ items, documents, limited, company }: Pick<Props, 'company'> & Output<typeof listCrmLicences>) {
  const t = useTexts(crmTexts)
  const why = useTexts(reasonsTexts)
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set())
  const { outcomes, progress, take } = useLicenceRun(importCrmLicence, company.id)
  const columns: Column<CrmDocument>[] = [
    {
      key: 'fileName',
      text: t('crm.documentFile'),
      sortable: true,
      render: ({ documentId, fileName }) => (
        <Checkbox
          label={<span className={classes.value}>{fileName}</span>}
          aria-label={t('crm.documentPick', { name: fileName })}
          checked={picked.has(documentId)}
          disabled={progress !== null}
          onChange={(event) => {
            const on = event.currentTarget.checked
            setPicked(new Set(on ? [...picked, documentId] : [...picked].filter((one) => one !== documentId)))
          }}
        />
      ),
    },
    { key: 'title', text: t('crm.documentTitle'), sortable: true },
    {
      key: 'date',
      text: t('crm.documentDate'),
      sortable: true,
      code: true,
      shown: ({ date }) => formats.date(date),
    },
    {
      key: 'outcome',
      text: t('crm.resultTitle'),
      value: () => '',
      render: ({ documentId }) => <LicenceOutcome outcome={outcomes.get(documentId)} />,
    },
  ]
  const anyway = ({ documentId, fileName }: CrmDocument) => {
    const outcome = outcomes.get(documentId)
    return (
      outcome &&
      'result' in outcome &&
      outcome.result.outcome === 'otherCustomer' && (
        <RowButton
          text={t('crm.documentAnyway', { name: fileName })}
          icon={<IconCheck />}
          disabled={progress !== null}
          onClick={() => void take([documentId], true)}
        />
      )
    )
  }
  return (
    <>
      {limited && (
        <Alert color="yellow" role="note" mb="sm">
          {t('crm.licencesLimited', { limit: documentLimit })}
        </Alert>
      )}
      {items.length === 0 ? (
        <p>{t('crm.licencesNone', { count: documents })}</p>
      ) : (
        <>
          <Checkbox
            mb="sm"
            label={t('crm.pickAll')}
            checked={picked.size === items.length}
            indeterminate={picked.size > 0 && picked.size < items.length}
            disabled={progress !== null}
            onChange={(event) =>
              setPicked(new Set(event.currentTarget.checked ? items.map(({ documentId }) => documentId) : []))
            }
          />
          <DataTable
            label={t('crm.licences')}
            rows={items}
            columns={columns}
            sort="-date"
            pageSizes={[5, 10]}
            noSearch
            actions={anyway}
          />
        </>
      )}
      <Hint component="output" mb={12}>
        {progress && t('crm.documentsProgress', progress)}
      </Hint>
      <DialogButtons>
        <CloseDialogButton />
        {items.length > 0 && (
          <ReasonButton
            loading={progress !== null}
            reason={picked.size === 0 && why('reason.chooseSome')}
            onClick={() => void take([...picked], false)}
          >
            {t('crm.documentsImport', { count: picked.size })}
          </ReasonButton>
        )}
      </DialogButtons>
    </>
  )
}
