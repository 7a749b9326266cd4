import { useState } from 'react'
import { createCloudConfiguration, extendCloudConfiguration, readCloudConfiguration } from '#contract/cloud.ts'
import { type CompanyCloudAccount, listCompanyCloud } from '#contract/company-cloud.ts'
import { cloudAccountTexts } from '#texts/cloud-account.ts'
import { cloudTexts } from '#texts/cloud.ts'
import { useRead } from '#web/ui/data/use-api.ts'
import { useSession } from '#web/ui/data/use-session.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import { ErrorNotice } from '#web/ui/feedback/error-notice.tsx'
import { CreateLink } from '#web/ui/layout/create-link.tsx'
import { IconRefresh } from '#web/ui/layout/icons.tsx'
import { TextLink } from '#web/ui/layout/link.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { DataTable } from '#web/ui/table/data-table.tsx'
import { RowButton } from '#web/ui/table/rows/row-button.tsx'
import { ExtendDialog } from './extend-dialog.tsx'
import { StateBadge } from './state-badge.tsx'
import { accountState, useEndWords } from './words.ts'

interface Props {
  company: { id: string; name: string }
  /** The cloud product alone: it shows the way to a first account, too. */
  holdingId?: string
}

/** A company's cloud accounts, each with its state, its end and the way to it; nothing where there are none. */
export function CompanyCloudAccounts({ company, holdingId }: Props) {
  const t = useTexts(cloudTexts)
  const a = useTexts(cloudAccountTexts)
  const { can } = useSession()
  const endWords = useEndWords()
  const [extending, setExtending] = useState<CompanyCloudAccount | null>(null)
  const { data, error, refetch } = useRead(
    listCompanyCloud,
    { params: { id: company.id } },
    { enabled: can(listCompanyCloud.access) },
  )
  if (error) return <ErrorNotice error={error} retry={refetch} />
  const accounts = data?.items.filter((one) => holdingId === undefined || one.holdingId === holdingId)
  if (!accounts || (accounts.length === 0 && holdingId === undefined)) return null
  const create = holdingId && can(createCloudConfiguration.access) && (
    <CreateLink to="/createawsconfig" search={{ companyProduct: holdingId }} variant="default">
      {t('cloud.create')}
    </CreateLink>
  )
  return (
    <Section title={t('cloud.accounts')} action={create}>
      <DataTable
        plain
        label={t('cloud.accounts')}
        rows={accounts}
        empty={{ text: t('cloud.accountsEmpty') }}
        columns={[
          {
            key: 'stack',
            text: t('cloud.stack'),
            value: ({ stack }) => stack,
            render: ({ id, stack }) =>
              can(readCloudConfiguration.access) ? (
                <TextLink to="/awsaccount" search={{ id }}>
                  {stack}
                </TextLink>
              ) : (
                stack
              ),
          },
          { key: 'places', text: t('cloud.places'), align: 'right', value: (row) => t('cloud.usedOf', row) },
          {
            key: 'end',
            text: t('cloud.lastDay'),
            value: ({ endDate }) => endDate,
            shown: (row) => endWords(row.endDate),
          },
          {
            key: 'state',
            text: t('cloud.state'),
            value: ({ state }) => state,
            render: (row) => <StateBadge state={accountState(row)} start={row.startDate} />,
          },
        ]}
        actions={(row) =>
          row.runtime !== '-1' &&
          can(extendCloudConfiguration.access) && (
            <RowButton
              text={a('cloudAccount.extendNamed', { name: row.stack })}
              letter="r"
              word={t('cloud.extend')}
              icon={<IconRefresh />}
              onClick={() => setExtending(row)}
            />
          )
        }
      />
      {extending && <ExtendDialog accounts={[extending]} onClose={() => setExtending(null)} />}
    </Section>
  )
}

/** Extends an account of a company from wherever the company stands; of several the next to end is proposed. */
export function ExtendOfCompany({ id, onClose }: { id: string; onClose: () => void }) {
  const { data, error, refetch } = useRead(listCompanyCloud, { params: { id } })
  if (error) return <ErrorNotice error={error} retry={refetch} />
  const [first, ...others] = data?.items.filter(({ runtime }) => runtime !== '-1') ?? []
  if (!data) return null
  return first ? (
    <ExtendDialog accounts={[first, ...others]} onClose={onClose} />
  ) : (
    <NothingToExtend onClose={onClose} />
  )
}

function NothingToExtend({ onClose }: { onClose: () => void }) {
  const t = useTexts(cloudTexts)
  const a = useTexts(cloudAccountTexts)
  return (
    <Dialog title={t('cloud.extend')} onClose={onClose}>
      <p>{a('cloudAccount.endless')}</p>
    </Dialog>
  )
}
