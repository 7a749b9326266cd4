import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import {
  type CloudConfiguration,
  createCloudConfiguration,
  readCloudHolding,
  removeCloudConfiguration,
} from '#contract/cloud.ts'
import { cloudTexts } from '#texts/cloud.ts'
import { confirm } from '#web/ui/dialog/confirm.ts'
import { CreateLink } from '#web/ui/layout/create-link.tsx'
import { CloudFreshness } from '#web/shared/cloud/cloud-freshness.tsx'
import { Facts } from '#web/ui/layout/facts.tsx'
import { formats } from '#web/ui/data/formats.ts'
import { EditLink } from '#web/ui/table/rows/row-link.tsx'
import { notify } from '#web/ui/feedback/notify.ts'
import { Page } from '#web/ui/layout/page/page.tsx'
import { DataTable } from '#web/ui/table/data-table.tsx'
import { RowActions } from '#web/ui/table/rows/row-actions.tsx'
import { RemoveButton } from '#web/ui/table/rows/remove-button.tsx'
import { useRead, useWrite } from '#web/ui/data/use-api.ts'
import { useSession } from '#web/ui/data/use-session.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import { StateBadge } from './state-badge.tsx'
import { useAffected } from '#web/shared/cloud/use-affected.ts'
import { accountState, useEndWords } from './words.ts'

interface Props {
  /** The company's cloud product. */
  holdingId: string
  /** What other features know of the company's use of the cloud. */
  children?: (company: { id: string; name: string; customerNumber: string }) => ReactNode
}

/** The cloud accounts of a company. */
export function CloudHoldingPage({ holdingId, children }: Props) {
  const t = useTexts(cloudTexts)
  const { can } = useSession()
  const endWords = useEndWords()
  const { data, error, refetchError } = useRead(readCloudHolding, { params: { id: holdingId } })
  const name = data?.company.name ?? ''
  const affected = useAffected()
  const navigate = useNavigate()
  const removal = useWrite(removeCloudConfiguration)
  async function remove({ id, startDate, endDate }: CloudConfiguration) {
    const named = await affected(id)
    const facts = { name, start: formats.date(startDate), end: endWords(endDate), affected: named }
    const sure = await confirm({
      title: t('cloud.removeNamed', facts),
      question: t('cloud.removeQuestion', facts),
      confirmLabel: t('cloud.remove'),
      danger: true,
    })
    if (!sure) return
    let gone = false
    await removal.run({ params: { id }, query: { undoable: 'true' } }).then(() => (gone = named === ''))
    if (gone) notify.success(t('cloud.removed'))
    // Where people lose access it waits a minute there, and can be undone.
    else void navigate({ to: '/awsaccount', search: { id } })
  }
  const create = can(createCloudConfiguration.access) && (
    <CreateLink to="/createawsconfig" search={{ companyProduct: holdingId }}>
      {t('cloud.create')}
    </CreateLink>
  )
  return (
    <Page title={data && t('cloud.accountsOf', { name })} action={create} error={error} refetchError={refetchError}>
      {data && (
        <Facts
          layout="row"
          facts={[
            [t('cloud.customerNumber'), data.company.customerNumber],
            [t('cloud.bucket'), data.bucket === '' ? t('cloud.bucketNone') : data.bucket],
          ]}
        />
      )}
      <CloudFreshness />
      <DataTable
        label={t('cloud.accounts')}
        rows={data?.configurations}
        columns={[
          { key: 'type', text: t('cloud.type'), sortable: true, value: ({ accountType }) => accountType },
          {
            key: 'start',
            text: t('cloud.start'),
            sortable: true,
            value: (row) => row.startDate,
            shown: (row) => formats.date(row.startDate),
          },
          {
            key: 'end',
            text: t('cloud.end'),
            sortable: true,
            value: (row) => row.endDate,
            shown: (row) => endWords(row.endDate),
          },
          { key: 'stack', text: t('cloud.stack'), value: ({ stack }) => stack.name },
          { key: 'places', text: t('cloud.places'), align: 'right', value: (row) => t('cloud.usedOf', row) },
          {
            key: 'active',
            text: t('cloud.active'),
            value: ({ state, stopped }) => (state === 'running' && !stopped ? t('cloud.yes') : t('cloud.no')),
            render: (row) => <StateBadge state={accountState(row)} start={row.startDate} />,
          },
        ]}
        sort="-start"
        empty={{ text: t('cloud.accountsEmpty'), action: create }}
        exportName={t('cloud.accounts')}
        actions={(row) => (
          <RowActions name={formats.date(row.startDate)}>
            <EditLink
              to="/awsaccount"
              search={{ id: row.id }}
              text={t('cloud.edit', { start: formats.date(row.startDate) })}
            />
            {can(removeCloudConfiguration.access) && (
              <RemoveButton
                text={t('cloud.removeNamed', { start: formats.date(row.startDate) })}
                onClick={() => void remove(row)}
              />
            )}
          </RowActions>
        )}
      />
      {data && children?.(data.company)}
    </Page>
  )
}
