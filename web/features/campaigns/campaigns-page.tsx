import { type CampaignHead, createCampaign, listCampaigns } from '#contract/campaigns.ts'
import { campaignsTexts } from '#texts/campaigns.ts'
import { formats } from '#web/ui/formats.ts'
import { IconEye, IconPlus } from '#web/ui/icons.tsx'
import { LinkButton, RowLink, TextLink } from '#web/ui/link.tsx'
import { Page } from '#web/ui/page.tsx'
import type { Column } from '#web/ui/table/column.ts'
import { ListTable } from '#web/ui/table/list-table.tsx'
import { useListState } from '#web/ui/table/use-list-state.ts'
import { useSession } from '#web/ui/use-session.ts'
import { useTexts } from '#web/ui/use-texts.tsx'
import { StateBadge } from './state-badge.tsx'

/** Campaigns, newest first. */
export function CampaignsPage() {
  const t = useTexts(campaignsTexts)
  const { can } = useSession()
  const list = useListState(listCampaigns, { sort: '-created' })
  const create = can(createCampaign.access) && (
    <LinkButton to="/campaigns/edit" leftSection={<IconPlus />}>
      {t('campaigns.create')}
    </LinkButton>
  )
  const columns: Column<CampaignHead>[] = [
    {
      ...{ key: 'name', text: t('campaigns.name'), sortable: true },
      render: ({ id, name }) => (
        <TextLink to="/campaigns/$id" params={{ id }}>
          {name}
        </TextLink>
      ),
    },
    { key: 'kind', text: t('campaigns.kind'), value: ({ change }) => t(`campaigns.kind.${change.kind}`) },
    { key: 'state', text: t('campaigns.state'), render: ({ state }) => <StateBadge state={state} /> },
    { key: 'total', text: t('campaigns.total'), align: 'right' },
    {
      ...{ key: 'created', text: t('campaigns.created'), sortable: true },
      value: ({ createdAt }) => formats.instant(createdAt),
    },
    { key: 'createdBy', text: t('campaigns.createdBy') },
  ]
  const rowActions = ({ id, name }: CampaignHead) => (
    <RowLink to="/campaigns/$id" params={{ id }} text={t('campaigns.open', { name })} icon={<IconEye />} />
  )
  return (
    <Page title={t('campaigns.title')} context={t('campaigns.context')} action={create}>
      <ListTable
        operation={listCampaigns}
        list={list}
        label={t('campaigns.title')}
        columns={columns}
        exportName="kampagnen"
        empty={{ text: t('campaigns.none'), action: create }}
        actions={rowActions}
      />
    </Page>
  )
}
