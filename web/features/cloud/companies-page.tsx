import { Button, Switch } from '@mantine/core'
import { listCloudCompanies, readCloudHolding } from '#contract/cloud.ts'
import { createCompany } from '#contract/companies.ts'
import { cloudTexts } from '#texts/cloud.ts'
import { CreateLink } from '#web/ui/layout/create-link.tsx'
import { CloudLook } from '#web/shared/cloud/cloud-freshness.tsx'
import { TextLink } from '#web/ui/layout/link.tsx'
import { EditLink } from '#web/ui/table/row-link.tsx'
import { Page } from '#web/ui/layout/page.tsx'
import { ListTable } from '#web/ui/table/list-table.tsx'
import { useListState } from '#web/ui/table/use-list-state.ts'
import { useSession } from '#web/ui/data/use-session.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import { StateBadge } from './state-badge.tsx'
import { useEndWords } from './words.ts'

/** Companies with a cloud product: places, who streams, what ends soon. */
export function CloudCompaniesPage() {
  const t = useTexts(cloudTexts)
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
      <CloudLook />
      <ListTable
        list={list}
        texts={cloudTexts}
        cells={{
          name: ({ id, name }) =>
            can('cloud.company.open') ? (
              <TextLink to="/company/$id" params={{ id }}>
                {name}
              </TextLink>
            ) : (
              name
            ),
          fleet: ({ fleetState }) => <span data-whole>{t(`cloud.fleet.${fleetState}`)}</span>,
          end: ({ endDate }) => endWords(endDate),
          state: ({ state, startDate }) => <StateBadge state={state} start={startDate} />,
        }}
        chips={{ show: show === 'active' ? undefined : t(show === 'all' ? 'cloud.showAll' : 'cloud.onlyEnding') }}
        filters={filters}
        empty={{ text: t(`cloud.companiesEmpty.${show}`), action: widen }}
        actions={({ holdingId, name }) =>
          can(readCloudHolding.access) && (
            <EditLink to="/awsselect" search={{ companyProduct: holdingId }} text={t('cloud.openAccounts', { name })} />
          )
        }
      />
    </Page>
  )
}
