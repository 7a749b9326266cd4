import { Button, Switch } from '@mantine/core'
import { useState } from 'react'
import {
  type CloudCompany,
  extendCloudConfiguration,
  listCloudCompanies,
  readCloudConfiguration,
  readCloudHolding,
} from '#contract/cloud.ts'
import { createCompany } from '#contract/companies.ts'
import { cloudAccountTexts } from '#texts/cloud-account.ts'
import { cloudTexts } from '#texts/cloud.ts'
import { CreateLink } from '#web/ui/layout/create-link.tsx'
import { CloudFreshness } from '#web/shared/cloud/cloud-freshness.tsx'
import { TextLink } from '#web/ui/layout/link.tsx'
import { IconBuilding, IconRefresh } from '#web/ui/layout/icons.tsx'
import { RowActions } from '#web/ui/table/rows/row-actions.tsx'
import { RowButton } from '#web/ui/table/rows/row-button.tsx'
import { EditLink, RowLink } from '#web/ui/table/rows/row-link.tsx'
import { Page } from '#web/ui/layout/page/page.tsx'
import { ListTable } from '#web/ui/table/list-table.tsx'
import { useListState } from '#web/ui/table/use-list-state.ts'
import { useSession } from '#web/ui/data/use-session.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import { ExtendOfCompany } from './company-accounts.tsx'
import { StateBadge } from './state-badge.tsx'
import { useEndWords } from './words.ts'

/** Companies with a cloud product: places, who streams, what ends soon. */
export function CloudCompaniesPage() {
  const t = useTexts(cloudTexts)
  const a = useTexts(cloudAccountTexts)
  const [extending, setExtending] = useState<string | null>(null)
  const { can } = useSession()
  const endWords = useEndWords()
  const list = useListState(listCloudCompanies)
  const { show } = list.query
  const create = can(createCompany.access) && (
    <CreateLink to="/createcompany" search={{ types: 'all' }}>
      {t('cloud.createCompany')}
    </CreateLink>
  )
  const filters = (
    <>
      <Switch
        label={t('cloud.showAll')}
        checked={show === 'all'}
        onChange={({ currentTarget: { checked } }) => list.set({ show: checked ? 'all' : 'active' })}
      />
      <Switch
        label={t('cloud.onlyEnding')}
        checked={show === 'ending'}
        onChange={({ currentTarget: { checked } }) => list.set({ show: checked ? 'ending' : 'active' })}
      />
    </>
  )
  const widen = show === 'active' && (
    <Button variant="default" onClick={() => list.set({ show: 'all' })}>
      {t('cloud.showAll')}
    </Button>
  )
  return (
    <Page title={t('cloud.companies')} context={t('cloud.companiesContext')} action={create}>
      <CloudFreshness />
      <ListTable
        list={list}
        texts={cloudTexts}
        cells={{
          name: (row) => <AccountLink row={row} />,
          stack: ({ stack }) => <span data-whole>{stack}</span>,
          fleet: ({ fleetState }) => <span data-whole>{t(`cloud.fleet.${fleetState}`)}</span>,
          end: ({ endDate }) => endWords(endDate),
          state: ({ state, startDate }) => <StateBadge state={state} start={startDate} />,
        }}
        chips={{ show: show === 'active' ? undefined : t(show === 'all' ? 'cloud.showAll' : 'cloud.onlyEnding') }}
        filters={filters}
        empty={{ text: t(`cloud.companiesEmpty.${show}`), action: widen }}
        actions={({ id, holdingId, name, accounts }) => (
          <RowActions name={name} visible={1}>
            {can(extendCloudConfiguration.access) && accounts > 0 && (
              <RowButton
                text={a('cloudAccount.extendNamed', { name })}
                letter="r"
                icon={<IconRefresh />}
                onClick={() => setExtending(id)}
              />
            )}
            {can(readCloudHolding.access) && (
              <EditLink
                to="/awsselect"
                search={{ companyProduct: holdingId }}
                text={t('cloud.openAccounts', { name })}
              />
            )}
            {can('cloud.company.open') && (
              <RowLink
                to="/company/$id"
                params={{ id }}
                icon={<IconBuilding />}
                letter="c"
                text={t('cloud.company.toCompany')}
              />
            )}
          </RowActions>
        )}
      />
      {extending && <ExtendOfCompany id={extending} onClose={() => setExtending(null)} />}
    </Page>
  )
}

/** To the only account, else to the choice of them. */
function AccountLink({ row: { name, accountId, holdingId } }: { row: CloudCompany }) {
  const { can } = useSession()
  if (!can(readCloudHolding.access)) return name
  if (accountId && can(readCloudConfiguration.access))
    return (
      <TextLink to="/awsaccount" search={{ id: accountId }}>
        {name}
      </TextLink>
    )
  return (
    <TextLink to="/awsselect" search={{ companyProduct: holdingId }}>
      {name}
    </TextLink>
  )
}
