import { listCampaigns } from '#contract/campaign-lists.ts'
import { type CampaignHead, createCampaign } from '#contract/campaigns.ts'
import { campaignsTexts } from '#texts/campaigns.ts'
import { CreateLink } from '#web/ui/layout/create-link.tsx'
import { IconEye } from '#web/ui/layout/icons.tsx'
import { TextLink } from '#web/ui/layout/link.tsx'
import { RowLink } from '#web/ui/table/rows/row-link.tsx'
import { Page } from '#web/ui/layout/page/page.tsx'
import { ListTable } from '#web/ui/table/list-table.tsx'
import { useListState } from '#web/ui/table/use-list-state.ts'
import { useSession } from '#web/ui/data/use-session.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import { StateBadge } from './state-badge.tsx'

/** Campaigns, newest first. */
export function CampaignsPage() {
  const t = useTexts(campaignsTexts)
  const { can } = useSession()
  const list = useListState(listCampaigns)
  const create = can(createCampaign.access) && <CreateLink to="/campaigns/edit">{t('campaigns.create')}</CreateLink>
  const rowActions = ({ id, name }: CampaignHead) => (
    <RowLink to="/campaigns/$id" params={{ id }} letter="o" text={t('campaigns.open', { name })} icon={<IconEye />} />
  )
  return (
    <Page title={t('campaigns.title')} context={t('campaigns.context')} action={create}>
      <ListTable
        list={list}
        texts={campaignsTexts}
        cells={{
          name: ({ id, name }) => (
            <TextLink to="/campaigns/$id" params={{ id }}>
              {name}
            </TextLink>
          ),
          state: ({ state }) => <StateBadge state={state} />,
        }}
        empty={{ text: t('campaigns.none'), action: create }}
        actions={rowActions}
      />
    </Page>
  )
}
